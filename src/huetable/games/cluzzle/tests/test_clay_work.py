"""A sculpture is bounded by the work of rebuilding it, counted before any of it is done."""

from __future__ import annotations

from typing import Any

import pytest

from huetable.core.rng import Rng
from huetable.games.cluzzle import GAME, clay
from huetable.games.cluzzle.clay import recipes
from huetable.games.cluzzle.clay.building import build_field
from huetable.games.cluzzle.clay.codec import decode, encode
from huetable.games.cluzzle.clay.grid import CELLS, Box
from huetable.games.cluzzle.clay.limits import MOST_WORK
from huetable.games.cluzzle.clay.strokes import Brush, Rope, Solid, Stroke
from huetable.games.cluzzle.clay.work import stroke_work
from huetable.games.cluzzle.lab.field_vectors import vectors
from huetable.games.cluzzle.tests.studio import studio

CORNERS = ((0, 0, 0), (192, 192, 192))
BALL = Solid("ball", (96, 96, 96), (96, 96, 96), 5)
ROPE = Rope(CORNERS * 8, (64, 64), 5, 127, mirror=True)
PULL = Brush("pull", 32, ((96, 96, 96), (100, 100, 100)) * 100, mirror=True)
DABS = Brush("add", 2, ((96, 96, 96), (100, 100, 100)) * 120, 5, mirror=True)
HEAVY = [BALL, ROPE, PULL, DABS]


def as_often_as_allowed(stroke: Stroke) -> list[Stroke]:
    return [stroke] * (MOST_WORK // stroke_work(stroke))


@pytest.mark.rule("CLUZ-41")
@pytest.mark.parametrize("stroke", HEAVY, ids=lambda stroke: type(stroke).__name__)
def test_a_few_bytes_that_would_take_seconds_are_refused_before_anything_is_built(
    stroke: Stroke, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Box, "slices", property(lambda box: pytest.fail("it was built")))
    most = as_often_as_allowed(stroke)
    assert GAME.check_blob(studio(), 0, encode(most)) is None
    refusal = GAME.check_blob(studio(), 0, encode([*most, stroke]))
    assert refusal is not None
    assert refusal.clause == "CLUZ-41"


@pytest.mark.rule("CLUZ-41")
def test_581_bytes_are_not_a_second_of_work() -> None:
    """Forty-eight balls of twelve bytes, each as large as the cube: the work that it was once allowed to be."""
    data = encode([BALL] * 48)
    assert len(data) == 581
    assert sum(map(stroke_work, decode(data))) > 2 * MOST_WORK
    assert clay.check(data) is not None


@pytest.mark.rule("CLUZ-41")
def test_what_was_taken_once_can_still_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bound may become narrower, and old tables have sculptures from before."""
    made = encode([Solid("ball", (96, 60, 96), (40, 40, 40), 5)])
    monkeypatch.setattr(clay, "MOST_WORK", 1)
    assert clay.check(made) is not None
    assert clay.shape(made) is not None
    assert clay.picture(made) is not None


@pytest.mark.parametrize("every", [8, pytest.param(1, marks=pytest.mark.soak)])
@pytest.mark.parametrize("variety", [0.0, 1.0])
def test_every_recipe_takes_less_than_a_fifth_of_the_work(variety: float, every: int) -> None:
    for word in list(recipes.names())[::every]:
        made = recipes.build(word, Rng.from_number(5).child(word), variety)
        assert sum(map(stroke_work, decode(made))) < MOST_WORK / 5, word


def test_an_evening_of_dabs_fits_without_baking() -> None:
    """Five thousand dabs with the brush as it is at first, of every tool but the one that pulls, which moves clay."""
    for tool, dabs in (("add", 5000), ("carve", 5000), ("smooth", 5000), ("flatten", 5000), ("pull", 2500)):
        path = ((96, 60, 96),) * 250
        stroke = Brush(tool, 9, path, 5 if tool == "add" else 0)  # type: ignore[arg-type]
        assert clay.check(encode([stroke] * (dabs // 250))) is None, tool


class Visited:
    """How many cells strokes have worked on, each as often as a stroke or a link of a rope came by."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._boxes: list[Box] = []
        slices: Any = Box.__dict__["slices"]

        def counted(box: Box) -> Any:
            if not self._boxes or self._boxes[-1] is not box:
                self._boxes.append(box)
            return slices.fget(box)

        monkeypatch.setattr(Box, "slices", property(counted))

    @property
    def cells(self) -> int:
        return sum(box.cells for box in self._boxes)


@pytest.mark.soak
def test_no_stroke_visits_more_cells_than_its_work(monkeypatch: pytest.MonkeyPatch) -> None:
    for vector in vectors():
        strokes = decode(bytes.fromhex(vector.log))
        visited = Visited(monkeypatch)
        field = build_field(strokes)
        assert field.hash() == vector.field
        assert visited.cells <= vector.work, vector.name
        monkeypatch.undo()


def test_the_worst_sculpture_that_is_taken_visits_the_cube_at_most_a_hundred_times(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What can be handed in is rebuilt within a known number of cells, whatever the machine."""
    visited = Visited(monkeypatch)
    build_field(as_often_as_allowed(BALL))
    assert CELLS**3 < visited.cells < min(MOST_WORK, 100 * CELLS**3)
