"""Where people put a colour on a board: on the field most like it, give or take what memory and eyes err.

They err before they look for a field. So a colour that the board lacks is put on its edge, not somewhere within.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import Final

import numpy as np

from .word_data import Floats, Numbers, oklab_of

ERROR: Final = (0.045, 0.05, 0.03)
"""By how much people err in lightness, chroma and hue, in OKLab."""
CHROMA: Final = 0.65
"""How much a difference in chroma counts: a thing is green or it is not, but greens are vivid or not."""

FAR: Final = 0.08
"""From this distance on the board does not really have a colour."""
HUES: Final = 36
ASIDE: Final = 1
"""How many of the 36 hues to each side still pass for the same one."""
OTHER_HUE: Final = 0.6
"""From this angle on, about 35 degrees, a hue is another one."""
COLOURED: Final = 0.05
"""From this chroma on a colour has a hue to speak of."""

_STEP: Final = np.float32(0.02)
_LEAST: Final = np.array([0.0, -0.36, -0.36], np.float32)
_CELLS: Final = (54, 37, 37)
"""The colours are looked up in a grid: its steps, where it starts, and how many cells it has along each axis."""


class Precision(Enum):
    """How many errors along each axis stand for all: few for words like the one asked, or a look takes too long."""

    ROUGH = 2
    FINE = 4


def _errors(count: int) -> tuple[Floats, Floats]:
    """Errors that stand for a normal distribution (Gauss and Hermite), and how likely each of them is."""
    nodes, shares = np.polynomial.hermite_e.hermegauss(count)
    grid = [np.stack(np.meshgrid(*[axis] * 3), -1).reshape(-1, 3) for axis in (nodes, shares / shares.sum())]
    return (grid[0] * ERROR).astype(np.float32), grid[1].prod(1).astype(np.float32)


_ERRORS: Final = {precision: _errors(precision.value) for precision in Precision}


class ColourPlacement:
    def __init__(self, fields: Floats) -> None:
        self._fields = fields
        self._grid = _nearest_fields(fields)
        self._darkest = _darkest_by_hue(fields)

    def votes_by_field(self, colours: Floats, weights: Floats, precision: Precision) -> Floats:
        """Every colour shares out the whole of its weight among the fields where it may be put."""
        errors, likely = _ERRORS[precision]
        fields = self._grid[_places(_mistaken(colours, errors))]
        shares = weights[:, None] * likely
        votes = np.bincount(fields.ravel(), shares.ravel(), len(self._fields))
        return votes.astype(np.float32)

    def on_board(self, colours: Floats) -> Floats:
        """How well the board has each colour: 1 for one of its own, next to nothing for one far off."""
        distance = ((colours[:, None] - self._fields) ** 2).sum(-1).min(1)
        likeness: Floats = np.exp(-distance / np.float32(FAR**2))
        return likeness

    def not_too_dark(self, colours: Floats) -> Floats:
        """Who does not find a dark green on the board takes the darkest green there is, not a dark brown."""
        chroma = np.hypot(colours[:, 1], colours[:, 2])
        lack = np.maximum(0, self._darkest[_hue(colours)] - colours[:, 0])
        lifted = colours.copy()
        lifted[:, 0] += lack * np.minimum(1, chroma / np.float32(COLOURED))
        return lifted

    def of_right_hue(self, colours: Floats) -> Floats:
        """The same, but only where the nearest field has another hue: a fir is green, however dark."""
        found = self._fields[self._grid[_places(colours)]]
        cross = colours[:, 1] * found[:, 2] - colours[:, 2] * found[:, 1]
        along = (colours[:, 1:] * found[:, 1:]).sum(1)
        strays = np.abs(np.arctan2(cross, along)) > np.float32(OTHER_HUE)
        chosen: Floats = np.where(strays[:, None], self.not_too_dark(colours), colours)
        return chosen


def _places(colours: Floats) -> Numbers:
    """Where colours lie in the grid."""
    cells = ((colours - _LEAST) / _STEP).astype(np.int32)
    np.clip(cells, 0, np.array(_CELLS, np.int32) - 1, out=cells)
    places: Numbers = (cells[..., 0] * _CELLS[1] + cells[..., 1]) * _CELLS[2] + cells[..., 2]
    return places


def _hue(colours: Floats) -> Numbers:
    turn = np.arctan2(colours[:, 2], colours[:, 1]) / (2 * np.pi)
    return np.floor(turn * HUES).astype(np.int32) % HUES


def _darkest_by_hue(fields: Floats) -> Floats:
    """The lightness of the darkest field of each hue; where a board lacks a hue, nothing is lifted."""
    coloured = fields[np.hypot(fields[:, 1], fields[:, 2]) >= COLOURED]
    darkest = np.full(HUES, 1, np.float32)
    for aside in range(-ASIDE, ASIDE + 1):
        np.minimum.at(darkest, (_hue(coloured) + aside) % HUES, coloured[:, 0])
    return np.where(darkest == 1, 0, darkest).astype(np.float32)


def _mistaken(colours: Floats, errors: Floats) -> Floats:
    """Each colour with each error."""
    chroma = np.hypot(colours[:, 1], colours[:, 2])[:, None]
    along: Floats = (colours[:, 1:] / np.maximum(chroma, 1e-3)).astype(np.float32)
    across: Floats = along[:, ::-1] * np.array([-1, 1], np.float32)
    mistaken = np.repeat(colours[:, None], len(errors), 1)
    mistaken[..., 0] += errors[:, 0]
    mistaken[..., 1:] += along[:, None] * errors[:, 1:2] + across[:, None] * errors[:, 2:]
    return mistaken


def _nearest_fields(fields: Floats) -> Numbers:
    """Of each cell of the grid."""
    axes = [least + _STEP * (np.arange(count) + 0.5) for least, count in zip(_LEAST, _CELLS, strict=True)]
    plane = np.stack(np.meshgrid(axes[1], axes[2], indexing="ij"), -1).reshape(-1, 2).astype(np.float32)
    chroma, theirs = np.hypot(*plane.T), np.hypot(*fields[:, 1:].T)
    flat = plane @ fields[:, 1:].T + np.float32(CHROMA - 1) * np.outer(chroma, theirs)
    flat -= ((fields**2).sum(1) + np.float32(CHROMA - 1) * theirs**2) / 2
    found = [(flat + np.float32(light) * fields[:, 0]).argmax(1) for light in axes[0]]
    return np.concatenate(found).astype(np.int32)


@lru_cache(maxsize=8)
def placement_on(palette: tuple[str, ...]) -> ColourPlacement:
    codes = [list(bytes.fromhex(code.removeprefix("#"))) for code in palette]
    return ColourPlacement(oklab_of(np.array(codes, np.uint8)))
