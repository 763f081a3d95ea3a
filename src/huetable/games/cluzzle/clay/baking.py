"""Giving up the strokes: the clay as runs of cells, and a field made from such runs."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from .field import DEPTH_LIMIT, Colours, Field
from .grid import CELLS
from .strokes import Baked

_FIRM = 96
"""The depth that baked clay starts from before its surface is evened out."""


def bake(field: Field, scale: int = 1) -> Baked:
    """What the clay looks like, without how it came to be."""
    cells = np.where(field.depth > 0, np.maximum(field.colour, 1), 0).astype(np.uint8)
    flat = cells[::scale, ::scale, ::scale].ravel()
    ends = np.flatnonzero(np.diff(flat)) + 1
    starts = np.concatenate(([0], ends))
    lengths = np.diff(np.concatenate((starts, [flat.size])))
    return Baked(scale, tuple(zip(lengths.tolist(), flat[starts].tolist(), strict=True)))


def unbake(baked: Baked) -> Field:
    side = CELLS // baked.scale
    lengths, colours = zip(*baked.runs, strict=True)
    cells = np.repeat(np.array(colours, np.uint8), lengths).reshape(side, side, side)
    for axis in range(3) if baked.scale > 1 else ():
        cells = np.repeat(cells, baked.scale, axis)
    # Runs only know inside and outside. Smoothing the jump between them gives depths that further strokes can work with.
    field = Field()
    field.depth = _evened(np.where(cells > 0, _FIRM, -_FIRM).astype(np.int32), passes=1 + baked.scale)
    field.colour = _spread(cells)
    return field


def _evened(depth: NDArray[np.int32], passes: int) -> NDArray[np.int8]:
    for _ in range(passes):
        grown = np.pad(depth, 1, constant_values=-_FIRM)
        grown = grown[:-2] + 2 * grown[1:-1] + grown[2:]
        grown = grown[:, :-2] + 2 * grown[:, 1:-1] + grown[:, 2:]
        grown = grown[:, :, :-2] + 2 * grown[:, :, 1:-1] + grown[:, :, 2:]
        depth = grown + 32 >> 6
    return np.clip(depth, -DEPTH_LIMIT, DEPTH_LIMIT).astype(np.int8)


def _spread(colours: Colours) -> Colours:
    """The cells around the clay take its colour, as they do when it is pressed on."""
    for _ in range(4):
        grown = np.pad(colours, 1)
        middle = slice(1, -1)
        for near in (
            grown[:-2, middle, middle],
            grown[2:, middle, middle],
            grown[middle, :-2, middle],
            grown[middle, 2:, middle],
            grown[middle, middle, :-2],
            grown[middle, middle, 2:],
        ):
            colours = np.where(colours == 0, near, colours)
    return colours
