"""Installed like an app: icons, a worker that only knows how to say that there is no network."""

from __future__ import annotations

import json
import re
import struct
import urllib.request
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Browser, Page

if TYPE_CHECKING:
    from browser_fixtures import Inspect
    from server_and_browser import Server

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

KEPT = """async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname)));
    return kept.flat();
}"""


TYPEFACE = "atkinson-hyperlegible-next-latin-wght-normal.woff2"


def find_the_pairs(page: Page) -> None:
    """The small game on the page that is shown without a network: look at every card, then turn over equal ones."""
    cards = page.locator(".pairs li button")
    names = []
    for number in range(cards.count()):
        cards.nth(number).click()
        names.append(str(cards.nth(number).get_attribute("aria-label")).partition(", ")[2])
    assert sorted(names) == sorted(["red", "orange", "yellow", "green", "blue", "purple"] * 2)
    for name in set(names):
        first, second = (cards.nth(number) for number, each in enumerate(names) if each == name)
        # Equal cards that were looked at one after the other are a pair already.
        if "matched" not in str(first.get_attribute("class")):
            first.click()
            second.click()
    page.get_by_role("button", name="Play again").wait_for()


def fetch(server: Server, path: str) -> bytes:
    with urllib.request.urlopen(server.url + path) as answer:
        content: bytes = answer.read()
        return content


def test_every_icon_of_the_manifest_is_there_in_its_size(server: Server) -> None:
    manifest: dict[str, Any] = json.loads(fetch(server, "/manifest.webmanifest"))
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        picture = fetch(server, icon["src"])
        width, height = struct.unpack(">II", picture[16:24])
        assert icon["sizes"] == f"{width}x{height}"
    assert struct.unpack(">II", fetch(server, "/preview.png")[16:24]) == (1200, 630)


def test_without_a_network_the_page_says_so_and_nothing_of_a_table_was_kept(
    browser: Browser, server: Server, inspect: Inspect
) -> None:
    context = browser.new_context(service_workers="allow", reduced_motion="reduce")
    page = context.new_page()
    page.goto(server.url)
    page.get_by_role("heading", name="Dye Pot").wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    order = {"game": "dye_pot", "name": "Ann", "bots": ["random"] * 2, "start": True}
    table = context.request.post(f"{server.url}/api/tables", data=order).json()["table"]
    page.goto(f"{server.url}/t/{table}")
    page.get_by_role("list", name="Players").wait_for()
    own = {"/offline.html", "/assets/offline.css", "/assets/offline.js", f"/assets/{TYPEFACE}"}
    assert {re.sub(r"-[\w-]{8}\.", ".", path) for path in page.evaluate(KEPT)} == own

    context.set_offline(True)
    page.goto(f"{server.url}/t/{table}")
    page.get_by_role("heading", name="You’re offline").wait_for()
    inspect(page)
    assert page.evaluate("document.fonts.check('1em \"Atkinson Hyperlegible Next\"')")
    find_the_pairs(page)
    inspect(page, "all pairs found")
    # The page notices by itself that the network is back.
    context.set_offline(False)
    page.get_by_role("list", name="Players").wait_for()
    context.close()
