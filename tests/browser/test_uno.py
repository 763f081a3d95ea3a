"""UNO ColorADD at a table of its own: what the big screen shows."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive, Person

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
    counts = sofa.page.get_by_role("list", name="How many cards each holds")
    counts.wait_for()
    assert len(re.findall(r"\d+ cards?", counts.inner_text())) == 4
    sofa.page.get_by_role("img", name=re.compile("On top: ")).wait_for()
    assert not sofa.shows("[data-card]")
    mine = mira.page.evaluate(
        "fetch('/api/home').then((answer) => answer.json()).then((home) => home.mine.length)"
    )
    assert mine == 1
