"""The replay of a finished game: the board has the screen, any step opens at once, and every step can be found."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect
from stage import settles
from whole_games import past

from huetable.games import all_games, find_game

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect
    from person import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

FITS = """() => {
    const faults = [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollHeight > innerHeight || scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth}x${scrollHeight}`);
    const board = document.querySelector('main');
    if (board.scrollWidth > board.clientWidth + 1) faults.push('the board scrolls sideways');
    for (const name of document.querySelectorAll('.seat .cut, .map .name, [data-part="round"] :is(p, span)')) {
        const size = parseFloat(getComputedStyle(name).fontSize) * (name.currentCSSZoom ?? 1);
        if (size < 11.9) faults.push(`${name.innerText} is written in ${size} px`);
    }
    const word = document.createRange();
    for (const name of [...document.querySelectorAll('.map .name span')].filter((name) => name.checkVisibility()))
        for (const { 0: letters, index } of name.textContent.matchAll(/\\S+/g)) {
            word.setStart(name.firstChild, index);
            word.setEnd(name.firstChild, index + letters.length);
            if (word.getClientRects().length > 1) faults.push(`${letters} is broken`);
        }
    if (board.clientHeight < 0.6 * innerHeight) faults.push(`the board has ${board.clientHeight} px`);
    for (const control of document.querySelectorAll('.replay > header button, .replay > footer :is(button, input)')) {
        const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
        if (Math.min(width, height) < 44) faults.push(`${control.ariaLabel} is ${width}x${height}`);
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) faults.push(`${control.ariaLabel} is off the screen`);
    }
    const [map, mine] = ['.board > .map', '.board > .mine'].map((part) => document.querySelector(part)?.getBoundingClientRect());
    if (mine?.height && mine.top < map.bottom - 9) faults.push(`${map.bottom - mine.top} of the map is covered`);
    const line = document.createRange();
    line.selectNodeContents(document.querySelector('.told:last-of-type > span'));
    const gap = document.querySelector('footer input').getBoundingClientRect().top - line.getBoundingClientRect().bottom;
    const ring = 5;
    if (gap < ring) faults.push(`the line ends ${gap} px above the timeline, whose ring needs ${ring}`);
    return faults;
}"""


BOARDS = {
    "dye_pot": "[data-part=board]",
    "uno_coloradd": "[data-part=discard-pile], [data-part=round-result]",
    "hues_and_cues": "[data-part=board], [data-part=guesses]",
    "guardians_of_hue": ".board .map",
    "cluzzle": "[data-part=centre], [data-part=waiting], [data-part=turntable], [data-part^='gallery:'], .scene li",
}
"""What a board always shows."""

PATIENT = 5_000
"""Milliseconds in which a step must open, and its board say what is true."""

WALK = """async ([part, truths, patience]) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const faults = [];
    const counted = () => document.querySelector('.replay').innerText.match(/Step (\\d+) of/)?.[1];
    const filled = () => [...document.querySelectorAll(part)].some((it) => it.checkVisibility() && it.getBoundingClientRect().height > 40);
    const said = (of) => [...document.querySelectorAll(of)].map((it) => `${it.ariaLabel}\\n${it.innerText}`).join('\\n');
    const untrue = (facts) => facts.filter(([of, words]) => !new RegExp(words, 'm').test(said(of)));
    const told = async (facts) => {
        const until = performance.now() + patience;
        while (untrue(facts).length > 0 && performance.now() < until) await frame();
        return untrue(facts);
    };
    for (let step = truths.length; step > 0; step -= 1) {
        const end = performance.now() + patience;
        while (counted() !== String(step) && performance.now() < end) await frame();
        await frame();
        if (counted() !== String(step)) return [...faults, `step ${step} does not open`];
        if (!filled() || !document.querySelector('main').innerText.trim()) faults.push(`the board of step ${step} is empty`);
        for (const [of, words] of await told(truths[step - 1])) faults.push(`step ${step}: ${of} says nothing of ${words}, but ${said(of)}`);
        if (faults.length > 2) return faults;
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    }
    return faults;
}"""
"""In the page: from here, each step would take as long as ten frames. Backwards each is shown at once."""
LORD_SEPIA = 4
"""The last of five seats in Guardians of Hue."""


def open_replay(page: Page, address: str, name: str, seats: int, seat: int | None = None) -> int:
    """How many steps it shows."""
    game = past(name, seats, seat)
    page.unroute_all()
    page.route(re.compile(r"/games/1/replay(\?|$)"), lambda route: route.fulfill(json=game))
    page.goto(address)
    return shown_steps(name, seats)


def shown_steps(name: str, seats: int) -> int:
    return len(seen_steps(name, seats, None))


def seen_steps(name: str, seats: int, seat: int | None) -> list[dict[str, Any]]:
    """With these eyes, and without those steps in which nobody but their player heard of anything."""
    public, seen = past(name, seats)["steps"], past(name, seats, seat)["steps"]
    ends = (public[0], public[-1])
    return [step for step, told in zip(seen, public, strict=True) if told["events"] or told in ends]


def seat_says(seat: int, words: str) -> tuple[str, str]:
    return f'[data-part~="player:{seat}"]', words


def scores_in(step: dict[str, Any]) -> list[tuple[str, str]]:
    return [seat_says(seat, rf"^{score}( of \d+)? points?$") for seat, score in enumerate(step["scores"])]


def truths_of_dye_pot(step: dict[str, Any]) -> list[tuple[str, str]]:
    return [*scores_in(step), ("[data-part=book]", f"Swatch book {len(step['view']['book'])} of")]


def truths_of_uno(step: dict[str, Any]) -> list[tuple[str, str]]:
    """Once a round is over, its result lies over the cards."""
    view = step["view"]
    if view["match"]["result"]:
        return [("[data-part=round-result]", f"Round {view['match']['round']}")]
    counted = [seat_says(seat, f"^{count or 'no'} card") for seat, count in enumerate(view["counts"])]
    return [
        *counted,
        ("[data-part=colour]", f"The colour is {view['colour']}" if view["colour"] else "no colour yet"),
    ]


def truths_of_hues(step: dict[str, Any]) -> list[tuple[str, str]]:
    cues = [("[data-part=cues]", f"“?{cue['words']}”?") for cue in step["view"]["cues"]]
    return [*scores_in(step), *cues]


def truths_of_guardians(step: dict[str, Any]) -> list[tuple[str, str]]:
    lights = enumerate(step["view"]["light"])
    return [(f"[data-location='{place}']", ", light" if light else ", dark") for place, light in lights]


def truths_of_cluzzle(step: dict[str, Any]) -> list[tuple[str, str]]:
    """While all sculpt nobody looks at points."""
    return [] if step["view"]["phase"] == "sculpt" else scores_in(step)


TRUTHS: dict[str, Callable[[dict[str, Any]], list[tuple[str, str]]]] = {
    "dye_pot": truths_of_dye_pot,
    "uno_coloradd": truths_of_uno,
    "hues_and_cues": truths_of_hues,
    "guardians_of_hue": truths_of_guardians,
    "cluzzle": truths_of_cluzzle,
}
"""Parts of the page, and what they say at a step by its view."""


GAMES = tuple(all_games())


@pytest.mark.parametrize("names", [GAMES[:1], pytest.param(GAMES[1:], marks=pytest.mark.soak)])
def test_every_game_opens_at_any_step_and_fits_a_small_phone(arrive: Arrive, names: Sequence[str]) -> None:
    person = arrive(width=360, height=640)
    for name in names:
        seats = find_game(name).meta.seats[1]
        steps = shown_steps(name, seats)
        middle = steps // 2
        open_replay(person.page, f"{person.base}/replay/t/1?step={middle}", name, seats)
        counted = person.page.get_by_text(re.compile(r"^Step \d+ of"))
        expect(counted).to_have_text(f"Step {middle} of {steps}")
        settles(person.page, FITS, name)
        for key, step in (("End", steps), ("Home", 1)):
            person.page.keyboard.press(key)
            expect(counted).to_have_text(f"Step {step} of {steps}")
            settles(person.page, FITS, f"{name} {key}")


def walk_through(person: Person, name: str, seats: int, seat: int | None) -> None:
    """Every step, one after the other, from the last one."""
    eyes = "" if seat is None else f"&seat={seat}"
    steps = shown_steps(name, seats)
    open_replay(person.page, f"{person.base}/replay/t/1?step={steps}{eyes}", name, seats, seat)
    person.page.get_by_text(f"Step {steps} of {steps}").wait_for()
    truths = [TRUTHS[name](step) for step in seen_steps(name, seats, seat)]
    faults = person.page.evaluate(WALK, [BOARDS[name], truths, PATIENT])
    assert not faults, f"{name}, seat {seat}: {faults}"
    assert not person.complaints, f"{name}, seat {seat}"


def test_every_step_of_a_small_game_opens_with_a_players_eyes(arrive: Arrive) -> None:
    walk_through(arrive(), "dye_pot", 3, 1)


@pytest.mark.soak
@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
@pytest.mark.parametrize("name", BOARDS)
def test_every_step_of_every_game_opens_with_everybodys_eyes(
    arrive: Arrive, name: str, seat: int | None
) -> None:
    walk_through(arrive(width=1280, height=800), name, 4, seat)


@pytest.mark.soak
def test_every_step_opens_with_the_eyes_of_lord_sepia(arrive: Arrive) -> None:
    walk_through(arrive(width=1280, height=800), "guardians_of_hue", 5, LORD_SEPIA)


def test_every_game_of_ours_has_a_board_in_its_replay() -> None:
    assert set(GAMES) == set(BOARDS)


IN_LANDSCAPE = """() => {
    const faults = [], board = document.querySelector('main').getBoundingClientRect();
    if (board.height < 0.8 * innerHeight) faults.push(`the board has ${board.height} px`);
    for (const control of document.querySelectorAll('.replay > footer :is(button, input)')) {
        const { left, right, bottom, width, height } = control.getBoundingClientRect();
        if (Math.min(width, height) < 44) faults.push(`${control.ariaLabel} is ${width}x${height}`);
        if (left < board.right || right > innerWidth || bottom > innerHeight) faults.push(`${control.ariaLabel} is off its place`);
    }
    return faults;
}"""


PARTS_OF_A_ROUND = """() => {
    const parts = [...document.querySelectorAll('[data-part=round] :is(li, .light)')];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const apart = (one, other) => one.right <= other.left || other.right <= one.left
        // The count of light may stand below the round.
        || (one.bottom <= other.top && !one.isPart) || (other.bottom <= one.top && !other.isPart);
    parts.forEach((part, at) => (boxes[at].isPart = part.matches('li')));
    return parts.length > 1 ? parts.filter((part, at) => part.scrollWidth > part.clientWidth + 1
        || boxes.some((box, other) => other > at && !apart(box, boxes[at]))).map((part) => part.textContent) : ['no parts'];
}"""


MAP_CUT = """() => {
    const map = document.querySelector('.map').getBoundingClientRect();
    const boxes = [...document.querySelectorAll('.map .location')].map((card) => card.getBoundingClientRect());
    return boxes.length > 1 ? boxes.filter(({ left, right }) => left < map.left - 1 || right > map.right + 1) : ['no cards'];
}"""


@pytest.mark.soak
def test_on_a_phone_in_landscape_the_board_has_the_height(arrive: Arrive) -> None:
    person = arrive(width=844, height=390)
    open_replay(person.page, f"{person.base}/replay/t/1?step=9", "dye_pot", 6)
    settles(person.page, IN_LANDSCAPE)
    person.page.set_viewport_size({"width": 667, "height": 375})
    settles(person.page, IN_LANDSCAPE)


@pytest.mark.soak
def test_on_a_phone_in_landscape_the_parts_of_a_round_lie_beside_each_other(arrive: Arrive) -> None:
    person = arrive(width=844, height=390)
    open_replay(person.page, f"{person.base}/replay/t/1?step=209", "guardians_of_hue", 5)
    for width, height in ((844, 390), (667, 375)):
        person.page.set_viewport_size({"width": width, "height": height})
        settles(person.page, PARTS_OF_A_ROUND)
        settles(person.page, MAP_CUT)


def test_a_replay_that_has_not_begun_waits_for_the_button_that_has_the_focus(arrive: Arrive) -> None:
    person = arrive(width=360, height=640)
    open_replay(person.page, f"{person.base}/replay/t/1", "cluzzle", 6)
    expect(person.button("Watch the game")).to_be_focused()
    expect(person.page.locator("main .cloth"), "nothing is sealed yet").to_have_count(0)
    person.page.keyboard.press("Enter")
    expect(person.button("Pause")).to_be_focused()


@pytest.mark.soak
def test_on_a_desk_every_step_is_listed_and_the_address_follows(arrive: Arrive, inspect: Inspect) -> None:
    person = arrive(width=1280, height=800)
    page = person.page
    address = f"{person.base}/replay/t/1"
    steps = open_replay(page, address, "dye_pot", 4)
    person.button("Watch the game").wait_for()
    inspect(page)
    listed = page.get_by_role("complementary", name="All steps").get_by_role("button")
    listed.last.click()
    expect(listed.last).to_have_attribute("aria-current", "step")
    expect(page).to_have_url(f"{address}?step={steps}")
    page.keyboard.press("PageUp")
    page.keyboard.press("ArrowLeft")
    current = page.locator("aside [aria-current=step]")
    expect(current).to_be_in_viewport()
    expect(page.get_by_role("status")).to_have_text(current.inner_text().split("\n")[0])
    said = page.get_by_role("status").inner_text()
    expect(page).not_to_have_url(f"{address}?step={steps}")
    page.reload()
    expect(page.get_by_role("status")).to_have_text(said)
    page.keyboard.press("Space")
    expect(person.button("Pause")).to_be_visible()
