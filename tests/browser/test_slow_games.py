"""Games over days: the host chooses them, the table counts days, and the home page says where it is my turn."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect
from stage import settles

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect
    from person import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

BROKEN = "() => [...document.querySelector('header .rest').getClientRects()].slice(1)"


def test_a_host_chooses_days_and_everybody_sees_them(arrive: Arrive, inspect: Inspect) -> None:
    mira, jo = arrive(360, 640), arrive()
    link = mira.host("Mira")
    jo.open(link)
    jo.introduce("Jo")
    for who in (mira, jo):
        who.more_options()
    mira.page.get_by_text("Days", exact=True).click()
    mira.page.get_by_text("2 days", exact=True).click()
    jo.sees("Slow game: 2 days for each decision")
    mira.page.get_by_text("Sun", exact=True).click()
    # What a guest can't change is plain text.
    expect(jo.page.get_by_role("definition").filter(has_text="2 days")).to_be_visible()
    expect(jo.page.get_by_role("definition").filter(has_text="Sun")).to_be_visible()
    jo.sees("Time zone:")
    expect(mira.page.get_by_role("switch", name="More time for tips")).to_have_count(0)
    inspect(mira.page, "days in the waiting room")
    jo.sees("Time for a decision: 2 days")


def test_the_clock_counts_days_and_does_not_tick(arrive: Arrive, inspect: Inspect) -> None:
    mira = arrive(360, 640)
    mira.play_fast("Mira", clocks="days")
    clock = mira.page.locator("[data-part=clock]").first
    expect(clock).to_have_text(re.compile("^24 hours left$"))
    mira.page.wait_for_timeout(1200)
    expect(clock).to_have_text(re.compile("^24 hours left$"))
    settles(mira.page, BROKEN, "what to do is on one line beside the time")
    inspect(mira.page, "a slow game")


def test_my_turn_comes_first_and_finished_tables_fold_away(arrive: Arrive, inspect: Inspect) -> None:
    mira = arrive()
    slow = start_slow_game(mira)
    over = mira.begin("Mira")
    waiting = mira.host("Mira")
    end_game(mira.page, over)
    mira.open("/")
    tables = mira.page.locator("section").filter(has=mira.page.get_by_role("heading", name="Your tables"))
    links = tables.locator("a")
    expect(links.first).to_contain_text(re.compile("Your turn.*2 days left"))
    order = [link.get_attribute("href") for link in links.all()]
    assert order[:2] == [slow.removeprefix(mira.base), waiting.removeprefix(mira.base)]
    finished = tables.locator("details")
    expect(finished.locator("li")).to_be_hidden()
    finished.get_by_text("1 finished table").click()
    expect(finished.locator("li")).to_be_visible()
    inspect(mira.page, "my tables")
    finished.get_by_role("button", name="Remove Dye Pot from your list").click()
    expect(finished).to_have_count(0)
    mira.page.reload()
    expect(links.first).to_contain_text("Your turn")
    expect(links).to_have_count(2)
    assert not mira.complaints


def start_slow_game(host: Person) -> str:
    """With two days for each decision; its link."""
    link = host.host("Mira")
    host.more_options()
    host.page.get_by_text("Days", exact=True).click()
    host.page.get_by_text("2 days", exact=True).click()
    for bots in (1, 2):
        host.page.get_by_role("button", name="Normal", exact=True).click()
        host.sees(f"{1 + bots} players")
    host.button("Start the game").click()
    expect(host.page.locator("[data-part=clock]").first).to_have_text("2 days left")
    return link


def end_game(page: Page, table: str) -> None:
    """By a vote, which one person alone decides."""
    page.goto(table)
    page.get_by_role("navigation").get_by_role("button", name="Table").click()
    menu = page.get_by_role("dialog", name="Table")
    menu.get_by_role("button", name="Ask to end the game here").click()
    page.get_by_role("heading", name="The game was ended early").wait_for()
