"""Clay: any bytes are a bounded sculpture or refused in words, and the same strokes make the same clay."""

from pathlib import Path

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from huetable.games.cluzzle import clay
from huetable.games.cluzzle.clay.baking import bake
from huetable.games.cluzzle.clay.building import build, build_field
from huetable.games.cluzzle.clay.codec import MAGIC, SWEEP_MAGIC, decode, encode
from huetable.games.cluzzle.clay.grid import CELLS
from huetable.games.cluzzle.clay.limits import MOST_WORK
from huetable.games.cluzzle.clay.strokes import Baked, Brush, Rope, Solid, Stroke, Tool
from huetable.games.cluzzle.clay.work import stroke_work
from huetable.games.cluzzle.lab.field_vectors import Vector, vectors

VECTORS = Path(__file__).parents[1] / "ui/clay/vectors.json"

BALL = Solid("ball", (96, 60, 96), (40, 30, 30), 5)

points = st.tuples(*[st.integers(0, 192)] * 3)
paths = st.lists(points, min_size=2, max_size=6).map(tuple)
brushes = st.builds(
    Brush,
    st.sampled_from(["carve", "smooth", "pull", "flatten"]),
    st.integers(2, 32),
    paths,
    mirror=st.booleans(),
)
paints = st.builds(
    Brush, st.sampled_from(["add", "paint"]), st.integers(2, 32), paths, st.integers(1, 12), st.booleans()
)
solids = st.builds(
    Solid,
    st.sampled_from(["ball", "slab", "cone", "ring"]),
    points,
    st.tuples(*[st.integers(1, 96)] * 3),
    st.integers(1, 12),
    st.tuples(*[st.integers(0, 63)] * 3),
    st.integers(0, 127),
    st.booleans(),
)
ropes = st.builds(
    Rope, paths, st.tuples(st.integers(1, 64), st.integers(1, 64)), st.integers(1, 12), st.integers(0, 127)
)
sweeps = st.builds(
    Brush, st.just("carve"), st.integers(2, 32), paths, mirror=st.booleans(), sweep=st.just(True)
)
strokes = st.one_of(brushes, paints, solids, ropes, sweeps)


def test_the_vectors_that_the_browser_is_held_to_are_up_to_date() -> None:
    assert msgspec.json.decode(VECTORS.read_bytes(), type=list[Vector]) == vectors()


@settings(max_examples=120, deadline=None)
@given(st.binary(max_size=400))
def test_any_bytes_are_refused_in_words_or_are_a_sculpture(noise: bytes) -> None:
    for data in (noise, MAGIC + noise, SWEEP_MAGIC + noise):
        reason = clay.check(data)
        assert reason is None or reason.strip()
        assert (reason is None) == (_built(data) is not None)


def _built(data: bytes) -> object:
    try:
        return decode(data)
    except clay.InvalidClay:
        return None


@settings(max_examples=25, deadline=None)
@given(st.lists(strokes, max_size=3))
def test_every_sculpture_is_rebuilt_from_its_bytes_within_its_bounds(made: list[Stroke]) -> None:
    data = encode(made)
    assert decode(data) == made
    field = build(data)
    assert field.depth.shape == (CELLS,) * 3
    assert int(field.depth.min()) >= -127
    assert int(field.colour.max()) <= 12


@settings(max_examples=80, deadline=None)
@given(st.lists(strokes, min_size=1, max_size=4), st.data())
def test_a_damaged_sculpture_is_refused_or_still_bounded(made: list[Stroke], data: st.DataObject) -> None:
    damaged = bytearray(encode(made))
    damaged[data.draw(st.integers(0, len(damaged) - 1))] ^= data.draw(st.integers(1, 255))
    cut = bytes(damaged[: data.draw(st.integers(0, len(damaged)))])
    if clay.check(cut) is None:
        assert sum(map(stroke_work, decode(cut))) <= MOST_WORK


def test_too_many_strokes_too_many_bytes_and_too_much_work_are_refused() -> None:
    tiny = Brush("paint", 2, ((0, 0, 0),), 5)
    assert clay.check(encode([tiny] * 2000)) is None
    assert "2000 strokes" in (clay.check(encode([tiny] * 2001)) or "")
    long = Brush("paint", 2, ((0, 0, 0),) * 255, 5)
    assert "65536 bytes" in (clay.check(encode([long] * 90)) or "")
    heavy = Solid("ball", (96, 96, 96), (96, 96, 96), 5)
    assert "bake the clay" in (clay.check(encode([heavy] * 40)) or "")


