"""Every screen of Hues and Cues, laid out by the rules themselves and shown by the real page at every size."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import CDPSession, Page, expect
from sizes import Sizes, every_size
from tv_checks import TV_FAULTS

from huetable.games.hues_and_cues import GAME
from huetable.games.hues_and_cues.tests.browser.positions import (
    SCREENS,
    any_field,
    cornered,
    crowded,
    long_cues,
    missed,
    my_card,
    my_cue,
    my_guess,
    my_second_cue,
    objected,
    revealed,
    waiting,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from browser_fixtures import Inspect, Put

    from huetable.games.hues_and_cues.rules.state import State

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

STICKS_OUT = "document.documentElement.scrollWidth > document.documentElement.clientWidth"

TOO_SMALL = """() => [...document.querySelectorAll('button, a, input')]
    .filter((element) => element.checkVisibility() && !element.matches('.skip') && !element.closest('dialog:not([open])'))
    .map((element) => ({ name: element.outerHTML.slice(0, 90), box: (element.closest('label') ?? element).getBoundingClientRect() }))
    .filter(({ box }) => box.width < 43.9 || box.height < 43.9)
    .map(({ name }) => name)"""

OUT_OF_SIGHT = """() => {
    const confirm = document.querySelector('.bar .primary');
    const box = confirm.getBoundingClientRect();
    const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.bottom > innerHeight || !confirm.contains(seen);
}"""

PARTS = "main > ul, .said, .tools, form, .four, .bar, .summary, figure"
"""All but the 480 fields, which are the same on every screen and take axe a second."""

INSPECTED = (my_card, my_second_cue, objected, my_guess, revealed)
"""Between them they have every part that any screen has."""

PAINT = """() => [...document.querySelectorAll('[role=gridcell]')].map((cell) => getComputedStyle(cell).backgroundColor)
    .concat(getComputedStyle(document.querySelector('.stage')).backgroundColor)"""

CELL = """() => {
    const { width, height } = document.querySelector('[role=gridcell]').getBoundingClientRect();
    return Math.min(width, height);
}"""


@every_size
def test_everything_fits_and_can_be_touched_at_every_size(put: Put, sizes: Sizes) -> None:
    stage = put(GAME, SCREENS[0]())
    for lay in SCREENS:
        stage.show(lay())
        for width, height in sizes:
            stage.resize(width, height)
            for fault in (STICKS_OUT, TOO_SMALL):
                stage.settles(fault, f"{lay.__name__} at {width}x{height}")


TINTED = """() => {
    const board = document.querySelector('.stage').getBoundingClientRect();
    const known = '.stage, [data-seat], [data-hue], .face, .faces, header a, .swatch, .why i, .near, [role=radiogroup], [role=img]';
    const isNear = ({ left, right, top, bottom, width }) =>
        width > 0 && left < board.right + 200 && right > board.left - 200 && top < board.bottom + 200 && bottom > board.top - 200;
    const isGrey = (colour) => {
        const [red, green, blue, alpha = 1] = colour.match(/[\\d.]+/g)?.map(Number) ?? [0, 0, 0];
        return alpha === 0 || Math.max(red, green, blue) - Math.min(red, green, blue) <= 2;
    };
    const painted = ['backgroundColor', 'borderTopColor', 'borderBottomColor', 'color', 'fill', 'stroke', 'outlineColor'];
    return [...document.querySelectorAll('.play-screen, .play-screen *')]
        .filter((each) => !each.closest(known) && each.checkVisibility() && isNear(each.getBoundingClientRect()))
        .flatMap((each) => painted.map((what) => [each.outerHTML.slice(0, 80), what, getComputedStyle(each)[what]]))
        .filter(([, , colour]) => colour.startsWith('rgb') && !isGrey(colour));
}"""
"""What has a colour within 200 pixels of the board. Allowed are the colours of the board itself (swatches, cards, maps) and
those that stand for a player: a seat's ring has the colour of its pieces, and is how a piece is recognised."""


