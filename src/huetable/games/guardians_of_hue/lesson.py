"""The lesson of Guardians of Hue: two rounds near the end of a game, in which every important thing happens once.

The player and Indigo (seat 1) are guardians on the square map:

    0 1 2
    3 8 4
    5 6 7

Only Sunrise Bay (6) and Night Sky (8) are dark. The player goes to Indigo in Sunrise Bay, wins a spirit, breaks the seal
with Indigo's support and helps Indigo up. An agent comes and fails, but darkness takes the bay again. In the second round
the player supports Indigo against the agent, stands up, breaks the seal again and goes to Night Sky. There Indigo has dice
rolled again, and they win. `ui/lesson.ts` says a sentence to each of these.
"""

from __future__ import annotations

from typing import Final

from huetable.core.lesson import Lesson, first_legal
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
    Reroll,
    Stand,
    Support,
    Walk,
)
from .rules.state import ALL_LOCATIONS, AgentTurn, Growth, State
from .rules.view import PublicView

STUDIO, BAY, FAIR = 5, 6, 7
INDIGO: Final = 1
FIRST_ROUND: Final = 5

PLAYERS_MOVES: Final[tuple[Move, ...]] = (
    Support(),
    Grow(BAY),
    Stand(),
    BreakSeal(),
    Encounter(),
    Assist(INDIGO),
    Walk(BAY),
    Walk(CENTRE),
)
"""Of these the first one that is legal."""


class GuardiansLesson(Lesson[State, Move]):
    seats = 2
    options = {"difficulty": "easy", "layout": "square", "first": 0}
    level = "easy"
    number = 3292
    """The agent fails, a 5 is rolled for darkness, and of the white dice only those for the last seal fall short at first."""

    def arrange(self, state: State) -> None:
        state.spots = square_map(list(range(CENTRE)))
        state.near = neighbours(state.spots)
        state.phase, state.round, state.active, state.actions = "act", FIRST_ROUND, 0, 4
        state.light = ALL_LOCATIONS & ~(1 << BAY | 1 << CENTRE)
        state.places = [FAIR, BAY]
        state.agents = [STUDIO]
        state.rolls = 0
        state.grown = [Growth(5, BAY)]
        state.strides = [AgentTurn(BAY, STUDIO, roll=2)]

    def script(self, observation: Observation) -> Move | None:
        moves = PLAYERS_MOVES if observation.seat == 0 else _indigos_moves(observation.view.public)
        return first_legal(observation, moves)


def _indigos_moves(view: PublicView) -> tuple[Move, ...]:
    match view.phase:
        case "support":
            helps = view.attempt is not None and (view.attempt.deed, view.attempt.card) == ("seal", BAY)
            return (Support() if helps else Pass(),)
        case "reroll":
            return (Reroll(view.pending.best),) if view.pending else ()
        case _:
            return (End(),) if view.round == FIRST_ROUND else (Attack(), Encounter(), Walk(CENTRE), End())


LESSON = GuardiansLesson()
