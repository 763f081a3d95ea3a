"""What every benchmark shares: its arguments, its table, and the bars it closes with."""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec import Struct, field
from rich.console import Console
from rich.table import Table

REPETITIONS = 5
QUICK_REPETITIONS = 2

_WIDE = 200
"""Columns where nobody says how many there are, as in a file."""


class Bar(Struct, frozen=True):
    """A figure that must be reached."""

    name: str
    value: float
    required: float
    ok: bool


class Report(Struct):
    rows: list[dict[str, Any]] = field(default_factory=list)
    bars: list[Bar] = field(default_factory=list)

    def at_least(self, name: str, value: float, required: float) -> None:
        self.bars.append(Bar(name, round(value, 3), required, value >= required))

    def at_most(self, name: str, value: float, required: float) -> None:
        self.bars.append(Bar(name, round(value, 3), required, value <= required))


def arguments(description: str, topics: str = "") -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--json", action="store_true", help="print one object with rows and bars")
    parser.add_argument("--quick", action="store_true", help="a rough look within 50 seconds")
    parser.add_argument(
        "--only", metavar="WORD", default="", help=f"leave out what has not this word in it{topics}"
    )
    return parser


def tell(words: str) -> None:
    """Progress, for whoever waits; on stderr, so that --json stays one object."""
    print(words, file=sys.stderr, flush=True)


def interleaved(contenders: dict[str, Callable[[], float]], repetitions: int) -> dict[str, list[float]]:
    """Every contender once, then every one again: what the machine does to one, it does to all."""
    figures: dict[str, list[float]] = {name: [] for name in contenders}
    for repetition in range(repetitions):
        tell(f"repetition {repetition + 1} of {repetitions}")
        for name, run in contenders.items():
            figures[name].append(run())
    return figures


def ratio(ours: Iterable[float], theirs: Iterable[float]) -> float:
    """The median of the ratios within each repetition, where the machine was the same for both."""
    return statistics.median(one / other for one, other in zip(ours, theirs, strict=True))


def finish(report: Report, *, as_json: bool) -> int:
    """Print everything; the exit status says whether every bar was reached."""
    if as_json:
        print(msgspec.json.encode(report).decode())
    else:
        _print_tables(report)
    return 0 if all(bar.ok for bar in report.bars) else 1


def _print_tables(report: Report) -> None:
    console = Console(width=None if sys.stdout.isatty() else _WIDE)
    columns = list(dict.fromkeys(key for row in report.rows for key in row))
    rows = Table(*columns)
    for row in report.rows:
        rows.add_row(*[_figure(row.get(column, "")) for column in columns])
    bars = Table("bar", "value", "required", "ok")
    for bar in report.bars:
        bars.add_row(bar.name, _figure(bar.value), _figure(bar.required), "yes" if bar.ok else "NO")
    console.print(rows)
    console.print(bars)


def _figure(value: object) -> str:
    if isinstance(value, float):
        return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"
    return str(value)
