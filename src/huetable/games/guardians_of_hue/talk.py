"""What is said at the table: the guardians' plan, Lord Sepia's story, the proposal of a draw."""

from __future__ import annotations

from typing import Final, get_args

from msgspec.structs import replace

from huetable.core.rng import Rng
from huetable.core.terms import Emitted, Field, Motion, Observation, OpenMove, Refusal, Seat, VoteEnded

from .ending import end
from .events import DrawProposed, DrawRefused, Narrated, Replied, Suggested
from .moves import Narrate, Reply, Suggest
from .standing import lord
from .state import (
    DRAW_ROUND,
    STORY_LETTERS,
    STORY_LINES,
    SUGGESTIONS_A_TURN,
    Answer,
    State,
    Suggestion,
    Wish,
)

SUGGEST_FORM: Final = OpenMove(
    "suggest",
    (Field("seat", "number", most=3), Field("wish", "text", most=9), Field("card", "number", most=8)),
)
NARRATE_FORM: Final = OpenMove("narrate", (Field("text", "text", most=STORY_LETTERS, least=1),))

TALES: Final = (
    "The last of the blue drains into the gutter.",
    "Somewhere a film projector begins to rattle.",
    "A grain of dust settles on every petal.",
    "The horizon yellows like an old photograph.",
    "Nobody remembers what the flags looked like.",
    "A tinny waltz is playing, far too slowly.",
)
"""Lines for a Lord Sepia who has none of his own."""

FURTHER: Final[dict[Answer | None, tuple[Answer, ...]]] = {
    None: ("noted", "agreed", "declined"),
    "noted": ("agreed", "declined"),
    "agreed": (),
    "declined": (),
}
"""What may still be answered after an answer."""


def may_suggest(state: State, seat: Seat) -> bool:
    return seat < state.guardians and state.round > 0 and state.said[seat] < SUGGESTIONS_A_TURN


def refuse_suggest(state: State, seat: Seat, move: Suggest) -> Refusal | None:
    fair = may_suggest(state, seat) and move.seat < state.guardians
    return None if fair else Refusal("GUARD-48", {"most": SUGGESTIONS_A_TURN})


def suggest(state: State, seat: Seat, move: Suggest, emitted: list[Emitted]) -> None:
    """A new suggestion takes the place of the one that this guardian made to the same one before."""
    state.said[seat] += 1
    state.plan = [line for line in state.plan if (line.seat, line.to) != (seat, move.seat)]
    state.plan.append(Suggestion(seat, move.seat, move.wish, move.card))
    emitted.append((Suggested(seat, move.seat, move.wish, move.card), None))


def open_to_reply(state: State, seat: Seat) -> list[Suggestion]:
    """The suggestions of others to this guardian that are not yet answered for good."""
    return [line for line in state.plan if line.to == seat != line.seat and FURTHER[line.answer]]


def refuse_reply(state: State, seat: Seat, move: Reply) -> Refusal | None:
    fair = any(
        line.seat == move.seat and move.answer in FURTHER[line.answer] for line in open_to_reply(state, seat)
    )
    whole = (move.instead is None) == (move.where is None)
    return None if fair and whole else Refusal("GUARD-49")


def reply(state: State, seat: Seat, move: Reply, emitted: list[Emitted]) -> None:
    for place, line in enumerate(state.plan):
        if (line.seat, line.to) == (move.seat, seat):
            state.plan[place] = replace(line, answer=move.answer, instead=move.instead, where=move.where)
    emitted.append((Replied(seat, move.seat, move.answer, move.instead, move.where), None))


def offer_line(state: State) -> None:
    """Darkness acts, or is acted against: Lord Sepia, where he plays, may tell a line about it."""
    if lord(state) is not None:
        state.tale = True


def may_narrate(state: State, seat: Seat) -> bool:
    return state.tale and seat == lord(state)


def refuse_narrate(state: State, seat: Seat, move: Narrate) -> Refusal | None:
    text = " ".join(move.text.split())
    fair = may_narrate(state, seat) and 1 <= len(text) <= STORY_LETTERS and text.isprintable()
    return None if fair else Refusal("GUARD-47", {"most": STORY_LETTERS})


def narrate(state: State, text: str, emitted: list[Emitted]) -> None:
    line = " ".join(text.split())
    state.tale = False
    state.story = [*state.story, line][-STORY_LINES:]
    emitted.append((Narrated(line), None))


def may_propose(state: State) -> bool:
    return state.round >= DRAW_ROUND and state.asked < state.round


def propose(state: State, seat: Seat, emitted: list[Emitted]) -> None:
    state.asked = state.round
    state.proposer = seat
    emitted.append((DrawProposed(seat), None))


def motion(state: State) -> Motion | None:
    if state.proposer is None:
        return None
    return Motion(f"draw/{state.asked}", "GUARD-50", state.proposer)


def rule(state: State, ruling: VoteEnded, emitted: list[Emitted]) -> None:
    """The table has voted."""
    state.proposer = None
    if ruling.upheld:
        end(state, "draw", emitted)
    else:
        emitted.append((DrawRefused(), None))


def random_move(observation: Observation, form: OpenMove, rng: Rng) -> Suggest | Narrate:
    """Something to say, at random."""
    if form.move == "narrate":
        return Narrate(rng.choice(TALES, "tale"))
    wish: Wish = rng.choice(get_args(Wish), "wish")
    return Suggest(rng.below(observation.view.public.guardians, "seat"), wish, rng.below(9, "card"))
