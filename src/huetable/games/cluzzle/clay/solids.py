"""How deep each cell lies inside a piece: negative outside, in sixteenths of a unit, in whole numbers only."""

from __future__ import annotations

from itertools import pairwise
from math import isqrt

import numpy as np

from .field import DEPTH_STEPS, IntArray, integer_root, offsets
from .grid import Box
from .rotation import Matrix, matrix
from .strokes import Point, Rope, Solid


def dab(at: Point, size: int, box: Box) -> IntArray:
    x, y, z = offsets(box, at)
    return DEPTH_STEPS * size - integer_root(DEPTH_STEPS * DEPTH_STEPS * (x * x + y * y + z * z))


def solid_depth(solid: Solid, box: Box) -> IntArray:
    x, y, z = _to_local(matrix(*solid.turn), *offsets(box, solid.at))
    return _DEPTHS[solid.kind](solid.sides, x, y, z)


def _to_local(turned: Matrix, x: IntArray, y: IntArray, z: IntArray) -> tuple[IntArray, IntArray, IntArray]:
    """World offsets in units, as seen by the turned solid, in sixteenths of a unit."""
    a, b, c = (
        np.right_shift(turned[0][j] * x + turned[1][j] * y + turned[2][j] * z, 4).astype(np.int32)
        for j in range(3)
    )
    return a, b, c


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
    from_a = offsets(box, a)
    dot = sum(part * step for part, step in zip(from_a, along, strict=True))
    at = np.clip(256 * dot // max(far, 1), 0, 256).astype(np.int32)
    off = [256 * part - step * at >> 4 for part, step in zip(from_a, along, strict=True)]
    away = integer_root(off[0] ** 2 + off[1] ** 2 + off[2] ** 2)
    return ((256 * thick + (then - thick) * at >> 12) - away).astype(np.int32)
