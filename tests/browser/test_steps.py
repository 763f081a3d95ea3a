"""What happens at a table is shown step by step, on every screen, and the clocks of two screens agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from stage import PATIENCE

if TYPE_CHECKING:
    from browser_fixtures import Arrive
    from person import Person
    from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

FILM = """() => {
    window.film = [];
    window.clocks = [];
    const seconds = (time) => time.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
    const look = () => {
        const said = document.querySelector('.narration')?.innerText ?? '';
        const words = [...document.querySelectorAll('[aria-label="Who has poured"] .word')].map((word) => word.innerText);
        const time = document.querySelector('[data-part=clock]')?.innerText;
        const moving = document.getAnimations().some((animation) => animation.playState === 'running');
        const { told, seq } = document.querySelector('main').dataset;
        const last = window.film.at(-1);
        const [left, before] = [time ? seconds(time) : null, window.clocks.at(-1)?.left ?? 0];
        if (left > before) window.clocks = [];
        if (left !== null && left !== before) window.clocks.push({ left, at: Date.now() });
        if (last?.said !== said || last.told !== told) window.film.push({ said, words, told, seq, moved: false });
        if (moving) window.film.at(-1).moved = true;
        requestAnimationFrame(look);
    };
    look();
}"""
"""Takes down in every frame what the board shows, what is said of it, and the clock that runs now whenever it changes."""

ALL_SHOWN = """window.film.some(({ said, told }, at) =>
    said.includes('The water ') && window.film.slice(at).some((later) => Number(later.told) > Number(told)))"""

MOST_APART_MS = 300

KEPT = "sessionStorage.getItem('huetable.past')"


def until(condition: str) -> str:
    """A script that ends when this is true."""
    return f"""() => new Promise((done, fail) => {{
        const look = () => ({condition}) ? done() : requestAnimationFrame(look);
        setTimeout(() => fail(new Error(JSON.stringify(window.film))), {1000 * PATIENCE});
        look();
    }})"""


@pytest.mark.soak
def test_two_screens_show_a_round_step_by_step_and_the_same_clock(arrive: Arrive) -> None:
    mira, tv = arrive(), arrive(1280, 720)
    mira.page.emulate_media(reduced_motion="no-preference")
    # A player alone with bots has a clock only if they choose one.
    order = {"game": "dye_pot", "name": "Mira", "bots": ["normal"] * 2, "start": True, "pace": "brisk"}
    order |= {"clocks": "relaxed"}
    opened = mira.page.context.request.post(f"{mira.base}/api/tables", data=order).json()
    mira.open(opened["link"])
    tv.open(f"/tv/{opened['code']}")
    for page in (mira.page, tv.page):
        page.get_by_role("heading", name="Swatch book").wait_for()
        page.evaluate(FILM)
    mira.button("Pour red").click()
    for page in (mira.page, tv.page):
        page.evaluate(until(ALL_SHOWN))
    played, watched = film_of(mira.page), film_of(tv.page)
    check_order(played)
    check_order(watched)
    assert any(frame["moved"] for frame in played if frame["said"]), "the steps move"
    assert not any(frame["moved"] for frame in watched), "nothing moves for those who want no motion"
    check_clocks(mira.page, tv.page)
    look_in(tv)
    check_clocks(mira.page, tv.page)
    show_again(mira.page)


def film_of(page: Page) -> list[dict[str, Any]]:
    film: list[dict[str, Any]] = page.evaluate("window.film")
    return film


def check_order(film: list[dict[str, Any]]) -> None:
    """Each pour comes by itself, then all drops are shown: the board never says more than was told."""
    said = [
        frame
        for index, frame in enumerate(film)
        if frame["said"] and frame["said"] != film[index - 1]["said"]
    ]
    pours = [frame for frame in said if frame["said"].endswith("poured.")]
    counts = [sum(word != "not yet" for word in frame["words"]) for frame in pours]
    assert counts == list(range(counts[0], counts[0] + len(counts))), pours
    shown = next(index for index, frame in enumerate(said) if "The water " in frame["said"])
    assert said.index(pours[-1]) < shown
    secret = {"not yet", "poured"}
    assert all(secret.issuperset(frame["words"][1:]) for frame in said[:shown]), (
        "no drop is shown before its time"
    )
    assert not secret.intersection(said[shown]["words"]), "then all of them are"


def check_clocks(one: Page, other: Page) -> None:
    for page in (one, other):
        page.evaluate(until("window.clocks.length > 2"))
    apart = deadline_of(one) - deadline_of(other)
    assert abs(apart) <= MOST_APART_MS, apart


def look_in(late: Person) -> None:
    """A screen that is opened in the middle of a decision."""
    late.page.reload()
    late.page.get_by_role("heading", name="Swatch book").wait_for()
    late.page.evaluate(FILM)


def deadline_of(page: Page) -> int:
    """When the clock ends, by what the screen shows. A frame may come late on a busy machine, but never early."""
    clocks: list[dict[str, int]] = page.evaluate("window.clocks")
    # A clock stands still at its full time until the steps have been shown.
    return min(clock["at"] + 1000 * clock["left"] for clock in clocks[1:])


def show_again(page: Page) -> None:
    """A line of the log shows its step again, with the keyboard too, until one goes back."""
    page.get_by_role("button", name="Log").first.click()
    line = page.locator("ol button", has_text="The water ").last
    line.focus()
    page.keyboard.press("Enter")
    page.get_by_text("An earlier step").wait_for()
    page.locator(".word", has_text="red").first.wait_for()
    page.keyboard.press("Escape")
    page.get_by_text("An earlier step").wait_for(state="detached")


def test_a_line_of_the_log_shows_its_step_again_after_the_page_was_loaded_again(arrive: Arrive) -> None:
    """What it needs is kept only while the page is away."""
    mira = arrive()
    order = {"game": "dye_pot", "name": "Mira", "bots": ["normal"] * 2, "start": True, "pace": "instant"}
    mira.open(mira.page.context.request.post(f"{mira.base}/api/tables", data=order).json()["link"])
    mira.button("Pour red").click()
    lines, log = mira.page.locator("ol button"), mira.button("Log").first
    log.click()
    lines.filter(has_text="The water ").first.wait_for()
    before = lines.all_inner_texts()
    assert mira.page.evaluate(KEPT) is None
    mira.page.reload()
    show_again(mira.page)
    assert mira.page.evaluate(KEPT) is None
    log.click()
    expect(lines).to_have_text(before)
