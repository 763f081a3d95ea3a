"""The lesson of Cluzzle: one game of two rounds in which every important thing happens once.

The player makes a snowman, guesses the snail of seat 1, answers two questions, and guesses the banana of seat 2 for the
points of the second round. Nobody guesses the snowman before the second answer. All words are in the language of the table.
`ui/lesson.ts` says a sentence to each step.
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
from .lesson_words import QUESTIONS, THINGS, WRONG, card_of, word_for
from .rules.moves import Ask, Choose, Content, Guess, Move, Reply, Seal
from .rules.state import Answer, State
from .rules.view import View

ANSWERS: Final[tuple[Answer, ...]] = ("yes", "no")
"""The player's."""


@cache
def sculpture(seat: int) -> bytes:
    return recipes.build(THINGS[seat][0], Rng.from_number(1), 0.0)


class CluzzleLesson(Lesson[State, Move]):
    seats = 3
    minutes = 4
    options = {"games": 1, "first": PLAYER}
    level = "easy"

    def arrange(self, state: State) -> None:
        for seat, sculptor in enumerate(state.sculptors):
            sculptor.card = card_of(seat, state.options.language)

    def script(self, observation: Observation) -> Move | None:
        seat, view = observation.seat or PLAYER, observation.view
        language = view.public.options.language
        if seat not in observation.awaited:
            return None
        match view.public.phase:
            case "sculpt":
                return _sculpt(view, seat, language)
            case "ask":
                return _for_round(_questions(seat, language), view)
            case "guess":
                return _guess(view, seat, language)
            case "answer":
                return _answer(view) if seat == PLAYER else None
            case _:
                return Content()

    def blobs(self, observation: Observation, move: Move) -> Sequence[bytes]:
        return (sculpture(observation.seat or PLAYER),) if isinstance(move, Seal) else ()


def _sculpt(view: View, seat: int, language: str) -> Move:
    """The player chooses first, as the lesson says."""
    word = word_for(THINGS[seat][0], language)
    if seat == PLAYER and view.private.choice is None:
        return Choose(word)
    return Seal(sha256(sculpture(seat)).hexdigest(), word="" if view.private.choice else word)


def _questions(seat: int, language: str) -> Sequence[Ask]:
    """One in each round."""
    asked = QUESTIONS[language]
    if seat == PLAYER:
        return (Ask(1, asked.animal), Ask(2, asked.food))
    return (Ask(PLAYER, asked.cold if seat == 1 else asked.food),)


def _guess(view: View, seat: int, language: str) -> Move | None:
    """One in each round: the player guesses right twice, seat 1 wrong, and seat 2 right. No guess is made twice."""
    things = ((THINGS[1][0], THINGS[2][0]), (WRONG,), (THINGS[PLAYER][0],))[seat]
    guess = _for_round([Guess(word_for(thing, language)) for thing in things], view)
    made = {word for said in view.public.talk for word in said.guesses}
    return guess if isinstance(guess, Guess) and guess.word not in made else None


def _for_round(moves: Sequence[Move], view: View) -> Move | None:
    """A game that takes another course than the lesson is played on by ordinary bots."""
    number = view.public.round - 1
    return moves[number] if number < len(moves) else None


def _answer(view: View) -> Move | None:
    before = sum(said.sculptor == PLAYER for said in view.public.talk) - 1
    return Reply(ANSWERS[before]) if before < len(ANSWERS) else None


LESSON = CluzzleLesson()
