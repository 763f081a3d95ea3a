"""The players around the table: everybody once, small enough on a small phone, and nothing they say is cut off."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from whole_games import moments

from huetable.games import find_game

if TYPE_CHECKING:
    from browser_fixtures import Inspect, Put

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

SMALLEST = (360, 640)
SIZES = (SMALLEST, (844, 390), (1280, 800), (1920, 1080))

FAULTS = """() => {
    const faults = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
    const boxes = (selector) => [...document.querySelectorAll(selector)].map((it) => it.getBoundingClientRect());
    const out = (box) => box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight;
    if (boxes('.bubble').some(out)) faults.push('a bubble is cut off');
    const faces = boxes('[data-seat]');
    const covers = (a, b) => Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2) < a.width;
    faces.forEach((face, index) => {
        if (faces.slice(index + 1).some((other) => covers(face, other))) faults.push(`face ${index} is covered`);
    });
    return faults;
}"""

DESK = 1280

AROUND = """() => {
    if (!document.querySelector('.ring.around')) return ['nobody sits around the board'];
    const out = ({ top, bottom }) => top < 0 || bottom > innerHeight;
    return out(document.querySelector('.ring .me .seat').getBoundingClientRect()) ? ['I sit out of sight'] : [];
}"""
"""On a desk the players sit on the sides of the board, and I am in sight even if the board is higher than the screen."""

HEIGHT = "() => document.querySelector('[data-part=players]').getBoundingClientRect().height"


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("dye_pot", 5),
        pytest.param("uno_coloradd", 10, marks=pytest.mark.soak),
        pytest.param("hues_and_cues", 10, marks=pytest.mark.soak),
        pytest.param("guardians_of_hue", 5, marks=pytest.mark.soak),
        pytest.param("cluzzle", 6, marks=pytest.mark.soak),
    ],
)
def test_everybody_sits_at_the_table_once_at_every_size(
    put: Put, inspect: Inspect, name: str, seats: int
) -> None:
    stage = put(find_game(name), moments(name, seats)[0], *SMALLEST)
    players = stage.page.get_by_role("list", name="Players")
    for width, height in SIZES:
        stage.resize(width, height)
        expect(players.get_by_role("listitem")).to_have_count(seats)
        for chair in range(seats):
            stage.react(chair, "clap")
        expect(players.locator(".bubble")).to_have_count(seats)
        stage.settles(FAULTS, f"{name} at {width}x{height}")
        if width >= DESK:
            stage.settles(AROUND, f"{name} at {width}x{height}")
        if (width, height) == SMALLEST:
            assert stage.page.evaluate(HEIGHT) <= (92 if seats <= 5 else 152)
            inspect(stage.page, name)
