"""Two people who don't know each other meet, and play."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def test_two_strangers_meet_and_play(arrive: Arrive, inspect: Inspect) -> None:
    mira, jo = arrive(360, 640), arrive(1280, 800, "dark")
    jo.open("/")
    mira.open("/")
    mira.box("Dye Pot").get_by_role("button", name="Play with anyone").click()
    mira.introduce("Mira")
    mira.sees("Looking for players")
    inspect(mira.page)
    # On a low phone the way to go on is not hidden below the bar: it is in the bar.
    expect(mira.page.get_by_role("contentinfo").get_by_role("button")).to_have_text("Start with bots")

    # Jo is shown the table without reloading, and sits down there by the other way.
    jo.page.get_by_role("heading", name="Open tables").wait_for()
    expect(jo.page.get_by_text("1 person")).to_be_visible()
    inspect(jo.page)
    jo.box("Dye Pot").get_by_role("button", name="Play with anyone").click()
    jo.introduce("Jo")
    jo.button("I’m ready").click()
    assert jo.page.url == mira.page.url

    mira.sees("1 player is with you")
    mira.button("Start with bots").click()
    for person, dye in ((mira, "red"), (jo, "blue")):
        person.page.get_by_role("heading", name="Swatch book").wait_for()
        person.button(f"Pour {dye}").click()
    # The drops are shown when all have poured, so both moves count.
    for person in (mira, jo):
        person.sees(re.compile("the water (turns|runs)", re.IGNORECASE))


def test_whoever_chooses_an_open_table_sits_there_at_once(arrive: Arrive) -> None:
    mira, jo = arrive(), arrive()
    mira.open("/")
    mira.box("Dye Pot").get_by_role("button", name="Play with anyone").click()
    mira.introduce("Mina")
    mira.sees("Looking for players")
    jo.open("/")
    jo.page.get_by_role("link", name=re.compile("Sit down.*Mina’s table")).click()
    jo.introduce("Jo")
    expect(jo.button("I’m ready")).to_be_visible()
    mira.sees("1 player is with you")


@pytest.mark.soak
def test_whoever_finds_nobody_starts_with_bots(arrive: Arrive) -> None:
    mira = arrive(390, 844)
    mira.open("/")
    mira.box("Dye Pot").get_by_role("button", name="Play with anyone").click()
    mira.introduce("Mira")
    mira.button("Start with bots").click()
    mira.page.get_by_role("heading", name="Swatch book").wait_for()