@pytest.mark.soak
def test_nothing_near_the_board_tints_it(put: Put) -> None:
    stage = put(GAME, my_card())
    for lay in (my_card, my_guess, revealed):
        stage.show(lay())
        for width, height in ((390, 844), (1280, 800)):
            stage.resize(width, height)
            for scheme in ("light", "dark"):
                stage.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
                stage.settles(TINTED, f"{lay.__name__} at {width}x{height}, {scheme}")


BROKEN_LINES = """() => [...document.querySelectorAll('[data-part=cues] strong')].filter((said) => {
    const words = document.createRange();
    words.selectNodeContents(said);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
}).map((said) => said.textContent)"""
"""Cues of more than one line, and whose turn it is to give them."""

TOO_HIGH = "document.documentElement.scrollHeight > innerHeight"

LOW_DESKS = ((1366, 657), (1280, 720), (1440, 780))


def test_a_low_desk_keeps_cues_in_one_line_each_and_the_size_of_its_board(put: Put) -> None:
    stage = put(GAME, waiting(), *LOW_DESKS[0])
    heights: dict[tuple[int, int], set[int]] = {desk: set() for desk in LOW_DESKS}
    for state in (waiting(), revealed(), long_cues()):
        stage.show(state)
        if state.phase == "choose":
            stage.page.get_by_role("button", name="Choose your colour").click()
            stage.page.get_by_text("You are the cue giver").wait_for()
        for width, height in LOW_DESKS:
            stage.resize(width, height)
            stage.settles(BROKEN_LINES, f"{state.phase} at {width}x{height}")
            board = stage.page.locator(".stage").bounding_box()
            assert board
            # What the giver has to do is higher than what a guesser has.
            if state.phase != "choose":
                heights[width, height].add(round(board["height"]))
    assert all(len(each) == 1 for each in heights.values()), heights


@pytest.mark.parametrize(("desk", "coached"), [(LOW_DESKS[0], True), *((desk, False) for desk in LOW_DESKS)])
def test_a_low_desk_keeps_the_size_of_its_board_when_a_field_is_picked(
    put: Put, desk: tuple[int, int], *, coached: bool
) -> None:
    stage = put(GAME, my_guess(), *desk, coached=coached)
    if coached:
        stage.page.locator(".guide .bar").wait_for()
    board = stage.page.locator(".stage")
    before = board.bounding_box()
    stage.page.locator("#field-C5").click()
    stage.page.get_by_role("button", name="Place on C5").wait_for()
    stage.settle()
    assert board.bounding_box() == before
    stage.settles(TOO_HIGH)


CUT_EXAMPLE = """() => {
    const input = document.querySelector('#cue');
    const { font, paddingLeft, paddingRight } = getComputedStyle(input);
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = font;
    const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return pen.measureText(input.placeholder).width > room;
}"""


def test_a_desk_shows_everything_without_scrolling_and_a_small_phone_the_whole_example(put: Put) -> None:
    stage = put(GAME, my_card(), 1280, 800)
    for lay in (my_card, any_field, my_cue, my_second_cue, my_guess, waiting, revealed):
        stage.show(lay())
        stage.settles(TOO_HIGH, f"{lay.__name__} at 1280x800")
    widths = []
    for lay in (waiting, my_guess):
        stage.show(lay())
        stage.settles(TOO_HIGH, lay.__name__)
        widths.append(stage.page.locator(".stage").bounding_box())
    assert widths[0] == widths[1], "the board keeps its place and size when my turn comes"
    stage.resize(360, 640)
    for lay in (my_cue, my_second_cue):
        stage.show(lay())
        stage.settles(CUT_EXAMPLE, lay.__name__)


