"""UNO ColorADD at a table of its own: what a screen shows that several people look at."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect
    from person import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def sit_down(people: Sequence[Person], names: Sequence[str], **wishes: object) -> None:
    """The first one opens a table, the others come by its link, everybody is ready, and it starts."""
    host, *guests = people
    order = {"game": "uno_coloradd", "name": names[0], "pace": "instant", "clocks": "off", **wishes}
    opened = host.page.context.request.post(f"{host.base}/api/tables", data=order).json()
    host.open(f"/t/{opened['table']}")
    host.page.get_by_role("heading", name="At the table").wait_for()
    for guest, name in zip(guests, names[1:], strict=True):
        guest.open(host.page.url)
        guest.introduce(name)
        guest.button("I’m ready").click()
    host.button("Start the game").click()
    for person in people:
        person.page.get_by_role("toolbar", name="Your hand").wait_for()


def test_the_big_screen_shows_the_table_and_nobodys_hand(arrive: Arrive) -> None:
    mira, sofa = arrive(), arrive(width=1920, height=1080)
    sit_down([mira], ["Mira"], bots=["easy"] * 3, pace="calm")
    code = mira.page.evaluate(
        "fetch('/api/home').then((answer) => answer.json()).then((home) => home.mine[0].code)"
    )
    sofa.open(f"/tv/{code}")
    players = sofa.page.get_by_role("list", name="Players")
    players.wait_for()
    assert len(re.findall(r"\d+ cards?", players.inner_text())) == 4
    sofa.page.get_by_role("img", name=re.compile("On top: ")).wait_for()
    assert not sofa.shows("[data-card]")
    mine = mira.page.evaluate(
        "fetch('/api/home').then((answer) => answer.json()).then((home) => home.mine.length)"
    )
    assert mine == 1


def cards(person: Person) -> list[str]:
    held = person.page.locator("[data-card]")
    found: list[str] = held.evaluate_all("cards => cards.map(card => card.dataset.card)")
    return found


def test_a_phone_that_is_passed_around_shows_each_hand_to_its_owner_alone(
    arrive: Arrive, inspect: Inspect
) -> None:
    ada = arrive()
    order = {"game": "uno_coloradd", "name": "Ada", "clocks": "off"}
    opened = ada.page.context.request.post(f"{ada.base}/api/tables", data=order).json()
    ada.open(f"/t/{opened['table']}")
    ada.page.get_by_text("Pass this phone around").click()
    ada.page.get_by_label("Who else plays here?").fill("Bea")
    ada.button("Add this player").click()
    ada.button("Start the game").click()

    curtain = ada.page.get_by_role("heading", name="Pass the screen to")
    first = curtain.inner_text().removeprefix("Pass the screen to ")
    assert cards(ada) == []
    inspect(ada.page)
    ada.button(f"I’m {first}: show me").click()
    ada.page.get_by_role("toolbar", name="Your hand").wait_for()
    assert len(cards(ada)) == 7

    second = "Bea" if first == "Ada" else "Ada"
    ada.button(f"Pass the screen to {second}").click()
    ada.page.get_by_role("heading", name=f"Pass the screen to {second}").wait_for()
    assert cards(ada) == []
    ada.page.reload()
    curtain.wait_for()
    assert cards(ada) == []
    ada.button("Don’t ask again: I play all seats").click()
    ada.page.get_by_role("toolbar", name="Your hand").wait_for()
