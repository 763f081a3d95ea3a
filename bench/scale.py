"""What several workers cost: two of them with a PostgreSQL, beside one worker with SQLite, in one run.

    .venv/bin/python bench/scale.py            # about four minutes
    .venv/bin/python bench/scale.py --quick    # a rough look

The load is that of bench/server.py: tables of UNO with four sockets each, of which two are with either worker, and a
move counts when the last of the four has seen it. PostgreSQL is real, started by the script, and forces every commit
to the disk. CPU time is that of the workers and of PostgreSQL together.

Leases are measured without sockets: the time of one heartbeat of a worker that runs 25,000 tables, which it sends every second.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from bars import QUICK_REPETITIONS, REPETITIONS, Report, arguments, ratio, tell
from load.heartbeats import heartbeat_ms
from load.running_contender import ContenderKind, data_folder, huetable, report_on, workers
from msgspec import Struct

from server import Run, by_turns, running_contenders

SQLITE, WORKERS, MANY = "one worker, SQLite", "two workers, PostgreSQL", "two workers, many tables"

RATE = 400.0
"""Moves a second for the latency."""


class Size(Struct, frozen=True):
    tables: int = 200
    many: int = 1000
    moves: int = 15_000
    warm: int = 5000
    repetitions: int = REPETITIONS
    paced: int = 2400
    paced_repetitions: int = 3
    heartbeats: int = 300


QUICK = Size(40, 150, 3000, 1000, QUICK_REPETITIONS, 600, 1, 100)


def compare(size: Size, run: Run, folder: Path) -> None:
    found = {SQLITE: huetable(SQLITE, folder / "sqlite"), WORKERS: workers(WORKERS, folder / "workers")}
    with running_contenders(found, dict.fromkeys(found, size.tables), folder) as made:
        for name, running in made.items():
            run.opened[name] = running.opened
            running.play(size.warm)
        by_turns(made, size.repetitions, size.moves, 0.0, run.fast)
        tell(f"{RATE:.0f} moves a second")
        by_turns({WORKERS: made[WORKERS]}, size.paced_repetitions, size.paced, RATE, run.paced)


def many(size: Size, run: Run, folder: Path) -> None:
    found: dict[str, ContenderKind] = {MANY: workers(MANY, folder / "many")}
    with running_contenders(found, {MANY: size.many}, folder) as made:
        run.opened[MANY] = made[MANY].opened
        made[MANY].play(size.paced // 2, RATE)
        by_turns(made, size.paced_repetitions, size.paced, RATE, run.paced)


def table_rows(run: Run) -> list[dict[str, Any]]:
    rows = []
    for name in run.opened:
        fast, paced = name in run.fast, name in run.paced
        rows.append(
            {
                "contender": name,
                "moves/CPU-s": run.middle(name, "per_cpu_second") if fast else "",
                "moves/s": run.middle(name, "per_second") if fast else "",
                "p50 ms": run.middle(name, "p50_ms", paced=True) if paced else "",
                "p99 ms": run.middle(name, "p99_ms", paced=True) if paced else "",
                "server load": run.middle(name, "server_load", paced=not fast),
                "generator load": run.middle(name, "generator_load", paced=not fast),
            }
        )
    return rows


def measure(only: str, size: Size) -> Report:
    run, report = Run(), Report()
    with tempfile.TemporaryDirectory(prefix="scale-", dir=data_folder()) as folder:
        if only in "scale.vs_sqlite scale.p99_ms":
            compare(size, run, Path(folder))
            cost = ratio(run.all(WORKERS, "per_cpu_second"), run.all(SQLITE, "per_cpu_second"))
            report.at_least("scale.vs_sqlite", cost, 0.4)
            report.at_most("scale.p99_ms", run.middle(WORKERS, "p99_ms", paced=True), 50.0)
        if only in "scale.many_p99_ms":
            many(size, run, Path(folder))
            report.at_most("scale.many_p99_ms", run.middle(MANY, "p99_ms", paced=True), 100.0)
    if only in "scale.lease_ms":
        report.at_most("scale.lease_ms", heartbeat_ms(size.heartbeats), 2.0)
    report.rows = table_rows(run)
    return report


def main() -> int:
    given = arguments(
        __doc__ or "", " (bars: scale.vs_sqlite, scale.p99_ms, scale.many_p99_ms, scale.lease_ms)"
    ).parse_args()
    return report_on(lambda: measure(given.only, QUICK if given.quick else Size()), as_json=given.json)


if __name__ == "__main__":
    sys.exit(main())
