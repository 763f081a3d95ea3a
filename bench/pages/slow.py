"""A slow phone on a slow line: when the pages can be used, what they fetch, and how long one task keeps them busy.

The line is Lighthouse's "slow 4G", and scripts run six times slower than on this machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, Locator, Page
from server_and_browser import NO_COACH
from stage import Stage

from huetable.games import cluzzle, hues_and_cues
from huetable.games.cluzzle.tests.browser.positions import at_work
from huetable.games.hues_and_cues.tests.browser.positions import RNG, before_reveal

CPU = 6
REACH, STEPS = 30, 120
"""Of a stroke: pixels to each side of the middle, and how often the finger is heard."""
LINE = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}

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

HOME, BOARD, ROOM = "article button", "main .board, main [role=toolbar]", ".room button"
"""Where a finger goes first."""

ALL_TOLD = "() => { const { seq, told } = document.querySelector('main').dataset; return seq === told; }"

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


def arrival(browser: Browser, address: str, game: str | None, *, start: bool = True) -> dict[str, float]:
    """The home page, a table at which a game is on, or its waiting room."""
    with phone(browser) as (context, page):
        requests: list[str] = []
        page.on("requestfinished", lambda request: requests.append(request.url))
        opened = f"{address}/" if game is None else _table(context, address, game, start=start)
        page.goto(opened, wait_until="commit")
        seconds = page.evaluate(USABLE, HOME if game is None else BOARD if start else ROOM)
        page.evaluate(QUIET)
        return {"s": seconds, "requests": len(requests), "task ms": _longest(page)}


def _table(context: BrowserContext, address: str, game: str, *, start: bool = True) -> str:
    order = {"game": game, "name": "Mira", "bots": ["normal"] * 3, "clocks": "off", "start": start}
    opened: dict[str, str] = context.request.post(f"{address}/api/tables", data=order).json()
    return f"{address}/t/{opened['table']}"


def _longest(page: Page) -> float:
    return float(page.evaluate("Math.max(0, ...tasks)"))


def hues_reveal_ms(browser: Browser, address: str) -> float:
    """The longest task from the last piece of a round to its points: the piece, the frame and the points fly."""
    state, last = before_reveal()
    with phone(browser) as (context, page):
        stage = Stage(page, hues_and_cues.GAME, hues_and_cues.GAME.copy(state))
        stage.open(_table(context, address, hues_and_cues.GAME.meta.id))
        page.locator("[role=grid]").wait_for()
        page.evaluate(QUIET)
        page.evaluate("tasks.length = 0")
        emitted = hues_and_cues.GAME.apply(state, hues_and_cues.GAME.whose_turn(state)[0], last, RNG)
        stage.show(state, [event for event, audience in emitted if audience is None])
        page.wait_for_function(ALL_TOLD)
        page.locator(".summary").wait_for()
        page.evaluate(QUIET)
        return _longest(page)


def clay_frames_ms(browser: Browser, address: str) -> list[float]:
    """Between one frame and the next while a finger drags over the clay."""
    with phone(browser) as (context, page):
        Stage(page, cluzzle.GAME, at_work()).open(_table(context, address, cluzzle.GAME.meta.id))
        page.get_by_role("button", name="A ball").click()
        clay = page.locator("canvas").first
        clay.wait_for()
        page.wait_for_load_state("networkidle")
        page.evaluate(QUIET)
        _drag_over(page, clay)
        return list(page.evaluate("cancelAnimationFrame(noting), frames_ms"))


def _drag_over(page: Page, clay: Locator) -> None:
    box = clay.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x - REACH, y)
    page.mouse.down()
    page.evaluate(FRAMES)
    for step in range(STEPS):
        page.mouse.move(x - REACH + 2 * REACH * step / STEPS, y + REACH / 2 * (step % 40) / 40)
    page.mouse.up()
