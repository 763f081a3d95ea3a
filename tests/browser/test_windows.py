"""Tests share contexts of the browser, and must not notice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from table_pages import Seat
from windows import Windows

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page
    from server_and_browser import Server

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def open_at(windows: Windows, server: Server) -> Page:
    page = windows.open(390, 844, "light", touch=False, coached=False)
    page.goto(f"{server.url}/healthz")
    return page


def test_whoever_comes_next_finds_nothing_of_those_who_were_here(browser: Browser, server: Server) -> None:
    windows = Windows(browser)
    page = open_at(windows, server)
    first = page.context
    kept = page.evaluate("[document.cookie, JSON.stringify(localStorage)]")
    page.evaluate("document.cookie = 'guest=Ada', localStorage.name = 'Ada'")
    windows.put_away()

    page = open_at(windows, server)
    assert page.context is first
    assert page.evaluate("[document.cookie, JSON.stringify(localStorage)]") == kept
    page.clock.set_fixed_time("2026-01-10T22:00:00")
    windows.put_away()

    page = open_at(windows, server)
    assert page.context is not first, "a clock cannot be taken out again"
    windows.put_away()


SEAT = Seat(touch=False, tv=False)


def sit_down(windows: Windows, server: Server) -> Page:
    page = windows.open_for_a_table(360, 640, SEAT)
    if page.url == "about:blank":
        page.goto(f"{server.url}/healthz")
    windows.at_tables.sits(page, SEAT)
    return page


@pytest.mark.parametrize(
    "keeps", ["localStorage.name = 'Ada'", pytest.param("window.film = []", marks=pytest.mark.soak)]
)
def test_a_page_goes_on_to_another_table_unless_it_kept_something(
    browser: Browser, server: Server, keeps: str
) -> None:
    windows = Windows(browser)
    first = sit_down(windows, server)
    first.set_viewport_size({"width": 1280, "height": 800})
    first.emulate_media(color_scheme="dark")
    windows.put_away()

    assert sit_down(windows, server) is first
    assert first.evaluate("[innerWidth, matchMedia('(prefers-color-scheme: dark)').matches]") == [360, False]
    first.evaluate(keeps)
    windows.put_away()
    assert sit_down(windows, server) is not first
    windows.put_away(failed=True)
    assert sit_down(windows, server).evaluate("localStorage.name") is None
    windows.put_away()
