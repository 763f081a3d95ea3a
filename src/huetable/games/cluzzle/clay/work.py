"""The work of rebuilding a stroke, known before it is done; the browser's field/stroke-work.ts counts the same.

A unit is the work of adding clay to one cell, about ten nanoseconds of NumPy. Bytes say nothing about work: a large ball
is twelve bytes and five million units.
"""

from __future__ import annotations

from typing import Final

from .boxes import MARGIN, rope_box, solid_box, sweep_box
from .grid import Box
from .strokes import Baked, Brush, Rope, Solid, Stroke, Tool

_DAB: Final[dict[Tool, tuple[int, int]]] = {
    "add": (8_000, 1),
    "carve": (8_000, 1),
    "smooth": (8_000, 1),
    "flatten": (8_000, 1),
    "paint": (5_000, 1),
    "pull": (28_000, 6),
}
"""Of each tool: the work of the smallest dab, and of each cell that it reaches."""
_SWEEP, _SWEEP_CELL = 40_000, 3
_SOLID, _SOLID_CELL = 15_000, 6
_ROPE, _ROPE_CELL = 15_000, 3
_LINK, _LINK_CELL = 8_000, 1
_BAKING = 6_000_000


def stroke_work(stroke: Stroke) -> int:
    match stroke:
        case Brush(points=points, mirror=mirror):
            dabs = (1 + mirror) * len(points) * _dab_work(stroke)
            return dabs + _SWEEP + _SWEEP_CELL * sweep_box(stroke).cells if stroke.sweep else dabs
        case Solid(mirror=mirror):
            return (1 + mirror) * (_SOLID + _SOLID_CELL * solid_box(stroke).cells)
        case Rope(points=points, mirror=mirror):
            return (1 + mirror) * _rope_work(len(points) - 1, rope_box(stroke))
        case Baked():
            return _BAKING


def _dab_work(brush: Brush) -> int:
    """As in the middle of the cube: a dab at its side is less work, but a stroke may have many dabs and counting is quick."""
    far = brush.size + (MARGIN if brush.tool in ("add", "carve") else 0)
    least, each = _DAB[brush.tool]
    return least + each * (far + 1) ** 3


def _rope_work(links: int, box: Box) -> int:
    return _ROPE + links * _LINK + (_ROPE_CELL + links * _LINK_CELL) * box.cells
