"""Guardians of Hue as people play it: won and lost by two people, two bots and, against them, Lord Sepia.

The game begins near its end and the dice are loaded (loaded_dice.py), so that it ends as it should within a round,
whatever the bots do.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pytest
from by_ear import Listener
from playwright.sync_api import Locator, Page, expect

if TYPE_CHECKING:
    from browser_fixtures import Arrive
    from person import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

STUDIO, BAY, SKY = 5, 6, 8
NAMES = {BAY: "Sunrise Bay", SKY: "Night Sky"}


@pytest.fixture(scope="module")
def program() -> Sequence[str | Path]:
    return (Path(__file__).parent / "loaded_dice.py",)


# Two ways to play


class Player(Protocol):
    page: Page

    def go(self, card: int) -> None: ...
    def press(self, name: str) -> None: ...


def place(page: Page, card: int) -> Locator:
    return page.locator(f"[data-location='{card}']")


def button(page: Page, name: str) -> Locator:
    return (
        page.get_by_role("main").or_(page.get_by_role("dialog")).get_by_role("button", name=name, exact=True)
    )


class ByMouse:
    def __init__(self, page: Page) -> None:
        self.page = page

    def go(self, card: int) -> None:
        """The first touch says what would happen, the second one does it."""
        place(self.page, card).click()
        expect(button(self.page, f"Move to {NAMES[card]}")).to_be_enabled()
        place(self.page, card).click()

    def press(self, name: str) -> None:
        button(self.page, name).click()


FOCUS = "() => document.activeElement.ariaLabel ?? document.activeElement.innerText.trim().split('\\n')[0]"
"""The second line of a button says what would happen."""


SAID = {
    "Win a spirit": "^You meet Contrast Shadows at Paint Studio",
    "Pass": "^You pass",
    "End your turn": "^You end your turn",
    "Break the seal": "^You try to break the seal at ",
    "Support": "^You support",
}


class ByKeys:
    """Nothing but Tab, arrows, Enter. Each action is said, and the focus is on the map, where Mira stands; it is never lost."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.ear = Listener(page)

    def go(self, card: int) -> None:
        """From the Paint Studio in the corner to Sunrise Bay on its right, and up to the Night Sky."""
        expect(place(self.page, card)).to_have_accessible_name(re.compile("you can move here"))
        while not self.page.evaluate("() => document.activeElement.closest('[role=toolbar]') !== null"):
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("ArrowRight" if card == BAY else "ArrowUp")
        expect(place(self.page, card)).to_be_focused()
        self.page.keyboard.press("Enter")
        expect(button(self.page, f"Move to {NAMES[card]}")).to_be_enabled()
        self.ear.acts()
        self.page.keyboard.press("Enter")
        self.ear.hears(f"^You move to {NAMES[card]}")
        self.ear.stands_on(f"^{NAMES[card]}, number .*here: Mira")

    def press(self, name: str) -> None:
        expect(button(self.page, name)).to_be_enabled()
        for _ in range(60):
            if self.page.evaluate(FOCUS) == name:
                self.ear.acts()
                self.page.keyboard.press("Enter")
                self.ear.hears(SAID[name])
                self.ear.stands_on(", number .*here: .*Mira")
                return
            self.page.keyboard.press("Tab")
        pytest.fail(f"{name} cannot be reached by Tab")


# The game


def sit_down(mira: Person, jo: Person, lord: Person, difficulty: str) -> None:
    """Two bots begin, Jo is the fourth guardian, and the last to come is Lord Sepia."""
    options = {"difficulty": difficulty, "layout": "square", "first": 1, "clock": False}
    order = {"game": "guardians_of_hue", "name": "Mira", "pace": "instant", "clocks": "off"}
    opened = mira.page.context.request.post(
        f"{mira.base}/api/tables", data={**order, "bots": ["normal"] * 2, "options": options}
    ).json()
    mira.open(f"/t/{opened['table']}")
    mira.page.get_by_role("heading", name="At the table").wait_for()
    for guest, name in ((jo, "Jo"), (lord, "Vincent")):
        guest.open(mira.page.url)
        guest.introduce(name)
        guest.button("I’m ready").click()
    mira.button("Start the game").click()


