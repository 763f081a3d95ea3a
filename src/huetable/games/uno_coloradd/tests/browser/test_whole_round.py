"""A whole round of UNO ColorADD by two people and two bots: a bluff, a challenge, a house rule, a catch, a call.

The deck is stacked so that all of it surely comes about, whatever the bots do: they hold nothing but numbers, and
nobody at the table waits for a card.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pytest
from by_ear import Listener
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooSlow

if TYPE_CHECKING:
    from browser_fixtures import Arrive
    from person import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

DECK = {
    "hands": [
        ["w4", "wc2", "r1", "r2", "r3", "r4", "w"],
        ["wc1", "wc3", "y1", "y2", "y3", "y4", "w"],
        ["g1", "g2", "g3", "g4", "g5", "g6", "g7"],
        ["b1", "b2", "b3", "b4", "b5", "b6", "b7"],
    ],
    "first": "r5",
    "drawn": ["r6", "r7", "r8", "r9"],
}
HOUSE_RULES = (
    ("Hum <b>a tune</b>.", "honour"),
    ("All of one colour!", "discard_colour"),
    ("Away with it!", "discard_colour"),
)


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Sequence[str | Path]:
    deck = tmp_path_factory.mktemp("deck") / "deck.json"
    deck.write_text(json.dumps(DECK))
    return (Path(__file__).parent / "stacked_deck.py", deck)


# Two ways to play


class Player(Protocol):
    page: Page

    def card(self, card: str) -> None: ...
    def press(self, name: str) -> None: ...


def lit(page: Page, card: str) -> Locator:
    return page.locator(f"[data-card='{card}'][aria-disabled='false']").first


def button(page: Page, name: str) -> Locator:
    """What can be pressed, cards aside: a colour that is asked for is not a card of that colour."""
    return page.locator("button:not([data-card])").and_(
        page.get_by_role("button", name=re.compile(f"^{name}"))
    )


class ByMouse:
    def __init__(self, page: Page) -> None:
        self.page = page

    def card(self, card: str) -> None:
        # In from the corner, which a card at the end of a wide fan leaves empty.
        lit(self.page, card).click(position={"x": 22, "y": 44})

    def press(self, name: str) -> None:
        button(self.page, name).click()


FOCUS = """() => {
    const element = document.activeElement;
    const name = element.ariaLabel ?? element.innerText.replaceAll(/\\s+/g, ' ').trim();
    return { name, card: element.dataset.card ?? null, inHand: element.closest('[role=toolbar]') !== null };
}"""

PLACES = {
    "a card": "[role=toolbar] [data-card]",
    "a choice": "dialog[open] button",
    "an action": ".actions button, [data-part=draw-pile]",
    "what opens a hand again": "[data-part=seen-hands] > button",
    "the headline": "h1, h2",
}
"""Where the focus may be after an action, and how to find it."""

STANDS = "(places) => Object.keys(places).find((name) => document.activeElement.matches(places[name])) ?? ''"


class ByKeys:
    """Nothing but Tab, arrows, Enter; after each action the focus is on what comes next."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.ear = Listener(page)

    def stands_on_what_comes_next(self, after: str) -> None:
        try:
            self.page.wait_for_function(f"(places) => ({STANDS})(places) !== ''", arg=PLACES)
        except TooSlow:
            pytest.fail(f"after {after} the focus is on “{self.ear.focus}”")

    def card(self, card: str) -> None:
        lit(self.page, card).wait_for()
        while not self.page.evaluate(FOCUS)["inHand"]:
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Home")
        while self.page.evaluate(FOCUS)["card"] != card:
            self.page.keyboard.press("ArrowRight")
        self.ear.acts()
        self.page.keyboard.press("Enter")
        self.stands_on_what_comes_next(f"the card {card}")

    def press(self, name: str) -> None:
        expect(button(self.page, name)).to_be_enabled()
        for _ in range(60):
            focus = self.page.evaluate(FOCUS)
            if focus["name"].startswith(name) and not focus["inHand"]:
                self.ear.acts()
                self.page.keyboard.press("Enter")
                self.stands_on_what_comes_next(name)
                return
            self.page.keyboard.press("Tab")
        pytest.fail(f"{name} cannot be reached by Tab")


