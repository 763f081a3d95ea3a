"""Whoever tastes sees the pot and the form at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from dye_pot_positions import CLAIM, DYE, POUR, RNG, my_turn, waiting
from playwright.sync_api import expect

if TYPE_CHECKING:
    from browser_fixtures import Put

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

COVERED = """() => [...document.querySelector('[data-part=board]').children].filter((part) =>
    part.getBoundingClientRect().bottom > document.querySelector('.hand').getBoundingClientRect().top,
).map((part) => part.textContent)"""


NARROW = """() => [document.querySelector('[data-pot]').getBoundingClientRect().width].filter((width) => width < LEAST)"""


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
    for size, least in (((390, 844), 160), ((360, 640), 110)):
        stage.resize(*size)
        stage.settles(COVERED, f"covered by a claim at {size}")
        stage.settles(NARROW.replace("LEAST", str(least)), f"a pot too small at {size}")


def test_six_see_the_pot_while_the_taster_may_claim_on_a_small_phone(put: Put) -> None:
    state = DYE.setup(DYE.options_type(), 6, RNG)
    state.taster, state.orders[0] = 0, ["blue", "brown"]
    for seat in range(6):
        DYE.apply(state, seat, POUR("blue" if seat == 5 else "red"), RNG.child(seat))
    stage = put(DYE, state, 360, 640)
    expect(stage.page.get_by_role("button", name="claim it!")).to_be_visible()
    stage.settles(COVERED, "covered by a claim")


AWAY_FROM_FACES = """() => {
    const centre = (element) => { const { left, right } = element.getBoundingClientRect(); return (left + right) / 2; };
    const drop = [...document.querySelectorAll('[data-part=board] li')].find((one) => one.innerText.includes('poured'));
    const faces = [...document.querySelectorAll('[data-seat]')];
    const distance = (face) => Math.abs(centre(face) - centre(drop));
    const nearest = faces.reduce((best, face) => (distance(face) < distance(best) ? face : best));
    return nearest.dataset.seat === '0' ? [] : [`the drop of seat 0 hangs below seat ${nearest.dataset.seat}`];
}"""


def test_on_a_shared_phone_each_drop_hangs_below_its_dyer(put: Put) -> None:
    stage = put(DYE, my_turn())
    stage.seats = (0, 1, 2)
    stage.show(waiting())
    stage.page.get_by_role("button", name="show me").click()
    expect(stage.page.get_by_text("poured", exact=True)).to_be_visible()
    stage.settles(AWAY_FROM_FACES)


CUT = """() => [...document.querySelectorAll('.seat .note')]
    .filter((note) => note.scrollWidth > note.clientWidth)
    .map((note) => note.textContent)"""


def test_on_a_small_phone_a_seat_says_whole_that_its_player_has_claimed(put: Put) -> None:
    state = DYE.setup(DYE.options_type(), 4, RNG)
    state.taster, state.orders[0] = 2, ["red", "brown"]
    for seat in range(4):
        DYE.apply(state, seat, POUR("red" if seat == 0 else "water"), RNG.child(seat))
    DYE.apply(state, 0, CLAIM(), RNG.child("claim"))
    stage = put(DYE, state, 360, 640)
    expect(stage.page.locator(".seat .note", has_text="claimed")).to_have_count(1)
    stage.settles(CUT, "cut")


PLACES = """() => ['.play > header', '[data-part=board]', '.hand'].map((part) =>
    Math.round(document.querySelector(part).getBoundingClientRect().top)).join(' ')"""


def test_on_a_phone_a_lost_connection_moves_nothing(put: Put) -> None:
    stage = put(DYE, my_turn(), 390, 844)
    before = stage.page.evaluate(PLACES)
    stage.cut_the_line()
    expect(stage.page.get_by_text("The connection is lost.")).to_be_visible()
    assert stage.page.evaluate(PLACES) == before
