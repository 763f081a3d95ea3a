"""The cube of cells that the clay is in, and boxes of them.

Without NumPy, as is everything that a sculpture is checked with: a server should start without it, and check a bot's
first sculpture without waiting for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

CELLS = 96
"""Cells along each side of the cube."""

SPAN = 2 * CELLS
"""The cube's side in units: positions and sizes are whole units, and a cell is two of them wide."""

FLOOR = 8
"""Clay stands on the floor: no stroke reaches below this height in units."""

_SLAB = 8
"""Layers of cells that are worked on at once."""


class Box:
    """The cells that a stroke can reach, cut off at the cube's sides."""

    __slots__ = ("high", "low")

    def __init__(self, low: tuple[int, int, int], high: tuple[int, int, int]) -> None:
        """Corners in units, x y z."""
        # A cell is two units wide, so a unit's cell is half its number. Nothing reaches below the floor.
        ground = (0, FLOOR >> 1, 0)
        self.low = tuple(min(max(at >> 1, least), CELLS) for at, least in zip(low, ground, strict=True))
        self.high = tuple(min(max((at >> 1) + 1, 0), CELLS) for at in high)

    @property
    def cells(self) -> int:
        sides = [max(high - low, 0) for low, high in zip(self.low, self.high, strict=True)]
        return sides[0] * sides[1] * sides[2]

    @property
    def slices(self) -> tuple[slice, slice, slice]:
        """Into the arrays of a field, whose order is y z x."""
        x, y, z = (slice(low, max(high, low)) for low, high in zip(self.low, self.high, strict=True))
        return y, z, x

    def slabs(self) -> Iterator[Box]:
        """The box in layers that fit into a processor's cache: large arrays take twice as long, cell by cell."""
        (_, bottom, _), (_, top, _) = self.low, self.high
        for low in range(bottom, top, _SLAB):
            slab = copy(self)
            slab.low = (self.low[0], low, self.low[2])
            slab.high = (self.high[0], min(low + _SLAB, top), self.high[2])
            yield slab
