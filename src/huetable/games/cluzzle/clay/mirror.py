"""The other hand: a stroke as it looks in a mirror that stands in the middle, left for right."""

from __future__ import annotations

from msgspec.structs import replace

from .grid import SPAN
from .rotation import STEPS
from .strokes import Brush, Point, Rope, Solid


def mirrored_point(point: Point) -> Point:
    return SPAN - point[0], point[1], point[2]


def mirrored_solid(solid: Solid) -> Solid:
    turn, tip, roll = solid.turn
    return replace(solid, at=mirrored_point(solid.at), turn=(-turn % STEPS, tip, -roll % STEPS))


def mirrored_rope(rope: Rope) -> Rope:
    return replace(rope, points=tuple(map(mirrored_point, rope.points)))


def mirrored_brush(brush: Brush) -> Brush:
    x, y, z = brush.normal
    return replace(brush, points=tuple(map(mirrored_point, brush.points)), normal=(-x, y, z))
