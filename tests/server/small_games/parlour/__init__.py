"""A game with one of everything that a table has to deal with: a secret, a draw, a vote, a hush, an end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Struct

from huetable.core.bot import Bot
from huetable.core.game import Game
from huetable.core.rng import Rng
from huetable.core.terms import (
    Emitted,
    Forfeit,
    Meta,
    Motion,
    Observation,
    OpenMove,
    Refusal,
    Result,
    Seat,
    TableMove,
    Timer,
    TimerExpired,
    View,
    VoteEnded,
)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    clock: bool = False
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9, description="How many turns.")] = 9
    style: str = "plain"
    """timed: a turn has 30 seconds; reveal: ten seconds to look go before it; strict: who is late loses the turn."""


class State(Struct):
    options: Options
    hands: list[int]
    deck: list[int]
    turn: int = 0
    taken: int = 0
    whispering: int | None = None
    accused: int | None = None
    accuser: int = 0
    guilty: list[int] = []
    over: bool = False
    seen: int = -1
    """The last turn before which everybody has had a look."""


class PrivateView(Struct, frozen=True):
    hand: int | None


class PublicView(Struct, frozen=True):
    options: Options
    seats: int
    deck: int
    turn: int
    taken: int
    whispering: int | None
    accused: int | None
    accuser: int
    guilty: tuple[int, ...]
    over: bool
    seen: int


class Nod(Struct, frozen=True, tag="nod", forbid_unknown_fields=True, omit_defaults=True):
    bot: bool = False
    """The table's word: a bot has nodded."""


class Bow(Struct, frozen=True, tag="bow", forbid_unknown_fields=True):
    depth: Annotated[int, msgspec.Meta(ge=1, le=3)]


class Draw(Struct, frozen=True, tag="draw", forbid_unknown_fields=True):
    """The hand is exchanged for the top card of the deck."""


class Roll(Struct, frozen=True, tag="roll", forbid_unknown_fields=True):
    """Chance decides how far the game gets on."""


class Flip(Struct, frozen=True, tag="flip", forbid_unknown_fields=True):
    """The top card of the deck is shown to everybody."""


class Whisper(Struct, frozen=True, tag="whisper", forbid_unknown_fields=True):
    """From now on this seat holds a secret."""


class Tell(Struct, frozen=True, tag="tell", forbid_unknown_fields=True):
    """The secret is out."""


class Accuse(Struct, frozen=True, tag="accuse", forbid_unknown_fields=True):
    whom: int


class End(Struct, frozen=True, tag="end", forbid_unknown_fields=True):
    """The mover wins."""


Move = Nod | Bow | Draw | Roll | Flip | Whisper | Tell | Accuse | End


class Did(Struct, frozen=True, tag="did"):
    seat: int
    what: str


class Bowed(Struct, frozen=True, tag="bowed"):
    seat: int
    depth: int


class Drew(Struct, frozen=True, tag="drew"):
    card: int


class Flipped(Struct, frozen=True, tag="flipped"):
    card: int


Event = Did | Bowed | Drew | Flipped


class MayBow(Struct, frozen=True, tag="may_bow", forbid_unknown_fields=True):
    """Would a bow this deep be polite?"""

    depth: int


class Polite(Struct, frozen=True, tag="polite"):
    depth: int


class Nodding(Bot):
    def choose(self, observation: Observation, rng: Rng) -> Move | None:
        return Nod() if observation.seat in observation.awaited else None

    def pause(self, observation: Observation, move: Move, rng: Rng) -> int:
        return 1000


class Hopeless(Bot):
    def choose(self, observation: Observation, rng: Rng) -> Move | None:
        raise RuntimeError("a bot with a defect")


