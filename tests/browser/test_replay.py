"""The replay of a finished game: the board has the screen, any step opens at once, and every step can be found."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect
from stage import settles
from whole_games import past

from huetable.games import all_games, find_game

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

FITS = """() => {
    const faults = [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollHeight > innerHeight || scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth}x${scrollHeight}`);
    const board = document.querySelector('main');
    if (board.scrollWidth > board.clientWidth + 1) faults.push('the board scrolls sideways');
    if (board.clientHeight < 0.6 * innerHeight) faults.push(`the board has ${board.clientHeight} px`);
    for (const control of document.querySelectorAll('.replay > header button, .replay > footer :is(button, input)')) {
        const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
        if (Math.min(width, height) < 44) faults.push(`${control.ariaLabel} is ${width}x${height}`);
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) faults.push(`${control.ariaLabel} is off the screen`);
    }
    return faults;
}"""


def open_replay(page: Page, address: str, name: str, seats: int) -> int:
    """How many steps the game has."""
    game = past(name, seats)
    page.unroute_all()
    page.route(re.compile(r"/games/1/replay(\?|$)"), lambda route: route.fulfill(json=game))
    page.goto(address)
    return len(game["steps"])


GAMES = tuple(all_games())


@pytest.mark.parametrize("names", [GAMES[:1], pytest.param(GAMES[1:], marks=pytest.mark.soak)])
def test_every_game_opens_at_any_step_and_fits_a_small_phone(arrive: Arrive, names: Sequence[str]) -> None:
    person = arrive(width=360, height=640)
    for name in names:
        seats = find_game(name).meta.seats[1]
        steps = len(past(name, seats)["steps"])
        middle = steps // 2
        open_replay(person.page, f"{person.base}/replay/t/1?step={middle}", name, seats)
        counted = person.page.get_by_text(re.compile(r"^Step \d+ of"))
        expect(counted).to_have_text(f"Step {middle} of {steps}")
        settles(person.page, FITS, name)
        for key, step in (("End", steps), ("Home", 1)):
            person.page.keyboard.press(key)
            expect(counted).to_have_text(f"Step {step} of {steps}")
            settles(person.page, FITS, f"{name} {key}")


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
    page.goto(address)
    person.button("Watch the game").click()
    expect(person.button("Pause")).to_be_focused()