@pytest.mark.parametrize("screens", [INSPECTED[-1:], pytest.param(INSPECTED, marks=pytest.mark.soak)])
def test_axe_finds_nothing_by_day_or_by_night(
    put: Put, inspect: Inspect, screens: Sequence[Callable[[], State]]
) -> None:
    stage = put(GAME, SCREENS[0]())
    for lay in screens:
        stage.show(lay())
        inspect(stage.page, lay.__name__, within=PARTS)


@pytest.mark.soak
def test_axe_finds_nothing_on_a_wide_screen(put: Put, inspect: Inspect) -> None:
    inspect(put(GAME, my_guess(), 1280, 800).page, "wide", within="main", night=False)


@pytest.mark.soak
def test_the_big_screen_fits_without_scrolling_and_axe_finds_nothing(put: Put, inspect: Inspect) -> None:
    stage = put(GAME, my_guess(), 1920, 1080, seat=None)
    stage.page.get_by_role("grid").wait_for()
    for state in (my_guess(), revealed()):
        stage.show(state)
        stage.settles("document.documentElement.scrollHeight > innerHeight")
    inspect(stage.page, within="main", night=False)
    expect(stage.page.locator("[data-frame]")).to_have_count(3)
    stage.show(my_cue())
    stage.page.locator(".giver .word").evaluate("(word) => (word.firstChild.data = 'Hinweise')")
    stage.settles(TV_FAULTS, "the German word for a giver")


def test_the_board_is_the_same_by_day_by_night_and_under_forced_colours(put: Put) -> None:
    page = put(GAME, my_guess()).page
    page.get_by_role("grid").wait_for()
    by_day = page.evaluate(PAINT)
    assert len(set(by_day)) == 481
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(PAINT) == by_day
    page.emulate_media(color_scheme="light", forced_colors="active")
    assert page.evaluate(PAINT) == by_day


SLID = """() => {
    const lens = document.querySelector('[data-lens]');
    const finger = document.querySelector('[data-marker=cursor]').getBoundingClientRect();
    const { left, right, top, bottom } = lens.getBoundingClientRect();
    const seen = left >= 0 && right <= innerWidth && top >= 60;
    return seen && bottom < finger.top ? null : [left, right, top, bottom, finger.top];
}"""
"""A fault where the lens is not whole, or lies under the finger."""


def touch(line: CDPSession, page: Page, kind: str, field: str = "") -> None:
    """One finger on the board: it comes down on a field, moves to another one, or is lifted."""
    points = []
    if field:
        box = page.locator(f"#field-{field}").bounding_box()
        assert box is not None
        points = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_a_finger_slides_under_a_lens_and_nothing_counts_before_it_is_confirmed(put: Put) -> None:
    stage = put(GAME, my_guess(), touch=True)
    page = stage.page
    line = page.context.new_cdp_session(page)
    board = page.locator(".stage").bounding_box()
    assert board is not None
    assert (board["x"], board["width"]) == (0, 390), "the board takes the whole width of a phone"
    for field in ("A30", "M1", "M12"):
        touch(line, page, "touchStart" if field == "A30" else "touchMove", field)
        expect(page.locator("[data-lens]")).to_have_attribute("data-lens", field)
        stage.settles(SLID, field)
    expect(page.locator("[data-marker=picked]")).to_have_count(0)
    touch(line, page, "touchEnd")
    expect(page.locator("[data-lens]")).to_have_count(0)
    expect(page.get_by_role("button", name="Place on M12")).to_be_visible()
    near = page.locator("[data-near=M13]")
    box = near.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 43.9
    # After touches sent by hand, the browser now and then makes no click of Playwright's tap.
    near.click()
    stage.settles(OUT_OF_SIGHT, "the confirmation is in reach")
    assert stage.played == []
    page.get_by_role("button", name="Place on M13").click()
    expect(page.locator("[data-marker=picked]")).to_have_count(0)
    stage.has_played({"type": "place", "field": "M13"})


