"""What a word looks like on a given board: how likely each of its fields is meant by it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from string import ascii_lowercase
from typing import Final, NamedTuple

import numpy as np

from huetable.games.hues_and_cues.rules.cues.hidden_colour_names import glued_words

from .board_distance import POINTS
from .colour_placement import Precision, placement_on
from .lexicon import Lexicon
from .own_names import described_last
from .word_data import Floats, Numbers, WordData

MOST = 96
MOST_OF_ANOTHER = 8
"""How many names are looked at: of the word itself, of each word like it. A look must take under a millisecond."""

BEFOREHAND: Final = 2.5e-3
"""Lists are full of pale and muted colours, but every field is a target as often as any other: where the lists have
many names, each counts less. So much every field has beforehand, lest a stray name count for a lot where they have
hardly any; without it potatoes are violet."""
CORRECTED: Final = 0.8
"""How much of that is corrected: 1 for all of it."""
STRIDE: Final = 4
"""Every fourth name is enough to see where a list leans."""

DOUBT: Final = 10.0
"""What words of like meaning count, against the weight of the names of the word itself."""
COMMON_SENSE: Final = 60.0
"""The weight of names at which a word counts half of what it can: what many agree on is worth more."""
WIDE: Final = 0.25
"""Colours that lie this far apart say nothing: "many", "surface"."""
PLAIN_COLOUR: Final = 4.0
"""A definition that names a colour says more by it than by its other words."""
DEFINITION: Final = 0.5
"""The most that a definition counts, against what a word is like."""

BASE_FORM: Final = 0.5
"""What names of a base form count for its other forms."""

TWO_WORDS, CHANGED, POOLED = 6.0, 8.0, 3.0
"""What is known of two words: names of just these two, the second one changed by the first, and both together."""
HEAD: Final = 0.5
"""Either of two words may carry the colour: grape juice, wet sand."""

ENOUGH: Final = 0.3
"""The weight of a definition at which it counts half of the most."""

UNLIKELY: Final = 3e-4
"""What even the most unlikely field keeps when two opinions are put together."""
UNSEEN: Final = 1e-7
SPELLED: Final = 5
KEPT: Final = 4096


class KnownNames(NamedTuple):
    colours: Floats
    weights: Floats
    agreement: float
    """The weight of all names together, where our own choice stands for what many agree on."""


class ColourModel:
    """One knowledge, one board. What was looked at once is kept."""

    def __init__(self, lexicon: Lexicon, palette: Sequence[str]) -> None:
        self.lexicon = lexicon
        self.word_data = lexicon.word_data
        self.placement = placement_on(tuple(palette))
        plain = self.word_data.vocabulary.searched
        self._plain = {self.word_data.number[form] for form in plain if form in self.word_data.number}
        self._lean = self._leaning()
        self._seen: dict[str, Floats] = {}

    def likely_fields(self, cue: str) -> Floats:
        """How likely each field is meant by a cue of one word or two; any letters get an answer."""
        if cue not in self._seen:
            words = self.words_of(cue)
            field_chances = self._two(*words) if len(words) == 2 else self._one("".join(words))
            if len(self._seen) >= KEPT:
                self._seen.clear()
            field_chances.setflags(write=False)
            self._seen[cue] = field_chances
        return self._seen[cue]

    def words_of(self, cue: str) -> list[str]:
        """Its last two words that say something, the one that is described last."""
        words = described_last(cue, self.word_data.vocabulary)
        return words if self.word_data.lean_colours is None else [self._known_form(word) for word in words]

    def _known_form(self, word: str) -> str:
        """The word, or what it is a form of if much more is known of that: "mojada" is of "mojado"."""
        forms = (word, *sorted(self.word_data.vocabulary.base_forms(word)))
        trust = {form: self._trust(form) * (1.0 if form == word else BASE_FORM) for form in forms}
        return max(forms, key=trust.__getitem__)

    def _trust(self, word: str) -> float:
        number = self.word_data.number.get(word)
        return -1.0 if number is None else float(self.lexicon.trust[number])

    def names_of(self, cue: str) -> KnownNames:
        """The colours that are called by a cue of one word or two, what each counts, and how many agree on them."""
        numbers = [self.word_data.number.get(word, -1) for word in self.words_of(cue)]
        if -1 in numbers:
            return KnownNames(np.zeros((0, 3), np.float32), np.zeros(0, np.float32), 0.0)
        if len(numbers) == 1:
            agreement = float(self.lexicon.agreement[numbers[0]])
            return KnownNames(*self.lexicon.evidence(numbers[0], MOST), agreement)
        colours, weights = self.lexicon.pair(numbers[0], numbers[1])
        return KnownNames(colours, weights, TWO_WORDS * float(weights.sum()))

    def _leaning(self) -> Floats:
        """How many more names the lists have for a field than for others."""
        colours = self.word_data.lean_colours
        if colours is None:
            colours = self.word_data.colours[self.lexicon.names[::STRIDE]]
        votes = self.placement.votes_by_field(colours, np.ones(len(colours), np.float32), Precision.ROUGH)
        lean: Floats = (normalised(votes) + np.float32(BEFOREHAND)) ** np.float32(CORRECTED)
        return lean

    def _named(self, colours: Floats, weights: Floats, precision: Precision = Precision.FINE) -> Floats:
        """Every name has its whole vote, even where no field is much like its colour: one must guess something."""
        votes = self.placement.votes_by_field(self.looked_for(colours), weights, precision)
        return normalised((votes + np.float32(UNSEEN)) / self._lean)

    def looked_for(self, colours: Floats) -> Floats:
        """What people look for on the board: our own entries say how dark a fir is, and the board has no dark greens."""
        return colours if self.word_data.lean_colours is None else self.placement.of_right_hue(colours)

    def _one(self, word: str) -> Floats:
        known = self.word_data.number.get(word)
        if known is not None:
            return self._known(known)
        others = [
            self._known(self.word_data.number[other]) for other in known_words_behind(word, self.word_data)
        ]
        return self._together(others) if others else self._nothing()

    def _nothing(self) -> Floats:
        return normalised(np.ones(len(POINTS), np.float32))

    def _known(self, word: int) -> Floats:
        """What names say, and what words like it say; the more names, the less the others count."""
        trust = float(self.lexicon.trust[word])
        alike = self._alike(word)
        if not trust:
            return self._nothing() if alike is None else alike
        named = self._named(*self.lexicon.evidence(word, MOST))
        return named if alike is None else normalised(trust * named + DOUBT * alike)

    def _alike(self, word: int) -> Floats | None:
        near = self.word_data.near(word)
        likeness = (1 / (np.arange(len(near)) + 3)).astype(np.float32)
        close = self._combined(near, likeness)
        defining, weights = self.word_data.gloss(word)
        plain = np.array([PLAIN_COLOUR if int(other) in self._plain else 1 for other in defining], np.float32)
        narrow: Floats = np.maximum(0, 1 - self.lexicon.spread[defining] / np.float32(WIDE))
        telling = weights * plain * narrow
        defined = self._combined(defining, telling)
        if close is None or defined is None:
            return defined if close is None else close
        total = float((telling * self._sense(defining)).sum())
        return combined_odds(close, defined, DEFINITION * total / (total + ENOUGH))

    def _sense(self, words: Numbers) -> Floats:
        trust = self.lexicon.trust[words]
        sense: Floats = trust / (trust + np.float32(COMMON_SENSE))
        return sense

    def _combined(self, words: Numbers, weights: Floats) -> Floats | None:
        """What several words say, each by its weightiest names."""
        loud = weights * self._sense(words)
        audible = loud > 0
        if not audible.any():
            return None
        colours, shared = self.lexicon.combined_evidence(words[audible], loud[audible], MOST_OF_ANOTHER)
        return self._named(colours, shared, Precision.ROUGH)

    def _together(self, field_chances: Sequence[Floats]) -> Floats:
        """What fits all of them."""
        together = field_chances[0]
        for other in field_chances[1:]:
            together = combined_odds(together, other, HEAD)
        return together

    def _two(self, first: str, second: str) -> Floats:
        """Names of just these two words, the second changed by the first (dark, dusty), and both together."""
        one, two = self.word_data.number.get(first), self.word_data.number.get(second)
        if one is None or two is None:
            return self._together([self._one(first), self._one(second)])
        alone = self._known(two)
        whole = POOLED * (
            alone if one in self.word_data.changes else combined_odds(self._known(one), alone, HEAD)
        )
        colours, weights = self.lexicon.pair(one, two)
        if len(colours):
            whole = whole + TWO_WORDS * float(weights.sum()) * self._named(colours, weights)
        if one in self.word_data.changes and self.lexicon.trust[two]:
            whole = whole + CHANGED * self._changed(one, two)
        return normalised(whole)

    def _changed(self, by: int, word: int) -> Floats:
        scale, shift, chroma = self.word_data.changes[by]
        colours, weights = self.lexicon.evidence(word, MOST)
        changed = np.column_stack(
            [scale * colours[:, 0] + shift, chroma * colours[:, 1], chroma * colours[:, 2]]
        )
        return self._named(self.placement.not_too_dark(changed), weights)


def normalised(weights: Floats) -> Floats:
    whole: Floats = weights / weights.sum()
    return whole


def combined_odds(one: Floats, other: Floats, share: float) -> Floats:
    """What both of them could mean: the product of the two, weighed."""
    logs = (1 - share) * np.log(one + UNLIKELY) + share * np.log(other + UNLIKELY)
    return normalised(np.exp(logs).astype(np.float32))


def known_words_behind(word: str, known: WordData) -> Sequence[str]:
    """The known words behind an unknown one: its base, the words it is glued from, or one spelled almost like it."""
    words = known.vocabulary
    for others, most in (
        (sorted(words.base_forms(word)), 1),
        (glued_words(word, words), 2),
        (respelled(word), 1),
    ):
        found = [other for other in others if other in known.number]
        if found:
            return found[:most] if most == 1 else found[-most:]
    return ()


def respelled(word: str) -> Iterator[str]:
    """With one letter more, less, other or swapped; of a short word that makes anything."""
    for at in range(len(word) + 1 if len(word) >= SPELLED else 0):
        before, after = word[:at], word[at:]
        yield before + after[1:]
        yield before + after[1:2] + after[:1] + after[2:]
        for letter in ascii_lowercase:
            yield before + letter + after
            yield before + letter + after[1:]
