"""Colours in numbers, against published ones."""

import pytest

from huetable.games.hues_and_cues.rules import colour
from huetable.games.hues_and_cues.rules.colour import (
    ColourTriple,
    ciede2000,
    cielab,
    code_of,
    from_oklab,
    oklab,
    rgb,
)
from huetable.games.hues_and_cues.rules.palette import COLOURS

# From Sharma, Wu and Dalal (2005), chosen so that each special case of the formula is met.
PAIRS = [
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, -1.0, 2.0), (50.0, 0.0, 0.0), 2.3669),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0011), 7.2195),
    ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
    ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
]


@pytest.mark.parametrize(("one", "other", "difference"), PAIRS)
def test_ciede2000_is_the_published_one(
    one: ColourTriple, other: ColourTriple, difference: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(colour, "cielab", {"one": one, "other": other}.__getitem__)
    assert ciede2000("one", "other") == pytest.approx(difference, abs=1e-4)
    assert ciede2000("other", "one") == pytest.approx(difference, abs=1e-4)


def test_white_and_black_are_the_ends_of_every_scale() -> None:
    assert oklab("#ffffff") == pytest.approx((1, 0, 0), abs=1e-6)
    assert oklab("#000000") == (0, 0, 0)
    assert cielab("#ffffff") == pytest.approx((100, 0, 0), abs=1e-4)
    assert cielab("#000000") == pytest.approx((0, 0, 0), abs=1e-9)


def test_oklab_of_red_is_the_published_one() -> None:
    assert oklab("#ff0000") == pytest.approx((0.62796, 0.22486, 0.12585), abs=1e-4)


@pytest.mark.parametrize(
    ("code", "published"),
    [
        ("#ff0000", (53.2408, 80.0925, 67.2032)),
        ("#0000ff", (32.2970, 79.1875, -107.8602)),
        ("#010101", (0.2742, 0, 0)),
    ],
)
def test_cielab_is_the_published_one(code: str, published: ColourTriple) -> None:
    assert cielab(code) == pytest.approx(published, abs=2e-3)


def test_there_and_back() -> None:
    for code in (*COLOURS, "#000000", "#030201", "#ffffff"):
        assert code_of(*rgb(code)) == code
        assert code_of(*from_oklab(*oklab(code))) == code


def test_what_no_screen_shows_is_cut_off() -> None:
    assert code_of(-0.1, 0.5, 1.2) == "#0080ff"
