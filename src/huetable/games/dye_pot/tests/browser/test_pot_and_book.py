"""The pot and the swatch book are large enough to read, and stay where they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from dye_pot_positions import DYE, NAME, POUR, RNG, SEATS, my_turn
from playwright.sync_api import expect
from whole_games import played

if TYPE_CHECKING:
    from browser_fixtures import Put

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

NAMES = ("murky marmalade", "bold swamp", "royal lagoon", "velvet dusk", "gloomy aubergine")

SMALL_POT = """() => ['[data-pot]'].filter((pot) =>
    document.querySelector(pot).getBoundingClientRect().width < 0.3 * innerWidth)"""

BROKEN_WORDS = """() => [...document.querySelectorAll('.closed .name')].flatMap((name) =>
    [...name.textContent.matchAll(/\\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(name.firstChild, index);
        range.setEnd(name.firstChild, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
    }))"""

HALF_A_HEADING = """() => {
    const FADE = 14;
    const [heading, tabs] = ['[data-part=book] h2', 'nav'].map((part) =>
        document.querySelector(part).getBoundingClientRect());
    return heading.bottom <= tabs.top - FADE || heading.top >= tabs.top ? [] : [heading.top, tabs.top];
}"""

HAND_TOP = "document.querySelector('.hand').getBoundingClientRect().top"


def test_on_a_tv_the_pot_takes_a_third_of_the_screen(put: Put) -> None:
    stage = put(DYE, my_turn(), 1280, 720, seat=None)
    stage.settles(SMALL_POT)


@pytest.mark.soak
def test_no_word_of_a_name_is_broken_beside_the_winners(put: Put) -> None:
    state = DYE.setup(DYE.options_type(tints=len(NAMES)), SEATS, RNG)
    for number, name in enumerate(NAMES):
        for seat, dye in enumerate(("red", "red", "blue")):
            DYE.apply(state, seat, POUR(dye), RNG.child(number, seat))
        DYE.apply(state, state.taster, NAME(name), RNG.child(number))
    stage = put(DYE, my_turn(), 1280, 800)
    stage.over = True
    stage.show(state)
    expect(stage.page.locator(".closed").get_by_text("murky marmalade")).to_be_visible()
    stage.settles(BROKEN_WORDS)


def test_the_heading_of_the_book_is_whole_or_behind_the_tabs(put: Put) -> None:
    stage = put(DYE, my_turn(), 390, 844, touch=True)
    stage.settles(HALF_A_HEADING)
    stage.resize(390, 780)
    stage.settles(HALF_A_HEADING)


@pytest.mark.soak
def test_six_names_on_a_phone_have_the_room_of_their_signs(put: Put) -> None:
    state = played("dye_pot", 6)[0][0]
    stage = put(DYE, state, 360, 640, touch=True)
    stage.names = ["W" * 20] * 6
    stage.show(state)
    expect(stage.page.locator(".mine .name svg")).to_be_hidden()


@pytest.mark.soak
def test_the_line_that_tells_moves_nothing_on_a_phone(put: Put) -> None:
    state = my_turn()
    stage = put(DYE, state, 390, 844, coached=True)
    expect(stage.page.get_by_role("region", name="Tip")).to_be_visible()
    stage.settle()
    before = stage.page.evaluate(HAND_TOP)
    emitted = DYE.apply(state, 1, POUR("red"), RNG)
    stage.show(state, [event for event, _ in emitted])
    expect(stage.page.locator(".narration > span")).to_be_visible()
    stage.settle()
    assert stage.page.evaluate(HAND_TOP) == before
