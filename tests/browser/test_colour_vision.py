"""Colour is never the only sign: as others see it, every two colours still differ by shape and by word.

The matrices are those of Machado, Oliveira and Fernandes (2009) for a complete lack of one kind of cone; they work on
linear light.
"""

from __future__ import annotations

import math
from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from browser_fixtures import Arrive

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

Matrix = tuple[tuple[float, float, float], ...]
Colour = tuple[float, float, float]

EYES: dict[str, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

CLEAR = 0.06
"""From this distance in Oklab on, three times what is just noticed, two tiles beside each other are two colours."""

SIGNS = """() => [...document.querySelectorAll('main section li:has([data-hue])')].map((item) => ({
    word: item.innerText.trim(),
    fill: getComputedStyle(item.querySelector('[data-hue]')).backgroundColor,
    shape: [...item.querySelectorAll('path, rect')].map((part) => part.outerHTML.replaceAll(/ class="[^"]*"/g, '')).join(),
    frame: item.querySelector('svg').getAttribute('class'),
}))"""


def linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def through(eye: Matrix, fill: str) -> Colour:
    """A colour of the style sheet, "rgb(201, 49, 58)", as this eye sees it, in linear light."""
    light = [linear(int(part) / 255) for part in fill.removeprefix("rgb(").rstrip(")").split(",")]
    seen = [
        min(1.0, max(0.0, sum(share * part for share, part in zip(row, light, strict=True)))) for row in eye
    ]
    return (seen[0], seen[1], seen[2])


def oklab(colour: Colour) -> Colour:
    """Björn Ottosson's colour space, in which equal distances look about equal."""
    red, green, blue = colour
    long = math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    middle = math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    short = math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def distance(eye: Matrix, one: str, other: str) -> float:
    return math.dist(oklab(through(eye, one)), oklab(through(eye, other)))


def signs(arrive: Arrive, kind: str) -> list[dict[str, Any]]:
    """The ten colours as the settings show them."""
    person = arrive()
    person.open("/settings")
    person.page.get_by_text(kind, exact=True).click()
    expect(person.page.get_by_role("radio", name=kind)).to_be_checked()
    person.page.evaluate("new Promise(requestAnimationFrame)")
    found: list[dict[str, Any]] = person.page.evaluate(SIGNS)
    assert len(found) == 10
    return found


@pytest.mark.parametrize("kind", ["ColorADD", "Plain shapes"])
def test_any_two_player_colours_differ_by_shape_and_word(arrive: Arrive, kind: str) -> None:
    for one, other in combinations(signs(arrive, kind), 2):
        assert one["word"] != other["word"]
        assert (one["shape"], one["frame"]) != (other["shape"], other["frame"]), (one["word"], other["word"])


def test_player_and_card_colours_differ_by_light_or_hue_for_every_eye(arrive: Arrive) -> None:
    """The card colours are four of the ten."""
    pairs = list(combinations(signs(arrive, "ColorADD"), 2))
    alike = [
        (name, one["word"], other["word"])
        for name, eye in EYES.items()
        for one, other in pairs
        if distance(eye, one["fill"], other["fill"]) < CLEAR
    ]
    assert alike == []
