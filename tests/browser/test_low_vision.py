"""Forced colours, more contrast, windows zoomed to 400 % and letters of double size: states can be seen, nothing is cut."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal

import dye_pot_positions
import pytest
from playwright.sync_api import Page, expect
from stage import settles
from whole_games import moments, past

from huetable.core.game import AnyGame
from huetable.games import cluzzle, find_game, guardians_of_hue, hues_and_cues, uno_coloradd
from huetable.games.cluzzle.tests.browser import positions as cluzzle_positions
from huetable.games.guardians_of_hue.tests.browser import positions as guardians_positions
from huetable.games.hues_and_cues.tests.browser import positions as hues_positions
from huetable.games.uno_coloradd.tests.browser import positions as uno_positions

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect, Put
    from person import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

Lay = Callable[[], Any]

Pairs = tuple[tuple[str, str], ...]
TURN = (".awaited .face", ".seat:not(.awaited) .face")

GAMES: dict[str, tuple[AnyGame, Lay, Pairs]] = {
    "dye": (
        dye_pot_positions.DYE,
        dye_pot_positions.waiting,
        ((".hand button.poured", ".hand button:not(.poured)"), TURN),
    ),
    "uno": (uno_coloradd.GAME, uno_positions.my_turn, ((".lit[data-card]", "[data-card]:not(.lit)"), TURN)),
    "hues": (hues_and_cues.GAME, hues_positions.my_guess, (TURN, ("[data-piece='2']", "[data-piece='3']"))),
    "guardians": (
        guardians_of_hue.GAME,
        guardians_positions.my_turn,
        (
            (".location.lit", ".location:not(.lit, .selected)"),
            (".door.mine", ".door:not(.mine)"),
            ("[data-part~=prospect] .now", "[data-part~=prospect] .bar"),
            TURN,
        ),
    ),
    "cluzzle": (
        cluzzle.GAME,
        cluzzle_positions.at_work,
        ((".tools .chosen", ".tools label:not(.chosen)"), (".tins .chosen", ".tins label:not(.chosen)")),
    ),
}
"""A position of each game; parts that can be chosen, are chosen, or have the turn, each with one like it that is not."""

ALIKE = """([one, other]) => {
    const edge = (selector) => {
        const [part, pseudo] = selector.split('::');
        const style = getComputedStyle(document.querySelector(part), pseudo ? `::${pseudo}` : null);
        return [style.boxShadow, style.outline, style.borderColor, style.backgroundColor].join();
    };
    return edge(one) === edge(other);
}"""

CUT = """() => {
    const faults = [];
    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth) faults.push(`the page scrolls sideways by ${page.scrollWidth - page.clientWidth}`);
    const bar = document.querySelector('header').getBoundingClientRect();
    const words = document.querySelector('header .text').getBoundingClientRect();
    const room = document.querySelector('header .text');
    if (room.scrollWidth > room.clientWidth + 1) faults.push('words run out of the bar');
    if (words.height > bar.height + 1) faults.push(`${words.height} of words in a bar of ${bar.height}`);
    return faults;
}"""

STUCK = """() => ['.play > header', '.play > .foot']
    .filter((part) => getComputedStyle(document.querySelector(part)).position === 'sticky')"""

SEEN_THROUGH = """() => ['.play > .foot', '.room > footer']
    .flatMap((part) => [...document.querySelectorAll(part)])
    .filter((bar) => getComputedStyle(bar).backgroundImage !== 'none' || /, 0\\)$/.test(getComputedStyle(bar).backgroundColor))
    .map((bar) => bar.className || bar.tagName)"""
"""Forced colours leave out gradients: what scrolls under a bar without a ground of its own lies on its words."""

EVERY = pytest.mark.parametrize(
    "name",
    [
        "uno",
        *[pytest.param(name, marks=pytest.mark.soak) for name in ("dye", "hues", "guardians", "cluzzle")],
    ],
)


CRAMPED = """() => {
    const page = document.documentElement, faults = [];
    if (page.scrollWidth > page.clientWidth) faults.push(`the page scrolls sideways by ${page.scrollWidth - page.clientWidth}`);
    const pen = document.createElement('canvas').getContext('2d');
    const lettersIn = (box) => {
        const { font } = getComputedStyle(box), letters = [...box.textContent.trim()];
        pen.font = font;
        const room = box.clientWidth - pen.measureText('…').width;
        return letters.findIndex((_, at) => pen.measureText(letters.slice(0, at + 1).join('')).width > room);
    };
    for (const name of document.querySelectorAll('.seat .cut, .seat .label .name'))
        if (name.scrollWidth > name.clientWidth && lettersIn(name) < 3) faults.push(`${name.textContent} is cut`);
    const clipped = (rect, from) => {
        let { left, top, right, bottom } = rect;
        for (let box = from; box && box.tagName !== 'MAIN'; box = box.parentElement) {
            const style = getComputedStyle(box);
            if (style.clipPath !== 'none' || style.opacity === '0') return null;
            if (style.position === 'sticky') return null;
            if (style.overflowX === 'visible') continue;
            const edge = box.getBoundingClientRect(), before = parseFloat(style.paddingLeft), after = parseFloat(style.paddingRight);
            [left, top] = [Math.max(left, edge.left + before), Math.max(top, edge.top)];
            [right, bottom] = [Math.min(right, edge.right - after), Math.min(bottom, edge.bottom)];
        }
        return right - left > 2 && bottom - top > 2 ? { left, top, right, bottom } : null;
    };
    const texts = [], walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode, box = node.parentElement;
        if (!node.data.trim() || box.closest('dialog, svg, [data-card], [data-scene], .unseen') || !box.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) {
            const seen = clipped(rect, box);
            if (seen) texts.push({ ...seen, node });
        }
    }
    texts.forEach((one, index) => texts.slice(index + 1).forEach((other) => {
        if (one.node === other.node) return;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        const least = Math.min(one.bottom - one.top, other.bottom - other.top);
        if (wide > 2 && high > 0.4 * least) faults.push(`"${one.node.data.trim()}" lies on "${other.node.data.trim()}"`);
    }));
    return [...new Set(faults)];
}"""
"""In large letters: no name is cut to a letter or two, and no words lie on others, except those that stick to an edge."""

PHONES = ((360, 640), (390, 844))


def double_letters(page: Page, where: str) -> None:
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        settles(page, CRAMPED, f"{where}, double letters at {width}x{height}")


@EVERY
def test_whoever_needs_contrast_size_or_zoom_can_play(put: Put, inspect: Inspect, name: str) -> None:
    game, lay, pairs = GAMES[name]
    stage = put(game, lay(), 360, 640)
    asked: tuple[tuple[Literal["active", "none"], Literal["more", "no-preference"]], ...] = (
        ("active", "no-preference"),
        ("none", "more"),
    )
    for forced, contrast in asked:
        stage.page.emulate_media(forced_colors=forced, contrast=contrast)
        if forced == "active":
            for _, height in PHONES:
                stage.resize(360, height)
                assert not stage.page.evaluate(SEEN_THROUGH), "forced colours"
            stage.resize(360, 640)
        alike = [pair for pair in pairs if stage.page.evaluate(ALIKE, list(pair))]
        assert not alike, f"{forced} {contrast}"
    inspect(stage.page, "more contrast", within="main")
    stage.page.emulate_media(forced_colors="none", contrast="no-preference")
    stage.page.evaluate("document.documentElement.dataset.type = 'double'")
    stage.settles(CUT, "double letters")
    stage.page.evaluate("document.documentElement.dataset.type = 'normal'")
    stage.resize(320, 200)
    stage.settles(CUT, "zoomed to 400 %")
    stage.settles(STUCK, "zoomed to 400 %")


CARD: Pairs = ((".four label:has(:checked)", ".four label:not(:has(:checked))"),)
PICKED: Pairs = (
    ("[data-marker=picked]", "[role=gridcell]"),
    ("[data-near].marked", "[data-near]:not(.marked)"),
    ("[data-piece='2']", "[data-piece='3']"),
)
FRAMES: Pairs = (
    ("[data-frame=frame]", "[data-frame=ring]"),
    ("[data-frame=target]", "[data-frame=frame]"),
    ("[data-piece='0']", "[data-piece='1']"),
)
TINTED = """() => [...document.querySelectorAll('[role=gridcell][aria-selected=true]')]
    .filter((field) => getComputedStyle(field).outlineStyle !== 'none').map(({ id }) => id)"""


@pytest.mark.parametrize(("forced", "contrast"), [("active", "no-preference"), ("none", "more")])
def test_colours_fields_and_pieces_of_hues_can_be_told_apart(put: Put, forced: Any, contrast: Any) -> None:
    stage = put(hues_and_cues.GAME, hues_positions.my_card())
    page = stage.page
    page.emulate_media(forced_colors=forced, contrast=contrast)

    def told_apart(pairs: Pairs) -> None:
        alike = [pair for pair in pairs if page.evaluate(ALIKE, list(pair))]
        assert not alike, f"{forced} {contrast}"

    page.locator(".four label").nth(1).click()
    told_apart(CARD)
    stage.show(hues_positions.my_guess())
    board = page.locator(".stage").bounding_box()
    assert board is not None
    page.mouse.click(board["x"] + board["width"] / 2, board["y"] + board["height"] / 3)
    page.locator("[data-near].marked").wait_for()
    told_apart(PICKED)
    assert page.evaluate(TINTED) == [], "nothing lies on the colour of a field"
    stage.show(hues_positions.revealed())
    page.locator("[data-frame=ring]").wait_for()
    told_apart(FRAMES)
    page.emulate_media(forced_colors="none", contrast="no-preference")


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("dye_pot", 4),
        pytest.param("dye_pot", 5, marks=pytest.mark.soak),
        pytest.param("uno_coloradd", 4, marks=pytest.mark.soak),
        pytest.param("uno_coloradd", 10, marks=pytest.mark.soak),
        pytest.param("hues_and_cues", 4, marks=pytest.mark.soak),
        pytest.param("hues_and_cues", 10, marks=pytest.mark.soak),
        pytest.param("guardians_of_hue", 4, marks=pytest.mark.soak),
        pytest.param("guardians_of_hue", 5, marks=pytest.mark.soak),
        pytest.param("cluzzle", 4, marks=pytest.mark.soak),
        pytest.param("cluzzle", 6, marks=pytest.mark.soak),
    ],
)
def test_letters_of_double_size_have_room_at_a_table(put: Put, name: str, seats: int) -> None:
    first, *others = moments(name, seats)
    stage = put(find_game(name), first, *PHONES[0])
    stage.page.evaluate("document.documentElement.dataset.type = 'double'")
    double_letters(stage.page, f"{name}, the deal")
    if name == "dye_pot":
        # How near everybody is to losing.
        expect(
            stage.page.get_by_text("If the water runs clear 4 more times, everybody loses.", exact=True)
        ).to_be_visible()
    for state in others:
        stage.show(state)
        double_letters(stage.page, f"{name}, {getattr(state, 'phase', 'the end')}")
    stage.page.evaluate("document.documentElement.dataset.type = 'normal'")


@pytest.mark.soak
@pytest.mark.parametrize("language", ["de", "es", "pt"])
def test_letters_of_double_size_have_room_at_a_table_in_longer_languages(
    arrive: Arrive, language: str
) -> None:
    person = arrive(*PHONES[0])
    person.open(f"{person.begin('Ada')}?lang={language}")
    person.page.locator(".foot nav button").nth(4).wait_for()
    person.page.evaluate("document.documentElement.dataset.type = 'double'")
    double_letters(person.page, language)


OUT_OF_SIGHT = """() => [...document.querySelectorAll('.hand button[aria-label^=Pour]')]
    .filter((bottle) => bottle.getBoundingClientRect().bottom > document.querySelector('.play > .foot').getBoundingClientRect().top)
    .map((bottle) => bottle.ariaLabel)"""


def test_in_double_letters_the_bottles_are_in_sight_when_i_may_pour(put: Put) -> None:
    stage = put(dye_pot_positions.DYE, dye_pot_positions.my_turn(), *PHONES[0])
    stage.page.evaluate("document.documentElement.dataset.type = 'double'")
    for size in PHONES:
        stage.resize(*size)
        stage.settles(OUT_OF_SIGHT, f"double letters at {size}")
    stage.page.evaluate("document.documentElement.dataset.type = 'normal'")


UNREACHABLE = """(named) => [...document.querySelectorAll('main button, main a')]
    .filter((button) => named.includes(button.textContent.trim()))
    .filter((button) => {
        button.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = button.getBoundingClientRect();
        return [0.1, 0.5, 0.9].some((part) => !button.contains(document.elementFromPoint(left + width / 2, top + part * height)));
    })
    .map((button) => button.textContent.trim())"""
OVERFULL = """() => [...document.querySelectorAll('[data-part=colours] .word')]
    .filter((word) => word.scrollWidth > word.clientWidth).map((word) => word.textContent)"""


BEYOND_THE_SCREEN = """() => [...document.querySelectorAll('.actions .button, [data-part=colours] button, dialog[open] li')]
    .map((answer) => ({ said: answer.innerText, box: answer.getBoundingClientRect() }))
    .filter(({ box }) => box.right > innerWidth || box.bottom > document.querySelector('.play > .foot').getBoundingClientRect().top + 8)
    .map(({ said }) => said)"""


def test_in_double_letters_the_answers_of_uno_are_in_sight(put: Put) -> None:
    lays = (uno_positions.challenge, uno_positions.first_colour, uno_positions.honouring)
    stage = put(uno_coloradd.GAME, uno_positions.to_be_caught(4), *PHONES[0])
    stage.page.evaluate("document.documentElement.dataset.type = 'double'")
    stage.settles(BEYOND_THE_SCREEN, "catch")
    for lay in lays:
        stage.show(lay())
        for size in PHONES:
            stage.resize(*size)
            stage.settles(BEYOND_THE_SCREEN, f"{lay.__name__} at {size}")
    stage.page.evaluate("document.documentElement.dataset.type = 'normal'")


def test_in_double_letters_the_questions_of_uno_can_be_answered(put: Put) -> None:
    stage = put(uno_coloradd.GAME, uno_positions.challenge(), *PHONES[0])
    stage.page.evaluate("document.documentElement.dataset.type = 'double'")
    answers = stage.page.get_by_role("group", name="What you can do").get_by_role("button")
    for size in PHONES:
        stage.resize(*size)
        named = answers.all_inner_texts()
        assert len(named) == 2
        stage.settles(f"() => ({UNREACHABLE})({named})", f"double letters at {size}")
    stage.show(uno_positions.first_colour())
    for size in PHONES:
        stage.resize(*size)
        stage.settles(OVERFULL, f"double letters at {size}")
    stage.show(uno_positions.round_over())
    double_letters(stage.page, "the round is over")
    stage.page.evaluate("document.documentElement.dataset.type = 'normal'")


def test_after_an_early_end_the_board_covers_no_button_on_a_phone(put: Put) -> None:
    stage = put(uno_coloradd.GAME, uno_positions.my_turn(), *PHONES[0])
    stage.over = True
    stage.show(uno_positions.my_turn())
    stage.page.get_by_role("heading", name="The game was ended early").wait_for()
    for size in PHONES:
        stage.resize(*size)
        stage.settles(f"() => ({UNREACHABLE})(['Play again', 'Home'])", f"at {size}")


def test_a_long_name_does_not_make_the_page_of_dye_pot_wider_than_a_phone(put: Put) -> None:
    stage = put(dye_pot_positions.DYE, dye_pot_positions.my_turn(), *PHONES[0])
    for name in ("Maximiliane Sonnenschein", "M" * 20):
        stage.names = ("Ada", name, name)
        for state in (dye_pot_positions.everybody_poured(), dye_pot_positions.waiting()):
            stage.show(state)
            for size in PHONES:
                stage.resize(*size)
                stage.settles(CUT, f"{name} at {size}")


def test_in_forced_colours_a_tip_can_be_turned_off(put: Put) -> None:
    stage = put(dye_pot_positions.DYE, dye_pot_positions.my_turn(), coached=True)
    stage.page.emulate_media(forced_colors="active")
    close = stage.page.get_by_role("button", name="Turn tips off")
    expect(close).to_have_css("color", "rgb(0, 0, 0)")


PRESETS: Pairs = ((".presets label:has(:checked)", ".presets label:not(:has(:checked))"),)
MORE_PRESETS: Pairs = ((".presets :checked + .preset", ".presets :not(:checked) + .preset"),)


def test_the_waiting_room_has_room_for_double_letters_and_shows_what_is_chosen(arrive: Arrive) -> None:
    person = arrive(width=360, height=640)
    person.host("Mira")
    person.page.locator(".presets").wait_for()
    person.page.emulate_media(forced_colors="active")
    assert not person.page.evaluate(SEEN_THROUGH), "forced colours"
    assert not [pair for pair in PRESETS if person.page.evaluate(ALIKE, list(pair))], "forced colours"
    person.page.emulate_media(forced_colors="none", contrast="more")
    assert not [pair for pair in MORE_PRESETS if person.page.evaluate(ALIKE, list(pair))], "more contrast"
    person.page.emulate_media(contrast="no-preference")
    person.page.evaluate("document.documentElement.dataset.type = 'double'")
    double_letters(person.page, "the waiting room, alone")
    heading = person.page.get_by_role("heading", name="At the table").bounding_box()
    assert heading is not None
    assert heading["height"] > 16, "it is not clipped away"
    for _ in range(4):
        person.page.get_by_role("group", name="Add a bot").get_by_role("button", name="Normal").click()
    double_letters(person.page, "the waiting room")


ZOOMED = """() => {
    const page = document.documentElement, faults = [];
    if (page.scrollWidth > page.clientWidth) faults.push(`the page scrolls sideways by ${page.scrollWidth - page.clientWidth}`);
    if (page.scrollHeight <= innerHeight) faults.push('what does not fit cannot be scrolled to');
    const main = document.querySelector('main').getBoundingClientRect();
    if (main.height < innerHeight) faults.push(`all that matters has ${main.height} px`);
    return faults;
}"""


def zoom_in(page: Page, where: str) -> None:
    page.set_viewport_size({"width": 320, "height": 200})
    settles(page, ZOOMED, f"{where}, zoomed to 400 %")


@pytest.mark.soak
def test_pages_can_be_zoomed_to_four_times_their_size(arrive: Arrive) -> None:
    person = arrive()
    for path, drawn in (("/", "UNO ColorADD"), ("/settings", "Settings")):
        person.open(path)
        person.page.get_by_role("heading", name=drawn).first.wait_for()
        zoom_in(person.page, path)
    person.host("Mira")
    person.more_options()
    zoom_in(person.page, "the waiting room")
    for name in ("guardians_of_hue", "uno_coloradd"):
        open_replay(person, past(name, 4))
        zoom_in(person.page, f"the replay of {name}")


def open_replay(person: Person, game: dict[str, Any]) -> None:
    person.page.unroute_all()
    person.page.route(re.compile(r"/replay(\?|$)"), lambda route: route.fulfill(json=game))
    person.open("/replay/t/1?step=20")
    person.page.get_by_text(f"Step 20 of {len(game['steps'])}").wait_for()


def test_letters_can_be_twice_as_large(arrive: Arrive) -> None:
    person = arrive(width=360, height=640)
    person.open("/settings")
    size = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
    before = person.page.evaluate(size)
    person.page.get_by_text("Double", exact=True).click()
    assert person.page.evaluate(size) == 2 * before
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
