"""From a field to the words that most people would place there."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from huetable.games.hues_and_cues.rules.cues.check import check_cue
from huetable.games.hues_and_cues.rules.cues.everyday_words import is_everyday_word

from .board_distance import POINTS
from .colour_model import ColourModel, normalised
from .listener import field_chances
from .word_data import CONCRETE, Floats

CONSENSUS: Final = 60.0
"""The weight of names at which a word is half trusted. A word in few names may hit the colour by chance: paint is
called anything. A word in many that agree is one that people place alike."""
LEAST: Final = 12.0

LOOKED_AT: Final = 30
HEADS: Final = 8
CHANGES: Final = ("dark", "deep", "pale", "light", "bright", "dusty", "soft")
"""What people put before a thing to say which of its colours they mean."""


class CueIdea(NamedTuple):
    """A cue, and the points that a guess can expect from it, with less trust in words that few have used."""

    words: str
    worth: float


class Speaker:
    """Things that one can see, as common as its vocabulary allows, each with what it is worth on each field."""

    def __init__(self, model: ColourModel, vocabulary: int) -> None:
        self.model = model
        self.words = list(_sayable(model, vocabulary))
        numbers = [model.word_data.number[word] for word in self.words]
        agreed = model.lexicon.agreement[numbers]
        self.consensus: Floats = agreed / (agreed + np.float32(CONSENSUS))
        self.likely: Floats = np.array([model.likely_fields(word) for word in self.words])
        self.worth: Floats = self.likely @ POINTS * self.consensus[:, None]

    def first_cue_ideas(self, field: int, used: Collection[str], most: int) -> list[CueIdea]:
        """The best words for a field that were not used, the best first."""
        order = np.argsort(-self.worth[:, field])[: most + len(used)]
        return [
            CueIdea(self.words[n], float(self.worth[n, field])) for n in order if self.words[n] not in used
        ][:most]

    def second_cue_ideas(
        self, field: int, first: str, before: Floats, used: Collection[str]
    ) -> list[CueIdea]:
        """What could be said after the first cue, given what the guessers seem to make of it, the best first."""
        singles = [offer.words for offer in self.first_cue_ideas(field, {*used, first}, LOOKED_AT)]
        heads = [first, *singles[:HEADS]]
        doubles = [f"{change} {head}" for head in heads if _is_known(self.model, head) for change in CHANGES]
        found = [self._after(words, field, before) for words in (*singles, *doubles)]
        return sorted(found, key=lambda offer: -offer.worth)

    def _after(self, words: str, field: int, before: Floats) -> CueIdea:
        """What a second cue adds counts only as far as its last word is one that people place alike."""
        both = normalised(before * field_chances(self.model, [words]))
        agreed = float(self.model.lexicon.agreement[self.model.word_data.number[words.rpartition(" ")[2]]])
        alone, expected = float(POINTS[field] @ before), float(POINTS[field] @ both)
        return CueIdea(words, alone + (expected - alone) * agreed / (agreed + CONSENSUS))


def _is_known(model: ColourModel, word: str) -> bool:
    return word in model.word_data.number


def _sayable(model: ColourModel, vocabulary: int) -> Sequence[str]:
    return [
        word
        for number, word in enumerate(model.word_data.words)
        if model.word_data.standing[number] & CONCRETE
        and model.word_data.standing[number] % CONCRETE <= vocabulary
        and model.lexicon.agreement[number] >= LEAST
        and is_everyday_word(word)
        and check_cue(word).kind == "ok"
    ]


@lru_cache(maxsize=8)
def speaker(model: ColourModel, vocabulary: int) -> Speaker:
    return Speaker(model, vocabulary)
