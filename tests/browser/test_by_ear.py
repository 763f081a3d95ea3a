"""Dye Pot without looking: by keyboard alone, with what is said and where the focus is after each action."""

from __future__ import annotations

from itertools import dropwhile
from typing import TYPE_CHECKING

import pytest
from by_ear import Listener
from playwright.sync_api import expect

if TYPE_CHECKING:
    from browser_fixtures import Arrive

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def test_a_round_of_dye_pot_by_ear(arrive: Arrive) -> None:
    mira = arrive(width=390, height=844)
    mira.play_fast("Mira")
    ear = Listener(mira.page)
    ear.hears("^Pour a drop, in secret")
    ear.hears("^Your orders are ")
    ear.asks("t", "^The water is .* everybody loses")
    ear.asks("h", r"^Your orders are .*\((on its own|.* \+ .*)\)")
    ear.asks("n", "poured.*The swatch book has 0 tints of 8")
    ear.asks("s", "Mira: 0 of ")
    ear.asks("c", "^No clock is running")

    ear.presses("Pour yellow", "Space")
    ear.hears("^You have poured")
    ear.stands_on("Pour|claim|call it|Write")
    # What was asked for by a key before may well be what was said on arrival.
    said = list(dropwhile(lambda line: not line.startswith("No clock"), ear.spoken()))
    assert len(said) == len(set(said)) > 1, f"said twice: {said}"
    ear.asks("r", ".")

    ear.page.keyboard.press("Alt+k")
    ear.stands_on("Keys")
    ear.asks("h", "^Your orders? ")
    keys = ear.page.get_by_role("dialog", name="Keys")
    for words in ("The water and the taster", "How much time is left", "What happened last"):
        keys.get_by_text(words).wait_for()
    ear.page.keyboard.press("Escape")
    ear.keeps_its_place()
    ear.has_never_lost_its_place()


def test_what_is_said_in_the_waiting_room_is_heard_in_an_open_sheet(arrive: Arrive) -> None:
    ada, mira = arrive(), arrive()
    mira.open(ada.host("Ada"))
    mira.introduce("Mira")
    mira.button("Rules").click()
    heard = mira.page.get_by_role("dialog").get_by_role("log")
    ada.page.get_by_label("Say something").fill("Shall we begin?")
    ada.button("Send").click()
    expect(heard).to_contain_text("Ada: Shall we begin?")
    mira.page.keyboard.press("Escape")
    expect(mira.page.get_by_role("log", name="Chat")).to_contain_text("Shall we begin?")
    assert mira.page.get_by_text("Ada: Shall we begin?").count() == 0, (
        "the line goes with the sheet, and the page does not say it again"
    )
