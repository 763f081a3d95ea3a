"""How much a server does: 200 tables of UNO with four sockets each, ours and the peers' in one run.

    .venv/bin/python bench/server.py            # about seven minutes
    .venv/bin/python bench/server.py --quick    # a rough look

After every move each of the four is sent a view of their own, and the move counts when the last of them has it.
One move is on its way at each table. Ours is the whole server as `huetable serve` starts it, with the full game, and
every move is on disk (SQLite, synchronous=FULL) before anybody sees it. The peers play UNO by the same rules, written
for them (contenders/uno.mjs), and show as much of it: hands, counts, piles, the threat and whom to catch, what happened,
the lawful moves. They run in their fastest settings: boardgame.io in memory and with its own files, Colyseus with
messages (it stores nothing). Servers run on core 0, the load generator on core 1. Moves are counted by the second of
CPU time that the server has used, so a busy machine slows all alike; the generator speaks each protocol in raw frames.

All play the same number of moves, not for the same time: what a move costs may depend on how many there were before it
(boardgame.io's FlatFile writes the whole log of a game anew with every move), so all are measured at games that are
equally far. The fifty moves before the measurement are about a round, the sixty of each repetition one more; a match
to 500 points takes about ten.

Loading is measured without sockets, by length of log: the time for which the loop's thread was busy with it in all, once with
the snapshot beside the log and once without one, as after an update. The worst of them is the bar.

Starting is measured as the CPU time of `huetable serve` until it has answered a request.
"""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from bars import QUICK_REPETITIONS, REPETITIONS, Report, arguments, interleaved, ratio, tell
from load.long_tables import LoadTime, load_times
from load.running_contender import (
    BenchmarkFailed,
    ContenderKind,
    RunningContender,
    boardgameio,
    colyseus,
    data_folder,
    huetable,
    report_on,
)
from load.starts import start_times
from msgspec import Struct

from huetable.store.sqlite.log_reader import read_all_rows

OURS, MEMORY, FLATFILE = "huetable", "boardgame.io memory", "boardgame.io FlatFile"
COLYSEUS, FEW, MANY = "Colyseus messages", "huetable few tables", "huetable many tables"

NEEDS = {
    "server.boardgameio_memory": (OURS, MEMORY),
    "server.boardgameio_flatfile": (OURS, FLATFILE),
    "server.colyseus_messages": (OURS, COLYSEUS),
    "server.p99_ms": (OURS,),
    "server.bytes_per_move": (OURS,),
    "server.kb_per_table": (OURS,),
    "server.flat_tables": (FEW, MANY),
    "server.load_ms": (),
    "start.cpu_s": (),
}
"""The bars, and who has to run for each."""


class Size(Struct, frozen=True):
    """How much."""

    tables: int = 200
    moves: int = 12_000
    warm: int = 10_000
    """Before the first measurement: a compiler that learns while it runs has learnt by then."""
    repetitions: int = REPETITIONS
    paced: int = 1200
    paced_repetitions: int = 3
    few: int = 10
    many: int = 1000
    flat: int = 1600
    log_lengths: tuple[int, ...] = (500, 1000, 2000, 4000, 9900)
    """Moves; the last is as many as a game may have."""
    games: int = 1000
    """At one table, begun and ended at once."""
    starts: int = 9


QUICK = Size(40, 2000, 1000, QUICK_REPETITIONS, 240, 1, 10, 100, 480, (500, 1000, 2000, 4000), 100, 3)

RATE = 200.0
"""Moves a second for the latency."""

FLAT_RATE = 400.0
"""Moves a second for few and for many tables: the same work, and no guest sends more than one may."""