CHOSEN_IN_SIGHT = """() => {
    const inside = (one, other) => one.left >= other.left && one.right <= other.right && one.top >= other.top && one.bottom <= other.bottom;
    const [square, board] = ['[data-marker=picked]', '.stage'].map((each) => document.querySelector(each).getBoundingClientRect());
    return inside(square, board) ? null : [square, board];
}"""


@pytest.mark.parametrize("field", ["H6", "C28"])
def test_zooming_keeps_the_chosen_square_in_sight(put: Put, field: str) -> None:
    stage = put(GAME, my_guess(), 360, 640)
    page = stage.page
    page.locator(f"#field-{field}").click()
    page.get_by_role("button", name="Zoom in").click()
    stage.settles(CHOSEN_IN_SIGHT, field)
    page.get_by_role("button", name="Magnifier").click()
    expect(page.locator("[data-lens]")).to_have_attribute("data-lens", field)
    page.locator(".stage").evaluate("(board) => board.scrollTo(0, board.scrollHeight)")
    expect(page.locator("[data-lens]"), "a lens on a square out of sight").to_have_count(0)
    page.get_by_role("button", name="Magnifier").click()


def test_no_frame_of_a_tip_runs_through_the_lens(put: Put) -> None:
    stage = put(GAME, my_guess(), 360, 640, coached=True, touch=True)
    page = stage.page
    expect(page.locator("[data-outline=board]")).to_be_visible()
    line = page.context.new_cdp_session(page)
    touch(line, page, "touchStart", "B14")
    stage.settles(SLID, "B14")
    expect(page.locator("[data-outline=board]")).to_be_hidden()
    touch(line, page, "touchEnd")
    expect(page.locator("[data-outline=board]")).to_be_visible()


def test_the_board_is_dragged_zoomed_and_shown_whole_again(put: Put) -> None:
    page = put(GAME, my_guess()).page
    zoom = page.get_by_role("button", name="Zoom in")
    zoom.click()
    assert page.evaluate(CELL) >= 44
    box = page.locator(".stage").bounding_box()
    assert box is not None
    before = page.evaluate("document.querySelector('.stage').scrollLeft")
    page.mouse.move(box["x"] + 200, box["y"] + 120)
    page.mouse.down()
    page.mouse.move(box["x"] + 90, box["y"] + 120, steps=5)
    page.mouse.up()
    assert page.evaluate("document.querySelector('.stage').scrollLeft") == before + 110
    expect(page.locator("[data-marker=picked]")).to_have_count(0)
    page.mouse.move(box["x"] + 100, box["y"] + 100)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -120)
    page.keyboard.up("Control")
    page.wait_for_function(f"() => ({CELL})() > 60")
    page.get_by_role("button", name="Show the whole board").click()
    assert page.evaluate(CELL) < 20


def walk(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


BOARD_COVERED = """() => {
    const box = document.querySelector('.stage').getBoundingClientRect();
    return box.top < 0 || box.bottom > document.querySelector('.bar').getBoundingClientRect().top;
}"""


def test_a_turn_needs_no_scrolling(put: Put) -> None:
    stage = put(GAME, crowded(), 360, 640)
    stage.page.locator(".stage").wait_for()
    stage.settles(BOARD_COVERED, "ten players on a small phone")
    stage.show(my_guess())
    stage.page.get_by_role("grid").focus()
    walk(stage.page, "ArrowRight", "Enter")
    stage.page.evaluate("scrollTo(0, 0)")
    for width, height in ((390, 844), (768, 1024), (1280, 800), (1920, 1080)):
        stage.resize(width, height)
        stage.settles(OUT_OF_SIGHT, f"{width}x{height}")


@pytest.mark.soak
def test_the_board_comes_into_view_on_a_slow_phone_too(put: Put) -> None:
    """There it gets its size only a moment after it is shown."""
    stage = put(GAME, crowded(), 360, 640, just_opened=True)
    page = stage.page
    table = page.url
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 12})
    page.goto(f"{table.partition('/t/')[0]}/settings")
    stage.open(table)
    stage.settles(BOARD_COVERED, "a slow phone")


