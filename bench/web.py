"""What the page costs and how quick it is, in headless Chromium on this machine.

    .venv/bin/python bench/web.py                     # two minutes
    .venv/bin/python bench/web.py --only lighthouse   # one part of it: home, lighthouse, taps, click, frames or clay

The front end is the one that is built; the server is the whole server, started on a free port. Lighthouse is installed
from npm into an environment of its own, once; its marks are medians on its mobile settings.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

import server_and_browser
from bars import Report, arguments, finish, tell
from pages import arriving, clay, frames, latency, lighthouse, weight


def home(report: Report, address: str, *, quick: bool) -> None:
    with server_and_browser.browser() as browser:
        sizes = weight.home_kb(browser, address)
    report.rows += [{"what": name, "kB": size} for name, size in sizes.items()]
    report.at_most("web.home_kb", sum(sizes.values()), 60)


def marks(report: Report, address: str, *, quick: bool) -> None:
    for page, link in lighthouse.pages(address).items():
        runs = [lighthouse.marks(link) for _ in range(1 if quick else 3)]
        for category, bar in lighthouse.BARS.items():
            mark = statistics.median(run[category] for run in runs)
            report.at_least(f"web.lighthouse_{page}_{category.replace('-', '_')}", mark, bar)


def taps(report: Report, address: str, *, quick: bool) -> None:
    with server_and_browser.browser() as browser:
        report.at_most("web.taps_to_table", arriving.taps_to_the_table(browser, address), 2)


def click(report: Report, address: str, *, quick: bool) -> None:
    with server_and_browser.browser() as browser:
        figures = latency.click_to_screen_ms(browser, address, 10 if quick else 60)
    for name, share in (("median", 50), ("p90", 90)):
        report.rows.append({"what": f"click to screen, {name}", "ms": _percentile(figures, share)})
    report.at_most("web.click_to_screen_ms", statistics.median(figures), 100)


def deal(report: Report, address: str, *, quick: bool) -> None:
    with server_and_browser.browser() as browser:
        figures = [
            ms for _ in range(1 if quick else 3) for ms in frames.script_ms_per_frame(browser, address)
        ]
    report.rows.append(
        {"what": "script in a frame while UNO deals, median", "ms": statistics.median(figures)}
    )
    report.rows.append({"what": "script in a frame while UNO deals, most", "ms": max(figures)})
    report.at_most("web.frame_ms", _percentile(figures, 95), 4)


def strokes(report: Report, address: str, *, quick: bool) -> None:
    with server_and_browser.browser() as browser:
        figures = clay.steps_ms(browser, address, 60 if quick else 200)
    worst = 0.0
    for name, taken in figures.items():
        slow = _percentile(taken, 95)
        worst = max(worst, slow)
        report.rows.append({"what": f"clay, {name}", "median ms": statistics.median(taken), "p95 ms": slow})
    report.at_most("web.clay_step_ms", worst, 16)


def _percentile(figures: list[float], share: int) -> float:
    return statistics.quantiles(figures, n=100)[share - 1]


PARTS: dict[str, Callable[..., None]] = {
    "home": home,
    "lighthouse": marks,
    "taps": taps,
    "click": click,
    "frames": deal,
    "clay": strokes,
}


def main() -> int:
    wanted = arguments(__doc__ or "", f" ({', '.join(PARTS)})").parse_args()
    report = Report()
    with server_and_browser.server() as address:
        for name, part in PARTS.items():
            if wanted.only in name:
                tell(name)
                part(report, address, quick=wanted.quick)
    return finish(report, as_json=wanted.json)


if __name__ == "__main__":
    sys.exit(main())
