"""Which question is worth asking, and when a guess is worth taking."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

import numpy as np

from huetable.games.cluzzle.knowledge.question_reading import attribute_asked
from huetable.games.cluzzle.rules.state import Exchange
from huetable.games.cluzzle.rules.words.languages import ENGLISH

from .answer_likelihood import NAMES, NUMBERS, Floats, WordPool
from .mix_ups import same_kind

GAIN_WEIGHT = 0.3
"""What one bit about a Cluzzle is worth, beside a chance to solve it by the guess that follows."""


SEEN_IN_IT = 0.012
"""So likely must a word have been at sight, for somebody to say that they see it in the sculpture."""
SURE_OF_KIND = 0.7
"""Who can't tell an animal from a plug asks once more."""
SURE = 0.8
"""Who is so sure says what the answers tell, whatever the sculpture looks like."""


class RatedQuestion(NamedTuple):
    sculptor: int
    attribute: str
    worth: float


def asked_before(talk: Collection[Exchange], sculptor: int, language: str = ENGLISH) -> set[str]:
    """What was asked about this Cluzzle; the same question again would only get the same answer."""
    found = (attribute_asked(said.question, language) for said in talk if said.sculptor == sculptor)
    return {name for name in found if name is not None}


def rate_questions(
    pool: WordPool, likely: Floats, sculptor: int, used: Collection[str]
) -> list[RatedQuestion]:
    """Every attribute that was not asked for yet, with what asking for it would be worth."""
    worths = question_values(pool, likely)
    worths[[NUMBERS[name] for name in used]] = -1
    return [RatedQuestion(sculptor, name, float(worths[number])) for number, name in enumerate(NAMES)]


def question_values(pool: WordPool, likely: Floats) -> Floats:
    """By attribute: the chance that the likeliest word after the answer is right, and what is learned besides."""
    joint = pool.says * likely[None, :, None]
    answers = joint.sum(axis=1)
    open_now = -(answers * np.log2(np.maximum(answers, 1e-12))).sum(axis=1)
    gain = open_now - pool.doubt @ likely
    solved = joint.max(axis=1).sum(axis=1)
    total: Floats = solved + GAIN_WEIGHT * gain
    return total


def guess_worth_taking(pool: WordPool, likely: Floats, at_sight: Floats, boldness: float) -> int | None:
    """The number of the likeliest word, if one is sure enough of it and of its kind, and can see it in the sculpture."""
    best = int(likely.argmax())
    seen = at_sight[best] >= min(SEEN_IN_IT, float(at_sight.max()))
    right_kind = likely[same_kind(pool)[best]].sum() >= SURE_OF_KIND
    bold = likely[best] >= boldness and right_kind
    return best if bold and (seen or likely[best] >= SURE) else None