class Parlour(Game[State, Move, Event, PublicView, PrivateView, Options]):
    meta = Meta(
        id="parlour",
        title="Parlour",
        short="parlour",
        blurb="Nod, bow, accuse.",
        seats=(2, 5),
        minutes=1,
        rules_version=1,
        clauses="PAR",
        endings=("end",),
    )
    quick = {"rounds": 3}
    question_type = MayBow
    answer_type = Polite
    bots = {
        "normal": lambda budget: Nodding(),
        "hopeless": lambda budget: Hopeless(),
        "hard": lambda budget: Nodding(),
    }

    def setup(self, options: Options, seats: int, rng: Rng) -> State:
        deck = list(range(100, 140))
        rng.shuffle(deck, "deck")
        return State(options, [deck.pop() for _ in range(seats)], deck)

    def seats(self, state: State) -> int:
        return len(state.hands)

    def whose_turn(self, state: State) -> Sequence[Seat]:
        return [] if state.over or state.accused is not None else [state.turn]

    def may_act(self, state: State, seat: Seat) -> bool:
        return seat in self.whose_turn(state)

    def legal_moves(self, state: State, seat: Seat) -> Sequence[Move]:
        if not self.may_act(state, seat):
            return []
        accusations = [Accuse(other) for other in range(len(state.hands)) if other != seat]
        return [Nod(), Bow(1), Bow(2), Bow(3), Draw(), Roll(), Flip(), Whisper(), Tell(), *accusations, End()]

    def check_move(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, Accuse) and (move.whom == seat or not 0 <= move.whom < len(state.hands)):
            return Refusal("PAR-2")
        return None

    def apply(self, state: State, seat: Seat, move: Move | TableMove, rng: Rng) -> list[Emitted]:
        emitted: list[Emitted] = [(Did(seat, type(move).__name__), None)]
        if isinstance(move, Accuse):
            state.accused, state.accuser = move.whom, seat
            return emitted
        if isinstance(move, TimerExpired) and move.name.startswith("reveal"):
            state.seen = state.taken
            return []
        if isinstance(move, TimerExpired | VoteEnded | Forfeit):
            self.settle(state, move)
        else:
            emitted += self.act(state, seat, move, rng)
        state.taken += 1
        state.over = state.over or state.taken >= 40
        state.turn = (state.turn + 1) % len(state.hands)
        return emitted

    def settle(self, state: State, move: TableMove) -> None:
        if isinstance(move, VoteEnded) and move.upheld and state.accused is not None:
            state.guilty.append(state.accused)
        state.accused = None

    def act(self, state: State, seat: Seat, move: Move, rng: Rng) -> list[Emitted]:
        match move:
            case Bow(depth=depth):
                return [(Bowed(seat, depth), None)]
            case Draw():
                state.hands[seat] = state.deck.pop()
                return [(Drew(state.hands[seat]), seat)]
            case Roll():
                state.taken += rng.below(2)
            case Flip():
                return [(Flipped(state.deck[-1]), None)]
            case Whisper() | Tell():
                state.whispering = seat if isinstance(move, Whisper) else None
            case _:
                state.over = isinstance(move, End)
        return []

    def private_view(self, state: State, seat: Seat | None) -> PrivateView:
        return PrivateView(None if seat is None else state.hands[seat])

    def public_view(self, state: State) -> PublicView:
        return PublicView(
            state.options,
            len(state.hands),
            len(state.deck),
            state.turn,
            state.taken,
            state.whispering,
            state.accused,
            state.accuser,
            tuple(state.guilty),
            state.over,
            state.seen,
        )

    def imagine(self, view: View[PublicView, PrivateView], rng: Rng) -> State:
        mine, public = view.private.hand, view.public
        hidden = [card for card in range(100, 140) if card != mine]
        rng.shuffle(hidden, "hidden")
        hands = [
            mine if each == view.seat and mine is not None else hidden.pop() for each in range(public.seats)
        ]
        return State(
            public.options,
            hands,
            hidden[: public.deck],
            public.turn,
            public.taken,
            public.whispering,
            public.accused,
            public.accuser,
            list(public.guilty),
            public.over,
            public.seen,
        )

    def random_move(self, observation: Observation, form: OpenMove, rng: Rng) -> Move:
        return Nod()

    def timeout_move(self, state: State, seat: Seat) -> Move | None:
        return None if state.options.style == "strict" else Bow(1)

    def with_author(self, move: Move, *, by_bot: bool) -> Move:
        return Nod(by_bot) if isinstance(move, Nod) and move.bot != by_bot else move

    def result(self, state: State) -> Result | None:
        if not state.over:
            return None
        winner = (state.turn - 1) % len(state.hands)
        return Result("end", (winner,), tuple(int(seat == winner) for seat in range(len(state.hands))))

    def scores(self, state: State) -> Sequence[int]:
        return [0] * len(state.hands)

    def timers(self, state: State) -> Sequence[Timer]:
        if not state.options.clock or state.over or state.accused is not None:
            return ()
        if state.options.style == "timed":
            return (Timer(f"turn/{state.taken}", 30_000, seats="instead"),)
        looking = state.options.style == "reveal" and state.seen != state.taken
        return (Timer(f"reveal/{state.taken}", 10_000, seats="after"),) if looking else ()

    def motion(self, state: State) -> Motion | None:
        if state.accused is None:
            return None
        return Motion(f"accuse/{state.taken}", "PAR-2", state.accuser, state.accused)

    def consult(self, view: View[PublicView, PrivateView], question: MayBow) -> Polite | Refusal:
        return Polite(question.depth) if question.depth <= 3 else Refusal("PAR-3")

    def chat_blocked(self, state: State) -> Sequence[Seat]:
        return [] if state.whispering is None else [state.whispering]

    def sketch(self, state: State) -> str:
        return f"turn {state.turn}, hands {state.hands}"


GAME = Parlour()
