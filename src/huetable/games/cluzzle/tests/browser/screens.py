"""The pictures of Cluzzle for the documents. Its sculptures lie beside the game and come from the server."""

from __future__ import annotations

import base64
import json
from typing import Final

from playwright.sync_api import Page, expect
from screen_kit import DESK, PHONE, TV, Screen, open_table

from huetable.core.rng import Rng
from huetable.games.cluzzle.clay import recipes


def sculpting(page: Page, base: str) -> None:
    """Ada chooses the first thing on her card, and it lies on the bench as a bot would make it."""
    options = {"games": 1, "first": 0, "clock": False}
    wishes = {"bots": ["hard"] * 3, "start": True, "pace": "instant", "options": options}
    table = open_table(page, base, "cluzzle", **wishes)["table"]
    page.goto(f"{base}/t/{table}")
    first = page.locator("section.card li button").first
    thing = (first.text_content() or "").strip().removesuffix("easy").strip()
    first.click()
    page.locator("[data-part=word] strong").wait_for()
    clay = base64.b64encode(recipes.build(thing, Rng.from_number(3), 0.0)).decode()
    draft = json.dumps({"clay": clay, "hash": None})
    page.evaluate("([key, draft]) => { localStorage[key] = draft; }", [f"huetable.clay/{table}/1/0", draft])
    page.reload()
    page.locator(".bench canvas").wait_for()


def clay_is_there(page: Page) -> None:
    expect(page.get_by_text("Loading the clay")).to_have_count(0, timeout=30_000)


def asking(page: Page, base: str) -> None:
    sculpting(page, base)
    page.get_by_role("button", name="Done", exact=True).click()
    page.get_by_role("button", name="Seal it", exact=True).click()
    page.get_by_text("Worth 1 point", exact=True).wait_for()
    clay_is_there(page)


def asking_on_tv(page: Page, base: str) -> None:
    asking(page, base)
    mine = page.context.request.get(f"{base}/api/home").json()["mine"]
    page.goto(f"{base}/tv/{mine[0]['code']}")
    page.get_by_role("list", name="Players").wait_for()
    clay_is_there(page)


SCREENS: Final = (
    Screen("cluzzle", "Cluzzle: a secret thing, in clay", DESK, sculpting),
    Screen("cluzzle-phone", "Cluzzle on a phone", PHONE, sculpting),
    Screen("cluzzle-asking", "What have the others made? Ask, and guess", DESK, asking),
    Screen("cluzzle-tv", "Cluzzle on a TV", TV, asking_on_tv),
)
