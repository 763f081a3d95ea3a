"""Whether a change made us slower: this checkout and an older one, interleaved in one run.

    git worktree add ../before COMMIT && ../before/tools/prepare
    .venv/bin/python bench/checkouts.py ../before               # about twenty minutes
    .venv/bin/python bench/checkouts.py ../before --only engine --repetitions 20

Each checkout runs its own benchmark with its own environment. A bar holds where the median of new/old is at least 0.97, or
where its 95 % interval includes 1: single runs differ by more than ten per cent on a machine that does anything else.
"""

from __future__ import annotations

import json
import random
import statistics
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from bars import Bar, Report, arguments, finish, interleaved

HERE = Path(__file__).resolve().parent.parent
REQUIRED = 0.97
SECONDS = "3.0"
SAMPLES = 10_000

Measure = Callable[[Path], float]


def engine(mode: str, checkout: Path) -> float:
    """Rounds of UNO a second of CPU time."""
    script = checkout / "bench/contenders/ours_uno.py"
    figures = run(checkout, ["taskset", "-c", "0", python(checkout), str(script), mode, SECONDS])
    return float(figures["rounds"] / figures["seconds"])


def server(checkout: Path) -> float:
    """Durable moves a second of CPU time, each sent to four players."""
    script = str(checkout / "bench/server.py")
    report = run(checkout, [python(checkout), script, "--quick", "--json", "--only", "server.kb_per_table"])
    (row,) = [row for row in report["rows"] if row["contender"] == "huetable"]
    return float(row["moves/CPU-s"])


MEASURES: dict[str, Measure] = {
    "engine.bare": partial(engine, "bare"),
    "engine.view": partial(engine, "view"),
    "server.moves": server,
}


def python(checkout: Path) -> str:
    return str(checkout / ".venv/bin/python")


def run(checkout: Path, command: list[str]) -> Any:
    # A bar that the quick look misses is no failure here: only the figures count.
    done = subprocess.run(command, cwd=checkout, check=False, capture_output=True, text=True)
    if not done.stdout:
        sys.exit(f"{' '.join(command)} failed in {checkout}:\n{done.stderr}")
    return json.loads(done.stdout)


def interval(ratios: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of their median, by resampling."""
    rng = random.Random(1)
    medians = sorted(statistics.median(rng.choices(ratios, k=len(ratios))) for _ in range(SAMPLES))
    return medians[int(SAMPLES * 0.025)], medians[int(SAMPLES * 0.975)]


def compare(name: str, measure: Measure, old: Path, repetitions: int, report: Report) -> None:
    figures = interleaved({"old": partial(measure, old), "new": partial(measure, HERE)}, repetitions)
    ratios = [new / before for new, before in zip(figures["new"], figures["old"], strict=True)]
    median, (low, high) = statistics.median(ratios), interval(ratios)
    report.rows.append(
        {
            "benchmark": name,
            "old": statistics.median(figures["old"]),
            "new": statistics.median(figures["new"]),
            "new/old": median,
            "95 % from": low,
            "to": high,
        }
    )
    report.bars.append(
        Bar(f"checkouts.{name}", round(median, 3), REQUIRED, median >= REQUIRED or low <= 1 <= high)
    )


def main() -> int:
    parser = arguments(__doc__ or "")
    parser.add_argument("old", type=Path, help="the checkout to compare with, prepared by its tools/prepare")
    parser.add_argument("--repetitions", type=int, default=10)
    wanted = parser.parse_args()
    report = Report()
    for name, measure in MEASURES.items():
        if wanted.only in name:
            compare(name, measure, wanted.old.resolve(), 2 if wanted.quick else wanted.repetitions, report)
    return finish(report, as_json=wanted.json)


if __name__ == "__main__":
    sys.exit(main())
