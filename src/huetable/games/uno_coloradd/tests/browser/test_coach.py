"""The coach has one tip for every situation of UNO."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from sizes import FOR_TIPS, OTHERS, Sizes
from tips import check_tips, read_tips

from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.rules.cards import Card
from huetable.games.uno_coloradd.rules.events import Challenged, Played, Reshuffled, Skipped
from huetable.games.uno_coloradd.rules.moves import Draw
from huetable.games.uno_coloradd.rules.state import State, Threat
from huetable.games.uno_coloradd.tests.browser.positions import (
    FILM,
    RNG,
    Lay,
    called_too_late,
    challenge,
    first_colour,
    honouring,
    my_turn,
    next_to_last,
    round_over,
    shown_a_hand,
    ten_counted,
    waiting,
)

if TYPE_CHECKING:
    from browser_fixtures import Put

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def nothing_fits() -> State:
    return my_turn(hand=("r2", "b9", "y3"))


def drew() -> State:
    state = nothing_fits()
    state.pile[-1] = "g1"
    GAME.apply(state, 0, Draw(), RNG)
    return state


def somebody_forgot() -> State:
    state = called_too_late()
    state.hands = [state.hands[1], state.hands[0], *state.hands[2:]]
    exposed = [replace(exposure, seat=1) for exposure in state.watch.exposed]
    state.watch = replace(state.watch, exposed=tuple(exposed), last_cards=(1,))
    return state


def laid(card: Card) -> Lay:
    """Somebody else has just played this card."""

    def lay() -> State:
        state = waiting()
        state.discard.append(card)
        state.last_play = state.news = Played(1, card, "green" if card == "w" else None)
        return state

    return lay


def stacked(hand: tuple[Card, ...]) -> State:
    state = my_turn(hand=hand)
    state.options = replace(state.options, stacking=True)
    state.discard.append("g+2")
    state.phase, state.threat = "stack", Threat(4, 3)
    state.last_play = state.news = Played(3, "g+2")
    return state


def may_stack() -> State:
    return stacked(("b+2", "r2", "b9"))


def must_take() -> State:
    return stacked(("r2", "b9"))


def nothing_to_draw() -> State:
    state = nothing_fits()
    state.pile, state.discard = [], ["g7"]
    return state


def same_card() -> State:
    state = waiting()
    state.options = replace(state.options, jump_in=True)
    state.hands[0].append("g7")
    return state


def house_card() -> State:
    return my_turn(hand=("wc1", "r2", "b9"), rules=FILM)


def said_done() -> State:
    state = waiting()
    state.options = replace(state.options, house_rules=FILM)
    state.watch = replace(state.watch, disputable=(2,))
    return state


def no_bluff() -> State:
    state = waiting()
    state.news = Challenged(1, 2, guilty=False)
    return state


def drew_in_vain() -> State:
    state = nothing_fits()
    state.pile[-1] = "b1"
    GAME.apply(state, 0, Draw(), RNG)
    return state


def swapping() -> State:
    state = laid("g7")()
    state.options = replace(state.options, seven_zero=True)
    return state


def counted_lowest() -> State:
    state = round_over()
    state.options = replace(state.options, scoring="leftover")
    return state


PAPER_BELOW = """() => {
    const end = document.querySelector('.foot nav')?.getBoundingClientRect().top ?? innerHeight;
    const { bottom } = document.querySelector('main').getBoundingClientRect();
    return bottom < end - 1 ? [`the table ends ${end - bottom} px above the tabs`] : [];
}"""


MAIN: dict[Lay, set[str]] = {
    my_turn: {"fits", "wild", "wildFour"},
    drew: {"drawn"},
    challenge: {"challenge"},
    next_to_last: {"callWith"},
    called_too_late: {"callNow", "waiting"},
    somebody_forgot: {"catch"},
    laid("gs"): {"skip"},
    round_over: {"roundScore", "goal", "ready"},
}
OTHER: dict[Lay, set[str]] = {
    nothing_fits: {"draw"},
    shown_a_hand: {"seenHand", "bluff"},
    first_colour: {"firstColour"},
    laid("gr"): {"reverse"},
    laid("g+2"): {"drawTwo"},
    laid("w"): {"newColour"},
    may_stack: {"stack"},
    must_take: {"take"},
    nothing_to_draw: {"pass"},
    same_card: {"jumpIn"},
    house_card: {"houseCard"},
    honouring: {"honour", "houseRule"},
    said_done: {"dispute"},
    no_bluff: {"noBluff"},
    drew_in_vain: {"drewInVain"},
    swapping: {"sevenZero"},
    counted_lowest: {"lowest"},
}


@pytest.mark.soak
def test_no_tip_covers_what_it_is_about(put: Put) -> None:
    check_tips(put(GAME, my_turn(), coached=True), MAIN, FOR_TIPS[:1])


@pytest.mark.soak
@pytest.mark.parametrize("sizes", [FOR_TIPS, OTHERS])
def test_no_other_tip_covers_what_it_is_about(put: Put, sizes: Sizes) -> None:
    stage = put(GAME, my_turn(), coached=True)
    check_tips(stage, MAIN | OTHER, sizes)
    for event, tip in ((Skipped(0), "skipped"), (Reshuffled(40), "reshuffled")):
        assert read_tips(stage, waiting(), [event], sizes) == [tip]


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_the_table_reaches_down_to_the_tabs_at_the_end_of_a_round(put: Put, size: tuple[int, int]) -> None:
    stage = put(GAME, round_over(), *size, coached=True)
    stage.page.locator("[data-guide]").wait_for()
    stage.settles(PAPER_BELOW)


@pytest.mark.soak
def test_no_tip_at_the_end_of_a_round_scrolls_its_headline_away(put: Put) -> None:
    stage = put(GAME, my_turn(), 360, 640, coached=True)
    stage.show(ten_counted())
    stage.page.locator("[data-guide='lowest']").wait_for()
    stage.page.locator("[data-outline]:not([hidden])").wait_for()
    assert stage.page.evaluate("scrollY") == 0


@pytest.mark.soak
def test_a_tip_about_a_window_that_has_closed_is_gone(put: Put) -> None:
    stage = put(GAME, somebody_forgot(), coached=True)
    stage.page.locator("[data-guide='catch']").wait_for()
    closed = somebody_forgot()
    closed.watch = replace(closed.watch, exposed=())
    stage.show(closed)
    stage.page.locator("[data-guide]").wait_for(state="detached")
