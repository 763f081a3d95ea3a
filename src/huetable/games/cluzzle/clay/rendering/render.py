"""Pictures of clay without a graphics card: for who has no WebGL, for thumbnails, results and replays."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from huetable.games.cluzzle.clay.field import Field
from huetable.games.cluzzle.clay.grid import CELLS, FLOOR
from huetable.png import encode_png

from .palette import FLOOR_LIGHT, LIGHT
from .ray_tracing import Rays, colours_at, depth_at, normals, trace

Pixels = NDArray[np.uint8]

SIDES = (25, 115, 205, 295)
"""From where the four pictures are taken, in degrees around the upright axis: before, right, behind, left."""

_TILT = math.radians(20)
_SUN = np.array([-0.42, 0.78, 0.46], np.float32)
_MIDDLE = np.array([CELLS / 2, CELLS / 2 - 4, CELLS / 2], np.float32)
_VIEW = 126.0
"""How many cells fit across a picture: the turntable and a little air."""
_DISC = 56.0
"""The radius of the turntable in cells."""
_FAR = 200.0


def picture(field: Field, size: int = 160) -> bytes:
    """From all four sides, two by two, as a PNG."""
    sides = [render(field, degrees, size) for degrees in SIDES]
    return to_png(np.concatenate([np.concatenate(sides[:2], axis=1), np.concatenate(sides[2:], axis=1)]))


def to_png(pixels: Pixels) -> bytes:
    """Packed a little less than possible: a server draws it while somebody waits."""
    height, width, channels = pixels.shape
    return encode_png(pixels.tobytes(), height, width, channels, compression=7)


def render(field: Field, degrees: float, size: int, *, finer: int = 2) -> Pixels:
    """One view, as red, green, blue and opacity; nothing where there is neither clay nor floor."""
    eye = _Eye(degrees, size * finer)
    colour = np.zeros((len(eye.start), 4))
    floor = eye.floor()
    on_disc = np.hypot(floor[:, 0] - CELLS / 2, floor[:, 2] - CELLS / 2) < _DISC
    colour[on_disc] = _lit_floor(field, floor[on_disc])
    met = trace(field, eye.start, eye.way, _FAR)
    hit = np.isfinite(met)
    colour[hit] = _lit_clay(field, eye.start[hit] + met[hit, None] * eye.way, eye.way)
    return _to_screen_colours(colour, size, finer)


class _Eye:
    """Parallel rays from far away, from one side and a little from above."""

    def __init__(self, degrees: float, size: int) -> None:
        turn = math.radians(degrees)
        back = np.array(
            [math.sin(turn) * math.cos(_TILT), math.sin(_TILT), math.cos(turn) * math.cos(_TILT)], np.float32
        )
        right = np.array([math.cos(turn), 0, -math.sin(turn)], np.float32)
        up = np.cross(back, right)
        steps = ((np.arange(size) + 0.5) / size - 0.5).astype(np.float32) * _VIEW
        across, down = np.meshgrid(steps, -steps)
        self.way = -back
        self.start: Rays = (
            _MIDDLE + back * 100 + across.reshape(-1, 1) * right + down.reshape(-1, 1) * up
        ).astype(np.float32)

    def floor(self) -> Rays:
        """Where the rays meet the floor."""
        far = (FLOOR / 2 - self.start[:, 1]) / self.way[1]
        met: Rays = self.start + far[:, None] * self.way
        return met


def _lit_clay(field: Field, at: Rays, way: Rays) -> NDArray[np.float64]:
    facing = normals(field, at)
    sun = facing @ _SUN
    shade = _shadow(field, at + facing * 1.6)
    # Hollows are darker: the clay nearby keeps the sky out.
    open_sky = np.clip(1 - (depth_at(field, at + facing * 3) / 32 + 3) / 5, 0.45, 1)
    light = 0.26 + 0.34 * open_sky * (0.5 + 0.5 * facing[:, 1]) + 0.72 * np.clip(sun, 0, 1) * shade
    rim = 0.06 * np.clip(1 + facing @ way, 0, 1) ** 2
    clay = LIGHT[colours_at(field, at + way * 0.7)]
    return np.concatenate((clay * light[:, None] + rim[:, None], np.ones((len(at), 1))), axis=1)


def _lit_floor(field: Field, at: Rays) -> NDArray[np.float64]:
    shade = _shadow(field, at)
    near = np.clip(1 - np.maximum(depth_at(field, at) / 32 + 4, 0) / 6, 0.5, 1)
    # A turntable has rings and a mark in front, so that it can be seen which way is which.
    far = np.hypot(at[:, 0] - CELLS / 2, at[:, 2] - CELLS / 2)
    ring = np.where((np.abs(far % 18 - 9) < 0.35) | (far > _DISC - 1.2), 0.86, 1.0)
    mark = (np.abs(at[:, 0] - CELLS / 2) < 1.5) & (at[:, 2] > CELLS / 2 + 46)
    light = (0.42 + 0.5 * shade) * near * np.where(mark, 0.45, ring)
    return np.concatenate((FLOOR_LIGHT * light[:, None], np.ones((len(at), 1))), axis=1)


def _shadow(field: Field, at: Rays) -> NDArray[np.float64]:
    """How much of the sun arrives."""
    return np.where(np.isfinite(trace(field, at, _SUN, 90)), 0.35, 1.0)


def _to_screen_colours(colour: NDArray[np.float64], size: int, finer: int) -> Pixels:
    blocks = colour.reshape(size, finer, size, finer, 4).mean(axis=(1, 3))
    seen = blocks[..., 3:]
    shown = np.clip(blocks[..., :3] / np.maximum(seen, 1e-6), 0, 1) ** (1 / 2.2)
    return (np.concatenate((shown, seen), axis=2) * 255 + 0.5).astype(np.uint8)
