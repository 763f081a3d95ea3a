"""Tests share contexts of the browser, and must not notice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
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
