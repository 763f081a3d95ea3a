"""The page of a lesson: how one gets there, what holds one back, and how one leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from lessons import at_instant_pace
from playwright.sync_api import expect

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def test_a_lesson_needs_no_name_goes_on_after_a_reload_and_can_be_left(
    arrive: Arrive, inspect: Inspect
) -> None:
    ann = arrive(360, 640)
    page, bar = ann.page, ann.page.locator("[data-guide]")
    page.route("**/api/tables", at_instant_pace)
    ann.open("/")
    ann.box("UNO ColorADD").get_by_role("link", name="Learn").click()
    expect(bar).to_contain_text("1 of 15")
    inspect(page, "the lesson", night=True)

    # Before everything is read, and then for another card than the one asked for, nothing is sent.
    page.locator("[data-card='g7']").click()
    expect(bar).to_contain_text("First choose “Next”. Play all your cards")
    bar.get_by_role("button", name="Next").click()
    page.locator("[data-card='g9']").click()
    expect(bar).to_contain_text("Not quite. Play the green 7")
    expect(page.locator("[data-card='g9']")).to_be_visible()
    page.locator("[data-card='g7']").click()
    expect(page.locator("[data-card='g7']")).to_have_count(0)
    expect(bar).to_contain_text("3 of 15")

    page.reload()
    expect(page.locator("[data-card='b2']")).to_be_visible()
    expect(page.locator("[data-card='g7']")).to_have_count(0)
    expect(bar).to_contain_text("3 of 15")

    # The same table by its own address is the same lesson; for anybody else it is closed.
    table = page.evaluate("JSON.parse(localStorage['huetable.lessons']).begun.uno_coloradd.table")
    ben = arrive()
    ben.open(f"/t/{table}")
    ben.sees("Somebody is learning a game here")
    ann.open(f"/t/{table}")
    expect(bar).to_contain_text("3 of 15")
    assert page.url.endswith("/learn/uno_coloradd")

    bar.get_by_role("button", name="Leave the lesson").click()
    ann.box("UNO ColorADD").wait_for()
    assert page.get_by_role("heading", name="Your tables").count() == 0
    ann.open("/learn/uno_coloradd")
    expect(bar).to_contain_text("1 of 15")