class Run:
    """What was measured, by contender."""

    def __init__(self) -> None:
        self.fast: dict[str, list[dict[str, Any]]] = {}
        self.paced: dict[str, list[dict[str, Any]]] = {}
        self.opened: dict[str, dict[str, Any]] = {}
        self.loads: list[LoadTime] = []
        self.starts: list[float] = []

    def middle(self, name: str, figure: str, *, paced: bool = False) -> float:
        runs = (self.paced if paced else self.fast)[name]
        return statistics.median(run[figure] for run in runs)

    def all(self, name: str, figure: str) -> list[float]:
        return [run[figure] for run in self.fast[name]]


def kinds(folder: Path, names: list[str]) -> dict[str, ContenderKind]:
    made = {
        OURS: lambda: huetable(OURS, folder / "ours"),
        MEMORY: lambda: boardgameio(MEMORY),
        FLATFILE: lambda: boardgameio(FLATFILE, str(folder / "flatfile")),
        COLYSEUS: lambda: colyseus(COLYSEUS),
        FEW: lambda: huetable(FEW, folder / "few"),
        MANY: lambda: huetable(MANY, folder / "many"),
    }
    return {name: made[name]() for name in made if name in names}


@contextmanager
def running_contenders(
    kinds: dict[str, ContenderKind], tables: dict[str, int], folder: Path
) -> Iterator[dict[str, RunningContender]]:
    """All started, all tables open; whatever happens, all are ended."""
    made = {name: RunningContender(kind, tables[name], folder) for name, kind in kinds.items()}
    try:
        for running in made.values():
            running.start()
        for name, running in made.items():
            tell(f"{name}: opening {running.tables} tables")
            running.open()
        for running in made.values():
            running.wait()
        yield made
    finally:
        for running in made.values():
            running.stop()


def compare(found: dict[str, ContenderKind], size: Size, run: Run, folder: Path) -> None:
    """As fast as it goes, then at a pace, all contenders by turns."""
    with running_contenders(found, dict.fromkeys(found, size.tables), folder) as made:
        for name, running in made.items():
            run.opened[name] = running.opened
            running.play(size.warm)
        by_turns(made, size.repetitions, size.moves, 0.0, run.fast)
        tell(f"{RATE:.0f} moves a second")
        by_turns(made, size.paced_repetitions, size.paced, RATE, run.paced)
        moves = made[OURS].moves if OURS in made else 0
    if moves:
        check_log(folder / "ours", moves)


