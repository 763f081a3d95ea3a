"""A round of Hues and Cues by keyboard alone, with what is said and where the focus is after each action."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from by_ear import Listener

if TYPE_CHECKING:
    from browser_fixtures import Arrive
    from person import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser"), pytest.mark.soak]


def sit_down(ada: Person, mira: Person) -> None:
    options = {"first": 0, "clock": False}
    order = {"game": "hues_and_cues", "name": "Ada", "clocks": "off", "pace": "instant", "bots": ["easy"]}
    opened = ada.page.context.request.post(
        f"{ada.base}/api/tables", data={**order, "options": options}
    ).json()
    ada.open(f"/t/{opened['table']}")
    mira.open(f"/t/{opened['table']}")
    mira.introduce("Mira")
    mira.button("I’m ready").click()
    ada.button("Start the game").click()


def choose_and_give(giver: Listener, guesser: Listener) -> None:
    giver.hears("^Your card has ")
    giver.asks("h", r"^Your card has [A-P]\d+ \(")
    while giver.page.evaluate("() => document.activeElement.type !== 'radio'"):
        giver.page.keyboard.press("Tab")
    giver.page.keyboard.press("Space")
    giver.presses("as your target")
    giver.stands_on("cue|Cue|word")
    guesser.hears("^Only Ada knows the colour")
    give(giver, "jungle", "jungle")


def give(giver: Listener, words: str, told: str) -> None:
    giver.goes_to("[Cc]ue|word")
    giver.types(words)
    giver.page.get_by_role("button", name="Give this cue").and_(giver.page.locator(":enabled")).wait_for()
    giver.page.keyboard.press("Enter")
    giver.stands_on("^The board")
    giver.hears(told)


def place(guesser: Listener, field: str) -> None:
    guesser.page.get_by_text("lace your").first.wait_for()
    while guesser.page.evaluate("() => document.activeElement.role !== 'grid'"):
        guesser.page.keyboard.press("Tab")
    guesser.types(field)
    guesser.stands_on(f"^{field.upper()}\\b")
    guesser.page.keyboard.press("Enter")
    guesser.page.get_by_role("button", name=f"Place on {field.upper()}").wait_for()
    guesser.presses(f"Place on {field.upper()}")
    guesser.stands_on("^The board")
    guesser.hears(f"You .*{field.upper()}")
    guesser.asks("t", f"you placed .* on {field.upper()}")


def test_a_round_by_ear(arrive: Arrive) -> None:
    ada, mira = arrive(width=1280, height=800), arrive(width=390, height=844)
    sit_down(ada, mira)
    giver, guesser = Listener(ada.page), Listener(mira.page)
    choose_and_give(giver, guesser)
    guesser.hears("jungle")
    guesser.asks("t", "^The cue is “jungle”")
    place(guesser, "l4")
    give(giver, "deep forest", "deep forest")
    guesser.hears("deep forest")
    guesser.asks("t", "^The cues are “jungle” and “deep forest”")
    place(guesser, "m7")
    for ear in (giver, guesser):
        ear.hears("It was|was [A-P]")
        ear.asks("s", "Ada: .*point")
        ear.keeps_its_place()
    guesser.presses("Continue")
    guesser.stands_on("^The board")
    guesser.asks("n", "^Round 2 of ")
    for ear in (giver, guesser):
        ear.page.keyboard.press("Alt+k")
        ear.page.get_by_role("dialog", name="Keys").get_by_text("L4").wait_for()
        ear.page.keyboard.press("Escape")
        ear.keeps_its_place()
        ear.has_never_lost_its_place()