# The round


def sit_down(mira: Person, jo: Person) -> None:
    """Mira opens the table, Jo comes by its link, two bots join, house rules are written, and it starts."""
    order = {"game": "uno_coloradd", "name": "Mira", "pace": "instant", "clocks": "off"}
    opened = mira.page.context.request.post(f"{mira.base}/api/tables", data=order).json()
    mira.open(f"/t/{opened['table']}")
    mira.page.get_by_role("heading", name="At the table").wait_for()
    jo.open(mira.page.url)
    jo.introduce("Jo")
    jo.button("I’m ready").wait_for()
    mira.more_options()
    agree(mira.page)
    jo.more_options()
    jo.sees("Away with it!")
    jo.button("I’m ready").click()
    mira.button("Start the game").click()


def agree(page: Page) -> None:
    """The last bot deals, so that Mira begins and Jo comes next."""
    bots = page.get_by_role("group", name="Add a bot")
    for _ in range(2):
        bots.get_by_role("button", name="Random").click()
    dealer = page.get_by_role("radiogroup", name="First dealer")
    expect(dealer.get_by_role("radio")).to_have_count(5)
    dealer.locator("label").last.click()
    page.get_by_role("radiogroup", name="Play to").get_by_text("One round").click()
    for number, (words, effect) in enumerate(HOUSE_RULES, 1):
        page.get_by_label("What the card says").fill(words)
        page.get_by_label("What happens").select_option(effect)
        page.get_by_role("button", name="Add this card").click()
        page.get_by_role("button", name=f"Remove house rule {number}").wait_for()


def holds(page: Page, cards: int) -> None:
    expect(page.locator("[data-card]")).to_have_count(cards)


def hears(page: Page, words: str) -> None:
    page.get_by_role("log").get_by_text(words).first.wait_for(state="attached")


def bluff_and_challenge(mira: Player, jo: Player) -> None:
    mira.card("w4")
    mira.page.get_by_text("so this is a bluff. Jo can challenge it").wait_for()
    mira.press("green")
    jo.press("Challenge")
    hand = jo.page.get_by_role("region", name="Mira’s hand")
    hand.get_by_role("img", name=re.compile("red 1")).first.wait_for()
    jo.press("Hide")
    holds(mira.page, 10)


def honour_a_house_rule(mira: Player, jo: Player) -> None:
    jo.card("wc1")
    jo.press("blue")
    jo.page.get_by_text("Hum <b>a tune</b>.").locator("visible=true").first.wait_for()
    jo.press("Done")
    lit(mira.page, "wc2").wait_for()


def forget_to_call(mira: Player) -> None:
    mira.card("wc2")
    mira.press("red")
    holds(mira.page, 1)


def catch_and_call(mira: Player, jo: Player) -> None:
    jo.press("Catch Mira")
    holds(mira.page, 3)
    jo.press("Call UNO")
    jo.card("wc3")
    jo.press("yellow")
    holds(jo.page, 1)


def draw_and_lose(mira: Player, jo: Player) -> None:
    mira.press("Draw a card")
    holds(mira.page, 4)
    # What Mira draws depends on what the bots have drawn: a card that fits may be kept, another one must be.
    if mira.page.get_by_role("button", name="Keep it").count():
        mira.press("Keep it")
    jo.card("w")
    jo.press("green")


