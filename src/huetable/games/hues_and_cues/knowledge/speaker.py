"""From a field to the words that most people would place there."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from huetable.games.hues_and_cues.rules.cues.check import check
from huetable.games.hues_and_cues.rules.cues.everyday_words import is_everyday

from .board_distance import WORTH
from .colour_model import Lens, shares
from .compiled import CONCRETE, Floats
from .listener import meant

CONSENSUS: Final = 60.0
"""The weight of names at which a word is half trusted. A word in few names may hit the colour by chance: paint is
called anything. A word in many that agree is one that people place alike."""
LEAST: Final = 12.0

LOOKED_AT: Final = 30
HEADS: Final = 8
CHANGES: Final = ("dark", "deep", "pale", "light", "bright", "dusty", "soft")
"""What people put before a thing to say which of its colours they mean."""


class Offer(NamedTuple):
    """A cue, and the points that a guess can expect from it, with less trust in words that few have used."""

    words: str
    worth: float


class Speaker:
    """Things that one can see, as common as its vocabulary allows, each with what it is worth on each field."""

    def __init__(self, lens: Lens, vocabulary: int) -> None:
        self.lens = lens
        self.words = list(_sayable(lens, vocabulary))
        numbers = [lens.book.number[word] for word in self.words]
        agreed = lens.lexicon.agreement[numbers]
        self.consensus: Floats = agreed / (agreed + np.float32(CONSENSUS))
        self.likely: Floats = np.array([lens.look(word) for word in self.words])
        self.worth: Floats = self.likely @ WORTH * self.consensus[:, None]

    def offers(self, field: int, used: Collection[str], most: int) -> list[Offer]:
        """The best words for a field that were not used, the best first."""
        order = np.argsort(-self.worth[:, field])[: most + len(used)]
        return [
            Offer(self.words[n], float(self.worth[n, field])) for n in order if self.words[n] not in used
        ][:most]

    def seconds(self, field: int, first: str, before: Floats, used: Collection[str]) -> list[Offer]:
        """What could be said after the first cue, given what the guessers seem to make of it, the best first."""
        singles = [offer.words for offer in self.offers(field, {*used, first}, LOOKED_AT)]
        heads = [first, *singles[:HEADS]]
        doubles = [f"{change} {head}" for head in heads if _is_known(self.lens, head) for change in CHANGES]
        found = [self._after(words, field, before) for words in (*singles, *doubles)]
        return sorted(found, key=lambda offer: -offer.worth)

    def _after(self, words: str, field: int, before: Floats) -> Offer:
        """What a second cue adds counts only as far as its last word is one that people place alike."""
        both = shares(before * meant(self.lens, [words]))
        agreed = float(self.lens.lexicon.agreement[self.lens.book.number[words.rpartition(" ")[2]]])
        alone, expected = float(WORTH[field] @ before), float(WORTH[field] @ both)
        return Offer(words, alone + (expected - alone) * agreed / (agreed + CONSENSUS))


def _is_known(lens: Lens, word: str) -> bool:
    return word in lens.book.number


def _sayable(lens: Lens, vocabulary: int) -> Sequence[str]:
    return [
        word
        for number, word in enumerate(lens.book.words)
        if lens.book.standing[number] & CONCRETE
        and lens.book.standing[number] % CONCRETE <= vocabulary
        and lens.lexicon.agreement[number] >= LEAST
        and is_everyday(word)
        and check(word).kind == "ok"
    ]


@lru_cache(maxsize=8)
def speaker(lens: Lens, vocabulary: int) -> Speaker:
    return Speaker(lens, vocabulary)
