"""What the names of colours say about the words they are made of."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from .own_names import HAND, REVIEWED
from .word_data import CARRIED, CROWD, Floats, Numbers, WordData

ALONE, WITH_COLOUR, FIRST, SECOND, LONGER = 4.0, 3.0, 2.0, 1.0, 0.3
"""What a name says about a word: all of it, a word beside a plain colour, the first or the second of two words, one
of more. The first says more: "potato peel" is about potatoes, and "island potato" about somebody's fancy."""
CROWD_FACTOR: Final = 4.0
BY_HAND: Final = {HAND: (24.0, 14.0, 10.0), REVIEWED: (400.0, 100.0, 60.0)}
"""First, second and third choices."""
OUR_AGREEMENT: Final = 240.0
PAIR, PAIR_OF_CROWD, PAIR_BY_HAND = 1.0, 2.0, 24.0
"""What a name of two words says about just these two."""
LEAST_SCALE, LEAST_CHROMA, MOST_CHROMA = 0.35, 0.5, 2.0
"""How far "pale rose" is traced back to rose."""

Mask = NDArray[np.bool_]


class Lexicon:
    """For each word the colours of the names it stands in, the weightiest first. Names can be left out."""

    def __init__(self, word_data: WordData, keep: Mask | None = None) -> None:
        self.word_data = word_data
        self._name_starts: Numbers = np.cumsum(word_data.lengths) - word_data.lengths
        owner = np.repeat(np.arange(len(word_data.lengths), dtype=np.int32), word_data.lengths)
        weight = word_weights(word_data)
        words = word_data.name_words
        if keep is not None:
            kept = keep[owner]
            owner, weight, words = owner[kept], weight[kept], words[kept]
        order = np.lexsort((-weight, words))
        self.owner: Numbers = owner[order]
        self.weight: Floats = weight[order]
        self.starts: Numbers = np.searchsorted(words[order], np.arange(len(word_data.words) + 1)).astype(
            np.int32
        )
        self.colours = self._without_changes(words[order])
        self.names = np.flatnonzero(np.bincount(owner))
        self.trust = self._sums(self.weight)
        self.agreement = self._sums(self._agreeing())
        """What is said about a word, where our own first choice stands for many: it was written as what people think."""
        self.spread = self._spread()

    def _without_changes(self, words: Numbers) -> Floats:
        """The colour that each name gives its word. "Dark rose" says what rose looks like, too: less dark."""
        colours = self.word_data.colours[self.owner]
        leads = self.word_data.name_words[self._name_starts[self.owner]]
        second = (self.word_data.lengths[self.owner] == 2) & (leads != words)
        for change, (scale, shift, chroma) in self.word_data.changes.items():
            these = second & (leads == change)
            colours[these, 0] = np.clip((colours[these, 0] - shift) / max(scale, LEAST_SCALE), 0.1, 1)
            colours[these, 1:] /= np.clip(chroma, LEAST_CHROMA, MOST_CHROMA)
        return colours

    def _agreeing(self) -> Floats:
        alone = self.word_data.lengths[self.owner] == 1
        ours = alone & np.isin(self.word_data.kinds[self.owner], (HAND, REVIEWED))
        agreeing: Floats = np.where(ours, OUR_AGREEMENT, self.weight).astype(np.float32)
        return agreeing

    def _sums(self, values: Floats) -> Floats:
        """By word."""
        ends = np.concatenate([[0.0], np.cumsum(values, dtype=np.float64)])
        sums: Floats = (ends[self.starts[1:]] - ends[self.starts[:-1]]).astype(np.float32)
        return sums

    def _spread(self) -> Floats:
        """How far the colours of a word lie apart, in OKLab."""
        total = np.maximum(self.trust, 1e-9)
        variance = sum(
            self._sums(self.weight * part * part) / total - (self._sums(self.weight * part) / total) ** 2
            for part in self.colours.T
        )
        spread: Floats = np.sqrt(np.maximum(variance, 0)).astype(np.float32)
        return spread

    def evidence(self, word: int, most: int) -> tuple[Floats, Floats]:
        """Colours and weights, the weightiest names first."""
        start = self.starts[word]
        end = min(self.starts[word + 1], start + most)
        return self.colours[start:end], self.weight[start:end]

    def combined_evidence(self, words: Numbers, loud: Floats, most: int) -> tuple[Floats, Floats]:
        """The evidence of several words at once: what each word counts is shared out among its names."""
        counts = np.minimum(self.starts[words + 1] - self.starts[words], most)
        offsets = np.cumsum(counts) - counts
        places = np.repeat(self.starts[words] - offsets, counts) + np.arange(counts.sum())
        own = self.weight[places]
        share = loud / np.add.reduceat(own, offsets)
        return self.colours[places], own * np.repeat(share, counts)

    def pair(self, first: int, second: int) -> tuple[Floats, Floats]:
        """The names that are just these two words, in this order."""
        found = np.intersect1d(self._pairs(first), self._pairs(second))
        found = found[self.word_data.name_words[self._name_starts[found]] == first]
        kinds = self.word_data.kinds[found]
        by_hand = (kinds >= HAND) & (kinds < CARRIED)
        weights = np.select([by_hand, kinds == CROWD], [PAIR_BY_HAND, PAIR_OF_CROWD], PAIR)
        return self.word_data.colours[found], weights.astype(np.float32)

    def _pairs(self, word: int) -> Numbers:
        names = self.owner[self.starts[word] : self.starts[word + 1]]
        pairs: Numbers = names[self.word_data.lengths[names] == 2]
        return pairs


def word_weights(word_data: WordData) -> Floats:
    """What each name says about each of its words, in the order of the names."""
    plain = np.array([word in word_data.vocabulary.searched for word in word_data.words])
    first = np.cumsum(word_data.lengths) - word_data.lengths
    with_colour = np.add.reduceat(plain[word_data.name_words].astype(np.int64), first) > 0
    owner = np.repeat(np.arange(len(word_data.lengths)), word_data.lengths)
    two = (word_data.lengths == 2)[owner]
    leads = np.isin(np.arange(len(owner)), first)
    weight = np.select(
        [(word_data.lengths == 1)[owner], two & with_colour[owner], two & leads, two],
        [ALONE, WITH_COLOUR, FIRST, SECOND],
        LONGER,
    )
    kinds = word_data.kinds[owner]
    weight = np.where(kinds == CROWD, CROWD_FACTOR * weight, weight)
    alone = (word_data.lengths == 1)[owner]
    for kind, choices in BY_HAND.items():
        for choice, by_hand in enumerate(choices):
            weight = np.where(alone & (kinds == kind + choice), by_hand, weight)
    weight = np.where(alone & (kinds >= CARRIED), kinds.astype(np.float64) - CARRIED + 1, weight)
    return weight.astype(np.float32)
