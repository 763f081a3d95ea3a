"""The lesson of Guardians of Hue: two rounds near the end of a game, in which every important thing happens once.

The player and Noor (seat 1) are guardians on the square map:

    0 1 2
    3 8 4
    5 6 7

Only Sunrise Bay (6) and Night Sky (8) are dark. Noor has had a turn, and the player lies exhausted beside Noor in
Sunrise Bay: the player stands up, wins a spirit, breaks the seal with Noor's support and helps Noor up. An agent comes
and fails, but darkness takes the bay again. In the second round the player beats the agent with dice of their own, goes to
Night Sky and ends the turn. Noor breaks the seal of the bay and comes too; the player supports the last seal, and they
win. `ui/lesson.ts` says a sentence to each of these.
"""

from __future__ import annotations

from typing import Final

from huetable.core.lesson import PLAYER, Lesson, first_legal
from huetable.core.terms import Observation

from .data.cards import CENTRE
from .rules.board.layout import neighbours, square_map
from .rules.moves import (
    Assist,
    Attack,
    BreakSeal,
    Encounter,
    End,
    Grow,
    Move,
    Pass,
    Stand,
    Support,
    Walk,
)
from .rules.state import ALL_LOCATIONS, AgentTurn, Growth, State
from .rules.view import PublicView

STUDIO, BAY = 5, 6
NOOR: Final = 1
FIRST_ROUND: Final = 5

IN_FIRST_ROUND: Final[tuple[Move, ...]] = (Stand(), BreakSeal(), Encounter(), Assist(NOOR))
IN_SECOND_ROUND: Final[tuple[Move, ...]] = (Support(), Attack(), Walk(CENTRE), End())
"""The player makes the first one of these that is legal."""


class GuardiansLesson(Lesson[State, Move]):
    seats = 2
    minutes = 3
    options = {"difficulty": "easy", "layout": "square", "first": NOOR}
    level = "easy"
    number = 10
    """The agent fails, a 5 is rolled for darkness, and no attempt falls short."""

    def arrange(self, state: State) -> None:
        state.spots = square_map(list(range(CENTRE)))
        state.near = neighbours(state.spots)
        state.phase, state.round, state.active, state.actions = "act", FIRST_ROUND, 0, 4
        state.light = ALL_LOCATIONS & ~(1 << BAY | 1 << CENTRE)
        state.places = [BAY, BAY]
        state.tired = 1 << PLAYER
        state.agents = [STUDIO]
        state.rolls = 0
        state.grown = [Growth(5, BAY)]
        state.strides = [AgentTurn(BAY, STUDIO, roll=2)]

    def script(self, observation: Observation) -> Move | None:
        view = observation.view.public
        moves = _players_moves(view) if observation.seat == PLAYER else _indigos_moves(view)
        return first_legal(observation, moves)


def _players_moves(view: PublicView) -> tuple[Move, ...]:
    return IN_FIRST_ROUND if view.round == FIRST_ROUND else IN_SECOND_ROUND


def _indigos_moves(view: PublicView) -> tuple[Move, ...]:
    match view.phase:
        case "support":
            helps = view.attempt is not None and (view.attempt.deed, view.attempt.card) == ("seal", BAY)
            return (Support() if helps else Pass(),)
        case "grow":
            return (Grow(BAY),)
        case _:
            return (BreakSeal(), Encounter(), Walk(CENTRE))


LESSON = GuardiansLesson()
