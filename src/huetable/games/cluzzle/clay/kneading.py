"""What a stroke does to the clay. Whole numbers only: the browser does the same, cell by cell."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from .boxes import MARGIN, dab_box, rope_box, solid_box, sweep_box
from .field import DEPTH_LIMIT, DEPTH_STEPS, Field, IntArray, offsets
from .grid import CELLS, Box
from .mirror import mirrored_brush, mirrored_point, mirrored_rope, mirrored_solid
from .solids import dab, rope_depth, solid_depth
from .strokes import Brush, Point, Rope, Solid

DAB_BLEND = 40
"""How softly a dab is joined to the clay that is there."""


def press_on(field: Field, box: Box, depth: IntArray, colour: int, blend: int) -> None:
    """Clay is added; where two pieces meet the seam fills up a little."""
    old = field.depth[box.slices].astype(np.int32)
    # Cells at the limit are too far away to know their distance: they are left as they are.
    near = depth > -DEPTH_LIMIT
    # The union of two pieces is the greater depth of both; the seam makes it round.
    new = np.minimum(np.maximum(old, depth) + _seam(old, depth, blend), DEPTH_LIMIT)
    field.depth[box.slices] = np.where(near, new, old)
    # A cell takes the colour of the piece that it lies deeper in, outside the surface too, for the next stroke may bring it in.
    field.colour[box.slices][near & (depth >= old)] = colour


def cut_out(field: Field, box: Box, depth: IntArray, blend: int) -> None:
    """Clay is taken away: what is left lies inside the old clay and outside the piece."""
    old = field.depth[box.slices].astype(np.int32)
    left = -depth
    new = np.maximum(np.minimum(old, left) - _seam(old, left, blend), -DEPTH_LIMIT)
    field.depth[box.slices] = np.where(depth > -DEPTH_LIMIT, new, old)


def _seam(a: IntArray, b: IntArray, blend: int) -> IntArray | int:
    """What a seam adds: a parabola over the difference of both depths, a quarter of the blend where they are equal and nothing
    where they differ by the blend or more (a polynomial smooth minimum).
    """
    if not blend:
        return 0
    close: IntArray = np.maximum(blend - abs(a - b), 0)
    return close * close // (4 * blend)


def smooth(field: Field, at: Point, size: int) -> None:
    """Each cell moves towards the mean of the cells around it, most in the middle of the dab."""
    box = dab_box(at, size)
    old, around = _with_neighbours(field, box)
    weight = _weight(at, size, box, 64)
    field.depth[box.slices] = old + ((around - old) * weight + 32 >> 6)


def _with_neighbours(field: Field, box: Box) -> tuple[IntArray, IntArray]:
    """The depth in the box, and its mean with weights 1 2 1 along each side; outside the cube is no clay."""
    grown = np.full([part.stop - part.start + 2 for part in box.slices], -DEPTH_LIMIT, np.int32)
    inner = tuple(slice(max(part.start - 1, 0), min(part.stop + 1, CELLS)) for part in box.slices)
    within = tuple(
        slice(wide.start - part.start + 1, wide.stop - part.start + 1)
        for wide, part in zip(inner, box.slices, strict=True)
    )
    grown[within] = field.depth[inner]
    # Along one axis after the other: the same as weighing all 27 cells at once. The weights add up to 64.
    mean = grown
    mean = mean[:-2] + 2 * mean[1:-1] + mean[2:]
    mean = mean[:, :-2] + 2 * mean[:, 1:-1] + mean[:, 2:]
    mean = mean[:, :, :-2] + 2 * mean[:, :, 1:-1] + mean[:, :, 2:]
    return grown[1:-1, 1:-1, 1:-1], mean + 32 >> 6


def _weight(at: Point, size: int, box: Box, most: int, steep: int = 1) -> IntArray:
    """From `most` in the middle of a dab down to nothing at its rim."""
    x, y, z = offsets(box, at)
    left = size * size - (x * x + y * y + z * z)
    weight: IntArray = np.clip(left * most * steep // (size * size), 0, most).astype(np.int32)
    return weight


def flatten(field: Field, at: Point, size: int, normal: Point) -> None:
    """Clay that stands out over the flat of the thumb is pressed away."""
    box = dab_box(at, size)
    x, y, z = offsets(box, at)
    # How far each cell lies below the plane; the normal's length is about 127, so it is divided by 128.
    below = -(normal[0] * x + normal[1] * y + normal[2] * z) * DEPTH_STEPS >> 7
    old = field.depth[box.slices].astype(np.int32)
    wanted = np.minimum(old, np.clip(below, -DEPTH_LIMIT, DEPTH_LIMIT))
    weight = _weight(at, size, box, 64, 2)
    field.depth[box.slices] = old + ((wanted - old) * weight + 32 >> 6)


def paint(field: Field, at: Point, size: int, colour: int) -> None:
    box = dab_box(at, size)
    field.colour[box.slices][dab(at, size, box) >= 0] = colour


def pull(field: Field, at: Point, size: int, by: Point) -> None:
    """The clay under the finger goes with it; further away it follows less."""
    box = dab_box(at, size)
    weight = _weight(at, size, box, 256)
    weight = weight * weight >> 8
    # Where each cell's clay comes from, in sixteenths of a cell; a unit is eight of them.
    y, z, x = (
        16 * np.arange(part.start, part.stop, dtype=np.int32).reshape(shape) - (8 * step * weight >> 8)
        for part, shape, step in zip(
            box.slices, ((-1, 1, 1), (1, -1, 1), (1, 1, -1)), (by[1], by[2], by[0]), strict=True
        )
    )
    # Only the cells of the ball move: half of the box, and each takes eight look-ups.
    moved = weight > 0
    y, z, x = y[moved], z[moved], x[moved]
    depth, colour = _between(field.depth, y, z, x), _nearest(field.colour, y, z, x)
    field.depth[box.slices][moved] = depth
    field.colour[box.slices][moved] = colour


def _between(depths: NDArray[np.int8], y: IntArray, z: IntArray, x: IntArray) -> IntArray:
    """The depth between eight cells, weighed by how near they are."""
    low = [np.clip(at >> 4, 0, CELLS - 2) for at in (y, z, x)]
    part = [np.clip(at - 16 * base, 0, 16) for at, base in zip((y, z, x), low, strict=True)]
    # Each corner counts by the volume of the opposite part of the cell; the eight volumes add up to 16 ** 3 = 4096.
    total: IntArray = np.zeros(len(y), np.int32)
    for corner in range(8):
        up, on, right = corner >> 2, corner >> 1 & 1, corner & 1
        share = (
            (part[0] if up else 16 - part[0])
            * (part[1] if on else 16 - part[1])
            * (part[2] if right else 16 - part[2])
        )
        total += share * depths[low[0] + up, low[1] + on, low[2] + right]
    return total + 2048 >> 12


def _nearest(colours: NDArray[np.uint8], y: IntArray, z: IntArray, x: IntArray) -> NDArray[np.uint8]:
    near = [np.clip(at + 8 >> 4, 0, CELLS - 1) for at in (y, z, x)]
    found: NDArray[np.uint8] = colours[near[0], near[1], near[2]]
    return found


def _dab(field: Field, brush: Brush, at: Point, by: Point) -> None:
    match brush.tool:
        case "add":
            box = dab_box(at, brush.size, MARGIN)
            press_on(field, box, dab(at, brush.size, box), brush.colour, DAB_BLEND)
        case "carve":
            box = dab_box(at, brush.size, MARGIN)
            cut_out(field, box, dab(at, brush.size, box), DAB_BLEND)
        case "smooth":
            smooth(field, at, brush.size)
        case "flatten":
            flatten(field, at, brush.size, brush.normal)
        case "paint":
            paint(field, at, brush.size, brush.colour)
        case "pull":
            pull(field, at, brush.size, by)


def knead_brush(field: Field, brush: Brush) -> None:
    if brush.sweep:
        knead_sweep(field, brush)
    else:
        _knead_dabs(field, brush)


def knead_sweep(field: Field, brush: Brush) -> None:
    """All dabs are one piece, so that it does not matter how close to each other or in which order they come."""
    piece = np.full((CELLS,) * 3, -DEPTH_LIMIT, np.int32)
    for at in brush.points:
        for there in (at, mirrored_point(at)) if brush.mirror else (at,):
            box = dab_box(there, brush.size, MARGIN)
            np.maximum(piece[box.slices], dab(there, brush.size, box), out=piece[box.slices])
    for box in sweep_box(brush).slabs():
        if brush.tool == "add":
            press_on(field, box, piece[box.slices], brush.colour, DAB_BLEND)
        else:
            cut_out(field, box, piece[box.slices], DAB_BLEND)


def _knead_dabs(field: Field, brush: Brush) -> None:
    other = mirrored_brush(brush)
    path = brush.points if brush.tool != "pull" else brush.points[:-1]
    steps = [_step(a, b, brush.size) for a, b in pairwise(brush.points)]
    for number, at in enumerate(path):
        by = steps[number] if brush.tool == "pull" else (0, 0, 0)
        _dab(field, brush, at, by)
        # Dab by dab, not path by path: where both hands meet in the middle the order of the dabs matters.
        if brush.mirror:
            _dab(field, other, mirrored_point(at), (-by[0], by[1], by[2]))


def _step(a: Point, b: Point, size: int) -> Point:
    """How far a pull goes at once: further than half a dab would tear the clay."""
    most = size // 2
    x, y, z = (min(max(there - here, -most), most) for here, there in zip(a, b, strict=True))
    return x, y, z


def knead_solid(field: Field, solid: Solid) -> None:
    for piece in (solid, mirrored_solid(solid)) if solid.mirror else (solid,):
        for box in solid_box(piece).slabs():
            _piece(field, piece, box, solid_depth(piece, box))


def knead_rope(field: Field, rope: Rope) -> None:
    for piece in (rope, mirrored_rope(rope)) if rope.mirror else (rope,):
        for box in rope_box(piece).slabs():
            _piece(field, piece, box, rope_depth(piece, box))


def _piece(field: Field, piece: Solid | Rope, box: Box, depth: IntArray) -> None:
    depth = np.clip(depth, -DEPTH_LIMIT, DEPTH_LIMIT)
    if piece.carve:
        cut_out(field, box, depth, piece.blend)
    else:
        press_on(field, box, depth, piece.colour, piece.blend)
