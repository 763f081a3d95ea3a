"""A round of Cluzzle by keyboard alone, with what is said and where the focus is after each action."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from by_ear import Listener
from playwright.sync_api import expect

from huetable.games.cluzzle.tests.browser.actions import OPTIONS

if TYPE_CHECKING:
    from browser_fixtures import Arrive
    from person import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser"), pytest.mark.soak]


def sit_down(ada: Person, mira: Person) -> None:
    """Ada asks first, then Mira, then a bot."""
    order = {"game": "cluzzle", "name": "Ada", "clocks": "off", "pace": "instant", "options": OPTIONS}
    opened = ada.page.context.request.post(f"{ada.base}/api/tables", data=order).json()
    ada.open(f"/t/{opened['table']}")
    mira.open(f"/t/{opened['table']}")
    mira.introduce("Mira")
    mira.button("I’m ready").click()
    ada.page.get_by_role("group", name="Add a bot").get_by_role("button", name="Easy").click()
    ada.button("Start the game").click()


def sculpt_and_seal(ear: Listener) -> None:
    ear.hears("^Choose one of these words: ")
    choices = ear.page.get_by_role("region", name="Choose what to sculpt").get_by_role("button")
    word = choices.first.inner_text().split("\n")[0].strip()
    ear.presses(f"^{word}")
    ear.stands_on("^Your clay: nothing yet")
    ear.asks("h", f"^Your word is {word}")
    ear.presses("^A ball")
    ear.stands_on("^Your clay: 1 ball")
    ear.presses("^Done$")
    ear.stands_on("^Seal it$")
    ear.presses("^Seal it$")
    ear.hears("^You seal your sculpture")
    expect(ear.page.locator("[data-part=seal]")).to_have_count(0)


def ask(asker: Listener, name: str) -> None:
    asker.hears("^Your turn: ask about a Cluzzle")
    asker.stands_on(f"^({name}|Correct my answer)$")
    asker.goes_to(f"^Ask about {name}’s Cluzzle")
    asker.presses(r"^(Is|Does|Can) .*\?$")
    asker.stands_on("^Ask$")
    asker.goes_to(f"^Ask about {name}’s Cluzzle")
    asker.page.keyboard.press("Control+a")
    asker.types("Can you hold it in your hand?")
    asker.presses("^Ask$")
    asker.hears(f"^You ask about {name}’s Cluzzle: Can you hold it in your hand")
    asker.asks("t", "^You asked .*: Can you hold it in your hand")


def answer(asked: Listener, name: str) -> None:
    asked.hears(f"^{name} asks about your Cluzzle: Can you hold it in your hand")
    asked.hears("^Answer honestly")
    asked.stands_on("^Yes$")
    asked.presses("^No$")
    asked.hears("^You answer: No")
    asked.stands_on("^Correct my answer$")


def guess(asker: Listener, name: str) -> None:
    asker.hears(f"^{name} answers: No")
    asker.hears("now guess, or pass$")
    asker.stands_on(f"^What is {name}’s Cluzzle")
    asker.types("nothing at all")
    asker.presses("^Guess$")
    asker.stands_on("^Yes, that’s my guess$")
    yes = asker.page.get_by_role("button", name="Yes, that’s my guess")
    expect(yes).to_have_accessible_description("Is “nothing at all” your guess?")
    asker.presses("^Yes, that’s my guess$")
    asker.hears("^You guess “nothing at all”, but that’s wrong")
    asker.stands_on("^the page$")


def test_a_round_by_ear(arrive: Arrive) -> None:
    ada, mira = arrive(width=390, height=844), arrive(width=1280, height=800)
    sit_down(ada, mira)
    ada_ear, mira_ear = Listener(ada.page), Listener(mira.page)
    sculpt_and_seal(mira_ear)
    mira_ear.stands_on("^the page$")
    sculpt_and_seal(ada_ear)
    ask(ada_ear, "Mira")
    answer(mira_ear, "Ada")
    guess(ada_ear, "Mira")
    mira_ear.hears("^Ada guesses “nothing at all”, but that’s wrong")
    ada_ear.acts()
    ask(mira_ear, "Ada")
    answer(ada_ear, "Mira")
    ada_ear.asks("n", "still riddles|still a riddle|found")
    ada_ear.asks("s", "Ada: .*point")
    for ear in (ada_ear, mira_ear):
        ear.has_never_lost_its_place()
