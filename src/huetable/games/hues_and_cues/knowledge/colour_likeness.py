"""How well the fields of a board would do for a colour, as people see it."""

from __future__ import annotations

from typing import Final

import numpy as np

from .word_data import Floats

LIGHTNESS, CHROMA, HUE = 0.7, 0.5, 1.4
"""How much each difference counts. Hue counts most: a thing is green or it is not."""
_AXES: Final[Floats] = np.array([LIGHTNESS, HUE, HUE, CHROMA - HUE], np.float32)
"""The same for lightness, both axes of colour and chroma: what the axes differ by is hue and chroma together."""

HUES: Final = 36
ASIDE: Final = 1
"""How many of the 36 hues to each side still pass for the same one."""
COLOURED: Final = 0.05
"""From this chroma on a colour has a hue to speak of."""


class ColourLikeness:
    def __init__(self, fields: Floats) -> None:
        self._darkest = self._darkest_by_hue(fields)
        self._fields = _with_chroma(fields)
        self._sizes: Floats = self._fields**2 @ _AXES

    def likeness_matrix(self, colours: Floats, width: float) -> Floats:
        """One row a colour, one column a field: 1 where they look the same, less the more they differ."""
        seen = self._lifted(_with_chroma(colours))
        weighed: Floats = seen * _AXES
        reach: Floats = weighed @ self._fields.T
        sizes: Floats = (weighed * seen).sum(1)
        reach -= (self._sizes + sizes[:, None]) * np.float32(0.5)
        reach *= np.float32(1 / width**2)
        return np.exp(reach, out=reach)

    def _lifted(self, seen: Floats) -> Floats:
        """Who does not find a dark green on the board takes the darkest green there is, not a dark brown."""
        lack = np.maximum(0, self._darkest[_hue(seen)] - seen[:, 0])
        seen[:, 0] += lack * np.minimum(1, seen[:, 3] / np.float32(COLOURED))
        return seen

    def _darkest_by_hue(self, fields: Floats) -> Floats:
        """The lightness of the darkest field of each hue; where a board lacks a hue, nothing is lifted."""
        seen = _with_chroma(fields)
        coloured = seen[seen[:, 3] >= COLOURED]
        darkest = np.full(HUES, 1, np.float32)
        for aside in range(-ASIDE, ASIDE + 1):
            np.minimum.at(darkest, (_hue(coloured) + aside) % HUES, coloured[:, 0])
        return np.where(darkest == 1, 0, darkest).astype(np.float32)


def _with_chroma(colours: Floats) -> Floats:
    return np.column_stack([colours, np.hypot(colours[:, 1], colours[:, 2])])


def _hue(seen: Floats) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    turn = np.arctan2(seen[:, 2], seen[:, 1]) / (2 * np.pi)
    return np.floor(turn * HUES).astype(np.int64) % HUES
