"""How long scripts keep the page busy in each frame that it draws, while UNO deals and the first cards fly."""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import Any

from playwright.sync_api import Browser, Page
from server_and_browser import NO_COACH

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "v8"]
FRAME = "BeginMainThreadFrame"
SCRIPTS = frozenset(
    {"FunctionCall", "EvaluateScript", "TimerFire", "FireAnimationFrame", "EventDispatch", "RunMicrotasks"}
)
"""What Chromium calls the tasks that run scripts. They may lie within each other."""

DEALING_MS = 5_000


def script_ms_per_frame(browser: Browser, address: str) -> list[float]:
    """One figure for each frame, from the start of a game with four players on."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, device_scale_factor=2)
    context.add_init_script(NO_COACH)
    order = {"game": "uno_coloradd", "name": "Mira", "bots": ["normal"] * 3, "clocks": "off", "pace": "brisk"}
    link = context.request.post(f"{address}/api/tables", data=order).json()["link"]
    page = context.new_page()
    page.goto(link)
    page.get_by_role("button", name="Start the game").wait_for()
    trace = _trace_deal(browser, page)
    context.close()
    return _script_by_frame(json.loads(trace)["traceEvents"])


def _trace_deal(browser: Browser, page: Page) -> bytes:
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("toolbar", name="Your hand").wait_for()
    page.wait_for_timeout(DEALING_MS)
    return browser.stop_tracing()


def _script_by_frame(events: Sequence[dict[str, Any]]) -> list[float]:
    """Milliseconds of script between the beginning of each frame and that of the next one."""
    thread = _busiest_thread(events)
    mine = [event for event in events if (event["pid"], event["tid"]) == thread]
    begins = sorted(event["ts"] for event in mine if event["name"] == FRAME)
    spent = [0.0] * max(0, len(begins) - 1)
    for start, length in _outermost(event for event in mine if event["name"] in SCRIPTS and "dur" in event):
        frame = bisect_right(begins, start) - 1
        if 0 <= frame < len(spent):
            spent[frame] += length / 1000
    return spent


def _busiest_thread(events: Sequence[dict[str, Any]]) -> tuple[int, int]:
    """The page's own: the one that draws most frames."""
    threads = [(event["pid"], event["tid"]) for event in events if event["name"] == FRAME]
    return max(set(threads), key=threads.count)


def _outermost(events: Iterable[dict[str, Any]]) -> list[tuple[float, float]]:
    """When each task began and how long it took, without those that lie within another one."""
    tasks: list[tuple[float, float]] = []
    end = 0.0
    for event in sorted(events, key=lambda event: (event["ts"], -event["dur"])):
        if event["ts"] >= end:
            tasks.append((event["ts"], event["dur"]))
            end = event["ts"] + event["dur"]
    return tasks
