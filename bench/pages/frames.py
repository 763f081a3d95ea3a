"""How long scripts keep the page busy in each frame of the screen, while UNO deals and the first cards fly."""

from __future__ import annotations

import json
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from typing import Any

from playwright.sync_api import Browser, Page
from server_and_browser import NO_COACH

CATEGORIES = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
    "blink.user_timing",
]
SCREEN_FRAME = "BeginFrame"
"""Sixty times a second. What moves without a script moves in them all, whether the page's own thread is asked or not."""
PAGE_FRAME = "BeginMainThreadFrame"
SCRIPTS = frozenset(
    {"FunctionCall", "EvaluateScript", "TimerFire", "FireAnimationFrame", "EventDispatch", "RunMicrotasks"}
)
"""What Chromium calls the tasks that run scripts. They may lie within each other."""

DEALING_MS = 5_000

FLYING, LANDED = "cards begin to fly", "all cards have landed"
MARK_FLIGHTS = f"""
  let flying = false;
  new MutationObserver(() => {{
    if (flying === (document.querySelector('.flying') !== null)) return;
    flying = !flying;
    performance.mark(flying ? '{FLYING}' : '{LANDED}');
  }}).observe(document, {{ childList: true, subtree: true }});
"""
"""Says in the trace when cards are in the air: the frames between would only dilute the figures."""


def script_ms_per_frame(browser: Browser, address: str) -> list[float]:
    """One figure for each frame with a card in the air, from the start of a game with four players on."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, device_scale_factor=2)
    context.add_init_script(NO_COACH)
    context.add_init_script(MARK_FLIGHTS)
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
    """Milliseconds of script between the beginning of each frame with a flying card and that of the next frame."""
    process, thread = _busiest_thread(events)
    begins = sorted(e["ts"] for e in events if e["name"] == SCREEN_FRAME and e["pid"] == process)
    spent = [0.0] * max(0, len(begins) - 1)
    scripts = (e for e in events if (e["pid"], e["tid"]) == (process, thread) and e["name"] in SCRIPTS)
    for task in _outermost(event for event in scripts if "dur" in event):
        _spread(task, begins, spent)
    return [
        ms
        for first, last in _flights(events, process)
        for ms in spent[max(0, bisect_right(begins, first) - 1) : bisect_left(begins, last)]
    ]


def _flights(events: Sequence[dict[str, Any]], process: int) -> list[tuple[float, float]]:
    """From when to when cards were in the air. The first card is made in the frame that is counted first."""
    at = {
        name: sorted(event["ts"] for event in events if event["name"] == name and event["pid"] == process)
        for name in (FLYING, LANDED)
    }
    if not at[FLYING]:
        raise ValueError("no card has flown")
    return list(zip(at[FLYING], [*at[LANDED], float("inf")], strict=False))


def _spread(task: dict[str, Any], begins: Sequence[float], spent: list[float]) -> None:
    """A script that takes longer than a frame lies in several. The time in which others had the processor is not its own."""
    # The shortest are traced without the processor's time.
    start, end = task["ts"], task["ts"] + task.get("tdur", task["dur"])
    first = max(0, bisect_right(begins, start) - 1)
    for frame in range(first, min(bisect_left(begins, end), len(spent))):
        within = min(end, begins[frame + 1]) - max(start, begins[frame])
        spent[frame] += max(0, within) / 1000


def _busiest_thread(events: Sequence[dict[str, Any]]) -> tuple[int, int]:
    """The page's own: the one that draws most frames."""
    threads = [(event["pid"], event["tid"]) for event in events if event["name"] == PAGE_FRAME]
    return max(set(threads), key=threads.count)


def _outermost(events: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The tasks without those that lie within another one."""
    tasks: list[dict[str, Any]] = []
    end = 0.0
    for event in sorted(events, key=lambda event: (event["ts"], -event["dur"])):
        if event["ts"] >= end:
            tasks.append(event)
            end = event["ts"] + event["dur"]
    return tasks
