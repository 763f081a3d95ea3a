"""The parts of play, measured one by one. Each is a function of plain numbers, so that other processes can do it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from huetable.bots.runner import bot_players
from huetable.bots.virtual_game import SecretSeed, VirtualGame
from huetable.core.rng import Rng
from huetable.games import find_game
from huetable.games.cluzzle.bots.eyesight import impression
from huetable.games.cluzzle.bots.players import HARD
from huetable.games.cluzzle.clay import recipes
from huetable.games.cluzzle.knowledge.answering import answer
from huetable.games.cluzzle.rules.words.decks import deck_in
from huetable.games.cluzzle.rules.words.languages import ENGLISH
from huetable.games.cluzzle.rules.words.things import THINGS
from huetable.games.cluzzle.rules.words.word_forms import matches

from .guess_measures import WrongGuess
from .noisy_sculptures import noisy_copy
from .twenty_questions import GuessingHunt, questions_needed, sample_things

TESTS: Final = Path(__file__).parents[1] / "tests"
"""What is held out lies with the tests: nothing that plays ever reads it."""
LOOKS: Final = 5
"""Questions that are enough, where the sculpture can be seen."""


def read_test_lines(name: str) -> list[str]:
    lines = (TESTS / name).read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def nonsense_answered(language: str = ENGLISH) -> tuple[int, int]:
    """How many questions are nonsense, and how many of them get an answer all the same."""
    file = "nonsense.txt" if language == ENGLISH else f"nonsense.{language}.txt"
    nonsense, word = read_test_lines(f"questions/{file}"), next(iter(deck_in(language)))
    return len(nonsense), sum(answer(word, question, language) != "unknown" for question in nonsense)


def word_forms() -> tuple[float, float]:
    """The share of all other forms of the deck's words that count, and of near-misses that do."""
    pairs = [(thing.word, form) for thing in THINGS.values() for form in thing.forms if form != "="]
    misses = [line.split(" / ") for line in read_test_lines("near_misses.txt")]
    good = sum(matches(word, form) for word, form in pairs) / len(pairs)
    return good, sum(matches(word, miss) for word, miss in misses) / len(misses)


def questions_needed_blind(numbers: Sequence[int]) -> list[int]:
    """Questions needed without seeing anything."""
    things = sample_things()
    return [
        questions_needed(GuessingHunt(things[number % len(things)], number), things) for number in numbers
    ]


@cache
def things_with_recipes() -> tuple[str, ...]:
    """250 things, among them all that there are recipes for."""
    able = list(recipes.names())
    others = [thing for thing in sample_things(len(THINGS)) if thing not in able]
    return tuple((able + others)[: max(250, len(able))])


def questions_needed_seeing(noisy: bool, numbers: Sequence[int]) -> list[int]:  # noqa: FBT001 - it travels to other processes
    """Questions needed by somebody who sees the sculpture: a variant that was never looked at before."""
    return [_questions_for_one_thing(noisy, number) for number in numbers]


def _questions_for_one_thing(noisy: bool, number: int) -> int:  # noqa: FBT001
    able = recipes.names()
    thing = able[number * 7 % len(able)]
    rng = Rng.from_number(50_000 + number)
    made = recipes.build(thing, rng.child("held out"), 1.0)
    seen = impression(noisy_copy(made, rng.child("noise")) if noisy else made)
    return questions_needed(GuessingHunt(thing, number, seen), things_with_recipes(), LOOKS)


def questions_needed_for_unseen(numbers: Sequence[int]) -> list[int]:
    """Questions that `hard` needs among all things of the deck where the look of this one is not known."""
    return [_questions_for_unseen_thing(number) for number in numbers]


def _questions_for_unseen_thing(number: int) -> int:
    thing = recipes.names()[number % len(recipes.names())]
    made = recipes.build(thing, Rng.from_number(60_000 + number).child("unseen"), 1.0)
    hunt = GuessingHunt(thing, number, impression(made, without=thing), HARD.eyes)
    return questions_needed(hunt, tuple(THINGS), LOOKS)


class TablePlayed(NamedTuple):
    rounds: list[int]
    """In which round each Cluzzle was solved, 0 if it was not."""
    wrong: list[WrongGuess]


def play_tables(level: str, numbers: Sequence[int], language: str = ENGLISH) -> list[TablePlayed]:
    """Games among four bots."""
    return [_played_table(level, number, language) for number in numbers]


def _played_table(level: str, number: int, language: str) -> TablePlayed:
    game = find_game("cluzzle")
    running = VirtualGame(
        game,
        bot_players(game, [level] * 4, 0),
        SecretSeed.from_numbers(7, number),
        options={"games": 1, "language": language},
    )
    while running.result is None:
        due_move = running.next_due_move()
        if due_move is None:
            raise RuntimeError(game.sketch(running.state))
        running.make_move(due_move)
    past = running.state.past[0]
    guesses = ((past.cluzzles[said.sculptor].word, guess) for said in past.talk for guess in said.guesses)
    wrong = [
        WrongGuess(word, guess) for word, guess in guesses if not matches(word, guess, language=language)
    ]
    return TablePlayed([shown.points for shown in past.cluzzles], wrong)
