"""Which things people take for which: those that look alike, by our own list, or else by kind and look."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from huetable.games.cluzzle.clay.likeness import known_descriptors
from huetable.games.cluzzle.knowledge.facts import ATTRIBUTES
from huetable.games.cluzzle.knowledge.table.entries import chain, data_lines
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
_FARTHEST: Final = 11.5
"""Nobody mixes up things that differ by more."""
NEIGHBOURS: Final = 6
"""How many things somebody might take a thing for, at most."""


@lru_cache(maxsize=16)
def mix_ups(words: tuple[str, ...], sharpness: float) -> Floats:
    """By thing and by what it is taken for, each row 1 in all; with sharp eyes nearly always what it is."""
    mixed = np.zeros((len(words), len(words)))
    for number in range(len(words)):
        others = _listed(words, number) or _computed(words, number)
        near = np.array([0.0, *others.values()])
        weight = np.exp(-sharpness * near**2)
        mixed[number, [number, *others]] = weight / weight.sum()
    return mixed


def _listed(words: tuple[str, ...], number: int) -> dict[int, float]:
    """How far off each is that people take it for: the last of them is 1 away."""
    others = [each for each in taken_for().get(words[number], ()) if each in words]
    return {words.index(each): (rank + 1) / len(others) for rank, each in enumerate(others)}


def _computed(words: tuple[str, ...], number: int) -> dict[int, float]:
    """For a word of the host's: what is nearest by its kind and look."""
    apart = differences(words)[number]
    order = [int(other) for other in apart.argsort(kind="stable") if other != number][:NEIGHBOURS]
    return {other: apart[other] / _FARTHEST for other in order if apart[other] <= _FARTHEST}


@cache
def taken_for() -> Mapping[str, tuple[str, ...]]:
    """What people take each thing for, the likeliest first."""
    lines = (line.split(": ") for line in data_lines("taken_for.txt"))
    return {thing: tuple(others.split(", ")) for thing, others in lines}


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


@lru_cache(maxsize=8)
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