def test_strokes_leave_what_they_cannot_reach() -> None:
    field = build_field([BALL])
    before = field.depth.copy()
    after = build_field([BALL, Brush("add", 4, ((20, 20, 20),), 7)]).depth
    assert (before[40:] == after[40:]).all()
    assert (after > 0).sum() > (before > 0).sum()


def test_a_mirrored_stroke_is_the_same_on_both_sides() -> None:
    field = build_field([Brush("add", 12, ((60, 60, 96), (70, 66, 90)), 5, mirror=True)])
    assert (field.depth == field.depth[:, :, ::-1]).all()


@pytest.mark.parametrize("tool", ["add", "carve"])
def test_a_sweep_is_one_piece_however_close_its_dabs_are(tool: Tool) -> None:
    colour = 7 if tool == "add" else 0
    path = tuple((60 + step, 90, 96) for step in range(72))
    quick, slow, again = (
        build_field([BALL, Brush(tool, 10, points, colour, sweep=True)])
        for points in (path[::4], path, path + path[::-1])
    )
    before = int(build_field([BALL]).has_clay().sum())
    changed = [abs(int(field.has_clay().sum()) - before) for field in (quick, slow)]
    assert abs(changed[0] - changed[1]) < changed[1] / 10
    assert slow.hash() == again.hash()


def test_logs_of_the_first_version_have_no_sweeps_and_are_written_as_before() -> None:
    sweep = Brush("add", 5, ((96, 60, 96),), 7, sweep=True)
    assert encode([BALL, replace(sweep, sweep=False)]).startswith(MAGIC)
    written = encode([BALL, sweep])
    assert written.startswith(SWEEP_MAGIC)
    assert clay.check(MAGIC + written[len(MAGIC) :]) == "stroke 2: the kind of stroke is not valid"


@pytest.mark.parametrize("tool", ["carve", "flatten", "smooth"])
def test_tools_that_take_away_add_nothing(tool: str) -> None:
    before = build_field([BALL]).has_clay()
    after = build_field([BALL, Brush(tool, 20, ((96, 84, 96),))]).has_clay()  # type: ignore[arg-type]
    assert after.sum() < before.sum()
    assert not (after & ~before).sum() > (20 if tool == "smooth" else 0)


def test_pulled_clay_follows_the_finger_with_its_colour() -> None:
    path = tuple((96, 88 + 3 * step, 96) for step in range(10))
    field = build_field([BALL, Brush("pull", 16, path)])
    assert (
        np.argwhere(field.has_clay())[:, 0].max()
        > np.argwhere(build_field([BALL]).has_clay())[:, 0].max() + 4
    )
    assert set(np.unique(field.colour[field.has_clay()])) == {5}


def test_paint_changes_the_colour_and_nothing_else() -> None:
    plain, painted = build_field([BALL]), build_field([BALL, Brush("paint", 10, ((96, 60, 126),), 8)])
    assert (plain.depth == painted.depth).all()
    assert {5, 8} == set(np.unique(painted.colour[painted.has_clay()]))


@pytest.mark.parametrize("scale", [1, 2])
def test_baked_clay_keeps_its_shape_and_colours(scale: int) -> None:
    field = build_field([BALL, Solid("slab", (96, 20, 96), (50, 12, 30), 8)])
    baked = bake(field, scale)
    again = build(encode([baked]))
    both, either = (field.has_clay() & again.has_clay()).sum(), (field.has_clay() | again.has_clay()).sum()
    assert both / either > (0.93 if scale == 1 else 0.85)
    assert len(encode([baked])) < 32_000
    assert set(np.unique(again.colour[again.has_clay()])) == {5, 8}


def test_baked_clay_stands_at_the_beginning_and_fills_the_cube_exactly() -> None:
    whole = Baked(1, ((CELLS**3, 0),))
    assert clay.check(encode([whole])) is None
    assert clay.check(encode([BALL, whole])) == "stroke 2: the kind of stroke is not valid"
    for cells in (CELLS**3 - 1, CELLS**3 + 1):
        assert clay.check(encode([Baked(1, ((cells, 0),))])) == "stroke 1: the baked clay is not valid"
