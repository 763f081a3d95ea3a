"""Every screen of UNO ColorADD, laid out by the rules themselves and shown by the real page at every size."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect
from sizes import Sizes, every_size

from huetable.core.rng import Rng
from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.rules.cards import CARDS, Card
from huetable.games.uno_coloradd.rules.moves import Accept, Challenge, Draw, Play, Uno
from huetable.games.uno_coloradd.rules.state import CatchState, Options, SeenCards
from huetable.games.uno_coloradd.tests.browser.positions import (
    HAND,
    RNG,
    SCREENS,
    a_hand_of_25,
    called_too_late,
    challenge,
    disputed,
    first_colour,
    honouring,
    my_turn,
    next_to_last,
    round_over,
    shown_a_hand,
    ten_counted,
    ten_players,
    they_honour,
    to_be_caught,
    waiting,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from browser_fixtures import Inspect, Put

    from huetable.games.uno_coloradd.tests.browser.positions import Lay

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

# What must hold on every one of them

STICKS_OUT = """() => {
    const beyond = (part, whole) => part.getBoundingClientRect().right > whole.getBoundingClientRect().right + 1;
    const sheet = document.querySelector('dialog[open]');
    const cut = sheet ? [...sheet.querySelectorAll('*')].filter((part) => beyond(part, sheet)) : [];
    const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
    return [...(wide ? ['the page'] : []), ...cut.map((part) => part.outerHTML.slice(0, 90))];
}"""

TOO_SMALL = """() => [...document.querySelectorAll('button, a')]
    .filter((element) => element.checkVisibility() && !element.matches('.skip') && !element.closest('dialog:not([open])'))
    .map((element) => ({ name: element.outerHTML.slice(0, 90), box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width < 43.9 || box.height < 43.9)
    .map(({ name }) => name)"""

POINT_OF_CARD = """(card, x, y) => {
    const drawing = card.querySelector('svg');
    const size = drawing.viewBox.baseVal.width / card.offsetWidth;
    return new DOMPoint(x * size, y * size).matrixTransform(drawing.getScreenCTM());
}"""
"""A point of a card in pixels from its corner, on the screen: cards lean in the hand."""

HIDDEN_CARDS = """() => [...document.querySelectorAll('[data-card]')].filter((card) => {
    card.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const points = [[2, 10], [41, 10], [2, 41], [41, 41]].map(([x, y]) => (POINT)(card, x, y));
    return points.some(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-card]') !== card);
}).map((card) => card.dataset.card)""".replace("POINT", POINT_OF_CARD)
"""Of every card in the hand a piece as large as a thumb must be free to touch."""

OVERFLOWS = """() => [...document.querySelectorAll('.felt, .result, .actions, .stakes')]
    .filter((element) => element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1)
    .map((element) => `${element.className} ${element.scrollWidth - element.clientWidth} ${element.scrollHeight - element.clientHeight}`)"""


FAULTS = (
    f"() => [{', '.join(f'...({fault})()' for fault in (STICKS_OUT, TOO_SMALL, OVERFLOWS, HIDDEN_CARDS))}]"
)


CROSSES = """() => {
    const oval = document.querySelector('.oval').getBoundingClientRect();
    const [x, y] = [oval.left + oval.width / 2, oval.top + oval.height / 2];
    const beyond = (a, b) => ((a - x) / (oval.width / 2)) ** 2 + ((b - y) / (oval.height / 2)) ** 2 > 1;
    const arrows = [...document.querySelectorAll('.oval svg path')].map((path) => path.getBoundingClientRect());
    return [...document.querySelectorAll('.pile, .uppermost, .extra p, .extra li, .inforce')].filter((part) => {
        const { left, top, right, bottom, width } = part.getBoundingClientRect();
        if (width === 0) return false;
        const meets = (arrow) => arrow.left < right && left < arrow.right && arrow.top < bottom && top < arrow.bottom;
        return [left, right].some((a) => beyond(a, top) || beyond(a, bottom)) || arrows.some(meets);
    }).map((part) => part.className);
}"""
"""What lies on the table and crosses its rim or the arrows."""


@pytest.mark.parametrize(
    "seats", [5, 6, *(pytest.param(seats, marks=pytest.mark.soak) for seats in (2, 3, 4, 7, 8, 9, 10))]
)
def test_the_deal_with_a_wild_first_card_lies_within_the_rim_on_a_tv(put: Put, seats: int) -> None:
    deals = (GAME.setup(Options(), seats, Rng.from_number(seed)) for seed in range(1000))
    stage = put(GAME, next(deal for deal in deals if deal.phase == "colour"), 1280, 720, seat=None)
    stage.settles(CROSSES, f"{seats} players")


def test_the_piles_lie_clear_of_the_arrows_on_a_desk(put: Put) -> None:
    stage = put(GAME, my_turn(), 1280, 800)
    for lay in (my_turn, challenge, called_too_late):
        stage.show(lay())
        stage.settles(CROSSES, lay.__name__)


COLOUR_COVERED = """() => {
    const box = (part) => document.querySelector(part)?.getBoundingClientRect();
    const [sign, cards, none] = ['.inforce .tile', '.threat', '.inforce .none'].map(box);
    const meet = (one, other) => one && other && one.top < other.bottom && other.top < one.bottom && one.left < other.right;
    return [
        ...(meet(cards, sign) ? ['the cards to draw cover the sign'] : []),
        ...(none && none.right > innerWidth - 4 ? ['"no colour yet" leaves the screen'] : []),
    ];
}"""


def test_the_sign_of_the_colour_is_never_covered_nor_beyond_the_screen(put: Put) -> None:
    stage = put(GAME, challenge(), 360, 640)
    for lay in (challenge, first_colour):
        stage.show(lay())
        stage.settles(COLOUR_COVERED, lay.__name__)
    stage.page.evaluate("document.documentElement.dataset.type = 'double'")
    stage.show(challenge())
    stage.settles(COLOUR_COVERED, "double letters")
    stage.page.evaluate("document.documentElement.dataset.type = 'normal'")
    deals = (GAME.setup(Options(), 4, Rng.from_number(seed)) for seed in range(1000))
    stage.show(next(deal for deal in deals if deal.phase == "colour" and deal.turn != 0))
    stage.settles(COLOUR_COVERED, "the deal")


def test_reactions_fly_over_cards_but_not_over_the_count_of_a_round(put: Put) -> None:
    stage = put(GAME, my_turn(), 1280, 720, seat=None)
    stage.page.emulate_media(reduced_motion="no-preference")
    sign = stage.page.locator(".flying[data-reaction=clap]")
    stage.react(3, "clap")
    expect(sign).to_have_css("animation-name", re.compile("fly"))
    stage.show(round_over())
    stage.react(3, "clap")
    expect(sign.last).to_have_css("animation-name", "none")
    expect(stage.page.locator('[data-part~="player:3"]')).to_contain_text("Clap")


SMALLER_THAN_A_ROW = """() => {
    const size = (part) => parseFloat(getComputedStyle(document.querySelector(`.result ${part}`)).fontSize);
    return size('h2') > size('.name') ? [] : [`the headline has ${size('h2')} px, a name ${size('.name')} px`];
}"""


def test_on_a_tv_who_went_out_is_larger_than_the_rows_of_the_count(put: Put) -> None:
    stage = put(GAME, round_over(), 1280, 720, seat=None)
    for state in (round_over(2), round_over(), ten_counted()):
        stage.show(state)
        stage.settles(SMALLER_THAN_A_ROW, f"{len(state.hands)} players")


@every_size
def test_everything_fits_and_can_be_touched_at_every_size(put: Put, sizes: Sizes) -> None:
    stage = put(GAME, SCREENS[0]())
    for size in sizes:
        stage.resize(*size)
        for lay in SCREENS:
            stage.show(lay())
            stage.settles(FAULTS, f"{lay.__name__} at {size}")


@pytest.mark.parametrize(
    ("size", "screens"),
    [
        ((390, 844), SCREENS[:1]),
        pytest.param((390, 844), SCREENS[1:], marks=pytest.mark.soak),
        pytest.param((1280, 800), SCREENS, marks=pytest.mark.soak),
    ],
)
def test_axe_finds_nothing_by_day_or_by_night(
    put: Put, inspect: Inspect, size: tuple[int, int], screens: Sequence[Lay]
) -> None:
    stage = put(GAME, SCREENS[0](), *size)
    for lay in screens:
        stage.show(lay())
        inspect(stage.page, lay.__name__, within="main")


@pytest.mark.soak
def test_a_question_fits_and_axe_finds_nothing_in_it(put: Put, inspect: Inspect) -> None:
    asked = put(GAME, my_turn())
    asked.page.locator("[data-card='w4']").click(position={"x": 12, "y": 16})
    asked.page.get_by_role("group", name="Choose a colour").wait_for()
    for size in ((360, 640), (390, 844)):
        asked.resize(*size)
        asked.settles(STICKS_OUT, "which colour")
    inspect(asked.page, "which colour", within="dialog[open]")


def test_large_letters_and_plain_signs_fit_too(put: Put) -> None:
    page = put(GAME, my_turn(), 360, 640).page
    page.evaluate(
        "localStorage.setItem('huetable.settings', JSON.stringify({ type: 'large', signs: 'neutral' }))"
    )
    page.reload()
    page.locator("[data-card='r7']").wait_for()
    assert page.evaluate(STICKS_OUT) == []
    assert page.evaluate(HIDDEN_CARDS) == []
    star = page.locator("[data-card='y3'] path").first.get_attribute("d")
    assert star is not None
    assert star.startswith("M12 2.5l2.9"), "yellow is a star here"


# Ten players on the smallest phone: the hand and what can be done are there without scrolling, and nothing lies on them

COVERED = """() => {
    const inside = ({ left, top, right, bottom }) => left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const name = (element) => element.dataset.card ?? element.innerText;
    const cards = [...document.querySelectorAll('[data-card]')], buttons = [...document.querySelectorAll('.bar button, .ways button')].filter((it) => it.checkVisibility());
    const hit = (x, y) => document.elementFromPoint(x, y)?.closest('button');
    const at = (it, x, y) => {
        const point = (POINT)(it, x, y);
        return hit(point.x, point.y);
    };
    const card = (it) => [[3, 8], [40, 8], [3, 40]].every(([x, y]) => at(it, x, y) === it) && at(it, 8, it.offsetHeight - 8)?.dataset.card;
    const button = (it) => {
        const { left, top, right, bottom } = it.getBoundingClientRect();
        return [[left + 9, top + 9], [right - 9, top + 9], [left + 9, bottom - 9], [right - 9, bottom - 9]].every(([x, y]) => hit(x, y) === it);
    };
    const cut = buttons.filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1);
    return [
        ...(cards.length ? [] : ['no hand']),
        ...[...cards, ...buttons].filter((it) => !inside(it.getBoundingClientRect())).map((it) => `outside: ${name(it)}`),
        ...cards.filter((it) => !card(it)).map((it) => `covered: ${name(it)}`),
        ...buttons.filter((it) => !button(it)).map((it) => `covered: ${name(it)}`),
        ...cut.map((it) => `cut: ${name(it)}`),
    ];
}""".replace("POINT", POINT_OF_CARD)
LONG: tuple[Card, ...] = (*HAND, "r1", "b1", "y9", "g2", "g3", "b5", "b6")
VOTE = {
    "name": "honour/1/3",
    "kind": "game",
    "question": "UNO-52",
    "proposer": 2,
    "accused": 3,
    "may_vote": [0, 1, 2],
    "answered": [2],
    "ends_in": 30_000,
}


def test_ten_players_leave_room_for_the_hand_and_for_what_can_be_done(put: Put) -> None:
    stage = put(GAME, ten_players(), 360, 640, touch=True)
    positions = {
        "my turn": ten_players(),
        "a long hand": ten_players(LONG),
        "somebody to catch": to_be_caught(),
        "the last card but one": next_to_last(10),
        "called too late": called_too_late(10),
        "a Wild Draw Four": challenge(10),
        "the first colour": first_colour(10),
        "a house rule": honouring(10),
        "somebody’s house rule": they_honour(10),
    }
    for name, state in positions.items():
        stage.show(state)
        for size in ((360, 640), (390, 844)):
            stage.resize(*size)
            stage.settles(COVERED, f"{name} at {size}")
            assert stage.page.evaluate("scrollY") == 0, f"{name} at {size} scrolls the page"


@pytest.mark.soak
def test_ten_players_and_whatever_else_the_table_shows(put: Put) -> None:
    stage = put(GAME, ten_players(), 360, 640, touch=True)
    stage.page.locator("[data-card='b9']").tap(force=True, position={"x": 12, "y": 16})
    stage.page.get_by_role("button", name=re.compile("^Why")).wait_for()
    stage.settles(COVERED, "why not")
    stage.page.locator("[data-card='g4']").tap(position={"x": 12, "y": 16})
    stage.page.get_by_role("button", name="Play green 4").wait_for()
    stage.settles(COVERED, "a lifted card")

    stage.vote = VOTE
    stage.show(ten_players())
    stage.page.get_by_role("region", name="A vote").wait_for()
    stage.settles(COVERED, "a vote")

    stage.vote, stage.seats = None, (0, 1, 2)
    stage.show(ten_players())
    stage.page.get_by_role("button", name=re.compile("^Pass the")).first.wait_for()
    stage.settles(COVERED, "several chairs")

    stage.cut_the_line()
    stage.page.get_by_text("The connection is lost").wait_for()
    stage.settles(COVERED, "offline")


ON_FACES = """() => {
    const boxes = (selector) => [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility()).map((it) => it.getBoundingClientRect());
    const reach = ({ left, top, width, height }, x, y) => Math.hypot(x - left - width / 2, y - top - height / 2) / (width / 2);
    const hides = (face) => ({ left, top, right, bottom }) => {
        const [x, y] = [face.left + face.width / 2, face.top + face.height / 2];
        return reach(face, Math.min(Math.max(x, left), right), Math.min(Math.max(y, top), bottom)) < 0.5;
    };
    const told = boxes('.seat :is(.count, .score, .uno)').filter(({ width }) => width > 2);
    const out = told.filter(({ left, right }) => left < 0 || right > innerWidth).map(() => 'cut off');
    return [...out, ...boxes('[data-seat]').filter((face) => told.some(hides(face))).map(() => 'on a face')];
}"""
"""What is told of a player leaves the inner half of every face free, and is not cut off."""


@pytest.mark.parametrize("seats", [4, 6, 10])
def test_calls_and_points_leave_the_faces_free(put: Put, seats: int) -> None:
    state = my_turn(seats)
    state.match = replace(state.match, round=2, scores=(120, 300, *[45] * seats)[:seats])
    state.watch = CatchState((1, seats - 1), ())
    stage = put(GAME, state, 360, 640)
    for size in ((360, 640), (390, 844)):
        stage.resize(*size)
        stage.settles(ON_FACES, f"{seats} players at {size}")


# The sign of a seat's colour hangs over the edge of its face on purpose.
CUT_OFF = """() => {
    const parts = [...document.querySelectorAll('.result *')].filter((part) => part.checkVisibility() && !part.closest('svg, .champion, li > .face') && part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline');
    const beyond = [...document.querySelectorAll('.result *')].filter((part) => part.getBoundingClientRect().right > innerWidth - 12);
    return [...parts, ...beyond].map((part) => part.outerHTML.slice(0, 90));
}"""


def test_the_count_of_ten_hands_shows_every_name_and_every_number_on_a_small_phone(put: Put) -> None:
    stage = put(GAME, ten_counted(), 360, 640)
    stage.settles(CUT_OFF)
    for part in (
        stage.page.get_by_role("button", name="Ready for round 13"),
        stage.page.locator(".result li").last,
    ):
        part.scroll_into_view_if_needed()
        expect(part).to_be_in_viewport(ratio=1)


# What a thumb, a mouse and a voice do with them


SCROLLS = "() => document.documentElement.scrollHeight > innerHeight ? ['the page'] : []"


def test_a_question_fits_on_a_small_phone_and_stays_in_sight_where_the_page_scrolls(put: Put) -> None:
    stage = put(GAME, challenge(), 360, 640)
    stage.settles(SCROLLS)
    stage.show(challenge(10))
    stage.resize(360, 540)
    stage.page.wait_for_function("() => (scrollTo(0, document.body.scrollHeight), scrollY > 50)")
    for asked in (stage.page.get_by_text("Take 4 cards, or").first, stage.page.get_by_role("timer")):
        expect(asked).to_be_in_viewport(ratio=1)


LIFTED_AND_CUT = """() => [...document.querySelectorAll('[data-card].lifted')].filter((card) =>
    card.getBoundingClientRect().top - 5 < card.closest('.hand').getBoundingClientRect().top).map((card) => card.dataset.card)"""


def test_a_thumb_lifts_a_card_first_and_plays_it_second(put: Put) -> None:
    stage = put(GAME, my_turn(), touch=True)
    card = stage.page.locator("[data-card='g4']")
    card.tap(position={"x": 12, "y": 16})
    stage.page.get_by_role("button", name="Play green 4").wait_for()
    stage.settles(LIFTED_AND_CUT)
    assert stage.played == []
    card.tap(position={"x": 12, "y": 16})
    stage.has_played({"type": "play", "card": "g4"})


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
def test_the_tick_that_calls_uno_leaves_room_for_the_lifted_card(put: Put, size: tuple[int, int]) -> None:
    stage = put(GAME, next_to_last(), *size, touch=True)
    tick = stage.page.get_by_role("button", name="Call UNO as you play")
    before = tick.bounding_box()
    tick.tap()
    expect(tick).to_have_attribute("aria-pressed", "true")
    stage.page.locator("[data-card='g4']").tap(position={"x": 12, "y": 16})
    stage.page.get_by_role("button", name="Play green 4").wait_for()
    after = tick.bounding_box()
    assert before
    assert after
    assert (before["y"], before["height"]) == (after["y"], after["height"]), "lifting a card moves nothing"
    stage.page.locator("[data-card='g4']").tap(position={"x": 12, "y": 16})
    stage.has_played({"type": "play", "card": "g4", "call": "uno"})


FOCUSED = "() => document.activeElement.dataset.card ?? document.activeElement.tagName"


def test_the_focus_stays_in_the_hand_when_cards_are_played_by_keys(put: Put) -> None:
    state = my_turn()
    stage = put(GAME, state)
    keys = stage.page.keyboard
    stage.page.locator("[data-card='g4']").focus()
    keys.press("Enter")
    stage.has_played({"type": "play", "card": "g4"})
    GAME.apply(state, 0, Play("g4"), RNG)
    stage.show(state)
    assert stage.page.evaluate(FOCUSED) == "b9", "the card beside it, though it is somebody else's turn"

    state.turn = 0
    stage.show(state)
    keys.press("ArrowRight")
    keys.press("Enter")
    stage.page.get_by_role("group", name="Choose a colour").wait_for()
    # The sheet opens on its first choice.
    keys.press("Enter")
    stage.has_played({"card": "g4"}, {"card": "w", "colour": "red"})
    GAME.apply(state, 0, Play("w", "red"), RNG)
    stage.show(state)
    assert stage.page.evaluate(FOCUSED) == "w4"

    state.turn = 0
    stage.show(state)
    stage.page.get_by_role("button", name="Draw", exact=True).focus()
    keys.press("Enter")
    stage.has_played({}, {}, {"type": "draw"})
    state.pile[-1] = "r9"
    GAME.apply(state, 0, Draw(), RNG)
    stage.show(state)
    assert stage.page.evaluate(FOCUSED) == "r9", "the card just drawn"


def test_a_card_that_does_not_fit_says_why_and_the_clause_is_a_touch_away(put: Put) -> None:
    stage = put(GAME, my_turn())
    stage.page.locator("[data-card='b9']").click(force=True, position={"x": 12, "y": 16})
    stage.page.get_by_role("button", name=re.compile("^Why")).click()
    stage.page.locator("dialog[open] [data-clause='UNO-10'][aria-current='true']").wait_for()
    assert stage.played == []


def test_a_card_is_dragged_up_to_be_played_and_a_short_way_does_nothing(put: Put) -> None:
    stage = put(GAME, my_turn())
    box = stage.page.locator("[data-card='g4']").bounding_box()
    assert box is not None
    for way in (20, 110):
        stage.page.mouse.move(box["x"] + 12, box["y"] + 30)
        stage.page.mouse.down()
        stage.page.mouse.move(box["x"] + 12, box["y"] + 30 - way, steps=6)
        stage.page.mouse.up()
        stage.page.wait_for_timeout(150)
        stage.has_played(*([] if way < 50 else [{"type": "play", "card": "g4"}]))


def test_a_wild_card_asks_for_its_colour_and_escape_takes_it_back(put: Put) -> None:
    stage = put(GAME, my_turn())
    wild = stage.page.locator("[data-card='w']")
    wild.click(position={"x": 12, "y": 16})
    stage.page.get_by_role("group", name="Choose a colour").wait_for()
    stage.page.keyboard.press("Escape")
    stage.page.get_by_role("group", name="Choose a colour").wait_for(state="hidden")
    assert stage.played == []
    wild.click(position={"x": 12, "y": 16})
    stage.page.locator("dialog[open] [data-hue='blue']").click()
    stage.has_played({"type": "play", "card": "w", "colour": "blue"})


def test_a_question_closes_by_itself_when_the_moment_is_over(put: Put) -> None:
    stage = put(GAME, my_turn())
    stage.page.locator("[data-card='w']").click(position={"x": 12, "y": 16})
    stage.page.get_by_role("group", name="Choose a colour").wait_for()
    stage.show(waiting())
    stage.page.get_by_role("group", name="Choose a colour").wait_for(state="hidden")


NARROW_PILE = """(window) => {
    const { width } = document.querySelector('[data-part=draw-pile]').getBoundingClientRect();
    return width < (window < 1080 ? 48 : 100) ? [`${width} px`] : [];
}"""
"""What else is shown must not press the table together."""


@pytest.mark.parametrize("size", [(360, 640), (1280, 800)])
def test_the_hand_that_a_challenge_showed_lies_over_nothing_with_the_verdict(
    put: Put, size: tuple[int, int]
) -> None:
    stage = put(GAME, challenge(), *size)
    stage.page.get_by_role("button", name="Challenge").click()
    stage.show(shown_a_hand())
    hand = stage.page.get_by_role("region", name="Maximiliane Sonnenschein’s hand")
    expect(hand).to_contain_text(
        "Bluff! Maximiliane Sonnenschein had red and draws 4 cards. Now it’s your turn."
    )
    stage.settles(HIDDEN_CARDS, "my own hand")
    stage.settles(f"() => ({NARROW_PILE})({size[0]})", "the pile beside it")
    stage.page.locator("[data-part=draw-pile]").click()
    stage.has_played({"type": "challenge"}, {"type": "draw"})
    hand.get_by_role("button", name="Hide").click()
    expect(hand).to_have_count(0)
    stage.page.get_by_role("button", name="Maximiliane Sonnenschein’s hand, as you saw it: 4").click()
    expect(hand).to_contain_text("Bluff!")


TOLD_AND_CUT = """() => {
    const [told, hand] = ['.narration > span', '[data-part=seen-hands]'].map((part) => document.querySelector(part)?.getBoundingClientRect());
    if (!told || !hand) return ['nothing is told, or no hand is shown'];
    return told.bottom > hand.top ? [`${told.bottom - hand.top} px below the edge`] : [];
}"""


def test_what_a_challenge_led_to_is_told_above_the_hand_that_it_showed(put: Put) -> None:
    state = challenge()
    state.hands[0] = list(LONG)
    stage = put(GAME, state, 360, 640)
    heard = (event for event, audience in GAME.apply(state, 0, Challenge(), RNG) if audience in (None, 0))
    stage.show(state, [*heard])
    stage.settles(TOLD_AND_CUT)


PILES_CUT = """() => {
    const hands = document.querySelector('[data-part=seen-hands]')?.getBoundingClientRect();
    const parts = ['.pile', '.uppermost', '.inforce .tile'].filter((part) => document.querySelector(part).getBoundingClientRect().bottom > hands.top + 2);
    return parts.map((part) => `${part} is ${document.querySelector(part).getBoundingClientRect().bottom - hands.top} px under the hands`);
}"""


@pytest.mark.parametrize(("seats", "mine"), [(4, LONG), pytest.param(10, HAND, marks=pytest.mark.soak)])
def test_two_hands_that_were_seen_leave_the_piles_free_on_a_low_phone(
    put: Put, seats: int, mine: tuple[Card, ...]
) -> None:
    state = my_turn(seats, mine)
    first = SeenCards(0, 1, tuple(CARDS[50:59]))
    state.looks = (first,)
    stage = put(GAME, state, 360, 640)
    state.looks = (first, SeenCards(0, 3, tuple(CARDS[:51:3])))
    stage.show(state)
    hand = stage.page.get_by_role("region", name="Maximiliane Sonnenschein’s hand")
    expect(hand.get_by_role("img")).to_have_count(17)
    stage.settles(PILES_CUT, "one of two is open")
    hand.get_by_role("button", name="Hide").click()
    stage.settles(PILES_CUT, "both are closed")
    stage.page.get_by_role("button", name=re.compile("^Mira’s hand")).click()


RIM_OVER_NOTE = """() => {
    const [note, oval] = ['.ring p[role=status]', '.oval'].map((part) => document.querySelector(part).getBoundingClientRect());
    return oval.top < note.bottom ? [`${note.bottom - oval.top} px`] : [];
}"""


def test_the_rim_leaves_what_spectators_are_told_free(put: Put) -> None:
    stage = put(GAME, my_turn(), 360, 640)
    stage.seats = (None,)
    for seats in (4, 10):
        stage.show(my_turn(seats))
        stage.page.get_by_text("You’re watching").wait_for()
        stage.settles(RIM_OVER_NOTE, f"{seats} players")


LONG_WORDS = """() => [...document.querySelectorAll('[data-card] .word')].filter((word) => {
    word.textContent = 'vermelho';
    word.style.setProperty('--ems', 4.31);
    const [written, card] = [word, word.closest('svg')].map((part) => part.getBoundingClientRect());
    return written.right > card.right - 0.05 * card.width;
}).map((word) => word.getBoundingClientRect().width)"""


@pytest.mark.soak
def test_a_long_word_for_a_colour_stays_on_a_small_card(put: Put) -> None:
    put(GAME, honouring(), 360, 640).settles(LONG_WORDS)


def test_a_vote_shows_what_the_card_says(put: Put) -> None:
    stage = put(GAME, my_turn(), 360, 640)
    stage.vote = {**VOTE, "proposer": 1, "accused": 2, "may_vote": [0, 1, 3], "answered": [1]}
    stage.show(disputed())
    card = stage.page.get_by_role("region", name="A vote")
    expect(card.get_by_text("Name a film with this colour")).to_be_in_viewport(ratio=1)


WATCH_MARKS = """() => {
    window.marks = [];
    const look = () => window.marks.push(...[...document.querySelectorAll('.mark')].map((mark) => mark.innerText));
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""
"""A mark goes by itself: on a busy machine it may be gone before a test asks."""


def test_the_big_button_stands_in_its_row_on_a_desk(put: Put) -> None:
    stage = put(GAME, next_to_last(), 1280, 800)
    pile, hand = (stage.page.locator(f"[data-part='{part}']") for part in ("discard-pile", "hand"))
    before, row = pile.bounding_box(), hand.bounding_box()
    stage.show(called_too_late())
    stage.page.get_by_role("button", name="UNO!").wait_for()
    after, moved = pile.bounding_box(), hand.bounding_box()
    assert row
    assert moved
    assert (before, row["y"]) == (after, moved["y"]), "the call moves and shrinks nothing"


def test_a_late_call_is_a_moment_for_everybody(put: Put) -> None:
    stage = put(GAME, called_too_late())
    stage.page.evaluate(WATCH_MARKS)
    stage.page.get_by_role("button", name="UNO!").click()
    state = called_too_late()
    events = [event for event, _ in GAME.apply(state, 0, Uno(), RNG)]
    stage.show(state, events)
    stage.page.wait_for_function("() => window.marks.some((mark) => mark.includes('UNO!'))")
    stage.page.locator(".mark").wait_for(state="detached")


def test_the_stakes_are_told_before_the_cards_are_taken(put: Put) -> None:
    stage = put(GAME, challenge())
    stage.page.get_by_text("If not: you draw 6 cards and miss your turn.").wait_for()
    stage.page.get_by_role("button", name="Take 4 cards").click()
    state = challenge()
    GAME.apply(state, 0, Accept(), RNG)
    stage.show(state)
    assert stage.page.locator("[data-card]").count() == 11


COVERED_NAMES = """() => [...document.querySelectorAll('.seat')].filter((seat) => {
    const name = seat.querySelector('.cut').getBoundingClientRect();
    const count = seat.querySelector('.count').getBoundingClientRect();
    const beside = count.right <= name.left || count.left >= name.right;
    return !beside && count.bottom > name.top && count.top < name.bottom;
}).map((seat) => seat.textContent)"""


@pytest.mark.parametrize("seats", [4, 10])
def test_on_a_phone_on_its_side_no_number_lies_on_a_name(put: Put, seats: int) -> None:
    put(GAME, my_turn(seats), 844, 390).settles(COVERED_NAMES)


def test_a_long_hand_counts_the_cards_that_fit_out_of_sight_and_leads_to_them(put: Put) -> None:
    page = put(GAME, a_hand_of_25(), 360, 640).page
    page.get_by_text("8 more fit").click()
    expect(page.get_by_text("8 more fit")).to_have_count(0)
    expect(page.locator("[data-card=w4]").first).to_be_in_viewport()
    expect(page.get_by_text("2 more fit")).to_be_visible()


def test_a_tv_says_what_an_open_challenge_is_about(put: Put) -> None:
    page = put(GAME, challenge(), 1280, 720, seat=None).page
    said = "Maximiliane Sonnenschein played it on red. A bluff costs 4 cards, a wrong challenge 6."
    expect(page.get_by_text(said)).to_be_visible()
    expect(page.locator(".four")).to_have_count(1)


def test_the_count_begins_with_whoever_is_ahead(put: Put) -> None:
    page = put(GAME, round_over(), 390, 844).page
    scores = page.locator("[data-part=scores] .score").all_inner_texts()
    assert scores == sorted(scores, key=int, reverse=True)
