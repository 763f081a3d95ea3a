"""By keyboard alone, and what is typed is never more than text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from browser_fixtures import Arrive
    from person import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

FOCUSED = """() => {
    const element = document.activeElement;
    const seen = element.matches('.unseen') ? element.nextElementSibling : element;
    const style = getComputedStyle(seen);
    const box = element.closest('article')?.querySelector('h2')?.textContent ?? '';
    return { name: element.getAttribute('aria-label') ?? element.textContent.trim(), box, outline: parseFloat(style.outlineWidth) };
}"""


def tab_to(person: Person, name: str, box: str = "") -> None:
    """Press Tab until the focus is on what bears this name, on that game's box; wherever it is, it can be seen."""
    for _ in range(60):
        person.page.keyboard.press("Tab")
        focus = person.page.evaluate(FOCUSED)
        assert focus["outline"] >= 2 or focus["name"] == "", f"no outline on {focus['name']}"
        if name in focus["name"] and box in focus["box"]:
            return
    pytest.fail(f"{name} cannot be reached")


def test_from_the_home_page_into_a_game_and_a_chat_without_a_mouse(arrive: Arrive) -> None:
    mira = arrive(width=390, height=844)
    mira.open("/")
    mira.box("Dye Pot").wait_for()
    tab_to(mira, "Play now", "Dye Pot")
    mira.page.keyboard.press("Enter")
    mira.page.keyboard.type("Mira")
    mira.page.keyboard.press("Enter")
    mira.page.get_by_role("heading", name="Swatch book").wait_for()
    tab_to(mira, "Pour yellow")
    mira.page.keyboard.press("Space")
    mira.sees("You poured yellow")

    tab_to(mira, "Chat")
    mira.page.keyboard.press("Enter")
    mira.page.get_by_label("Say something").focus()
    mira.page.keyboard.type("hello")
    mira.page.keyboard.press("Enter")
    mira.page.locator("dialog[open]").get_by_text("hello", exact=True).wait_for()
    mira.page.keyboard.press("Escape")
    assert not mira.shows("dialog[open]")
    assert mira.page.evaluate(FOCUSED)["name"].startswith("Chat"), "the focus returns to where it came from"


def test_every_event_is_said_aloud(arrive: Arrive) -> None:
    mira = arrive()
    mira.play_fast("Mira")
    mira.act(0)
    mira.page.get_by_role("log").get_by_text(re.compile("the water", re.IGNORECASE)).first.wait_for(
        state="attached"
    )


def test_names_and_chat_with_markup_are_shown_as_text(arrive: Arrive) -> None:
    mira, jo = arrive(), arrive()
    name, line = "<b id=x>Mira</b>", '<img src=x onerror="window.broken=1"><script>window.broken=1</script>'
    link = mira.invite(name)
    jo.open(link)
    jo.introduce("Jo & <i>Co</i>")
    jo.button("I’m ready").click()
    mira.sees("Jo & <i>Co</i>")
    mira.page.get_by_role("group", name="Add a bot").get_by_role("button", name="Normal").click()
    mira.button("Start the game").click()
    for person in (mira, jo):
        person.page.get_by_role("navigation").get_by_role("button", name="Chat").click()
    mira.page.get_by_label("Say something").fill(line)
    mira.page.keyboard.press("Enter")
    for person in (mira, jo):
        person.page.locator("dialog[open]").get_by_text(line, exact=True).wait_for()
        person.sees(name)
        assert not person.shows("#x, i, main img, dialog img[src=x]")
        assert person.page.evaluate("window.broken") is None
