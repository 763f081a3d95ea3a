"""Twenty questions, alone against a thing: how many does it take, when one answer in ten is wrong?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from huetable.core.rng import Rng
from huetable.games.cluzzle.bots.answer_likelihood import NUMBERS, SAID, word_pool
from huetable.games.cluzzle.bots.eyesight import Eyes, Impression, belief_at_sight, belief_from_look
from huetable.games.cluzzle.bots.question_choice import rate_questions
from huetable.games.cluzzle.knowledge.facts import fact
from huetable.games.cluzzle.rules.state import Answer
from huetable.games.cluzzle.rules.words.things import THINGS

THINGS_ASKED: Final = 250
WRONG_ANSWER_RATE: Final = 0.10
MOST_QUESTIONS: Final = 20


class GuessingHunt(NamedTuple):
    """One thing to be found out."""

    thing: str
    number: int
    """Of the game, from which the answers that are wrong follow."""
    seen: Impression | None = None
    eyes: Eyes | None = None
    """Whose they are; without, they are perfect."""


def sample_things(count: int = THINGS_ASKED, seed: int = 1) -> tuple[str, ...]:
    """This many things of the deck, drawn once."""
    words = list(THINGS)
    Rng.from_number(seed).shuffle(words, "things")
    return tuple(words[:count])


def questions_needed(hunt: GuessingHunt, things: Sequence[str], most: int = MOST_QUESTIONS) -> int:
    """How many questions until the guess after one of them is right; one more than the most if none is."""
    pool = word_pool(tuple(things))
    rng = Rng.from_number(hunt.number).child(hunt.thing)
    likely = (
        belief_at_sight(pool, hunt.seen, hunt.eyes, rng.child("eyes"))
        if hunt.eyes
        else belief_from_look(pool, hunt.seen)
    )
    used: list[str] = []
    for asked in range(1, most + 1):
        attribute = max(rate_questions(pool, likely, 0, used), key=lambda each: each.worth).attribute
        used.append(attribute)
        answer = noisy_answer(hunt.thing, attribute, rng.child(asked))
        likely *= pool.says[NUMBERS[attribute], :, SAID.index(answer)]
        guess = int(likely.argmax())
        if pool.words[guess] == hunt.thing:
            return asked
        likely[guess] = 0
        likely /= likely.sum()
    return most + 1


def noisy_answer(thing: str, attribute: str, rng: Rng) -> Answer:
    """The truth, or in one case of ten something else."""
    said = fact(thing, attribute)
    if rng.fraction("wrong") >= WRONG_ANSWER_RATE:
        return said
    return "no" if said == "yes" else "yes"


def share_within(needed: Sequence[int], questions: int) -> float:
    return sum(count <= questions for count in needed) / len(needed)
