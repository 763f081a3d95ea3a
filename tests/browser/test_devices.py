"""One player on several devices: a link asks first, and the devices see each other."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect
    from person import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def make_link(person: Person) -> str:
    person.open("/settings")
    person.button("Make a link").click()
    return person.page.get_by_label("Play on another device as well").input_value()


@pytest.mark.soak
def test_a_device_link_asks_by_name_and_the_old_device_can_end_the_new_ones_access(
    arrive: Arrive, inspect: Inspect
) -> None:
    laptop, phone = arrive(1280, 800), arrive(360, 640)
    table = laptop.host("Mira")
    link = make_link(laptop)
    laptop.button("Copy link").wait_for()
    inspect(laptop.page, "the settings with a link")

    # Previews and a page that is only looked at change nothing.
    for _ in range(2):
        assert phone.page.context.request.get(link).ok
        phone.open(link)
        phone.sees("Continue as Mira on this device?")
    inspect(phone.page, "the question")
    phone.button("Continue as Mira").click()
    phone.page.wait_for_url(re.compile("/$"))
    phone.button(re.compile("Mira")).wait_for()
    phone.open(table)
    phone.sees("You’re the host")

    # The laptop looks again by itself.
    laptop.button(re.compile("Sign out")).click()
    inspect(laptop.page, "the devices", within="dialog[open]")
    laptop.page.get_by_role("dialog").get_by_role("button", name="Sign out").click()
    laptop.sees("That device is signed out.")
    phone.sees("You’re signed out on this device.")
    phone.button("Reload").click()
    phone.sees("There’s a seat for you")
    expect(laptop.button(re.compile("Sign out"))).to_have_count(0)


@pytest.mark.soak
def test_whoever_is_somebody_already_is_told_what_they_would_lose(arrive: Arrive, inspect: Inspect) -> None:
    mira, ada = arrive(), arrive(360, 640)
    mira.host("Mira")
    link = make_link(mira)
    mira.open(link)
    mira.sees("You’re already Mira on this device")

    ada.host("Ada")
    ada.open(link)
    ada.sees("You are Ada here now, at 1 table. If you continue, you stop being Ada on this device.")
    ada.sees("No other device is Ada")
    inspect(ada.page, "the question with a warning", night=False)
    ada.page.get_by_role("link", name="Stay Ada").click()
    ada.button(re.compile("Ada")).wait_for()

    ada.open(link)
    ada.button("Continue as Mira").click()
    ada.page.wait_for_url(re.compile("/$"))
    ada.button(re.compile("Mira")).wait_for()
    third = arrive()
    third.open(link)
    third.sees("This link doesn’t work")
