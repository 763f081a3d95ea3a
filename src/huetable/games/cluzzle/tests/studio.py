"""Small positions to try the rules on: three sculptors with words that are known, and what they say to each other."""

from typing import Any

from huetable.core.move_text import parse_any_move
from huetable.core.rng import Rng
from huetable.core.terms import TABLE, Emitted, Refusal, Seat, VoteEnded
from huetable.games.cluzzle import GAME
from huetable.games.cluzzle.rules.moves import Seal
from huetable.games.cluzzle.rules.state import Options, State

WORDS = ("cat", "wolf", "leaf", "ice cream", "crown", "bus")
"""What the seats have sculpted, by seat."""


def clay_of(seat: Seat) -> str:
    """A hash as good as any."""
    return f"c{seat:x}" * 32


def agreed(seats: int = 3, **raw: Any) -> Options:
    """Options as a host would set them."""
    options = GAME.read_options({"clock": False, "first": 0, "games": 1, **raw}, seats)
    assert isinstance(options, Options), options
    return options


def refused_options(seats: int = 3, **raw: Any) -> Refusal | None:
    options = GAME.read_options(raw, seats)
    return options if isinstance(options, Refusal) else None


def gadgets(count: int) -> str:
    """As many words of the host's."""
    return ", ".join(f"gadget {number}" for number in range(count))


def studio(seats: int = 3, **options: Any) -> State:
    """A new game; each card has the seat's word of WORDS on it as its fourth thing."""
    state = GAME.setup(agreed(seats, **options), seats, Rng.from_number(1))
    for seat, sculptor in enumerate(state.sculptors):
        sculptor.card = (*sculptor.card[:3], WORDS[seat], *sculptor.card[4:])
    return state


def table(seats: int = 3, **options: Any) -> State:
    """All have sealed, and seat 0 asks first."""
    state = studio(seats, **options)
    for seat in range(seats):
        seal(state, seat)
    return state


def seal(
    state: State, seat: Seat, word: str | None = None, note: str = "", *, bot: bool = False
) -> list[Emitted]:
    """The word is the seat's own of WORDS unless another is given."""
    return play(state, seat, Seal(clay_of(seat), note, WORDS[seat] if word is None else word), bot=bot)


def play(state: State, seat: Seat, move: Any, *, bot: bool = False) -> list[Emitted]:
    """A lawful move; a bot's is signed by the table."""
    refusal = GAME.refuse(state, seat, move)
    assert refusal is None, refusal
    return GAME.apply(state, seat, GAME.with_author(move, by_bot=bot), Rng.from_number(1))


def act(state: State, seat: Seat, text: str) -> list[Emitted]:
    """A lawful move, written as one would say it."""
    return play(state, seat, parse_any_move(text, GAME.move_type))


def tried(state: State, seat: Seat, text: str) -> Refusal | None:
    return GAME.refuse(state, seat, parse_any_move(text, GAME.move_type))


def refused(state: State, seat: Seat, text: str) -> str | None:
    """The clause that a move is against, and the condition of it that failed; None if it is lawful."""
    refusal = tried(state, seat, text)
    return None if refusal is None else f"{refusal.clause} {refusal.reason}".strip()


def turn(state: State, sculptor: Seat, guess: str | None = None, answer: str = "no") -> list[Emitted]:
    """A whole turn of whoever it is: a question, its answer, a guess or none."""
    asker = state.asker
    act(state, asker, f"ask {sculptor} Is it alive?")
    act(state, sculptor, f"answer {answer}")
    return act(state, asker, f"guess {guess}" if guess else "no_guess")


def play_out(state: State) -> None:
    """Turns without guesses until the gallery opens."""
    while state.phase == "ask":
        turn(state, next(other for other in range(len(state.scores)) if other != state.asker))
    let_stand(state)


def let_stand(state: State) -> list[Emitted]:
    """The last answer of a game is right as it is, if it could still be corrected: the gallery opens."""
    return act(state, state.talk[-1].sculptor, "content") if state.phase == "closing" else []


def rule(state: State, *, upheld: bool) -> list[Emitted]:
    motion = GAME.motion(state)
    assert motion is not None
    return play(state, TABLE, VoteEnded(motion.name, upheld))


def events(emitted: list[Emitted]) -> list[Any]:
    return [event for event, _ in emitted]
