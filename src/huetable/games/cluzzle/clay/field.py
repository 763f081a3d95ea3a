"""The clay field: a cube of cells, each with how deep it lies inside the clay and which colour it has.

The surface of the clay is where the depth changes from negative (outside) to positive (inside). Strokes change depths,
so two pieces that meet grow together instead of cutting through each other. All numbers are integers: the browser does the
same sums (ui/clay/), and the SHA-256 of the field must be the same on every machine.
"""

from __future__ import annotations

from hashlib import sha256

import numpy as np
from numpy.typing import NDArray

from .grid import CELLS, Box

DEPTH_STEPS = 16
"""Depth is counted in sixteenths of a unit."""

DEPTH_LIMIT = 127
"""Depth is only kept near the surface: from -DEPTH_LIMIT (far outside) to DEPTH_LIMIT (well inside)."""

Depths = NDArray[np.int8]
Colours = NDArray[np.uint8]
IntArray = NDArray[np.int32]


class Field:
    """Cells in the order y (upwards), z (towards whoever looks), x (to the right)."""

    __slots__ = ("colour", "depth")

    def __init__(self) -> None:
        self.depth: Depths = np.full((CELLS, CELLS, CELLS), -DEPTH_LIMIT, np.int8)
        self.colour: Colours = np.zeros((CELLS, CELLS, CELLS), np.uint8)

    def hash(self) -> str:
        """Equal wherever the same strokes were rebuilt."""
        return sha256(self.depth.tobytes() + self.colour.tobytes()).hexdigest()

    def has_clay(self) -> NDArray[np.bool_]:
        return self.depth > 0

    def is_empty(self) -> bool:
        return not bool((self.depth > 0).any())


def offsets(box: Box, centre: tuple[int, int, int]) -> tuple[IntArray, IntArray, IntArray]:
    """How far the middles of the cells lie from a point, in units: x, y and z, ready to be combined."""
    # The middle of cell n lies at 2n + 1 units. Each axis keeps a dimension of its own, so that sums of the three broadcast to
    # the whole box without one array of coordinates per cell.
    x, y, z = (
        2 * np.arange(low, max(high, low), dtype=np.int32) + 1 - at
        for low, high, at in zip(box.low, box.high, centre, strict=True)
    )
    return x[None, None, :], y[:, None, None], z[None, :, None]


def integer_root(squares: IntArray) -> IntArray:
    """The whole part of a square root. A correctly rounded root of a whole number this small is never a step off."""
    return np.sqrt(squares, dtype=np.float64).astype(np.int32)
