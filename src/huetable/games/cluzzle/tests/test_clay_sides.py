"""Clay that reaches the sides of the cube: it is cut off there, and what is seen is closed, as in the browser."""

import numpy as np
import pytest

from huetable.games.cluzzle import clay
from huetable.games.cluzzle.clay.grid import CELLS, SPAN
from huetable.games.cluzzle.clay.rendering.ray_tracing import Rays, depth_at, normals, trace
from huetable.games.cluzzle.clay.strokes import Solid

MIDDLE = SPAN // 2
SIDES = [
    ((0, 70, MIDDLE), (1, 0, 0)),
    ((SPAN - 1, 70, MIDDLE), (-1, 0, 0)),
    ((MIDDLE, 70, 0), (0, 0, 1)),
    ((MIDDLE, 70, SPAN - 1), (0, 0, -1)),
    ((MIDDLE, SPAN - 1, MIDDLE), (0, -1, 0)),
]


@pytest.mark.parametrize(("at", "inwards"), SIDES)
def test_a_ray_meets_cut_clay_at_the_side_of_the_cube(
    at: tuple[int, int, int], inwards: tuple[int, int, int]
) -> None:
    field = clay.build(clay.encode([Solid("ball", at, (30, 30, 30), 5)]))
    way = np.array(inwards, np.float32)
    start: Rays = (np.array([at]) / 2 - 20 * way).astype(np.float32)
    met: Rays = (start + trace(field, start, way, 100)[:, None] * way).astype(np.float32)
    assert np.isfinite(met).all()
    outside = CELLS / 2 - np.abs(met - CELLS / 2)
    assert -0.1 <= outside.min() < 1
    assert normals(field, met) @ -way == pytest.approx(1, abs=0.05)


def test_beyond_the_sides_there_is_no_clay() -> None:
    field = clay.build(clay.encode([Solid("slab", (MIDDLE, MIDDLE, MIDDLE), (96, 96, 96), 5)]))
    inside = np.array([[48, 48, 48], [1, 48, 48], [95, 48, 48]], np.float32)
    beyond = np.array([[-1, 48, 48], [97, 48, 48], [48, 97, 48], [48, 48, -1], [-40, 48, 200]], np.float32)
    assert (depth_at(field, inside) > 0).all()
    assert (depth_at(field, beyond) < 0).all()
