"""What rebuilding a stroke costs, in cells, known before it is done."""

from __future__ import annotations

from .mirror import mirrored_point
from .solids import MARGIN, dab_box, rope_box, solid_box
from .strokes import Baked, Brush, Rope, Solid, Stroke

_DEARER = {"add": 1, "carve": 1, "paint": 1, "flatten": 1, "smooth": 2, "pull": 4}
_BAKING = 2_000_000
_OVERHEAD = 2000
"""Even the smallest dab takes its time."""


def stroke_cost(stroke: Stroke) -> int:
    match stroke:
        case Brush():
            sides = [*stroke.points, *map(mirrored_point, stroke.points)] if stroke.mirror else stroke.points
            margin = MARGIN if stroke.tool in ("add", "carve") else 0
            times = _DEARER[stroke.tool]
            return sum(_OVERHEAD + times * dab_box(at, stroke.size, margin).cells for at in sides)
        case Solid():
            return (1 + stroke.mirror) * (_OVERHEAD + 3 * solid_box(stroke).cells)
        case Rope():
            links = len(stroke.points) - 1
            return (1 + stroke.mirror) * links * (_OVERHEAD + 2 * rope_box(stroke).cells)
        case Baked():
            return _BAKING
