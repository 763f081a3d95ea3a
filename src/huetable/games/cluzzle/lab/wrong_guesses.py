"""What bots guess wrong: alone before a sculpture, with five questions that are answered truly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from huetable.core.rng import Rng
from huetable.games.cluzzle.bots.answer_likelihood import NUMBERS, SAID, word_pool
from huetable.games.cluzzle.bots.eyesight import belief_at_sight, impression
from huetable.games.cluzzle.bots.players import EASY, HARD, NORMAL, Skill
from huetable.games.cluzzle.bots.question_choice import guess_worth_taking, rate_questions
from huetable.games.cluzzle.clay import recipes
from huetable.games.cluzzle.knowledge.facts import fact
from huetable.games.cluzzle.rules.words.things import THINGS

from .guess_measures import WrongGuess

LEVELS: Final = {"easy": EASY, "normal": NORMAL, "hard": HARD}
QUESTIONS: Final = 5


def wrong_guesses(level: str, numbers: Sequence[int]) -> list[WrongGuess]:
    """Over the things that there are recipes for, a new variant for each number."""
    names = recipes.names()
    return [
        WrongGuess(names[number % len(names)], guess)
        for number in numbers
        for guess in _guessed_wrong(LEVELS[level], names[number % len(names)], number)
    ]


def _guessed_wrong(skill: Skill, thing: str, number: int) -> Iterator[str]:
    pool, rng = word_pool(tuple(THINGS)), Rng.from_number(80_000 + number).child(thing)
    at_sight = belief_at_sight(
        pool, impression(recipes.build(thing, rng.child("made"), 1.0)), skill.eyes, rng
    )
    likely = at_sight.copy()
    used: list[str] = []
    for asked in range(1, QUESTIONS + 1):
        rated = sorted(rate_questions(pool, likely, 0, used), key=lambda each: -each.worth)
        used.append(rng.choice(rated[: skill.choices], f"question {asked}").attribute)
        said = fact(thing, used[-1])
        likely *= pool.says[NUMBERS[used[-1]], :, SAID.index(said)] if said in SAID else 1
        likely /= likely.sum()
        best = guess_worth_taking(pool, likely, at_sight, skill.boldness) if asked >= skill.patience else None
        if best is not None and pool.words[best] == thing:
            return
        if best is not None:
            yield pool.words[best]
            likely[best] = 0
