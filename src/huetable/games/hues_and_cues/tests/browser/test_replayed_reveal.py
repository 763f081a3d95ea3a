"""A replay shows the end of a round as the game did: with the target, all frames and the points in sight."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from stage import settles
from whole_games import past

from huetable.games.hues_and_cues import GAME

if TYPE_CHECKING:
    from browser_fixtures import Arrive
    from person import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

OUT_OF_SIGHT = """() => {
    const panes = ['main', '.stage'].map((pane) => document.querySelector(pane).getBoundingClientRect());
    const frames = [...document.querySelectorAll('[data-frame]')].map((frame) => frame.getBoundingClientRect());
    const seen = ({ left, right, top, bottom }) => panes.every((pane) =>
        left >= pane.left - 1 && right <= pane.right + 1 && top >= pane.top - 1 && bottom <= pane.bottom + 1);
    return frames.length === 3 && frames.every(seen) ? [] : frames.map(({ left, right, top, bottom }) => [left, right, top, bottom]);
}"""

POINTS_CUT = """() => {
    const [screen, ...rows] = ['main', '[data-part=round-scores] li'].flatMap((parts) =>
        [...document.querySelectorAll(parts)].map((part) => part.getBoundingClientRect().bottom));
    return rows.length > 0 && rows.every((bottom) => bottom <= screen) ? [] : [screen, ...rows];
}"""

NOTHING_BELOW = """() => {
    const { scrollHeight, clientHeight } = document.querySelector('main');
    return scrollHeight > clientHeight + 1 ? [scrollHeight, clientHeight] : [];
}"""
"""Who must scroll to see something has to know that it is there."""


def reveals_of(game: dict[str, Any]) -> list[int]:
    return [
        number
        for number, step in enumerate(game["steps"], 1)
        if any(event["type"] == "revealed" for event in step["events"])
    ]


def open_replays(person: Person, game: dict[str, Any]) -> None:
    person.page.route(re.compile(r"/games/1/replay(\?|$)"), lambda route: route.fulfill(json=game))


def test_a_replay_on_a_small_phone_cuts_no_points_of_ten_players(arrive: Arrive) -> None:
    person = arrive(width=360, height=640)
    game = past(GAME.meta.id, 10)
    open_replays(person, game)
    person.page.goto(f"{person.base}/replay/t/1?step={reveals_of(game)[0]}")
    settles(person.page, OUT_OF_SIGHT, "ten players")
    settles(person.page, POINTS_CUT, "ten players")
    settles(person.page, NOTHING_BELOW, "ten players")
    expect(person.page.locator("[data-part=round-scores] li")).to_have_text(
        [re.compile("Gaximiliane.*[+]2"), re.compile("Caximiliane.*[+]1")]
    )
    person.button("All steps").click()
    expect(person.page.locator("[aria-current=step]")).to_be_in_viewport()


def test_a_replay_on_a_phone_shows_the_frame_and_the_points_of_every_reveal(arrive: Arrive) -> None:
    person = arrive(width=390, height=844)
    game = past(GAME.meta.id, 4)
    open_replays(person, game)
    for number in reveals_of(game)[:4]:
        person.page.set_viewport_size({"width": 390, "height": 844})
        person.page.goto(f"{person.base}/replay/t/1?step={number}")
        settles(person.page, OUT_OF_SIGHT, f"step {number}")
        person.page.set_viewport_size({"width": 360, "height": 640})
        settles(person.page, OUT_OF_SIGHT, f"step {number} on a small phone")
        settles(person.page, POINTS_CUT, f"step {number} on a small phone")


def test_a_replayed_reveal_is_told_as_the_end_of_its_own_round(arrive: Arrive) -> None:
    person = arrive(width=1280, height=800)
    game = past(GAME.meta.id, 4)
    open_replays(person, game)
    person.page.goto(f"{person.base}/replay/t/1?step={reveals_of(game)[0]}")
    current = person.page.locator("[aria-current=step]")
    for told in (current, person.page.get_by_role("status")):
        expect(told).to_contain_text("The target was")
        expect(told).not_to_contain_text("Round 2")
    expect(person.page.locator("section", has=current)).to_contain_text("Round 1")
