"""What a look tells about a thing that nobody has a picture of in mind: which attributes it seems to have.

Things that look alike often have legs, wheels or leaves alike. How a look goes with attributes is learned from the looks that
are known, by ridge regression; what cannot be told from looks counts for nothing.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from huetable.games.cluzzle.clay.likeness import (
    ShapeDescriptor,
    known_descriptors,
    unpainted,
    without_colours,
)

from .answer_likelihood import Floats, attribute_values

_RIDGE: Final = 0.1
_LEAST_ERROR: Final = 0.02


class AttributeSight(NamedTuple):
    usual_look: Floats
    usual_values: Floats
    slopes: Floats
    """By number of the descriptor and attribute."""
    weights: Floats
    """By attribute: how much can be told from a look."""

    def values(self, seen: ShapeDescriptor) -> Floats:
        """How far each attribute seems to be true, about from 0 to 1."""
        found: Floats = (seen - self.usual_look) @ self.slopes + self.usual_values
        return found


def seem_unlike(seen: ShapeDescriptor, values: Floats, without: str | None = None) -> Floats:
    """By row of values: how little a thing with these attributes goes with what is seen."""
    plain = unpainted(seen)
    sight = attribute_sight(without, plain=plain)
    expected = sight.values(without_colours(seen) if plain else seen)
    unlike: Floats = ((values - expected) ** 2) @ sight.weights
    return unlike


@lru_cache(maxsize=4)
def attribute_sight(without: str | None, *, plain: bool) -> AttributeSight:
    """From all known looks but one; for unpainted clay from their shapes alone."""
    words, known = known_descriptors()
    kept = [number for number, word in enumerate(words) if word != without]
    looks = (without_colours(known) if plain else known).mean(axis=1, dtype=np.float64)[kept]
    return _learned(looks, np.array([attribute_values(words[number]) for number in kept]))


def _learned(looks: Floats, values: Floats) -> AttributeSight:
    usual_look, usual_values = looks.mean(axis=0), values.mean(axis=0)
    off = looks - usual_look
    inverse = np.linalg.inv(off @ off.T + _RIDGE * np.eye(len(looks)))
    shares = inverse @ (values - usual_values)
    # What each thing would be taken for if it alone had been left out.
    errors = ((shares / inverse.diagonal()[:, None]) ** 2).mean(axis=0)
    explained = 1 - errors / np.maximum(values.var(axis=0), 1e-6)
    weights = np.clip(explained, 0, 1) / (errors + _LEAST_ERROR)
    return AttributeSight(usual_look, usual_values, off.T @ shares, weights)
