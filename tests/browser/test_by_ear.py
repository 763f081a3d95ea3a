"""Dye Pot without looking: by keyboard alone, with what is said and where the focus is after each action."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import dropwhile
from typing import TYPE_CHECKING

import pytest
from by_ear import Listener
from playwright.sync_api import expect

if TYPE_CHECKING:
    from browser_fixtures import Arrive
    from person import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

NAMES = ("Mira", "Jo", "Ben")


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


def sit_down(people: Sequence[Person]) -> list[Listener]:
    """Three dyers and no bot: what they pour together is certain. Two claims reach the goal."""
    first, *guests = people
    order = {"game": "dye_pot", "name": NAMES[0], "clocks": "off", "pace": "instant", "bots": []}
    opened = first.page.context.request.post(
        f"{first.base}/api/tables", data={**order, "options": {"goal": 4}}
    ).json()
    for person in people:
        person.open(f"/t/{opened['table']}")
    for person, name in zip(guests, NAMES[1:], strict=True):
        person.introduce(name)
        person.button("I’m ready").click()
    first.button("Start the game").click()
    return [Listener(person.page) for person in people]


def order_of(ear: Listener) -> tuple[str, list[str]]:
    """The colour of an order of hers and what the three pour for it."""
    ear.asks("h", "^Your orders are ")
    found = re.search(r"are ([a-z]+) \(([^)]*)\)", ear.since()[-1])
    assert found is not None
    colour, recipe = found.groups()
    dyes = [colour] if recipe == "on its own" else recipe.split(" + ")
    return colour, [*dyes, "plain water", "plain water"][:3]


def pour_and_claim(ears: Sequence[Listener]) -> str:
    """What Mira needs is in the water: she claims it, and all of them hear of it."""
    mira = ears[0]
    colour, drops = order_of(mira)
    for ear, drop in zip(ears, drops, strict=True):
        ear.presses(f"^Pour {drop}", "Space")
        ear.hears("^You have poured")
        ear.stands_on("Pour|claim|call it|the page")
    for ear in ears:
        ear.hears(f"The water turns {colour}")
        ear.acts()
    mira.presses("claim it!")
    mira.hears(f"^You claim {colour}: 2 points")
    for ear in ears[1:]:
        ear.hears(f"^Mira claims {colour}: 2 points")
    return colour


def name_it(ears: Sequence[Listener], colour: str) -> None:
    """By the taster, whoever that is; then all are asked to pour again."""
    taster = next(ear for ear in ears if ear.page.locator("#tint").count())
    for ear in ears:
        ear.acts()
    taster.goes_to("call it")
    taster.types("sour swamp")
    taster.page.keyboard.press("Enter")
    for ear in ears:
        ear.hears(f"names? the {colour} tint “sour swamp”")
        ear.hears("^Pour a drop, in secret")
        ear.stands_on("Pour|the page")


@pytest.mark.soak
def test_three_people_play_a_game_of_dye_pot_by_keys(arrive: Arrive) -> None:
    ears = sit_down([arrive() for _ in NAMES])
    for ear in ears:
        ear.hears("^Pour a drop, in secret")
    name_it(ears, pour_and_claim(ears))
    pour_and_claim(ears)
    for ear, said in zip(ears, ("^You win", "^Mira wins", "^Mira wins"), strict=True):
        ear.hears(said)
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
