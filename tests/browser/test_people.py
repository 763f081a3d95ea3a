"""Names, faces, chat and reactions, as two people at one table see them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect
    from person import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


UNCOVERED = """() => {
    const bubble = document.querySelector('.bubble');
    const { left, right, top, height } = bubble.getBoundingClientRect();
    const shown = (x) => bubble.contains(document.elementFromPoint(x, top + height / 2));
    return left >= 0 && right <= innerWidth && shown(left + 6) && shown(right - 6);
}"""
"""Whether a reaction is seen as a whole: no face and no edge cuts it off."""


def change_name_on_home_page(who: Person, name: str) -> None:
    """In another tab, while the table stays open."""
    tab = who.page.context.new_page()
    tab.goto(who.base)
    tab.get_by_role("button", name="change name").click()
    tab.get_by_label("Your name", exact=True).fill(name)
    with tab.expect_response("**/api/me/name"):
        tab.keyboard.press("Enter")
    tab.close()


def test_people_rename_themselves_chat_while_they_wait_and_react_while_they_play(
    arrive: Arrive, inspect: Inspect
) -> None:
    mira, jo = arrive(360, 640), arrive(360, 640, "dark")
    jo.open(mira.host("Mira"))
    jo.introduce("Jo")
    jo.button("Change your name, colour and face").click()
    jo.introduce("Joanna")
    mira.sees("Joanna")

    for line in ("hello", "are you ready?"):
        mira.page.get_by_label("Say something").fill(line)
        mira.page.keyboard.press("Enter")
    said = jo.page.get_by_role("log", name="Chat").get_by_role("listitem")
    expect(said).to_have_count(1)
    expect(said.locator("p")).to_have_text(["hello", "are you ready?"])
    expect(said.locator(".face")).to_be_visible()
    inspect(jo.page)
    change_name_on_home_page(jo, "Jojo")
    mira.sees("Jojo")

    jo.button("I’m ready").click()
    mira.page.get_by_role("group", name="Add a bot").get_by_role("button", name="Normal").click()
    mira.button("Start the game").click()
    react = jo.page.get_by_role("navigation").get_by_role("button", name="React")
    react.focus()
    jo.page.keyboard.press("Enter")
    picker = jo.page.get_by_role("dialog", name="React")
    expect(picker.get_by_role("button")).to_have_count(9)
    inspect(jo.page, within="[role=dialog][aria-label=React]")
    jo.page.keyboard.press("Enter")
    expect(picker).to_have_count(0)
    expect(react).to_be_focused()
    mira.page.get_by_text("Jojo waves").first.wait_for(state="attached")
    for person in (mira, jo):
        person.page.wait_for_function(UNCOVERED)
    jo.page.locator("main").get_by_role("button", name="React").click(delay=800)
    picker.get_by_role("button", name="Hooray").click()
    mira.page.get_by_text("Jojo cheers").first.wait_for(state="attached")
    mira.page.get_by_role("navigation").get_by_role("button", name="Chat").click()
    mira.page.get_by_label("Say something").fill("back in a minute")
    mira.page.keyboard.press("Enter")
    said = jo.page.get_by_role("list", name="Players").locator(".bubble").filter(has_text="back in a minute")
    said.wait_for()
