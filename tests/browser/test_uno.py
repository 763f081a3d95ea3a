"""UNO ColorADD as people play it: by click and by key, with bad lines and bad manners."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import TimeoutError as TooSlow

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive, Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

OPEN = """async (order) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(order) });
    return (await answer.json()).table;
}"""

IN_SIGHT = """() => {
    const dialog = document.querySelector('dialog[open]');
    const names = [...(dialog ?? document.querySelector('main') ?? document).querySelectorAll('button')]
        .filter((button) => button.checkVisibility() && button.ariaDisabled !== 'true' && !button.disabled)
        .map((button) => button.ariaLabel ?? button.innerText.replaceAll(/\\s+/g, ' ').trim());
    const lit = [...document.querySelectorAll('[data-card][aria-disabled="false"]')].map((card) => card.dataset.card);
    const calling = document.querySelector('.call')?.ariaPressed === 'true';
    const over = [...document.querySelectorAll('main h2')].some((line) => /\\bwins?\\b/.test(line.innerText));
    return { dialog: dialog?.ariaLabel ?? null, names, lit, calling, over };
}"""

QUICK = 900
"""Milliseconds for a touch: what was in sight may be gone by then, and then we look again."""

DEEDS = ("UNO!", "Catch", "Challenge", "Take", "Done", "Deal round", "Keep it", "Draw", "Pass")
"""What buttons say, the most urgent first."""


def urgent(sight: dict[str, Any]) -> str | None:
    return next((name for wish in DEEDS for name in sight["names"] if name.startswith(wish)), None)


class UnoPlayer:
    """Plays what is lit and what it likes, and else draws; the forgetful one does not call."""

    def __init__(self, person: Person, *, likes: str = "", forgetful: bool = False) -> None:
        self.person = person
        self.page = person.page
        self.likes = re.compile(likes)
        self.forgetful = forgetful
        self.over = False
        self.done: list[str] = []

    def act(self) -> bool:
        try:
            return self._act(self.page.evaluate(IN_SIGHT))
        except TooSlow:
            return False

    def _act(self, sight: dict[str, Any]) -> bool:
        self.over = sight["over"]
        if sight["dialog"] is not None:
            return self._answer(sight)
        deed = urgent(sight)
        liked = [card for card in sight["lit"] if self.likes.match(card)]
        if liked and (deed is None or deed.startswith(("Keep", "Draw"))):
            return self._play(liked[0], calling=sight["calling"])
        if deed is None or (deed == "UNO!" and self.forgetful):
            return False
        self._touch(deed)
        return True

    def _answer(self, sight: dict[str, Any]) -> bool:
        """A question about a card; or a hand that was shown, which is put away again."""
        choice = sight["names"][1] if "?" in sight["dialog"] else "Close"
        self.page.locator("dialog[open]").get_by_role("button", name=choice).click(timeout=QUICK)
        self.done.append(sight["dialog"])
        return True

    def _play(self, card: str, *, calling: bool) -> bool:
        if calling and self.forgetful:
            self._touch("Call UNO")
        place = self.page.locator(f"[data-card='{card}'][aria-disabled='false']").first
        place.click(timeout=QUICK, position={"x": 12, "y": 16})
        self.done.append(card)
        return True

    def _touch(self, name: str) -> None:
        self.page.get_by_role("main").get_by_role("button", name=name, exact=True).click(timeout=QUICK)
        self.done.append(name)

    def did(self, wish: str) -> bool:
        return any(re.search(wish, deed) for deed in self.done)


def sit_down(people: Sequence[Person], names: Sequence[str], **wishes: object) -> None:
    """The first one opens a table, the others come by its link, everybody is ready, and it starts."""
    host, *guests = people
    host.open("/")
    order = {"game": "uno_coloradd", "name": names[0], "pace": "instant", "clocks": "off", **wishes}
    host.open(f"/t/{host.page.evaluate(OPEN, order)}")
    host.page.get_by_text("At the table").wait_for()
    for guest, name in zip(guests, names[1:], strict=True):
        guest.open(host.page.url)
        guest.introduce(name)
        guest.button("I’m ready").click()
    host.button("Start the game").click()
    for person in people:
        person.page.get_by_role("toolbar", name="Your hand").wait_for()


def play(players: Sequence[UnoPlayer], enough: str, seconds: float = 100) -> Iterator[int]:
    """Everybody acts in turn; yields how many touches there were, until it was enough."""
    end = time.monotonic() + seconds
    touches = 0
    while True:
        assert time.monotonic() < end, (
            f"{enough} did not come; done: {[player.done[-40:] for player in players]}"
        )
        for player in players:
            touches += player.act()
        yield touches
        players[0].page.wait_for_timeout(30)


def test_two_people_and_two_bots_play_a_round_through_a_reload_and_a_lost_line(arrive: Arrive) -> None:
    mira, jo = arrive(), arrive(width=1280, height=800)
    sit_down([mira, jo], ["Mira", "Jo"], bots=["easy", "easy"], options={"goal": 0})
    players = [UnoPlayer(mira), UnoPlayer(jo)]
    reloaded = parted = False
    for touches in play(players, "the end"):
        if all(player.over for player in players):
            break
        if touches >= 3 and not reloaded:
            mira.page.reload()
            mira.page.locator("[data-card], .result").first.wait_for()
            reloaded = True
        elif touches >= 5 and not parted:
            jo.page.context.set_offline(True)
            for _ in range(3):
                players[0].act()
            jo.page.context.set_offline(False)
            parted = True
    assert reloaded
    assert parted
    for person in (mira, jo):
        person.page.get_by_role("heading", name=re.compile("went out")).wait_for()
    hands = [person.page.locator(".result li").all_inner_texts() for person in (mira, jo)]
    assert hands[0] == hands[1], "both see the same hands laid open"


# Waits for the cards to bring the moment about, which can take a long time.
@pytest.mark.soak
def test_a_wild_draw_four_is_challenged_and_a_house_rule_is_honoured(arrive: Arrive) -> None:
    """Both draw until they hold such a card: somebody must, for there are four of each in the deck."""
    mira, jo = arrive(width=1280, height=800), arrive()
    texts = ["Hum a tune.", "Praise a neighbour.", "Stand on one leg.", "Name a film."]
    rules = [{"text": text, "effect": "honour"} for text in texts]
    sit_down([mira, jo], ["Mira", "Jo"], options={"house_rules": rules})
    players = [UnoPlayer(person, likes="w4|wc") for person in (mira, jo)]
    for _ in play(players, "a challenge and a house rule"):
        if all(any(player.did(wish) for player in players) for wish in ("Challenge", "’s hand", "Done")):
            break


# Waits for the cards to bring the moment about, which can take a long time.
@pytest.mark.soak
def test_who_does_not_call_is_caught_and_calls_the_next_time(arrive: Arrive) -> None:
    """Jo only ever draws, so that Mira is the first to come down to one card."""
    mira, jo = arrive(), arrive(width=1280, height=800)
    sit_down([mira, jo], ["Mira", "Jo"], options={"goal": 0})
    forgets, catches = UnoPlayer(mira, forgetful=True), UnoPlayer(jo, likes="nothing")
    for _ in play([catches, forgets], "a catch and a call"):
        if forgets.forgetful and catches.did("Catch Mira"):
            forgets.forgetful = False
        if jo.shows("text=/Mira plays .* calls UNO!/"):
            break
    assert catches.did("Catch Mira")


def test_a_card_that_does_not_fit_says_why_and_the_clause_is_a_touch_away(arrive: Arrive) -> None:
    mira = arrive()
    sit_down([mira, arrive()], ["Mira", "Jo"], options={"goal": 0})
    dull = mira.page.locator("[data-card][aria-disabled='true']").first
    dull.wait_for()
    dull.click(force=True, position={"x": 12, "y": 16})
    why = mira.button(re.compile("^Why"))
    why.click()
    clause = mira.page.locator("dialog[open] [data-clause][aria-current='true']")
    clause.wait_for()
    assert re.match(r"UNO-\d+", clause.get_attribute("data-clause") or "")


FOCUS = """() => {
    const element = document.activeElement;
    const name = element.ariaLabel ?? element.innerText.replaceAll(/\\s+/g, ' ').trim();
    return { name, inHand: element.closest('[role=toolbar]') !== null, dull: element.ariaDisabled === 'true' };
}"""


def tab_until(person: Person, wanted: str) -> bool:
    """Press Tab until the focus is there; what was in sight may be gone by then, and then we look again."""
    for _ in range(40):
        focus = person.page.evaluate(FOCUS)
        if focus["inHand"] if wanted == "hand" else focus["name"].startswith(wanted):
            return True
        person.page.keyboard.press("Tab")
    return False


def wanted_by_keys(sight: dict[str, Any]) -> str | None:
    """Where the focus has to go for the next decision."""
    deed = urgent(sight)
    if sight["dialog"] is not None:
        return str(sight["names"][1]) if "?" in sight["dialog"] else "Close"
    if sight["lit"] and (deed is None or deed.startswith(("Keep", "Draw"))):
        return "hand"
    return deed or next((name for name in sight["names"] if name.startswith("red you hold")), None)


def act_by_keys(person: Person) -> None:
    """One decision without a mouse."""
    wanted, keys = wanted_by_keys(person.page.evaluate(IN_SIGHT)), person.page.keyboard
    if wanted is None or not tab_until(person, wanted):
        person.page.wait_for_timeout(40)
        return
    if wanted == "hand":
        keys.press("Home")
        for _ in range(40):
            if not person.page.evaluate(FOCUS)["dull"]:
                break
            keys.press("ArrowRight")
    keys.press("Enter")


# Needs a minute of quiet: a busy machine does not get through a round in time.
@pytest.mark.soak
def test_a_round_is_played_by_keyboard_alone(arrive: Arrive) -> None:
    mira = arrive()
    sit_down([mira], ["Mira"], bots=["easy"], options={"goal": 0})
    end = time.monotonic() + 100
    while not mira.page.evaluate(IN_SIGHT)["over"]:
        assert time.monotonic() < end, "the round did not end"
        act_by_keys(mira)
    mira.page.get_by_role("heading", name=re.compile("went out")).wait_for()


def test_the_big_screen_shows_the_table_and_nobodys_hand(arrive: Arrive) -> None:
    mira, sofa = arrive(), arrive(width=1920, height=1080)
    sit_down([mira], ["Mira"], bots=["easy"] * 3, pace="calm")
    code = mira.page.evaluate(
        "fetch('/api/home').then((answer) => answer.json()).then((home) => home.mine[0].code)"
    )
    sofa.open(f"/tv/{code}")
    counts = sofa.page.get_by_role("list", name="How many cards each holds")
    counts.wait_for()
    assert len(re.findall(r"\d+ cards?", counts.inner_text())) == 4
    sofa.page.get_by_role("img", name=re.compile("On top: ")).wait_for()
    assert not sofa.shows("[data-card]")
    mine = mira.page.evaluate(
        "fetch('/api/home').then((answer) => answer.json()).then((home) => home.mine.length)"
    )
    assert mine == 1
