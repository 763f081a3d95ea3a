"""Where players say who they are: their name, their face and their colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

COVERED = """() => {
    const button = document.querySelector('dialog[open] [type=submit]').getBoundingClientRect();
    const words = [...document.querySelectorAll('dialog[open] .word')].map((word) => word.getBoundingClientRect().bottom);
    return words.filter((bottom) => bottom > button.top);
}"""

DRAWN = "face => Array.from(face.querySelectorAll('path'), path => path.getAttribute('d')).join()"


def test_my_face_changes_with_one_tap_and_stays_mine(arrive: Arrive, inspect: Inspect) -> None:
    mira = arrive()
    mira.open("/")
    on_top = mira.page.locator(".you .face")
    mira.page.get_by_role("button", name="You", exact=True).click()
    expect(on_top, "a newcomer has no face yet").to_have_count(0)
    sheet = mira.page.get_by_role("dialog")
    inspect(mira.page, "the name sheet", within="dialog[open]")
    before = sheet.locator(".mine").get_attribute("data-face")
    sheet.get_by_role("button", name="Another face").click()
    expect(sheet.locator(".mine")).not_to_have_attribute("data-face", before or "")
    sheet.get_by_role("radio", name="Face 3").check(force=True)
    chosen = sheet.locator(".mine").get_attribute("data-face")
    mira.introduce("Mira")
    expect(sheet).to_have_count(0)
    expect(on_top.locator("path").nth(8)).to_be_attached()
    after = on_top.evaluate(DRAWN)
    mira.page.reload()
    expect(on_top.locator("path").nth(8)).to_be_attached()
    assert on_top.evaluate(DRAWN) == after
    mira.button("Mira: change name, face and colour").click()
    expect(sheet.get_by_role("heading"), "it is known by now").to_have_text("Your name and face")
    assert mira.page.evaluate("JSON.parse(localStorage['huetable.me']).face") == chosen
    assert not mira.complaints


def test_the_form_fits_a_small_phone_and_keeps_the_face_that_was_chosen(arrive: Arrive) -> None:
    ada, mira = arrive(), arrive(360, 640)
    mira.open(ada.host("Ada"))
    mira.button("Take a seat").click()
    sheet = mira.page.get_by_role("dialog")
    face = sheet.locator(".mine")
    sheet.get_by_role("button", name="Another face").click()
    chosen = face.get_attribute("data-face") or ""
    assert mira.page.evaluate(COVERED) == [], "the button lies on the names of the colours"
    sheet.get_by_role("button", name="Close").click()
    mira.button("Take a seat").click()
    expect(face).to_have_attribute("data-face", chosen)
