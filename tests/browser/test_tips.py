"""The coach's tips: one sentence in a bar that covers nothing, about a part of the screen that is outlined."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from dye_pot_positions import DYE, RNG, everybody_poured, my_turn
from guide_checks import FAULTS
from playwright.sync_api import expect
from sizes import FOR_TIPS, OTHERS, Sizes
from tips import INTERVAL, check_tips, read_tips, shown_tip

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect, Put

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

POUR, CLAIM, NAME, SHRUG = DYE.move_types()


def tasted(*, mine: bool) -> Any:
    """The water is red, and seat 0 holds an order for it or the spoon."""
    state = my_turn()
    state.taster = 0 if mine else 1
    state.orders[0] = ["green", "brown"] if mine else ["red", "brown"]
    for seat, dye in enumerate(("red", "water", "water")):
        DYE.apply(state, seat, POUR(dye), _rng(seat))
    return state


def i_taste() -> Any:
    return tasted(mine=True)


def i_may_claim() -> Any:
    return tasted(mine=False)


def somebody_claimed() -> Any:
    state = i_may_claim()
    DYE.apply(state, 0, CLAIM(), _rng(9))
    return state


def stayed_clear() -> Any:
    state = everybody_poured()
    state.clears = 2
    return state


def nearly_over() -> Any:
    """The next round of a game that has a score and a book with two free places."""
    state = somebody_claimed()
    state.options = type(state.options)(goal=5, tints=3)
    DYE.apply(state, state.taster, SHRUG(), _rng(10))
    return state


def _rng(number: int) -> Any:
    return RNG.child("tips", number)


SITUATIONS = {
    my_turn: {"pour", "orders"},
    i_may_claim: {"claim", "colour"},
    i_taste: {"taster"},
    somebody_claimed: {"points"},
    stayed_clear: {"clear", "spoil"},
    nearly_over: {"goal", "book"},
}


@pytest.mark.parametrize(
    "sizes", [FOR_TIPS[:1], pytest.param((*FOR_TIPS[1:], *OTHERS), marks=pytest.mark.soak)]
)
def test_every_tip_covers_nothing_moves_nothing_and_never_comes_again(put: Put, sizes: Sizes) -> None:
    stage = put(DYE, my_turn(), coached=True)
    check_tips(stage, SITUATIONS, sizes)
    stage.open_second_table()
    assert [tip for lay in SITUATIONS for tip in read_tips(stage, lay())] == []


def test_the_check_sees_a_bar_that_covers_things_or_is_too_long(put: Put) -> None:
    stage = put(DYE, my_turn(), 360, 640, coached=True)
    stage.page.locator("[data-guide='pour']").wait_for()
    stage.settles(FAULTS)
    move = "(bottom) => (document.querySelector('.guide').style.bottom = bottom)"
    stage.page.evaluate(move, "120px")
    assert {"covers its subject input", "covers input"} <= set(stage.page.evaluate(FAULTS))
    stage.page.evaluate(move, "560px")
    stage.page.evaluate("document.querySelector('.guide p').style.height = '90px'")
    assert {"the bar is covered", "the bar outgrows its place"} <= set(stage.page.evaluate(FAULTS))
    stage.resize(1280, 800)
    over_a_button = """() => {
      const [bar, button] = ['.guide', '[aria-label="Pour red"]'].map((name) => document.querySelector(name));
      Object.assign(bar.style, { position: 'fixed', top: `${button.getBoundingClientRect().top - 20}px` });
    }"""
    stage.page.evaluate(over_a_button)
    assert "lies over “Pour red”" in stage.page.evaluate(FAULTS)
    # In one go, because the page draws the outline again with the next frame.
    without_outline = f"() => (document.querySelector('[data-outline]').remove(), ({FAULTS})())"
    assert stage.page.evaluate(without_outline) == ["nothing is outlined"]


def test_a_tip_goes_with_its_situation_and_the_next_one_waits(put: Put) -> None:
    stage = put(DYE, i_may_claim(), coached=True)
    stage.page.locator("[data-guide='claim']").wait_for()
    stage.page.get_by_role("button", name="Got it").focus()
    stage.show(somebody_claimed())
    stage.page.wait_for_function("() => document.activeElement !== document.body")
    assert shown_tip(stage) is None, "there is nothing to claim any more"
    assert stage.page.locator("[data-outline]:not([hidden])").count() == 0
    stage.page.clock.fast_forward(INTERVAL)
    stage.settle()
    assert shown_tip(stage) == "colour"
    stage.vote = {
        "name": "end/1",
        "kind": "end",
        "question": "end",
        "proposer": 1,
        "accused": None,
        "may_vote": [0, 2],
        "answered": [],
        "ends_in": 20_000,
    }
    stage.show(somebody_claimed())
    assert shown_tip(stage) is None, "a vote comes first"


@pytest.mark.soak
def test_a_tip_hides_no_move_and_is_turned_off_with_one_tap(put: Put, inspect: Inspect) -> None:
    stage = put(DYE, my_turn(), coached=True)
    stage.page.locator("[data-guide='pour']").wait_for()
    inspect(stage.page)
    stage.page.get_by_role("button", name="Pour red").click()
    stage.has_played({"do": "more_time", "seat": 0, "tip": "pour"}, {"type": "pour", "dye": "red"})
    stage.page.get_by_role("button", name="Turn tips off").click()
    stage.page.locator("[data-guide]").wait_for(state="detached")
    stage.page.clock.fast_forward(INTERVAL)
    assert read_tips(stage, i_taste()) == []


@pytest.mark.soak
def test_settings_bring_the_tips_back_from_the_start(put: Put) -> None:
    stage = put(DYE, my_turn(), coached=True)
    table = stage.page.url
    stage.page.locator("[data-guide='pour']").wait_for()
    stage.page.goto(f"{table.rpartition('/t/')[0]}/settings")
    stage.page.get_by_role("button", name="Show all tips again").click()
    stage.page.goto(table)
    stage.page.locator("[data-guide='pour']").wait_for()


@pytest.mark.rule("TABLE-66")
def test_the_clock_is_longer_as_soon_as_a_tip_is_up(arrive: Arrive) -> None:
    """In UNO, where every player has a clock of 20 seconds."""
    ann = arrive(coached=True)
    order = {"game": "uno_coloradd", "name": "Ann", "bots": ["normal"], "start": True}
    pace = {"clocks": "quick", "pace": "instant"}
    opened = ann.page.context.request.post(f"{ann.base}/api/tables", data={**order, **pace}).json()
    ann.open(f"/t/{opened['table']}")
    ann.page.locator("[data-guide]").wait_for()
    expect(ann.page.get_by_role("timer")).to_have_text(re.compile(r"^0:(2[1-9]|3\d)$"))