def test_a_piece_is_placed_by_keys_alone(put: Put) -> None:
    stage = put(GAME, my_guess())
    grid = stage.page.get_by_role("grid")
    for _ in range(30):
        if grid.evaluate("(element) => element === document.activeElement"):
            break
        walk(stage.page, "Tab")
    walk(stage.page, "PageDown", "ArrowDown", "ArrowRight", "ArrowRight", "+")
    expect(grid).to_have_attribute("aria-activedescendant", "field-F3")
    expect(stage.page.locator("#field-F3")).to_be_in_viewport()
    walk(stage.page, "Enter")
    expect(stage.page.locator("#field-F3")).to_have_attribute("aria-selected", "true")
    assert stage.played == []
    walk(stage.page, "Enter")
    expect(stage.page.locator("[data-marker=picked]")).to_have_count(0)
    stage.has_played({"type": "place", "field": "F3"})


def test_the_lens_follows_the_finger_with_sign_and_name(put: Put) -> None:
    page = put(GAME, my_guess()).page
    page.get_by_role("button", name="Colours").click()
    for label in ("Lines between colour groups", "Signs on the squares", "Magnifier"):
        page.get_by_role("switch", name=re.compile(f"^{label}")).click()
    page.keyboard.press("Escape")
    box = page.locator("#field-P30").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 3, box["y"] + 3)
    expect(page.locator(".lens p")).to_have_text(
        re.compile("^P30, cerulean Lightness 71%, next to dark cyan")
    )
    assert page.locator(".lens svg").count() >= 9, "the fields around it have their signs"
    expect(page.locator(".halo")).to_be_attached()


CARD_FIRST = """() => {
    const top = (what) => document.querySelector(what).getBoundingClientRect().top;
    return top('.four') < top('.stage');
}"""


def test_who_gives_next_sees_the_reveal_before_the_card(put: Put) -> None:
    stage = put(GAME, revealed(), 360, 640)
    stage.page.locator(".stage").wait_for()
    stage.page.get_by_role("button", name="Choose your colour").wait_for()
    assert not stage.page.evaluate(CARD_FIRST)
    stage.page.get_by_role("button", name="Choose your colour").click()
    expect(stage.page.locator("[data-frame]")).to_have_count(0)
    assert stage.page.evaluate(CARD_FIRST)
    expect(stage.page.get_by_role("button", name="Choose a colour")).to_be_in_viewport()


CUT_OFF = """() => {
    const board = document.querySelector('.stage .middle').getBoundingClientRect();
    const points = [...document.querySelectorAll('.stage .points')].map((flown) => flown.getBoundingClientRect());
    return points.length !== 2 || points.some((box) => box.right > board.right + 10 || box.top < board.top - 10);
}"""
"""More than ten pixels beyond the fields nothing is drawn."""


def test_points_at_the_edge_of_the_board_can_be_read(put: Put) -> None:
    stage = put(GAME, cornered(), 360, 640)
    stage.settles(CUT_OFF, "on a phone")
    # The third piece lies too far away to be shown with them.
    for field in ("A30", "B30"):
        expect(stage.page.locator(f"[data-on={field}]")).to_be_in_viewport(ratio=0.9)
    stage.page.get_by_role("button", name="Show the whole board").click()
    stage.settles(CUT_OFF, "with the whole board on a phone")
    stage.resize(1280, 800)
    stage.settles(CUT_OFF, "on a desk")


COVERED = """() => {
    const last = [...document.querySelectorAll('[data-part=round-scores] li')].at(-1).getBoundingClientRect();
    return last.bottom > document.querySelector('[data-part=continue]').getBoundingClientRect().top;
}"""


