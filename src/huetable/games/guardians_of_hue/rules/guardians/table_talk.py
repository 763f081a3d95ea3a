"""Talking: suggestions and answers of the guardians, Lord Sepia's story, and proposals of a draw (GUARD-47 to GUARD-50)."""

from __future__ import annotations

from typing import Final, get_args

from msgspec.structs import replace

from huetable.core.rng import Rng
from huetable.core.terms import Emitted, Motion, MoveField, Observation, OpenMove, Seat, VoteEnded
from huetable.games.guardians_of_hue.rules import clauses
from huetable.games.guardians_of_hue.rules.ending import end_game
from huetable.games.guardians_of_hue.rules.events import (
    DrawProposed,
    DrawRefused,
    Narrated,
    Replied,
    Suggested,
)
from huetable.games.guardians_of_hue.rules.moves import Narrate, Reply, Suggest
from huetable.games.guardians_of_hue.rules.state import (
    DRAW_ROUND,
    STORY_LETTERS,
    STORY_LINES,
    SUGGESTIONS_A_TURN,
    Answer,
    State,
    Suggestion,
    Wish,
)
from huetable.games.guardians_of_hue.rules.state_queries import lord_sepia_seat

OPEN_SUGGESTION: Final = OpenMove(
    "suggest",
    (
        MoveField("seat", "number", most=3),
        MoveField("wish", "text", most=9),
        MoveField("card", "number", most=8),
    ),
)
OPEN_NARRATION: Final = OpenMove("narrate", (MoveField("text", "text", most=STORY_LETTERS, least=1),))

READY_MADE_LINES: Final = (
    "The last of the blue drains into the gutter.",
    "Somewhere a film projector begins to rattle.",
    "A grain of dust settles on every petal.",
    "The horizon yellows like an old photograph.",
    "Nobody remembers what the flags looked like.",
    "A tinny waltz is playing, far too slowly.",
)
"""Lines for a Lord Sepia who has none of his own."""

NEXT_ANSWERS: Final[dict[Answer | None, tuple[Answer, ...]]] = {
    None: ("noted", "agreed", "declined"),
    "noted": ("agreed", "declined"),
    "agreed": (),
    "declined": (),
}
"""What may still be answered after an answer."""


def may_suggest(state: State, seat: Seat) -> bool:
    return seat < state.guardians and state.round > 0 and state.said[seat] < SUGGESTIONS_A_TURN


def suggest(state: State, seat: Seat, move: Suggest, emitted: list[Emitted]) -> None:
    """A new suggestion takes the place of the one that this guardian made to the same one before."""
    state.said[seat] += 1
    state.plan = [line for line in state.plan if (line.seat, line.to) != (seat, move.seat)]
    state.plan.append(Suggestion(seat, move.seat, move.wish, move.card))
    emitted.append((Suggested(seat, move.seat, move.wish, move.card), None))


def unanswered_suggestions(state: State, seat: Seat) -> list[Suggestion]:
    """The suggestions of others to this guardian that are not yet answered for good."""
    return [line for line in state.plan if line.to == seat != line.seat and NEXT_ANSWERS[line.answer]]


def reply(state: State, seat: Seat, move: Reply, emitted: list[Emitted]) -> None:
    for place, line in enumerate(state.plan):
        if (line.seat, line.to) == (move.seat, seat):
            state.plan[place] = replace(line, answer=move.answer, instead=move.instead, where=move.where)
    emitted.append((Replied(seat, move.seat, move.answer, move.instead, move.where), None))


def allow_story_line(state: State) -> None:
    """Darkness acts, or is acted against: Lord Sepia, where he plays, may tell a line about it."""
    if lord_sepia_seat(state) is not None:
        state.tale = True


def may_narrate(state: State, seat: Seat) -> bool:
    return state.tale and seat == lord_sepia_seat(state)


def narrate(state: State, text: str, emitted: list[Emitted]) -> None:
    line = " ".join(text.split())
    state.tale = False
    state.story = [*state.story, line][-STORY_LINES:]
    emitted.append((Narrated(line), None))


def may_propose_draw(state: State) -> bool:
    return state.round >= DRAW_ROUND and state.asked < state.round


def propose_draw(state: State, seat: Seat, emitted: list[Emitted]) -> None:
    state.asked = state.round
    state.proposer = seat
    emitted.append((DrawProposed(seat), None))


def motion(state: State) -> Motion | None:
    if state.proposer is None:
        return None
    return Motion(f"draw/{state.asked}", clauses.CANNOT_PROPOSE_DRAW, state.proposer)


def settle_draw_vote(state: State, ruling: VoteEnded, emitted: list[Emitted]) -> None:
    """The table has voted."""
    state.proposer = None
    if ruling.upheld:
        end_game(state, "draw", emitted)
    else:
        emitted.append((DrawRefused(), None))


def random_move(observation: Observation, open_move: OpenMove, rng: Rng) -> Suggest | Narrate:
    """Something to say, at random."""
    if open_move.move == "narrate":
        return Narrate(rng.choice(READY_MADE_LINES, "tale"))
    wish: Wish = rng.choice(get_args(Wish), "wish")
    return Suggest(rng.below(observation.view.public.guardians, "seat"), wish, rng.below(9, "card"))
