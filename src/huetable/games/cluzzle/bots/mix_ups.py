"""Which things people take for which: those of the same kind that look alike."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from huetable.games.cluzzle.clay.likeness import known_descriptors
from huetable.games.cluzzle.knowledge.facts import ATTRIBUTES
from huetable.games.cluzzle.knowledge.table.entries import chain
from huetable.games.cluzzle.knowledge.table.lookup import known_thing
from huetable.games.cluzzle.rules.words.things import thing_of

from .answer_likelihood import NAMES, Floats, WordPool, word_pool

_GROUP_WEIGHTS: Final = {
    "What is it?": 2.0,
    "How big is it?": 0.7,
    "What shape is it?": 1.0,
    "What parts does it have?": 1.2,
    "What colour is it?": 0.5,
}
_OTHER_WEIGHT: Final = 0.4
_TOO_WIDE: Final = frozenset({"manmade", "alive", "machine", "fantasy"})
"""Kinds that nearly everything is of, or that tell little about what a thing is."""
KINDS: Final = tuple(
    name for name, each in ATTRIBUTES.items() if each.group == "What is it?" and name not in _TOO_WIDE
)
_LOOK_WEIGHT: Final = 6.0
_FARTHEST_LOOK: Final = 3.0
_OTHER_KIND: Final = 8.0
_FARTHEST: Final = 13.5
"""Nobody mixes up things that differ by more."""
NEIGHBOURS: Final = 10
"""How many things somebody might take a thing for, at most."""


@lru_cache(maxsize=16)
def mix_ups(words: tuple[str, ...], sharpness: float) -> Floats:
    """By thing and by what it is taken for, each row 1 in all; with sharp eyes nearly always what it is."""
    apart = differences(words)
    order = np.argsort(apart, axis=1, kind="stable")[:, : NEIGHBOURS + 1]
    near = np.take_along_axis(apart, order, axis=1)
    scale = np.clip(near[:, -1:], 1e-6, _FARTHEST)
    weight = np.where(near <= _FARTHEST, np.exp(-sharpness * (near / scale) ** 2), 0.0)
    found = np.zeros_like(apart)
    np.put_along_axis(found, order, weight / weight.sum(axis=1, keepdims=True), axis=1)
    return found


@lru_cache(maxsize=4)
def differences(words: tuple[str, ...]) -> Floats:
    """How different two things are, by what they are and by how they look."""
    pool = word_pool(words)
    weights = [_GROUP_WEIGHTS.get(ATTRIBUTES[name].group, _OTHER_WEIGHT) for name in NAMES]
    apart = _squared_distances(pool.values * np.sqrt(weights))
    apart += _LOOK_WEIGHT * np.minimum(_look_distances(words), _FARTHEST_LOOK)
    apart += _OTHER_KIND * ~same_kind(pool)
    np.fill_diagonal(apart, 0)
    return apart


def same_kind(pool: WordPool) -> npt.NDArray[np.bool_]:
    """For each two words whether their things are of one kind, as people would say."""
    sure = pool.values[:, [NAMES.index(name) for name in KINDS]] == 1
    sections = np.array([_section(word) for word in pool.words])
    alike: npt.NDArray[np.bool_] = (sure.astype(int) @ sure.T.astype(int) > 0) | (
        sections[:, None] == sections[None, :]
    )
    return alike


def _section(word: str) -> str:
    """The kind that a thing is listed under; what is listed under none is a kind of its own."""
    thing = known_thing(word)
    listed = next((each for each in chain(thing) if each.startswith("@")), "") if thing else ""
    return word if listed in ("", "@misc") else listed


def _look_distances(words: tuple[str, ...]) -> Floats:
    """Where one of two looks is not known, as far as two looks usually are apart."""
    known, looks = known_descriptors()
    numbers = {word: number for number, word in enumerate(known)}
    apart = _squared_distances(looks.mean(axis=1, dtype=np.float64))
    places = [numbers.get(thing_of(word) or "", -1) for word in words]
    framed = np.full((len(known) + 1, len(known) + 1), apart.mean())
    framed[:-1, :-1] = apart
    return framed[np.ix_(places, places)]


def _squared_distances(rows: Floats) -> Floats:
    lengths = (rows**2).sum(axis=1)
    apart: Floats = np.maximum(lengths[:, None] + lengths[None, :] - 2 * rows @ rows.T, 0)
    return apart