def darken(lord: Page) -> None:
    """The first choice is Lord Sepia's, and a line to go with it."""
    lord.get_by_role("region", name="Lord Sepia’s desk").wait_for()
    lord.get_by_label("A line of your story").fill("The canvas turns to dust.")
    button(lord, "Tell it").click()
    button(lord, "Paint Studio turns dark").click()


def darken_by_keys(lord: Listener) -> None:
    lord.hears("^You are Lord Sepia|Your turn")
    lord.goes_to("^A line of your story")
    lord.types("The canvas turns to dust.")
    for name, said in (("Tell it", "The canvas turns to dust"), ("Paint Studio turns dark", "Paint Studio")):
        lord.presses(f"^{name}")
        lord.hears(said)


def hears(page: Page, words: str) -> None:
    page.get_by_role("log").get_by_text(words).first.wait_for(state="attached")


def win_a_spirit(jo: Player, mira: Player, lord: Page) -> None:
    """The bots have had their turns; Mira lets Jo roll alone."""
    jo.page.get_by_text("Beat Contrast Shadows to win it.").wait_for()
    jo.press("Win a spirit")
    button(lord, "Tell it").wait_for()
    mira.press("Pass")
    expect(place(jo.page, STUDIO)).to_have_accessible_name(re.compile("a spirit is here"))
    jo.press("End your turn")


def bring_back_the_light(mira: Player, jo: Player) -> None:
    """The seal of the Paint Studio, two steps, and the seal of the centre: four actions."""
    mira.press("Break the seal")
    jo.press("Support")
    expect(place(mira.page, STUDIO)).to_have_accessible_name(re.compile("number 4, light"))
    mira.go(BAY)
    mira.go(SKY)
    mira.press("Break the seal")


def plan(mira: Player, jo: Page) -> None:
    """Mira points at the Paint Studio, where she stands, and asks Jo to win a spirit there."""
    mira.press("Plan something here")
    sheet = mira.page.get_by_role("dialog", name="A plan for Paint Studio")
    sheet.get_by_text("Jo", exact=True).click()
    sheet.get_by_text("Win a spirit", exact=True).click()
    mira.press("Tell the others")
    # A bot may have asked him for something too.
    asked = jo.locator("li:visible", has_text="Mira to you: win a spirit at Paint Studio.").first
    asked.get_by_role("button", name="I will", exact=True).click()
    mira.page.get_by_text("Jo: “I will.”").wait_for()


def ask_a_bot(mira: Player, jo: Page) -> None:
    """The bots have had their turns: the one that is asked has heard, and says so."""
    jo.get_by_text("Beat Contrast Shadows to win it.").wait_for()
    mira.press("Plan something here")
    mira.page.get_by_role("dialog").locator("label", has=mira.page.get_by_role("radio")).nth(1).click()
    mira.press("Tell the others")
    mira.page.get_by_role("region", name="The plan").get_by_text("“I hear you.”").wait_for()


@pytest.mark.soak
def test_two_people_and_two_bots_win_by_clicks_against_lord_sepia(arrive: Arrive) -> None:
    mira, jo, lord = arrive(), arrive(width=1280, height=800), arrive()
    sit_down(mira, jo, lord, "easy")
    darken(lord.page)
    for person in (mira, jo):
        person.page.get_by_text("“The canvas turns to dust.”").locator("visible=true").first.wait_for()
    hers, his = ByMouse(mira.page), ByMouse(jo.page)
    plan(hers, jo.page)
    ask_a_bot(hers, jo.page)
    win_a_spirit(his, hers, lord.page)
    bring_back_the_light(hers, his)
    for person in (mira, jo, lord):
        person.page.get_by_role("heading", name="The light is back").wait_for()
    mira.page.get_by_role("heading", name="You win together!").wait_for()


