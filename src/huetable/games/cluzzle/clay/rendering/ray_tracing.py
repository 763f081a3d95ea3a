"""Rays through the clay: where they meet it first, and how the surface lies there."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from huetable.games.cluzzle.clay.field import DEPTH_LIMIT, Field
from huetable.games.cluzzle.clay.grid import CELLS

Rays = NDArray[np.float32]
"""One row of x, y, z for each ray, in cells."""

Indices = NDArray[np.intp]

_STEPS = 120
_GRAZES = 8
"""So often a ray may come near the clay before it meets it."""
_PER_CELL = 32.0
"""Depth is counted in 32nds of a cell."""
_NEAR = 20
"""So near the surface is looked at more closely."""


def depth_at(field: Field, at: Rays) -> NDArray[np.float32]:
    """The depth between the middles of eight cells; the cells beyond the cube's sides hold no clay."""
    near = np.clip(at - 0.5, 0, CELLS - 1.001)
    low = near.astype(np.int32)
    part = (near - low).astype(np.float32)
    flat, here = field.depth.ravel(), (low[:, 1] * CELLS + low[:, 2]) * CELLS + low[:, 0]
    x, y, z = part[:, 0], part[:, 1], part[:, 2]

    def along(by: int) -> NDArray[np.float32]:
        first = flat[here + by].astype(np.float32)
        mixed: NDArray[np.float32] = first + (flat[here + by + 1] - first) * x
        return mixed

    layer = CELLS * CELLS
    front = along(0) + (along(CELLS) - along(0)) * z
    above = along(layer) + (along(layer + CELLS) - along(layer)) * z
    inside = np.prod(np.clip(1 - np.abs(at - 0.5 - near), 0, 1), axis=1, dtype=np.float32)
    depth: NDArray[np.float32] = inside * (front + (above - front) * y + DEPTH_LIMIT) - DEPTH_LIMIT
    return depth


def trace(field: Field, start: Rays, way: Rays, far: float) -> NDArray[np.float32]:
    """How far each ray goes until it meets clay; infinity where it meets none. `way` is one step for all."""
    gone, end = _through_clay(field, start, way)
    end = np.minimum(end, far)
    met = np.full(len(start), np.inf, np.float32)
    left = np.flatnonzero(gone < end)
    for _ in range(_GRAZES):
        left = _march(field, start, way, left, gone, end)
        settled, deep = _settled(field, start[left], way, gone[left])
        met[left[deep]] = settled[deep]
        left = left[~deep]
        gone[left] += 1.5
    return met


def _march(
    field: Field, start: Rays, way: Rays, left: Indices, gone: NDArray[np.float32], end: NDArray[np.float32]
) -> Indices:
    """Moves the rays that are left on until they come near the surface; those that do."""
    flat = field.depth.ravel()
    near = [left[:0]]
    for _ in range(_STEPS):
        if not len(left):
            break
        depth = flat[_cells(start[left] + gone[left, None] * way)]
        hit = depth > -_NEAR
        near.append(left[hit])
        # Depth falls short of the distance around seams, so that no step goes all the way.
        gone[left] += np.where(hit, 0, np.clip(depth * (-0.8 / _PER_CELL), 0.35, 3.0))
        left = left[~hit & (gone[left] < end[left])]
    return np.concatenate(near)


def _through_clay(field: Field, start: Rays, way: Rays) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Where each ray enters and leaves the block that holds all the clay."""
    clay = field.depth > -_NEAR
    spans = [np.flatnonzero(clay.any(axis=axes)) for axes in ((0, 1), (1, 2), (0, 2))]
    if not len(spans[0]):
        return np.ones(len(start), np.float32), np.zeros(len(start), np.float32)
    slow = np.where(np.abs(way) < 1e-6, 1e-6, way)
    low = (np.array([span[0] for span in spans], np.float32) - start) / slow
    high = (np.array([span[-1] + 1 for span in spans], np.float32) - start) / slow
    enter = np.minimum(low, high).max(axis=1)
    return np.maximum(enter, 0).astype(np.float32), np.maximum(low, high).min(axis=1).astype(np.float32)


def _settled(
    field: Field, start: Rays, way: Rays, met: NDArray[np.float32]
) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """From the first cell near the surface to the surface itself, and whether the ray did not only graze it."""
    for _ in range(6):
        depth = depth_at(field, start + met[:, None] * way)
        met = met + np.clip(-depth / _PER_CELL, -0.6, 0.6)
    deep: NDArray[np.bool_] = depth_at(field, start + met[:, None] * way) > -_NEAR / 3
    return met, deep


def _cells(at: Rays) -> NDArray[np.int32]:
    cell = at.astype(np.int32)
    np.clip(cell, 0, CELLS - 1, out=cell)
    where: NDArray[np.int32] = (cell[:, 1] * CELLS + cell[:, 2]) * CELLS + cell[:, 0]
    return where


def normals(field: Field, at: Rays) -> Rays:
    """Which way the surface looks; from two cells around, for clay is not faceted."""
    step = np.eye(3, dtype=np.float32) * 1.2
    slope = np.stack([depth_at(field, at - part) - depth_at(field, at + part) for part in step], axis=1)
    length = np.linalg.norm(slope, axis=1, keepdims=True)
    facing: Rays = slope / np.maximum(length, 1e-6)
    return facing


def colours_at(field: Field, at: Rays) -> NDArray[np.uint8]:
    found: NDArray[np.uint8] = field.colour.ravel()[_cells(at)]
    return found