def test_a_reveal_shows_how_far_away_everybody_was_and_every_score(put: Put) -> None:
    stage = put(GAME, missed(), 390, 844)
    for field in ("A30", "P29", "C15"):
        expect(stage.page.locator(f"[data-on={field}]")).to_be_in_viewport(ratio=0.9)
    expect(stage.page.locator("[data-frame=frame]")).to_be_in_viewport()
    stage.settles(COVERED, "the scores of four players stand above the button")
    stage.resize(360, 640)
    stage.settles(COVERED, "on a small phone too")
    stage.resize(1280, 800)
    for part in (".stage", "[data-part=round-scores]", "[data-part=continue]"):
        expect(stage.page.locator(part)).to_be_in_viewport(ratio=0.95)


FRAMES_CUT = """() => {
    const pane = document.querySelector('.stage').getBoundingClientRect();
    const [letters, sky] = ['.side', '.top'].map((each) => document.querySelector(`.stage ${each}`).getBoundingClientRect());
    return ['ring', 'frame'].filter((kind) => {
        const box = document.querySelector(`[data-frame=${kind}]`).getBoundingClientRect();
        return box.left < letters.right || box.top < sky.bottom || box.right > pane.right || box.bottom > pane.bottom;
    });
}"""


def test_a_reveal_shows_both_frames_whole_beside_a_tip_and_without_it(put: Put) -> None:
    stage = put(GAME, revealed(), 1280, 800, seat=1, coached=True)
    stage.page.locator("[data-guide=worth]").wait_for()
    stage.settles(FRAMES_CUT, "below a tip")
    stage.page.get_by_role("button", name="Got it").click()
    stage.settles(FRAMES_CUT, "without a tip")
    stage.resize(390, 844)
    stage.settles(FRAMES_CUT, "on a phone")


def test_large_letters_and_plain_signs_fit_too(put: Put) -> None:
    page = put(GAME, revealed(), 360, 640).page
    page.evaluate(
        "localStorage.setItem('huetable.settings', JSON.stringify({ type: 'large', signs: 'neutral' }))"
    )
    page.reload()
    page.get_by_role("heading", name=re.compile("^It was")).wait_for()
    assert not page.evaluate(STICKS_OUT)


def test_in_the_evening_a_hint_warns_of_night_filters_until_it_is_understood(put: Put) -> None:
    page = put(GAME, my_cue()).page
    page.clock.set_fixed_time(page.evaluate("new Date('2026-01-10T22:00').toISOString()"))
    page.reload()
    page.get_by_role("button", name="Hide this").click()
    page.reload()
    page.get_by_role("grid").wait_for()
    expect(page.get_by_text("A night mode or a warm screen")).to_have_count(0)


def test_where_rows_are_out_of_sight_a_finger_scrolls_the_board(put: Put) -> None:
    stage = put(GAME, my_guess(), 844, 540, touch=True)
    touched = "getComputedStyle(document.querySelector('.stage')).touchAction"
    stage.settles(f"{touched} !== 'pan-x pan-y'", "a low window")
    stage.resize(844, 390)
    stage.settles(f"{touched} !== 'none'", "a phone in landscape")
    stage.resize(390, 844)
    stage.settles(f"{touched} !== 'none'", "upright")


@pytest.mark.parametrize(
    ("width", "height", "seat", "least"), [(390, 844, 0, 24), (1280, 720, None, 36)], ids=["phone", "TV"]
)
def test_a_reveal_in_a_corner_comes_near_although_somebody_guessed_far_away(
    put: Put, width: int, height: int, seat: int | None, least: int
) -> None:
    stage = put(GAME, cornered(), width, height, seat=seat)
    stage.settles(f"parseFloat(document.querySelector('.stage').style.getPropertyValue('--cell')) < {least}")


@pytest.mark.soak
def test_the_board_of_a_reveal_takes_the_height_of_a_tablet(put: Put) -> None:
    stage = put(GAME, revealed(), 768, 1024)
    stage.settles("document.querySelector('.stage').offsetHeight < 400")
