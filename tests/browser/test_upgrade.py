"""What people see when the server was updated while they had a page open."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

Change = Callable[[dict[str, Any]], dict[str, Any] | None]


def updated(page: Page, change: Change) -> None:
    """From the next connection on, the server speaks like a later one."""

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            message = change(json.loads(frame))
            if message is not None:
                line.send(json.dumps(message))

        server.on_message(pass_on)

    page.route_web_socket(re.compile("/ws/"), connect)


def speaks_anew(message: dict[str, Any]) -> dict[str, Any]:
    return message | {"version": 99} if message["is"] == "welcome" else message


def knows_other_rules(message: dict[str, Any]) -> dict[str, Any] | None:
    if message["is"] == "table":
        return message | {"phase": "over", "stopped": "rules", "takebacks_left": []}
    return None if message["is"] == "position" else message


def allows_no_more_takebacks(message: dict[str, Any]) -> dict[str, Any]:
    seats = [0] * len(message.get("takebacks_left", ()))
    return message | {"takebacks_left": seats} if message["is"] == "table" else message


def test_a_page_older_than_the_server_asks_to_be_reloaded_and_goes_on_after_that(
    arrive: Arrive, inspect: Inspect
) -> None:
    mira = arrive(360, 640)
    link = mira.begin("Mira", pace="calm")
    updated(mira.page, speaks_anew)
    mira.open(link)
    mira.sees("Huetable was updated")
    inspect(mira.page)
    mira.page.unroute_all()
    updated(mira.page, lambda message: message)
    mira.button("Reload").click()
    mira.button("Pour red").wait_for()


def test_a_game_whose_rules_an_update_dropped_says_so_and_offers_its_record_and_a_new_game(
    arrive: Arrive, inspect: Inspect
) -> None:
    mira = arrive(360, 640)
    link = mira.begin("Mira", pace="calm")
    updated(mira.page, knows_other_rules)
    mira.open(link)
    mira.sees("An update changed the rules")
    mira.sees("You can still download its record")
    record = mira.page.get_by_role("link", name="Record").get_attribute("href")
    assert record is not None
    assert record.endswith("/games/1/record")
    expect(mira.button("Play again")).to_be_enabled()
    inspect(mira.page)


def test_a_player_who_has_used_up_the_take_backs_reads_why_the_button_is_off(
    arrive: Arrive, inspect: Inspect
) -> None:
    mira = arrive(360, 640)
    link = mira.begin("Mira", pace="calm")
    updated(mira.page, allows_no_more_takebacks)
    mira.open(link)
    mira.page.get_by_role("navigation").get_by_role("button", name="Table").click()
    sheet = mira.page.get_by_role("dialog", name="Table")
    expect(sheet.get_by_role("button", name="Ask to take back the last move")).to_be_disabled()
    expect(sheet.get_by_text("You’ve taken back ten moves in this game.")).to_be_visible()
    inspect(mira.page, within="dialog[open]")


@pytest.mark.soak
def test_a_page_whose_screens_an_update_removed_asks_to_be_reloaded(arrive: Arrive) -> None:
    """It was open on the home page, and only now asks for a board that was replaced."""
    mira = arrive(360, 640)
    link = mira.begin("Mira", pace="calm")
    mira.page.route(re.compile(r"/assets/dye_pot-.*\.js"), lambda asked: asked.fulfill(status=404))
    mira.open(link)
    mira.sees("Huetable was updated")
    expect(mira.button("Reload")).to_be_visible()