def flat(found: dict[str, ContenderKind], size: Size, run: Run, folder: Path) -> None:
    """The same number of moves a second at few and at many tables."""
    with running_contenders(found, {FEW: size.few, MANY: size.many}, folder) as made:
        for name, running in made.items():
            run.opened[name] = running.opened
            running.play(size.flat // 2, FLAT_RATE)
        by_turns(made, size.repetitions, size.flat, FLAT_RATE, run.fast)
        run.paced.update({name: run.fast[name] for name in made})


def by_turns(
    made: dict[str, RunningContender],
    repetitions: int,
    moves: int,
    rate: float,
    into: dict[str, list[dict[str, Any]]],
) -> None:
    def turn(name: str) -> float:
        figures = made[name].play(moves, rate)
        if rate and figures["per_second"] < 0.8 * rate:
            tell(f"{name}: only {figures['per_second']:.0f} of {rate:.0f} moves a second were reached")
        into.setdefault(name, []).append(figures)
        return float(figures["per_cpu_second"])

    interleaved({name: lambda name=name: turn(name) for name in made}, repetitions)


def check_log(data: Path, moves: int) -> None:
    """What was counted must be on disk: every move that was seen has its row."""
    with closing(sqlite3.connect(data / "huetable.db")) as log:
        rows = sum(row.kind == "move" for row in read_all_rows(log))
    if rows < moves:
        raise BenchmarkFailed(f"{moves} moves were seen and {rows} are on disk")
    tell(f"{moves} moves were counted, {rows} are on disk")


def table_rows(run: Run) -> list[dict[str, Any]]:
    rows = []
    for name, runs in run.fast.items():
        rows.append(
            {
                "contender": name,
                "moves/CPU-s": run.middle(name, "per_cpu_second"),
                "moves/s": run.middle(name, "per_second"),
                "B/move": run.middle(name, "bytes_per_move"),
                "KB/table": run.opened[name]["kb_per_table"],
                "p50 ms": run.middle(name, "p50_ms", paced=True),
                "p99 ms": run.middle(name, "p99_ms", paced=True),
                "server load": run.middle(name, "server_load"),
                "generator load": run.middle(name, "generator_load"),
                "RSS MB": runs[-1]["rss_mb"],
                "refused": sum(each["refused"] for each in runs),
            }
        )
    starts = [start_row(run.starts)] if run.starts else []
    return rows + [load_row(load) for load in run.loads] + starts


def load_row(load: LoadTime) -> dict[str, Any]:
    return {
        "contender": f"loading {load.log}",
        "rows": load.rows,
        "load ms": load.with_snapshot,
        "without snapshot": load.without_snapshot,
    }


def start_row(starts: list[float]) -> dict[str, Any]:
    return {"contender": "starting", "fastest CPU-s": min(starts), "slowest": max(starts)}


def add_bars(report: Report, run: Run, wanted: list[str]) -> None:
    for name, required in (
        ("server.boardgameio_memory", 4.5),
        ("server.boardgameio_flatfile", 10.0),
        ("server.colyseus_messages", 0.75),
    ):
        if name in wanted:
            ours, peer = (run.all(each, "per_cpu_second") for each in NEEDS[name])
            report.at_least(name, ratio(ours, peer), required)
    if "server.p99_ms" in wanted:
        report.at_most("server.p99_ms", run.middle(OURS, "p99_ms", paced=True), 10.0)
    if "server.bytes_per_move" in wanted:
        report.at_most("server.bytes_per_move", run.middle(OURS, "bytes_per_move"), 3000.0)
    if "server.kb_per_table" in wanted:
        report.at_most("server.kb_per_table", run.opened[OURS]["kb_per_table"], 70.0)
    if "server.flat_tables" in wanted:
        cost = ratio(run.all(FEW, "per_cpu_second"), run.all(MANY, "per_cpu_second"))
        report.at_most("server.flat_tables", cost, 1.25)
    if "server.load_ms" in wanted:
        worst = max(max(load.with_snapshot, load.without_snapshot) for load in run.loads)
        report.at_most("server.load_ms", worst, 100.0)
    if "start.cpu_s" in wanted:
        report.at_most("start.cpu_s", statistics.median(run.starts), 0.6)


def measure(wanted: list[str], size: Size) -> Run:
    names = [name for bar in wanted for name in NEEDS[bar]]
    run = Run()
    with tempfile.TemporaryDirectory(prefix="bench-", dir=data_folder()) as temporary:
        folder = Path(temporary)
        found = kinds(folder, names)
        main = {name: kind for name, kind in found.items() if name not in (FEW, MANY)}
        if main:
            compare(main, size, run, folder)
        if MANY in found:
            flat({name: found[name] for name in (FEW, MANY)}, size, run, folder)
        if "server.load_ms" in wanted:
            tell("loading tables with long logs")
            times = load_times(folder, size.log_lengths, size.games, size.repetitions)
            run.loads = asyncio.run(times)
        if "start.cpu_s" in wanted:
            tell("starting the server")
            run.starts = start_times(folder, size.starts)
    return run


def main() -> int:
    parser = arguments(__doc__ or "", f" (bars: {', '.join(NEEDS)})")
    given = parser.parse_args()
    wanted = [bar for bar in NEEDS if given.only in bar]
    if not wanted:
        parser.error(f"no bar has {given.only!r} in its name")
    return report_on(lambda: weigh(wanted, QUICK if given.quick else Size()), as_json=given.json)


def weigh(wanted: list[str], size: Size) -> Report:
    run = measure(wanted, size)
    report = Report(table_rows(run))
    add_bars(report, run, wanted)
    return report


if __name__ == "__main__":
    sys.exit(main())