@pytest.mark.soak
def test_they_lose_when_an_agent_takes_the_last_colour(arrive: Arrive) -> None:
    mira, jo, lord = arrive(), arrive(width=1280, height=800), arrive()
    sit_down(mira, jo, lord, "difficult")
    darken(lord.page)
    hers, his = ByMouse(mira.page), ByMouse(jo.page)
    his.press("Win a spirit")
    hers.press("Pass")
    jo.page.get_by_text("if the best dice are rolled again").wait_for()
    hers.press("Roll these dice again")
    jo.page.get_by_text("Failed").wait_for()
    his.press("End your turn")
    hers.press("Stand up")
    hers.press("End your turn")
    for person in (mira, jo, lord):
        person.page.get_by_role("heading", name="Darkness has won", exact=True).wait_for()
    lord.page.get_by_role("heading", name="You win!").wait_for()


def looks_as(page: Page, name: str) -> None:
    """The game has led to the chair that has to decide."""
    players = page.get_by_role("list", name="Players")
    expect(players.locator(".me")).to_contain_text(name)


@pytest.mark.soak
def test_one_person_alone_wins_with_four_guardians(arrive: Arrive) -> None:
    mira = arrive()
    options = {"difficulty": "easy", "layout": "square", "first": 1, "clock": False}
    order = {"game": "guardians_of_hue", "name": "Mira", "clocks": "off", "bots": [], "options": options}
    opened = mira.page.context.request.post(f"{mira.base}/api/tables", data=order).json()
    mira.open(f"/t/{opened['table']}")
    mira.page.get_by_text("Pass this phone around").click()
    for name in ("Ruby", "Teal", "Olive"):
        mira.page.get_by_label("Who else plays here?").fill(name)
        mira.button("Add this player").click()
        mira.page.get_by_text(name, exact=True).first.wait_for()
    mira.button("Start the game").click()
    hers = ByMouse(mira.page)
    hers.press("Paint Studio turns dark")
    for name in ("Ruby", "Teal"):
        looks_as(mira.page, name)
        hers.press("End your turn")
    looks_as(mira.page, "Olive")
    hers.press("Win a spirit")
    looks_as(mira.page, "Mira")
    hers.press("Pass")
    looks_as(mira.page, "Olive")
    hers.press("End your turn")
    looks_as(mira.page, "Mira")
    bring_back_the_light(hers, hers)
    mira.page.get_by_role("heading", name="The light is back").wait_for()


@pytest.mark.soak
def test_the_same_game_is_won_by_keys_alone_and_told_to_those_who_listen(arrive: Arrive) -> None:
    mira, jo, lord = arrive(), arrive(width=1280, height=800), arrive()
    sit_down(mira, jo, lord, "easy")
    hers, his, evil = ByKeys(mira.page), ByKeys(jo.page), Listener(lord.page)
    hers.ear.hears("^You stand at Paint Studio")
    darken_by_keys(evil)
    his.ear.hears("^Your turn: 4 actions left")
    assert not [line for line in his.ear.spoken() if line == "Your turn: 4 actions."], "said twice"
    his.ear.asks("t", "of 9 locations are light")
    his.ear.asks("n", "^Round .*Mira stands at Paint Studio")
    win_a_spirit(his, hers, lord.page)
    hears(mira.page, "Jo meets Contrast Shadows at Paint Studio")
    bring_back_the_light(hers, his)
    hears(jo.page, "Paint Studio is light again!")
    hears(jo.page, "The light is back.")
    his.ear.hears("You share the win with Mira|You win")
    jo.page.get_by_role("heading", name="The light is back").wait_for()
    for ear in (hers.ear, his.ear, evil):
        ear.has_never_lost_its_place()
