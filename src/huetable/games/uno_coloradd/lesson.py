"""The lesson of UNO ColorADD: one short round in which every important thing happens once.

The player needs 50 points to win the match. Noor (seat 1) and Hugo (seat 2) play what is written here, so that the
player matches a colour, matches a number, draws, plays a Wild, skips somebody, challenges a bluff, catches Noor, calls
UNO and goes out. `ui/lesson.ts` says a sentence to each of these.
"""

from __future__ import annotations

from itertools import chain
from typing import Final

from msgspec.structs import replace

from huetable.core.lesson import Lesson, first_legal
from huetable.core.terms import Observation

from .rules.cards import COLOUR_OF, Card
from .rules.events import Played
from .rules.moves import Catch, Challenge, Draw, Move, Play
from .rules.state import State

HANDS: Final[tuple[tuple[Card, ...], ...]] = (
    ("g7", "b2", "rs", "g1", "g9", "y6"),
    ("r7", "b8", "r1", "gs", "y0"),
    ("r2", "b3", "r8", "w4", "r3", "y4"),
)
DISCARDED: Final[tuple[Card, ...]] = ("y1", "y8", "y2", "g2", "g6", "g3", "g5")
"""The first card, and two rounds of play in which the player and Hugo have each drawn a card and played it."""

DRAWN: Final[tuple[Card, ...]] = ("w", "bs", "y9", "r9", "b7", "g4", "b5")
"""In this order: the player's Wild, four for Hugo, who bluffed, and two for Noor, who was caught."""

SCRIPT: Final[tuple[tuple[Move, ...], ...]] = (
    (
        Challenge(),
        Catch(1),
        Play("g7"),
        Play("b2"),
        Play("w", "red"),
        Play("rs"),
        Play("g1"),
        Play("g9", call="uno"),
        Play("y6"),
        Draw(),
    ),
    (Play("r7"), Play("b8"), Play("r1"), Play("gs"), Play("g4")),
    # Hugo still holds a red 3 when the Wild Draw Four is played on red: that is the bluff.
    (Play("r2"), Play("b3"), Play("r8"), Play("w4", "green"), Play("y4")),
)
"""For each seat: of these moves the first one that is legal."""


class UnoLesson(Lesson[State, Move]):
    seats = 3
    minutes = 3
    options = {"goal": 200, "dealer": 2}
    level = "easy"

    def arrange(self, state: State) -> None:
        """In the middle of the third round: everybody has played two cards."""
        state.match = replace(state.match, round=3, scores=(150, 95, 60))
        state.pile = _pile([*state.discard, *chain.from_iterable(state.hands), *state.pile])
        state.hands = [list(hand) for hand in HANDS]
        state.discard = list(DISCARDED)
        top = DISCARDED[-1]
        state.phase, state.turn, state.direction, state.colour = "turn", 0, 1, COLOUR_OF[top]
        state.last_play = state.news = Played(2, top, None)

    def script(self, observation: Observation) -> Move | None:
        return first_legal(observation, SCRIPT[observation.seat or 0])


def _pile(left: list[Card]) -> list[Card]:
    """Of the shuffled deck, the cards that lie nowhere else; those to be drawn are on top, which is the end."""
    for card in (*DISCARDED, *DRAWN, *chain.from_iterable(HANDS)):
        left.remove(card)
    return [*left, *reversed(DRAWN)]


LESSON = UnoLesson()
