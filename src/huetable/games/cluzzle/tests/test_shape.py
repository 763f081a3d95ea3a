"""A shape shows what can be seen of a sculpture, and nothing about how it was made."""

from __future__ import annotations

import zlib

import numpy as np
import pytest

from huetable.core.rng import Rng
from huetable.games.cluzzle import GAME, clay
from huetable.games.cluzzle.bots.sculpting import hidden_mark, sculpt
from huetable.games.cluzzle.clay import open_air, recipes
from huetable.games.cluzzle.clay.building import build, build_field
from huetable.games.cluzzle.clay.codec import encode
from huetable.games.cluzzle.clay.grid import CELLS
from huetable.games.cluzzle.clay.limits import InvalidClay
from huetable.games.cluzzle.clay.shapes import MAGIC, read_shape, shape_of
from huetable.games.cluzzle.clay.strokes import Brush, Solid, Stroke

BALL = Solid("ball", (96, 90, 96), (60, 60, 60), 5)
LEFT, RIGHT = Solid("ball", (40, 60, 96), (30, 30, 30), 5), Solid("slab", (150, 60, 96), (20, 30, 40), 8)
CORE = Solid("ball", (96, 90, 96), (20, 20, 20), 9)
HOLLOW = Solid("ball", (96, 90, 96), (30, 30, 30), 0, carve=True)


def shape(*strokes: Stroke) -> bytes:
    return shape_of(build_field(list(strokes)))


def sculpture(word: str) -> bytes:
    return recipes.build(word, Rng.from_number(3).child(word), 1.0)


@pytest.mark.rule("CLUZ-42")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ([LEFT, RIGHT], [RIGHT, LEFT]),
        ([BALL], [CORE, BALL]),
        ([BALL], [BALL, CORE]),
        ([BALL], [BALL, HOLLOW]),
        ([BALL], [BALL, Brush("paint", 9, ((96, 90, 96),), 7)]),
        ([BALL], [BALL, Brush("carve", 2, ((10, 180, 10),))]),
    ],
    ids=["order", "core before", "core after", "hollow", "paint inside", "nothing carved"],
)
def test_two_logs_that_look_the_same_have_the_same_shape(one: list[Stroke], other: list[Stroke]) -> None:
    assert encode(one) != encode(other)
    assert shape(*one) == shape(*other)


@pytest.mark.rule("CLUZ-42")
def test_other_clay_has_another_shape() -> None:
    nose = Brush("add", 6, ((96, 90, 158),), 5)
    spot = Brush("paint", 9, ((96, 90, 156),), 7)
    dent = Brush("carve", 9, ((96, 90, 156),))
    assert len({shape(BALL), shape(BALL, nose), shape(BALL, spot), shape(BALL, dent), shape()}) == 5


@pytest.mark.rule("CLUZ-42")
@pytest.mark.parametrize("word", ["cat", "umbrella", "jellyfish", "hedgehog", "ring"])
def test_a_shape_has_the_surface_of_its_sculpture(word: str) -> None:
    """So that it is drawn as before, from all sides."""
    made = build(sculpture(word))
    seen = read_shape(shape_of(made))
    air = open_air.open_air(made.depth <= 0)
    assert (seen.has_clay() == ~air).all()
    near = np.abs(seen.depth.astype(int)) < 127
    assert (seen.depth[near] == made.depth[near]).all()
    assert near.sum() > 2000
    skin = seen.colour > 0
    assert (seen.colour[skin] == made.colour[skin]).all()
    assert skin.sum() > 500


@pytest.mark.rule("CLUZ-42")
def test_nothing_is_told_about_what_lies_inside() -> None:
    seen = read_shape(shape(BALL, CORE, HOLLOW))
    inside = seen.has_clay() & (seen.depth == 127)
    assert inside[40:50, 44:52, 44:52].all()
    assert not seen.colour[inside].any()
    assert set(np.unique(seen.colour)) == {0, 5}


def test_a_labyrinth_takes_no_longer_than_anything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    empty = np.zeros((CELLS, CELLS, CELLS), bool)
    for row in range(1, CELLS - 1, 2):
        empty[48, row, 1 : CELLS - 1] = True
        empty[48, row + 1, 1 if row % 4 == 1 else CELLS - 2] = True
    empty[48, 0, 1] = True
    sweeps: list[int] = []
    blow_through = open_air._blow_through

    def counted(air: open_air.Mask, room: open_air.Mask) -> None:
        sweeps.append(1)
        blow_through(air, room)

    monkeypatch.setattr(open_air, "_blow_through", counted)
    reached = open_air.open_air(empty)
    assert len(sweeps) == 3 * open_air.MOST_SWEEPS
    assert 0 < reached.sum() < empty.sum()


@pytest.mark.parametrize("cells", [b"", b"\0" * 100, b"\0" * (2 * CELLS**3 + 1)])
def test_what_is_no_shape_is_refused(cells: bytes) -> None:
    with pytest.raises(InvalidClay):
        read_shape(MAGIC + zlib.compress(cells))


def test_a_photo_has_no_shape_of_its_own() -> None:
    assert GAME.shape(b"\xff\xd8 a photo") is None
    assert clay.seen_field(encode([BALL])).hash() == build_field([BALL]).hash()


def test_a_bots_mark_cannot_be_seen() -> None:
    made = sculpture("cat")
    marked = made + hidden_mark(Rng.from_number(1))
    assert clay.check(marked) is None
    assert build(marked).hash() == build(made).hash()
    assert clay.shape(marked) == clay.shape(made)


@pytest.mark.rule("CLUZ-42")
def test_trying_out_all_recipes_does_not_find_a_bots_sculpture_by_its_hash() -> None:
    """Not even somebody who knew every whim of the bot could name the hash: the mark has more than 128 bits of chance."""
    rng = Rng.from_number(7)
    made, _ = sculpt("cat", rng, 1.0)
    plain = recipes.build("cat", rng, 1.0)
    assert made.startswith(plain)
    assert made != plain
    marks = [hidden_mark(Rng.from_number(seed)) for seed in range(200)]
    assert len(set(marks)) == 200
    places = np.array([list(mark) for mark in marks])
    free = [column for column in places.T if len(set(column)) > 90]
    assert len(free) * np.log2(193) > 128


@pytest.mark.parametrize("word", ["brain", "octopus", "broccoli"])
def test_a_shape_is_small_enough_for_a_phone(word: str) -> None:
    """These are the largest."""
    assert len(clay.shape(sculpture(word)) or b"") < 96_000


@pytest.mark.soak
def test_the_shape_of_every_recipe_is_small_enough_for_a_phone() -> None:
    sizes = {word: len(clay.shape(sculpture(word)) or b"") for word in recipes.names()}
    assert max(sizes.values()) < 96_000
    assert sum(size < 64_000 for size in sizes.values()) > 0.95 * len(sizes)
