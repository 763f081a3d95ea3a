"""The lesson of Cluzzle: one game of two rounds in which every important thing happens once.

The player makes a snowman, guesses the snail of seat 1, answers two questions, and guesses the banana of seat 2 for the
points of the second round. Nobody guesses the snowman before the second answer. `ui/lesson.ts` says a sentence to each step.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from typing import Final

from huetable.core.lesson import PLAYER, Lesson
from huetable.core.rng import Rng
from huetable.core.terms import Observation

from .clay import recipes
from .rules.moves import Ask, Choose, Content, Guess, Move, Reply, Seal
from .rules.state import Answer, Card, State
from .rules.view import View

CARDS: Final[tuple[Card, ...]] = (
    ("snowman", "duck", "robot", "frog", "kangaroo", "well"),
    ("snail", "pear", "lion", "crab", "gnome", "violin"),
    ("banana", "owl", "camel", "skull", "peanut", "tractor"),
)
"""By seat. Everybody sculpts the first thing."""

QUESTIONS: Final = (
    (Ask(1, "Is it an animal?"), Ask(2, "Can you eat it?")),
    (Ask(PLAYER, "Is it cold?"),),
    (Ask(PLAYER, "Can you eat it?"),),
)
"""For each seat, one in each round."""

GUESSES: Final = ((Guess("snail"), Guess("banana")), (Guess("ghost"),), (Guess("snowman"),))

ANSWERS: Final[tuple[Answer, ...]] = ("yes", "no")
"""The player's."""


@cache
def sculpture(word: str) -> bytes:
    return recipes.build(word, Rng.from_number(1), 0.0)


class CluzzleLesson(Lesson[State, Move]):
    seats = 3
    minutes = 4
    options = {"games": 1, "first": PLAYER}
    level = "easy"

    def arrange(self, state: State) -> None:
        for sculptor, card in zip(state.sculptors, CARDS, strict=True):
            sculptor.card = card

    def script(self, observation: Observation) -> Move | None:
        seat, view = observation.seat or PLAYER, observation.view
        if seat not in observation.awaited:
            return None
        match view.public.phase:
            case "sculpt":
                return _sculpt(view, seat)
            case "ask":
                return _for_round(QUESTIONS[seat], view)
            case "guess":
                return _for_round(GUESSES[seat], view)
            case "answer":
                return _answer(view) if seat == PLAYER else None
            case _:
                return Content()

    def blobs(self, observation: Observation, move: Move) -> Sequence[bytes]:
        return (sculpture(CARDS[observation.seat or PLAYER][0]),) if isinstance(move, Seal) else ()


def _sculpt(view: View, seat: int) -> Move:
    """The player chooses first, as the lesson says."""
    word = CARDS[seat][0]
    if seat == PLAYER and view.private.choice is None:
        return Choose(word)
    return Seal(sha256(sculpture(word)).hexdigest(), word="" if view.private.choice else word)


def _for_round(moves: Sequence[Move], view: View) -> Move | None:
    """A game that takes another course than the lesson is played on by ordinary bots."""
    number = view.public.round - 1
    return moves[number] if number < len(moves) else None


def _answer(view: View) -> Move | None:
    before = sum(said.sculptor == PLAYER for said in view.public.talk) - 1
    return Reply(ANSWERS[before]) if before < len(ANSWERS) else None


LESSON = CluzzleLesson()
