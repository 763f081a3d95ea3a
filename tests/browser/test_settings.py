"""Every setting changes what it says it changes, and is remembered."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from dye_pot_positions import DYE, my_turn, waiting
from playwright.sync_api import Page, expect
from stage import Stage

import huetable

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Put

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

LOOKS = """() => {
    const root = getComputedStyle(document.documentElement);
    return {
        paper: root.backgroundColor,
        letters: root.fontSize,
        yellow: document.querySelector('[data-hue=yellow] path').getAttribute('d'),
        motion: getComputedStyle(document.querySelector('.button')).transitionDuration,
    };
}"""

LISTEN = """() => {
    window.heard = { notes: 0, shakes: 0 };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { window.heard.notes += 1; return start.apply(this, when); };
    navigator.vibrate = () => { window.heard.shakes += 1; return true; };
}"""


def test_how_it_looks_is_chosen_at_once_and_remembered(arrive: Arrive) -> None:
    person = arrive()
    person.page.emulate_media(reduced_motion="no-preference")
    person.open("/settings")
    person.page.get_by_role("heading", name="Settings", exact=True).wait_for()
    before = person.page.evaluate(LOOKS)
    for choice in ("Dark", "Plain shapes", "Large", "Less"):
        person.page.get_by_text(choice, exact=True).click()
    expect(person.page.locator("html")).to_have_attribute("data-motion", "less")
    after = person.page.evaluate(LOOKS)
    assert [name for name in before if before[name] == after[name]] == []
    assert set(after["motion"].split(", ")) == {"0s"}
    person.page.reload()
    person.page.get_by_role("heading", name="Settings", exact=True).wait_for()
    assert person.page.evaluate(LOOKS) == after


POUR_SECONDS = 20
"""What everybody has in Dye Pot."""


def seconds_left(page: Page) -> int:
    minutes, _, seconds = page.get_by_role("timer").inner_text().strip().partition(":")
    return 60 * int(minutes) + int(seconds)


@pytest.mark.soak
def test_whoever_needs_more_time_gets_it_and_the_others_see_it_at_the_seat(arrive: Arrive) -> None:
    mira, jo = arrive(), arrive()
    mira.open("/settings")
    mira.page.get_by_text("2 times", exact=True).click()
    jo.open(mira.host("Mira"))
    jo.introduce("Jo")
    jo.button("I’m ready").click()
    mira.page.get_by_role("group", name="Add a bot").get_by_role("button", name="Normal").click()
    mira.button("Start the game").click()
    seat = jo.page.get_by_role("list", name="Players").get_by_role("listitem").filter(has_text="Mira")
    expect(seat).to_contain_text("has twice the usual time")
    for person in (mira, jo):
        person.page.get_by_role("timer").wait_for()
        assert seconds_left(person.page) > POUR_SECONDS


def first_gesture(page: Page) -> None:
    """A tap beside everything: until then a browser plays no sound."""
    page.locator("main").click(position={"x": 2, "y": 2})


def my_turn_again(stage: Stage) -> dict[str, int]:
    """What is heard and felt when the turn comes."""
    stage.show(waiting())
    stage.page.evaluate(LISTEN)
    stage.show(my_turn())
    heard: dict[str, int] = stage.page.evaluate("window.heard")
    return heard


def switch(page: Page, *names: str) -> None:
    """In the settings at the table, which come on top of what is there."""
    page.get_by_role("navigation").get_by_role("button", name="Table").click()
    page.get_by_role("button", name="Settings").click()
    for name in names:
        page.get_by_role("switch", name=name).click()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")


def test_my_turn_is_in_the_tab_and_in_the_ear_and_hand_of_who_wants_it_there(put: Put) -> None:
    stage = put(DYE, waiting())
    icon = stage.page.locator("link[rel=icon]")
    still = icon.get_attribute("href")
    expect(stage.page).to_have_title("Dye Pot · Huetable")
    first_gesture(stage.page)

    assert my_turn_again(stage) == {"notes": 4, "shakes": 1}
    expect(stage.page).to_have_title("● Your turn · Dye Pot · Huetable")
    assert icon.get_attribute("href") != still
    switch(stage.page, "Sounds", "Vibration")
    assert my_turn_again(stage) == {"notes": 0, "shakes": 0}
    stage.page.reload()
    stage.page.get_by_role("list", name="Players").wait_for()
    first_gesture(stage.page)
    assert my_turn_again(stage) == {"notes": 0, "shakes": 0}


def test_my_data_comes_as_a_file(arrive: Arrive) -> None:
    person = arrive()
    person.open("/settings")
    with person.page.expect_download() as saved:
        person.page.get_by_role("button", name="Download", exact=True).click()
    assert saved.value.suggested_filename == "huetable-my-data.json"
    with saved.value.path().open() as file:
        data = json.load(file)
    assert {"blobs", "format", "guest", "guests", "huetable", "keys", "people", "results"} <= data.keys()
    expect(person.page.get_by_text("The file with your data is among your downloads.")).to_be_visible()


@pytest.mark.parametrize("page", ["/", "/settings"])
def test_the_footer_says_which_version_this_is(arrive: Arrive, page: str) -> None:
    person = arrive()
    person.open(page)
    expect(person.page.get_by_role("contentinfo")).to_contain_text(f"Huetable {huetable.__version__} ")
