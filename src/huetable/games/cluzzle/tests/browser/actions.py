"""What people do at a table of Cluzzle in the browser: choose, sculpt, seal."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import Page, expect

if TYPE_CHECKING:
    from browser_fixtures import Arrive
    from person import Person

OPTIONS: Final = {"games": 1, "first": 0, "clock": False}


def play_alone(person: Person, **options: bool) -> None:
    """Against two bots that do not make one wait."""
    order: dict[str, Any] = {"game": "cluzzle", "name": "Ada", "bots": ["easy"] * 2, "start": True}
    order |= {"clocks": "off", "pace": "instant", "options": {**OPTIONS, **options}}
    opened = person.page.context.request.post(f"{person.base}/api/tables", data=order).json()
    person.open(f"/t/{opened['table']}")


SAID_BY_THE_PAGE = ("table", "clock", "chair")
"""Things on cards that a page may name for another reason: nobody could tell whether it gives a word away."""


def choose(page: Page) -> str:
    """The first thing on the card that the page itself never speaks of."""
    offered = page.get_by_role("region", name="Choose what to sculpt").get_by_role("button")
    offered.first.wait_for()
    words = [word.strip().removesuffix("easy").strip() for word in offered.all_text_contents()]
    place = next(place for place, word in enumerate(words) if word not in SAID_BY_THE_PAGE)
    word = words[place]
    offered.nth(place).click()
    expect(page.locator("[data-part=word] strong")).to_have_text(word)
    return word


def stroke(page: Page, *places: tuple[float, float]) -> None:
    """A finger drawn over the clay, in parts of the canvas."""
    box = page.locator(".bench canvas").bounding_box()
    assert box is not None
    path = [(box["x"] + x * box["width"], box["y"] + y * box["height"]) for x, y in places]
    page.mouse.move(*path[0])
    page.mouse.down()
    for place in path[1:]:
        page.mouse.move(*place, steps=5)
    page.mouse.up()


def clay_words(page: Page) -> str:
    return page.locator(".bench canvas").get_attribute("aria-label") or ""


def roll_a_ball(page: Page) -> None:
    page.get_by_role("button", name="A ball").click()
    expect(page.locator(".bench canvas")).to_have_attribute("aria-label", re.compile("1 ball; all clay"))


def sculpt(page: Page) -> None:
    roll_a_ball(page)
    page.get_by_role("radio", name="red").click()
    stroke(page, (0.5, 0.45), (0.4, 0.3))
    expect(page.locator(".bench canvas")).to_have_attribute("aria-label", re.compile("1 brush stroke.*red"))


def sculpt_alone(arrive: Arrive) -> Person:
    """Somebody on a phone, among bots, with a first dab on the clay."""
    person = arrive()
    play_alone(person)
    choose(person.page)
    sculpt(person.page)
    return person


def seal(page: Page) -> None:
    page.get_by_role("button", name="Done", exact=True).click()
    page.get_by_role("button", name="Seal it", exact=True).click()
    expect(page.locator("[data-part=seal]")).to_have_count(0)
