"""What the page costs and how quick it is, in headless Chromium on this machine.

    .venv/bin/python bench/web.py                     # two minutes
    .venv/bin/python bench/web.py --only lighthouse   # one part of it: home, lighthouse, taps, click, frames, clay or slow
    .venv/bin/python bench/web.py --only slow --before ../before   # beside an older checkout, prepared by its tools/prepare

The front end is the one that is built; the server is the whole server, started on a free port. "slow" is a phone with a
processor six times slower, on slow 4G. Lighthouse is installed
from npm into an environment of its own, once; its marks are medians on its mobile settings.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from playwright.sync_api import Browser

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests/browser/kit"))

import server_and_browser
from bars import Report, arguments, finish, tell
from pages import arriving, clay, frames, latency, lighthouse, slow, weight


def home(report: Report, address: str, *, quick: bool) -> None:
    with server_and_browser.browser() as browser:
        languages = weight.home_kb(browser, address)
    for language, sizes in languages.items():
        report.rows += [{"what": f"{language}: {name}", "kB": size} for name, size in sizes.items()]
    report.at_most("web.home_kb", max(sum(sizes.values()) for sizes in languages.values()), 60)


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


def slow_phone(report: Report, address: str, *, quick: bool, before: str | None = None) -> None:
    """Every figure is a median; an older checkout is measured in turns with this one, and has rows but no bars."""
    addresses = {"now": address} | ({} if before is None else {"before": before})
    runs: dict[str, list[dict[str, float]]] = {name: [] for name in addresses}
    with server_and_browser.browser() as browser:
        for _ in range(1 if quick else 5):
            for name, each in addresses.items():
                runs[name].append(_slow_figures(browser, each))
    for name, taken in runs.items():
        middle = {what: statistics.median(run[what] for run in taken) for what in taken[0]}
        report.rows += [
            {"what": f"slow phone, {name}: {what}", "value": value} for what, value in middle.items()
        ]
        if name == "now":
            for what, most in SLOW_BARS.items():
                report.at_most(f"web.{what}", middle[what], most)


GAMES = ("uno_coloradd", "hues_and_cues", "guardians_of_hue", "cluzzle", "dye_pot")

SLOW_BARS = {
    "slow_home_s": 2.5,
    "slow_table_s": 4.0,
    "slow_requests": 26,
    "slow_task_ms": 200,
    "slow_reveal_ms": 200,
    "slow_clay_ms": 80,
}


def _slow_figures(browser: Browser, address: str) -> dict[str, float]:
    home = slow.arrival(browser, address, None)
    tables = [slow.arrival(browser, address, game) for game in GAMES]
    room = slow.arrival(browser, address, "uno_coloradd", start=False)
    return {
        "slow_home_s": home["s"],
        "slow_table_s": max(table["s"] for table in tables),
        "slow_requests": max(table["requests"] for table in tables),
        "slow_task_ms": max(arrived["task ms"] for arrived in (home, *tables, room)),
        "slow_reveal_ms": slow.hues_reveal_ms(browser, address),
        "slow_clay_ms": _percentile(slow.clay_frames_ms(browser, address), 95),
    }


def _percentile(figures: list[float], share: int) -> float:
    return statistics.quantiles(figures, n=100)[share - 1]


PARTS: dict[str, Callable[..., None]] = {
    "home": home,
    "lighthouse": marks,
    "taps": taps,
    "click": click,
    "frames": deal,
    "clay": strokes,
    "slow": slow_phone,
}


def _server_before(checkout: Path | None) -> AbstractContextManager[str | None]:
    if checkout is None:
        return nullcontext()
    return server_and_browser.server(python=checkout.resolve() / ".venv/bin/python")


def main() -> int:
    parser = arguments(__doc__ or "", f" ({', '.join(PARTS)})")
    parser.add_argument("--before", type=Path, help="an older checkout, to measure a slow phone there too")
    wanted = parser.parse_args()
    report = Report()
    with server_and_browser.server() as address, _server_before(wanted.before) as before:
        for name, part in PARTS.items():
            if wanted.only in name:
                tell(name)
                more = {"before": before} if part is slow_phone else {}
                part(report, address, quick=wanted.quick, **more)
    return finish(report, as_json=wanted.json)


if __name__ == "__main__":
    sys.exit(main())
