"""The documentation in a browser: its search and its dark side work under the server's policy."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from browser_fixtures import Arrive

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def test_a_reader_searches_and_turns_the_lights_off(arrive: Arrive) -> None:
    """A page that breaks the policy complains on the console, and the test fails."""
    reader = arrive(width=1280, height=800)
    asked: list[str] = []
    reader.page.on("request", lambda request: asked.append(request.url))
    reader.open("/about")
    reader.page.get_by_role("contentinfo").get_by_role("link", name="Documentation").click()
    expect(reader.page.get_by_role("heading", name="Huetable's documentation")).to_be_visible()
    reader.page.get_by_role("button", name="Search").first.click()
    reader.page.get_by_role("combobox").fill("Caddy")
    reader.page.get_by_role("option", name="A small server behind Caddy").click()
    expect(reader.page.get_by_role("heading", name="Hosting Huetable")).to_be_attached()
    body = reader.page.locator("body")
    expect(body).to_have_attribute("data-md-color-scheme", "default")
    reader.page.get_by_title("Switch to light mode").click()
    reader.page.get_by_title("Switch to dark mode").click()
    expect(body).to_have_attribute("data-md-color-scheme", "slate")
    reader.page.reload()
    expect(body).to_have_attribute("data-md-color-scheme", "slate")
    origin = reader.page.url.partition("/docs")[0]
    assert [address for address in asked if not address.startswith((origin, "data:", "blob:"))] == []
