"""A slow phone on a slow line: when the pages can be used, what they fetch, and how long one task keeps them busy.

The line is Lighthouse's "slow 4G", and scripts run six times slower than on this machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page
from server_and_browser import NO_COACH

CPU = 6
LINE = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}

WATCH = """
    window.tasks = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
        .observe({ type: 'longtask', buffered: true });
"""
"""Keeps the length of each task of 50 ms and more."""

QUIET = "() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 200)))"
"""The last task is over, and was noted."""

USABLE = """async (part) => {
    while (!document.querySelector(part)) await new Promise((done) => requestAnimationFrame(done));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return performance.now() / 1000;
}"""
"""Seconds from the start of the page until this part is drawn and a tap on it would be heard."""

FRAMES = """() => {
    window.frames_ms = [];
    let before = performance.now();
    const note = (now) => { frames_ms.push(now - before); before = now; window.noting = requestAnimationFrame(note); };
    window.noting = requestAnimationFrame(note);
}"""


@contextmanager
def phone(browser: Browser) -> Iterator[tuple[BrowserContext, Page]]:
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, device_scale_factor=2, has_touch=True, is_mobile=True
    )
    context.set_default_timeout(120_000)
    context.add_init_script(NO_COACH + "\n" + WATCH)
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", LINE)
    line.send("Emulation.setCPUThrottlingRate", {"rate": CPU})
    yield context, page
    context.close()


def arrival(browser: Browser, address: str, game: str | None) -> dict[str, float]:
    """The home page, or a table at which a game is on."""
    with phone(browser) as (context, page):
        requests: list[str] = []
        page.on("requestfinished", lambda request: requests.append(request.url))
        page.goto(f"{address}/" if game is None else _table(context, address, game), wait_until="commit")
        seconds = page.evaluate(USABLE, "article button" if game is None else "main .board, main [role=toolbar]")
        page.evaluate(QUIET)
        return {"s": seconds, "requests": len(requests), "task ms": _longest(page)}


def _table(context: BrowserContext, address: str, game: str) -> str:
    order = {"game": game, "name": "Mira", "bots": ["normal"] * 3, "clocks": "off", "pace": "brisk", "start": True}
    opened: dict[str, str] = context.request.post(f"{address}/api/tables", data=order).json()
    return f"{address}/t/{opened['table']}"


def _longest(page: Page) -> float:
    return float(page.evaluate("Math.max(0, ...tasks)"))


def in_position(browser: Browser, address: str, game: Any, before: Any, act: Callable[[Page, Any], None]) -> float:
    """The longest task while something happens at a table that has been loaded before."""
    from stage import Stage

    with phone(browser) as (context, page):
        stage = Stage(page, game, before)
        stage.open(_table(context, address, game.meta.id))
        page.evaluate(QUIET)
        page.evaluate("tasks.length = 0")
        act(page, stage)
        page.evaluate(QUIET)
        return _longest(page)


def hues_reveal(browser: Browser, address: str) -> float:
    """From the last piece to the points of the round."""
    from huetable.games.hues_and_cues import GAME
    from huetable.games.hues_and_cues.rules.events import Revealed
    from huetable.games.hues_and_cues.tests.browser.positions import my_guess, revealed

    after = revealed()
    (event,) = [told for told in after.events if isinstance(told, Revealed)][-1:] if hasattr(after, "events") else [None]

    def reveal(page: Page, stage: Any) -> None:
        stage.show(after, [] if event is None else [event])
        page.locator(".summary").wait_for()

    return in_position(browser, address, GAME, my_guess(), reveal)


def clay_stroke(browser: Browser, address: str) -> list[float]:
    """Milliseconds between the frames that a page draws while a finger drags over the clay."""
    with phone(browser) as (context, page):
        page.goto(_table(context, address, "cluzzle"))
        page.get_by_role("button", name="A ball").click()
        clay = page.locator("canvas").first
        clay.wait_for()
        page.wait_for_timeout(3_000)
        box = clay.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x - 50, y)
        page.mouse.down()
        page.evaluate(FRAMES)
        for step in range(120):
            page.mouse.move(x - 50 + step * 100 / 120, y + 30 * (step % 40) / 40)
        figures: list[float] = page.evaluate("cancelAnimationFrame(noting), frames_ms")
        page.mouse.up()
    return figures
