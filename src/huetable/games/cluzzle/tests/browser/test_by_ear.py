"""A round of Cluzzle by keyboard alone, with what is said and where the focus is after each action."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from by_ear import Listener
from playwright.sync_api import expect

from huetable.games.cluzzle.tests.browser.actions import play_alone

if TYPE_CHECKING:
    from browser_fixtures import Arrive

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser"), pytest.mark.soak]


def sculpt_and_seal(ear: Listener) -> None:
    ear.hears("^Choose one of these words: ")
    choices = ear.page.get_by_role("region", name="Choose what to sculpt").get_by_role("button")
    word = choices.first.inner_text().split("\n")[0].strip()
    ear.presses(f"^{word}")
    ear.asks("h", f"^Your word is {word}")
    ear.presses("^A ball")
    ear.presses("^Done$")
    ear.stands_on("Seal it")
    ear.page.keyboard.press("Enter")
    expect(ear.page.locator("[data-part=seal]")).to_have_count(0)
    ear.keeps_its_place()


def ask_and_guess(ear: Listener) -> None:
    ear.hears("Ask|ask")
    ear.presses("^Ask about", "Tab") if "Ask about" in ear.focus else ear.goes_to("^Ask about")
    ear.types("Can you hold it in your hand?")
    ear.presses("^Ask$")
    ear.hears("You ask .*Can you hold it in your hand")
    ear.asks("t", "^You asked .*: Can you hold it in your hand")
    ear.goes_to("^What is .*Cluzzle")
    ear.types("nothing at all")
    ear.presses("^Guess$")
    ear.stands_on("that’s my guess|Guess|Yes")
    ear.page.keyboard.press("Enter")
    ear.keeps_its_place()
    ear.hears("[Nn]othing at all|guess")


def test_a_round_by_ear(arrive: Arrive) -> None:
    ada = arrive(width=390, height=844)
    play_alone(ada)
    ear = Listener(ada.page)
    sculpt_and_seal(ear)
    ask_and_guess(ear)
    ear.asks("n", "still riddles|still a riddle|found")
    ear.asks("s", "Ada: .*point")
