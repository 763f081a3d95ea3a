"""Whoever tastes sees the pot and the form at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from dye_pot_positions import DYE, POUR, RNG, my_turn
from playwright.sync_api import expect

if TYPE_CHECKING:
    from browser_fixtures import Put

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

COVERED = """() => [...document.querySelector('[data-part=board]').children].filter((part) =>
    part.getBoundingClientRect().bottom > document.querySelector('.hand').getBoundingClientRect().top,
).map((part) => part.textContent)"""


def test_on_a_phone_the_form_of_the_taster_covers_nothing(put: Put) -> None:
    state = my_turn()
    state.taster = 0
    for seat, dye in enumerate(("red", "yellow", "yellow")):
        DYE.apply(state, seat, POUR(dye), RNG.child(seat))
    stage = put(DYE, state)
    expect(stage.page.get_by_label("You taste red.")).to_be_visible()
    for size in ((390, 844), (360, 640)):
        stage.resize(*size)
        stage.settles(COVERED, f"covered at {size}")


def test_on_a_phone_no_tip_or_claim_covers_the_pot(put: Put) -> None:
    state = my_turn()
    stage = put(DYE, state, coached=True)
    expect(stage.page.get_by_role("region", name="Tip")).to_contain_text("Pick a dye to pour")
    stage.settles(COVERED, "covered by a tip")
    stage.resize(320, 256)
    expect(stage.page.locator(".hand .guide"), "zoomed in, it scrolls with the board").to_be_visible()
    stage.settles(COVERED, "covered by a tip, zoomed in")
    stage.resize(390, 844)
    state.taster, state.orders[0] = 0, ["red", "brown"]
    for seat, dye in enumerate(("red", "yellow", "blue")):
        DYE.apply(state, seat, POUR(dye), RNG.child(seat))
    stage.show(state)
    expect(stage.page.get_by_role("button", name="claim it!")).to_be_visible()
    stage.settles(COVERED, "covered by a claim")
