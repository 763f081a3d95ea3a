"""How deep each cell lies inside a piece: negative outside, in sixteenths of a unit, in whole numbers only."""

from __future__ import annotations

from itertools import pairwise
from math import isqrt

import numpy as np

from .field import DEPTH_STEPS, Box, IntArray, integer_root
from .mirror import mirrored_point
from .rotation import matrix, reach, to_local
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


def dab(at: Point, size: int, box: Box) -> IntArray:
    x, y, z = box.offsets(at)
    return DEPTH_STEPS * size - integer_root(DEPTH_STEPS * DEPTH_STEPS * (x * x + y * y + z * z))


def solid_depth(solid: Solid, box: Box) -> IntArray:
    x, y, z = to_local(matrix(*solid.turn), *box.offsets(solid.at))
    return _DEPTHS[solid.kind](solid.sides, x, y, z)


def _ball(sides: Point, x: IntArray, y: IntArray, z: IntArray) -> IntArray:
    """An egg with three radii. Near its surface the usual estimate of the distance is good enough for clay."""
    # `out` is 1024 on the surface (how far out, by the radii); dividing by the slope turns it into a distance. Clipped so that no
    # square leaves 32 bits.
    near = [np.clip(64 * at // side, -8192, 8192) for at, side in zip((x, y, z), sides, strict=True)]
    slope = [np.clip(16 * at // side, -26000, 26000) for at, side in zip(near, sides, strict=True)]
    out = integer_root(near[0] ** 2 + near[1] ** 2 + near[2] ** 2)
    steep = integer_root(slope[0] ** 2 + slope[1] ** 2 + slope[2] ** 2)
    depth = out * (1024 - out) // np.maximum(4 * steep, 1)
    return np.where(out < 512, DEPTH_STEPS // 2 * min(sides), depth).astype(np.int32)


def _slab(sides: Point, x: IntArray, y: IntArray, z: IntArray) -> IntArray:
    """A block with edges as round as a thumb leaves them."""
    round_off = max(1, min(*sides, 12) // 3)
    over = [abs(at) - DEPTH_STEPS * (side - round_off) for at, side in zip((x, y, z), sides, strict=True)]
    beyond = [np.maximum(part, 0) for part in over]
    outside = integer_root(beyond[0] ** 2 + beyond[1] ** 2 + beyond[2] ** 2)
    inside = np.minimum(np.maximum(np.maximum(over[0], over[1]), over[2]), 0)
    return (DEPTH_STEPS * round_off - outside - inside).astype(np.int32)


def _cone(sides: Point, x: IntArray, y: IntArray, z: IntArray) -> IntArray:
    """A drum, or with different ends a cone, standing up."""
    low, half, high = sides
    tall = DEPTH_STEPS * half
    around = integer_root(x * x + z * z)
    wide = (low * (tall - y) + high * (tall + y)) // (2 * half)
    lean = 512 * half // isqrt(4 * half * half + (high - low) ** 2)
    depth: IntArray = np.minimum((wide - around) * lean >> 8, tall - abs(y)).astype(np.int32)
    return depth


def _ring(sides: Point, x: IntArray, y: IntArray, z: IntArray) -> IntArray:
    """Lying flat around the upright axis."""
    around = integer_root(x * x + z * z) - DEPTH_STEPS * sides[0]
    return DEPTH_STEPS * sides[1] - integer_root(around * around + y * y)


_DEPTHS = {"ball": _ball, "slab": _slab, "cone": _cone, "ring": _ring}


def rope_depth(rope: Rope, box: Box) -> IntArray:
    """The pieces of a rope are one piece: no seams at its bends."""
    count = len(rope.points) - 1
    first, last = rope.thick
    depth: IntArray | None = None
    for number, (a, b) in enumerate(pairwise(rope.points)):
        thick = [256 * first + 256 * (last - first) * step // count for step in (number, number + 1)]
        piece = _link(a, b, thick[0], thick[1], box)
        depth = piece if depth is None else np.maximum(depth, piece)
    assert depth is not None, "a rope has two points at least"  # noqa: S101
    return depth


def _link(a: Point, b: Point, thick: int, then: int, box: Box) -> IntArray:
    """From one point to the next, its radius given in 256ths of a unit at both ends."""
    # The nearest point of the link, as a share of its length in 256ths; then the distance from there.
    along = [there - here for here, there in zip(a, b, strict=True)]
    far = along[0] ** 2 + along[1] ** 2 + along[2] ** 2
    from_a = box.offsets(a)
    dot = sum(part * step for part, step in zip(from_a, along, strict=True))
    at = np.clip(256 * dot // max(far, 1), 0, 256).astype(np.int32)
    off = [256 * part - step * at >> 4 for part, step in zip(from_a, along, strict=True)]
    away = integer_root(off[0] ** 2 + off[1] ** 2 + off[2] ** 2)
    return ((256 * thick + (then - thick) * at >> 12) - away).astype(np.int32)
