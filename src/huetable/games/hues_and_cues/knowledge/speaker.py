"""From a field to the words that most people would place there."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from huetable.games.hues_and_cues.data import first_cues

from .board_distance import POINTS
from .colour_model import ColourModel, KnownNames, normalised
from .colour_placement import Precision
from .listener import DOUBT
from .own_names import names_of_two_words
from .word_data import CONCRETE, Floats, Numbers

AGREED: Final = 60.0
"""The weight of names at which a word is half trusted: the more have named a colour so, the more think alike."""
ONE_VOICE: Final = 16.0
"""What a single name counts at most: we may be sure of a colour, but others think what the lists say."""
NEAR: Final = 12
"""How many words and names are thought through for a second cue: those that are best by themselves."""
SINGLE: Final = 0.7
"""What a single word is worth as a second cue, against a name of two words, which says something new."""
FAMILIAR: Final = (1.0, 1.0, 1.0, 0.97, 0.93, 0.85)
"""What a cue is worth by how rare its rarest word is: what few people know, few can place."""

TOP: Final = 4
OFTEN: Final = 4
"""A word that is among the best four for more than this many fields gets worth less, and one that hardly ever is gets worth
more, so that a bot has a rich vocabulary."""
ROUNDS, DAMPED, LEAST, MOST = 30, 0.95, 0.7, 1.4
"""How this is found out: in so many rounds, by so much each, and within these limits."""


class CueIdea(NamedTuple):
    """A cue, and the points that a guess can expect from it, with less trust in words that few have used."""

    words: str
    worth: float


class Phrases:
    """Cues, each with how likely people place it on each field, how much it is to be trusted, and how rare it is."""

    def __init__(self, cues: list[str], likely: Floats, trust: Floats, rarity: Numbers) -> None:
        self.cues, self.likely, self.trust, self.rarity = cues, likely, trust, rarity
        self.worth: Floats = likely @ POINTS * trust[:, None]

    def within(self, vocabulary: int) -> Phrases:
        """Those that are not too rare."""
        known = self.rarity <= vocabulary
        cues = [cue for cue, is_known in zip(self.cues, known, strict=True) if is_known]
        return Phrases(cues, self.likely[known], self.trust[known], self.rarity[known])

    def best(self, field: int, most: int) -> list[int]:
        return [int(n) for n in np.argsort(-self.worth[:, field])[:most]]


class Speaker:
    """Knows the words and names of people, as common as its vocabulary allows."""

    def __init__(self, model: ColourModel, vocabulary: int) -> None:
        self.model = model
        language = model.word_data.vocabulary.language.code
        self._singles = phrases(model, first_cues(language)).within(vocabulary)
        self._names = phrases(model, names_of_two_words(language)).within(vocabulary)
        self._varied: Floats = self._singles.worth * _variety(self._singles.worth)[:, None]
        self.words = self._singles.cues

    def first_cue_ideas(self, field: int, used: Collection[str], most: int) -> list[CueIdea]:
        """The best words for a field that were not used, the best first."""
        order = np.argsort(-self._varied[:, field])[: most + len(used)]
        found = (CueIdea(self.words[n], float(self._varied[n, field])) for n in order)
        return [idea for idea in found if idea.words not in used][:most]

    def second_cue_ideas(
        self, field: int, first: str, before: Floats, used: Collection[str]
    ) -> list[CueIdea]:
        """What could be said after the first cue, given what the guessers seem to make of it, the best first."""
        said = {*used, first}
        found = [
            *self._after(self._names, field, before, 1.0),
            *self._after(self._singles, field, before, SINGLE),
        ]
        return sorted((idea for idea in found if idea.words not in said), key=lambda idea: -idea.worth)

    def _after(self, phrases: Phrases, field: int, before: Floats, share: float) -> Iterator[CueIdea]:
        """What a second cue adds counts as far as people think alike about it."""
        alone = float(POINTS[field] @ before)
        for n in phrases.best(field, NEAR):
            heard = (1 - DOUBT) * phrases.likely[n] + np.float32(DOUBT / len(POINTS))
            gain = float(POINTS[field] @ normalised(before * heard)) - alone
            yield CueIdea(phrases.cues[n], alone + share * gain * float(phrases.trust[n]))


@lru_cache(maxsize=8)
def phrases(model: ColourModel, cues: tuple[str, ...]) -> Phrases:
    """The cues of which the model knows any names."""
    found = [(cue, names) for cue in cues if len((names := model.names_of(cue)).colours)]
    rarity = np.array([_rarity(model, cue) for cue, _ in found], np.int32)
    trust = np.array([_trust(model, names) for _, names in found]) * np.array(FAMILIAR)[rarity]
    likely = np.array([_placed(model, names) for _, names in found])
    return Phrases([cue for cue, _ in found], likely, trust.astype(np.float32), rarity)


def _variety(worth: Floats) -> Floats:
    """What each word should count so that none is said all the time."""
    counts = np.ones(len(worth), np.float32)
    for _ in range(ROUNDS):
        now = worth * counts[:, None]
        often = (now >= np.partition(now, -TOP, axis=0)[-TOP]).sum(1)
        counts = np.where(
            often > OFTEN, counts * DAMPED, np.where(often < OFTEN / 2, counts / DAMPED, counts)
        )
        counts = np.clip(counts, LEAST, MOST).astype(np.float32)
    return counts


def _placed(model: ColourModel, names: KnownNames) -> Floats:
    """How likely people put it on each field: they think of its colour, not of how cards are drawn."""
    weights = np.minimum(names.weights, np.float32(ONE_VOICE))
    colours = model.looked_for(names.colours)
    return normalised(model.placement.votes_by_field(colours, weights, Precision.FINE))


def _trust(model: ColourModel, names: KnownNames) -> float:
    """The more agree, the better; where the board lacks the colours, people don't agree where to put them."""
    weights = np.minimum(names.weights, np.float32(ONE_VOICE))
    there = float(weights @ model.placement.on_board(names.colours) / weights.sum())
    return there * names.agreement / (names.agreement + AGREED)


def _rarity(model: ColourModel, cue: str) -> int:
    """Of the rarest of its words: 1 for what everybody says all the time."""
    numbers = (model.word_data.number[word] for word in model.words_of(cue))
    return max(int(model.word_data.standing[number]) % CONCRETE for number in numbers)


@lru_cache(maxsize=8)
def speaker(model: ColourModel, vocabulary: int) -> Speaker:
    return Speaker(model, vocabulary)