def the_same_end(mira: Page, jo: Page) -> None:
    mira.get_by_role("heading", name="Jo wins!").wait_for()
    jo.get_by_role("heading", name="You win!").wait_for()
    for page in (mira, jo):
        page.get_by_role("heading", name=re.compile("went out")).wait_for()
    hers, his = (page.locator(".result li").all_inner_texts() for page in (mira, jo))
    assert [line.replace("for Jo", "for you") for line in hers] == his


def to_a_phone(jo: Person, phone: Person) -> None:
    """By the link that the settings make; the first device is put away."""
    jo.open("/settings")
    jo.button("Make a link").click()
    phone.open(jo.page.get_by_label("Play on another device as well").input_value())
    phone.button("Continue as Jo").click()
    jo.page.close()
    phone.page.get_by_role("link", name=re.compile("UNO ColorADD.*With Mira")).click()
    phone.page.get_by_role("toolbar", name="Your hand").wait_for()


@pytest.mark.soak
def test_a_round_by_clicks(arrive: Arrive) -> None:
    mira, jo = arrive(), arrive(width=1280, height=800)
    sit_down(mira, jo)
    hers, his = ByMouse(mira.page), ByMouse(jo.page)
    bluff_and_challenge(hers, his)
    honour_a_house_rule(hers, his)
    forget_to_call(hers)
    catch_and_call(hers, his)
    draw_and_lose(hers, his)
    the_same_end(mira.page, jo.page)


@pytest.mark.soak
def test_the_same_round_through_a_reload_a_lost_line_and_a_move_to_a_phone(arrive: Arrive) -> None:
    mira, jo, phone = arrive(), arrive(width=1280, height=800), arrive()
    sit_down(mira, jo)
    hers, his = ByMouse(mira.page), ByMouse(jo.page)
    bluff_and_challenge(hers, his)

    mira.page.reload()
    holds(mira.page, 10)
    honour_a_house_rule(hers, his)

    jo.page.context.set_offline(True)
    jo.sees("The connection is lost")
    forget_to_call(hers)
    jo.page.context.set_offline(False)
    catch = jo.page.get_by_role("button", name="Catch Mira")
    catch.wait_for()

    to_a_phone(jo, phone)
    catch_and_call(hers, ByMouse(phone.page))
    mira.page.locator(".log, [role=log]").get_by_text(re.compile("calls? UNO")).first.wait_for(
        state="attached"
    )
    draw_and_lose(hers, ByMouse(phone.page))
    the_same_end(mira.page, phone.page)


@pytest.mark.soak
def test_the_same_round_by_keys_alone_and_told_to_those_who_listen(arrive: Arrive) -> None:
    mira, jo = arrive(), arrive(width=1280, height=800)
    sit_down(mira, jo)
    hers, his = ByKeys(mira.page), ByKeys(jo.page)
    hers.ear.hears("^You hold 7 cards: .* You can play ")
    hers.ear.asks("t", "^The top card is red 5")
    his.ear.asks("h", "^You hold 7 cards: ")
    his.ear.asks("n", "Mira has 7 cards.* left to draw")
    bluff_and_challenge(hers, his)
    hears(mira.page, "Jo challenges you: it was a bluff!")
    his.ear.asks("r", "You see Mira’s hand|challenge")
    hears(jo.page, "You see Mira’s hand: Wild")
    honour_a_house_rule(hers, his)
    hears(mira.page, "Jo says “done”.")
    forget_to_call(hers)
    hears(jo.page, "Mira also lays down red 1")
    # It is Jo's turn: what he may do besides it is said as well.
    his.ear.hears("Mira hasn’t called UNO: you can catch them now")
    catch_and_call(hers, his)
    hears(mira.page, "Jo catches you: you forgot to call UNO!")
    hears(mira.page, "calls UNO!")
    draw_and_lose(hers, his)
    the_same_end(mira.page, jo.page)
    hears(mira.page, "Jo goes out")
    hers.ear.hears("^Jo wins!$")
    his.ear.hears("^You win!$")
    for player in (hers, his):
        player.ear.has_never_lost_its_place()
