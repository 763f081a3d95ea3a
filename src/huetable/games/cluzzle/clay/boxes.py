"""The cells that a stroke can reach."""

from __future__ import annotations

from .grid import Box
from .mirror import mirrored_point
from .rotation import matrix, reach
from .strokes import Brush, Point, Rope, Solid

MARGIN = 8
"""Units around a piece in which its depth still counts."""


def dab_box(at: Point, size: int, margin: int = 0) -> Box:
    """The cells that a dab can reach; one that adds or takes clay reaches further by the margin."""
    far = size + margin
    x, y, z = at
    return Box((x - far, y - far, z - far), (x + far, y + far, z + far))


def solid_box(solid: Solid) -> Box:
    a, b, c = solid.sides
    if solid.kind == "cone":
        a = c = max(a, c)
    elif solid.kind == "ring":
        a = c = a + b
    far = reach(matrix(*solid.turn), (a + MARGIN, b + MARGIN, c + MARGIN))
    x, y, z = solid.at
    return Box((x - far[0], y - far[1], z - far[2]), (x + far[0], y + far[1], z + far[2]))


def rope_box(rope: Rope) -> Box:
    return _path_box(rope.points, max(rope.thick) + MARGIN)


def sweep_box(brush: Brush) -> Box:
    """With its mirror image, if the brush is mirrored."""
    mirrored = tuple(map(mirrored_point, brush.points)) if brush.mirror else ()
    return _path_box(brush.points + mirrored, brush.size + MARGIN)


def _path_box(points: tuple[Point, ...], far: int) -> Box:
    low, high = ([pick(point[axis] for point in points) for axis in range(3)] for pick in (min, max))
    return Box((low[0] - far, low[1] - far, low[2] - far), (high[0] + far, high[1] + far, high[2] + far))
