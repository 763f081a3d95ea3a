"""On the smallest phone: nothing lies on what a decision or the end of a round needs, and no page scrolls by itself."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from stage import Stage
from tips import shown_tip

from huetable.games.hues_and_cues import GAME
from huetable.games.hues_and_cues.rules.board import FIELDS
from huetable.games.hues_and_cues.rules.moves import Choose, GiveCue, Move, Pass, Place
from huetable.games.hues_and_cues.rules.state import State
from huetable.games.hues_and_cues.tests.browser.positions import (
    RNG,
    crowded,
    given,
    my_card,
    my_cue,
    my_guess,
    my_second_cue,
    opened,
    play,
    revealed,
    ten_players,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser_fixtures import Arrive, Put

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

MIRA = 1

HIGHER_THAN_TABS = """() => {
    const [offer, tabs] = ['[data-offer]', '.foot > nav'].map((each) => document.querySelector(each).getBoundingClientRect());
    return offer.top < tabs.top ? [offer.top, tabs.top] : [];
}"""

ON_THE_PAGE = """() => {
    const [offer, page] = ['[data-offer]', 'main'].map((each) => document.querySelector(each).getBoundingClientRect());
    return offer.top < page.bottom - 1 || document.documentElement.scrollHeight > innerHeight ? [offer.top, page.bottom] : [];
}"""
"""It lies on it, or makes it scroll."""

EVENING = datetime(2026, 1, 10, 22, tzinfo=UTC)

BELOW_THE_BOARD = """() => {
    const [board, form, pass, tabs] = ['.stage', 'form', '[data-part=pass]', '.foot > nav'].map((each) =>
        document.querySelector(each).getBoundingClientRect());
    return board.bottom > form.top || pass.bottom > tabs.top ? [board.bottom, form.top, pass.bottom, tabs.top] : [];
}"""

UNDER_TABS = """() => {
    const tabs = document.querySelector('.foot > nav').getBoundingClientRect();
    const parts = [...document.querySelectorAll('[data-part=card] > *, form > *')];
    return parts.length > 1 ? parts.filter((part) => part.getBoundingClientRect().bottom > tabs.top).map(({ className }) => className) : ['nothing'];
}"""

ROWS_OUT_OF_SIGHT = """() => {
    const [board, tabs] = ['.stage', '.foot > nav'].map((each) => document.querySelector(each));
    const hidden = [board.scrollHeight - board.clientHeight, board.getBoundingClientRect().bottom - tabs.getBoundingClientRect().top];
    return hidden.filter((pixels) => pixels > 1);
}"""

NOT_BESIDE_THE_BOARD = """() => {
    const [board, tabs] = ['.stage', '.foot > nav'].map((each) => document.querySelector(each).getBoundingClientRect());
    const parts = [...document.querySelectorAll('[data-part=confirm], [data-part=give-cue], [data-part=pass], [data-part=continue]')]
        .map((part) => [part.innerText, part.getBoundingClientRect()]);
    const wrong = parts.filter(([, { left, right, bottom }]) => left < board.right || right > innerWidth || bottom > tabs.top);
    return parts.length > 0 ? wrong.map(([words]) => words) : ['nothing to do'];
}"""

BROKEN_WORDS = """() => [...document.querySelectorAll('[data-part=card] label span:not(.unseen)')]
    .flatMap((node) => [...node.childNodes]).filter((node) => node.nodeType === Node.TEXT_NODE)
    .flatMap((node) => [...node.data.matchAll(/[\\p{L}]+/gu)].filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return range.getClientRects().length > 1;
    }).map(([word]) => word))"""

COVERED_POINTS = """() => {
    const [points, button] = ['[data-part=round-scores]', '[data-part=continue]'].map((each) =>
        document.querySelector(each).getBoundingClientRect());
    return points.bottom > button.top ? [points.bottom, button.top] : [];
}"""

BOARD_TO_SCROLL = """() => {
    const { scrollHeight, clientHeight } = document.querySelector('.stage');
    return scrollHeight > clientHeight + 1 ? [scrollHeight, clientHeight] : [];
}"""

CUT_OFF_OR_ON_THE_BOARD = """() => {
    const [words, bar, board] = ['.chosen .words', '[data-part=place]', '.stage'].map((each) => document.querySelector(each));
    const [covered, rim] = [board.getBoundingClientRect().bottom - bar.getBoundingClientRect().top, 12];
    return words.scrollWidth > words.clientWidth || covered > rim ? [words.scrollWidth, covered] : [];
}"""

COVERED_NAMES = """() => [...document.querySelectorAll('.ring .seat')].filter((seat) => {
    const [name, note] = ['.name', '.facts'].map((part) => seat.querySelector(part).getBoundingClientRect());
    return note.right > name.left + 2 && note.bottom > name.top;
}).map((seat) => seat.innerText)"""

NARRATED = "getComputedStyle(document.querySelector('.narration')).visibility === 'visible' ? ['a pill'] : []"


def at_this_hour(stage: Stage, hour: datetime) -> Stage:
    """In the evening, where the reader is, the page has a hint about night filters below its board."""
    ahead = stage.page.evaluate("-new Date().getTimezoneOffset()")
    stage.page.clock.set_fixed_time(hour - timedelta(minutes=ahead))
    stage.page.reload()
    stage.page.get_by_role("grid").wait_for()
    return stage


def mira_gives_next() -> State:
    """A target in the last rows has just been revealed."""
    state = play(opened(giver=0, young=True), Choose("N14"), GiveCue("meadow"))
    return play(state, Place("N14"), Place("M15"), Place("P29"), Pass())


def test_the_host_is_offered_a_bot_only_while_the_table_waits_and_above_the_tabs_if_there_is_room(
    put: Put,
) -> None:
    stage = put(GAME, my_guess(), 360, 640)
    stage.late = (MIRA,)
    offer = stage.page.locator("[data-offer]")
    stage.show(given(giver=0))
    expect(offer).to_be_visible()
    expect(stage.page.get_by_role("button", name="Chat")).to_be_visible()
    stage.settles(ON_THE_PAGE)
    stage.show(my_guess())
    expect(offer).to_have_count(0)
    stage.show(mira_gives_next())
    expect(offer).to_be_visible()
    stage.settles(HIGHER_THAN_TABS)
    stage.settles(NARRATED, "at a reveal")
    stage.resize(390, 844)
    expect(stage.page.get_by_role("button", name="Chat"), "a tall phone has room for both").to_be_visible()
    stage.resize(1280, 800)
    stage.settles(NARRATED, "at a reveal on a desk")
    stage.resize(360, 640)
    stage.page.get_by_role("button", name="Wait for Mira").click()
    expect(offer).to_have_count(0)
    expect(stage.page.get_by_role("button", name="Chat")).to_be_visible()


def test_the_offer_takes_the_place_of_the_tabs_where_the_page_has_no_room_for_it(put: Put) -> None:
    stage = at_this_hour(put(GAME, given(giver=0), 360, 640), EVENING)
    expect(stage.page.get_by_role("button", name="Hide this")).to_be_visible()
    chat = stage.page.get_by_role("button", name="Chat")
    stage.late = (MIRA,)
    stage.show(given(giver=0))
    stage.settles(ON_THE_PAGE)
    expect(chat).to_be_hidden()
    stage.page.get_by_role("button", name="Wait for Mira").click()
    expect(chat).to_be_visible()


@pytest.mark.parametrize("lay", [my_second_cue, ten_players], ids=["four", "ten"])
def test_the_giver_sees_the_whole_board_above_the_form_for_the_second_cue(
    put: Put, lay: Callable[[], State]
) -> None:
    stage = put(GAME, lay(), 360, 640)
    for part in (".stage", "[data-part~=cue-input]", "[data-part=give-cue]", "[data-part=pass]"):
        expect(stage.page.locator(part)).to_be_in_viewport(ratio=1)
    stage.settles(BELOW_THE_BOARD)


@pytest.mark.soak
def test_in_landscape_the_giver_has_what_to_choose_and_to_type_above_the_tabs(put: Put) -> None:
    stage = put(GAME, my_card(), 844, 390)
    for width, height in ((844, 390), (667, 375)):
        stage.resize(width, height)
        stage.show(my_card())
        stage.settles(UNDER_TABS, "the card")
        stage.settles(BROKEN_WORDS, "its colours")
        stage.show(my_cue())
        stage.settles(UNDER_TABS, "the cue")


@pytest.mark.soak
@pytest.mark.parametrize("size", [(640, 360), (667, 375), (844, 390)])
def test_in_landscape_the_whole_board_is_in_sight_beside_what_there_is_to_do(
    put: Put, size: tuple[int, int]
) -> None:
    stage = put(GAME, crowded(), *size)
    for lay in (crowded, my_guess):
        stage.show(lay())
        stage.settles(ROWS_OUT_OF_SIGHT, lay.__name__)
        stage.page.locator(".stage .middle").click(position={"x": 150, "y": 90})
        stage.settles(NOT_BESIDE_THE_BOARD, "the button to place a piece")
    stage.show(my_second_cue())
    stage.settles(ROWS_OUT_OF_SIGHT, "the second cue")
    stage.settles(NOT_BESIDE_THE_BOARD, "its form")
    stage.show(revealed())
    stage.settles(NOT_BESIDE_THE_BOARD, "the way out of the reveal")


@pytest.mark.soak
def test_a_tip_never_scrolls_a_table_of_ten(put: Put) -> None:
    state = opened(giver=2, seats=10)
    stage = put(GAME, state, 360, 640, coached=True)
    stage.page.evaluate("addEventListener('scroll', () => (window.scrolled = true))")
    stage.page.locator("[data-guide]").wait_for()
    pieces = [Place(FIELDS[60 + 37 * number]) for number in range(7)]
    moves: list[Move] = [Choose(state.card[1]), GiveCue("meadow"), *pieces]
    for move in moves:
        seat = GAME.whose_turn(state)[0]
        events = [event for event, audience in GAME.apply(state, seat, move, RNG) if audience is None]
        stage.show(state, events)
        stage.page.clock.run_for(8000)
    assert shown_tip(stage) == "firstPiece"
    stage.show(crowded())
    stage.settle()
    assert not stage.page.evaluate("window.scrolled ?? false")


@pytest.mark.soak
@pytest.mark.parametrize("lay", [my_cue, my_second_cue])
def test_in_double_letters_the_word_has_a_whole_line(put: Put, lay: Callable[[], State]) -> None:
    stage = put(GAME, lay(), 360, 640)
    stage.page.evaluate("document.documentElement.dataset.type = 'double'")
    parts = "['#cue', '[data-part=give-cue]', ...(document.querySelector('[data-part=pass]') ? ['[data-part=pass]'] : [])]"
    narrow = f"{parts}.map((part) => document.querySelector(part).offsetWidth).filter((width) => width < 250)"
    try:
        stage.settles(f"() => {narrow}")
    finally:
        stage.page.evaluate("delete document.documentElement.dataset.type")


@pytest.mark.soak
def test_a_long_name_of_a_colour_is_not_broken_on_the_card(arrive: Arrive) -> None:
    person = arrive(360, 640)
    person.page.context.add_cookies([{"name": "lang", "value": "de", "url": person.base}])
    order = {"game": "hues_and_cues", "name": "Ada", "bots": ["random"] * 2, "start": True, "clocks": "off"}
    opened = person.page.context.request.post(f"{person.base}/api/tables", data=order).json()
    stage = Stage(person.page, GAME, my_card())
    stage.open(f"{person.base}/t/{opened['table']}")
    expect(stage.page.get_by_text("orchideenlila").first).to_be_visible()
    stage.settles(BROKEN_WORDS)


def test_the_button_of_somebody_who_watches_covers_no_points(put: Put) -> None:
    stage = put(GAME, my_guess(), 360, 640)
    stage.seats = (None,)
    stage.show(revealed())
    stage.settles(COVERED_POINTS)


@pytest.mark.soak
def test_on_a_phone_in_landscape_scores_lie_beside_the_names(put: Put) -> None:
    stage = put(GAME, ten_players(), 844, 390)
    stage.settles(COVERED_NAMES)


def tied() -> State:
    """Three players, all level after the last round."""
    state = play(opened(giver=2, seats=3, young=True), Choose("M4"), GiveCue("meadow"))
    play(state, Place("A30"), Place("P29"), Pass())
    state.tied = [0, 1, 2]
    return state


def test_with_a_line_about_a_tie_the_button_covers_no_points(put: Put) -> None:
    stage = put(GAME, tied(), 360, 640)
    expect(stage.page.locator("[data-part=tie]")).to_be_visible()
    stage.settles(COVERED_POINTS)
    stage.settles(BOARD_TO_SCROLL)


@pytest.mark.parametrize("lay", [my_guess, crowded])
def test_a_picked_square_is_described_in_full_below_the_last_row(put: Put, lay: Callable[[], State]) -> None:
    stage = put(GAME, lay(), 360, 640)
    stage.page.get_by_role("grid").focus()
    stage.page.keyboard.type("C4")
    stage.page.keyboard.press("Enter")
    expect(stage.page.get_by_text("between dark red and dark orange")).to_be_visible()
    stage.settles(CUT_OFF_OR_ON_THE_BOARD)
