"""The board's colours: round the circle of hues, paling to the middle, even to the eye."""

from collections.abc import Iterator
from math import atan2, degrees, hypot
from statistics import median

import pytest

from huetable.games.hues_and_cues.rules.board import COLUMNS, FIELDS, ROWS
from huetable.games.hues_and_cues.rules.colour import ciede2000, oklab
from huetable.games.hues_and_cues.rules.palette import COLOURS


def colour(row: int, column: int) -> str:
    return COLOURS[row * COLUMNS + column]


def hue(code: str) -> float:
    _, a, b = oklab(code)
    return degrees(atan2(b, a)) % 360


def steps(*ways: tuple[int, int]) -> list[float]:
    return [
        ciede2000(colour(row, column), colour(row + down, column + across))
        for down, across in ways
        for row in range(ROWS - down)
        for column in range(COLUMNS)
        if 0 <= column + across < COLUMNS
    ]


def border() -> Iterator[tuple[int, int]]:
    """Clockwise from the top left."""
    yield from ((0, column) for column in range(COLUMNS - 1))
    yield from ((row, COLUMNS - 1) for row in range(ROWS - 1))
    yield from ((ROWS - 1, column) for column in range(COLUMNS - 1, 0, -1))
    yield from ((row, 0) for row in range(ROWS - 1, 0, -1))


@pytest.mark.rule("HUES-2")
def test_there_are_480_fields_and_no_two_colours_are_equal() -> None:
    assert len(FIELDS) == len(set(FIELDS)) == len(COLOURS) == len(set(COLOURS)) == 480
    assert (FIELDS[0], FIELDS[29], FIELDS[30], FIELDS[-1]) == ("A1", "A30", "B1", "P30")


@pytest.mark.rule("HUES-2")
def test_neighbours_can_be_told_apart_and_no_step_is_a_leap() -> None:
    straight = steps((0, 1), (1, 0))
    slanted = steps((1, 1), (1, -1))
    assert min(straight + slanted) >= 1.2
    assert max(straight + slanted) <= 12
    assert 3 <= median(straight) <= 5


@pytest.mark.rule("HUES-2")
def test_there_are_no_seams() -> None:
    """A seam is a step that is much larger than those on both sides of it, all along a line."""
    for column in range(1, COLUMNS - 2):
        here, before, after = (
            median(ciede2000(colour(row, at), colour(row, at + 1)) for row in range(ROWS))
            for at in (column, column - 1, column + 1)
        )
        assert here < 1.35 * max(before, after)
    for row in range(1, ROWS - 2):
        here, before, after = (
            median(ciede2000(colour(at, column), colour(at + 1, column)) for column in range(COLUMNS))
            for at in (row, row - 1, row + 1)
        )
        assert here < 1.35 * max(before, after)


@pytest.mark.rule("HUES-2")
def test_the_border_runs_once_round_the_circle_of_hues() -> None:
    hues = [hue(colour(*place)) for place in border()]
    turns = [(two - one + 180) % 360 - 180 for one, two in zip(hues, [*hues[1:], hues[0]], strict=True)]
    assert sum(turns) == pytest.approx(-360)
    assert max(turns) < 2


@pytest.mark.rule("HUES-2")
@pytest.mark.parametrize(
    ("field", "least", "most"),
    [
        ("A1", 50, 70),  # brown
        ("A9", 20, 35),  # red
        ("A22", 330, 350),  # magenta
        ("A30", 280, 300),  # violet
        ("H30", 255, 275),  # blue
        ("P30", 205, 230),  # cyan
        ("P23", 180, 215),  # teal
        ("P10", 140, 155),  # green
        ("N1", 110, 125),  # lime
        ("L1", 95, 112),  # yellow
        ("G1", 60, 80),  # the way from yellow to brown leads through orange
    ],
)
def test_the_colours_lie_where_the_rulebook_says(field: str, least: float, most: float) -> None:
    assert least <= hue(COLOURS[FIELDS.index(field)]) <= most


@pytest.mark.rule("HUES-2")
def test_the_top_left_is_brown_a_dark_orange() -> None:
    lightness, a, b = oklab(COLOURS[0])
    assert lightness < 0.4
    assert hypot(a, b) > 0.05


@pytest.mark.rule("HUES-2")
def test_the_colours_pale_towards_the_middle() -> None:
    """From each side of the board, over all lines but the outermost: lighter and less colourful on average."""
    rings: dict[int, list[tuple[float, float]]] = {}
    for number, code in enumerate(COLOURS):
        row, column = divmod(number, COLUMNS)
        ring = min(row, ROWS - 1 - row, column // 2, (COLUMNS - 1 - column) // 2)
        lightness, a, b = oklab(code)
        rings.setdefault(ring, []).append((lightness, hypot(a, b)))
    lights = [sum(x for x, _ in rings[ring]) / len(rings[ring]) for ring in sorted(rings)]
    chromas = [sum(x for _, x in rings[ring]) / len(rings[ring]) for ring in sorted(rings)]
    assert lights == sorted(lights)
    assert chromas == sorted(chromas, reverse=True)


@pytest.mark.rule("HUES-2")
def test_there_is_no_black_and_no_grey() -> None:
    for code in COLOURS:
        lightness, a, b = oklab(code)
        assert lightness > 0.3
        assert hypot(a, b) > 0.03 or lightness > 0.92
