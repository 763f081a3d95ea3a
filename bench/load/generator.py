"""The load generator: a process of its own that opens tables at one server and plays at them when it is told to.

    python generator.py CONTENDER PORT PID TABLES

Opens the tables, says on stdout what they cost, and then takes one line of JSON after the other from stdin:
{"moves": 1000, "rate": 0} plays as fast as it goes, a rate plays so many moves a second. Each is answered by a line.
It ends with its input. PID is the server's, whose use of the processor and of memory is read from /proc.
"""

from __future__ import annotations

import asyncio
import gc
import statistics
import sys
import time
from typing import Any

import msgspec
import uvloop
from boardgameio import BoardgameIo
from colyseus import Colyseus
from load_runs import PacedRun, UnpacedRun
from ours import Ours
from process_usage import cpu_seconds, resident_kb
from tables import Contender, ContenderBroken, LoadCounts, LoadTable

CONTENDERS: dict[str, type[Contender]] = {"ours": Ours, "boardgameio": BoardgameIo, "colyseus": Colyseus}
AT_ONCE = 16
SETTLE = 0.3
"""Seconds after which a server that has opened its tables has come to rest."""
AFTER = 0.1
"""Seconds for what a server still has to do when the last frame is out, such as writing its files."""


class Order(msgspec.Struct):
    moves: int
    rate: float = 0.0


class Generator:
    def __init__(self, contender: Contender, server: int) -> None:
        self.contender = contender
        self.server = server
        self.tables: list[LoadTable] = []

    async def open(self, count: int) -> dict[str, Any]:
        """The first table is not counted: with it comes what is loaded once."""
        room = asyncio.Semaphore(AT_ONCE)
        self.tables = [await self._open(0, room)]
        await asyncio.sleep(SETTLE)
        before = resident_kb(self.server)
        self.tables += await asyncio.gather(*[self._open(number, room) for number in range(1, count + 1)])
        await asyncio.sleep(SETTLE)
        return {"kb_per_table": (resident_kb(self.server) - before) / count}

    async def _open(self, number: int, room: asyncio.Semaphore) -> LoadTable:
        async with room:
            return await asyncio.wait_for(self.contender.open(number), 60)

    async def play(self, order: Order) -> dict[str, Any]:
        """The first table rests, so that as many play as were counted."""
        tables = self.tables[1:]
        play = PacedRun(tables, order.moves, order.rate) if order.rate else UnpacedRun(tables, order.moves)
        self.contender.counts.reset()
        wall, mine, theirs = time.perf_counter(), time.process_time(), cpu_seconds(self.server)
        await play.run()
        wall, mine = time.perf_counter() - wall, time.process_time() - mine
        await asyncio.sleep(AFTER)
        used = cpu_seconds(self.server) - theirs
        return self._figures(wall, mine, used) | {"behind": getattr(play, "behind", 0)}

    def _figures(self, wall: float, mine: float, used: float) -> dict[str, Any]:
        counts = self.contender.counts
        moves = len(counts.latencies)
        if moves < 2 or used <= 0:
            raise ContenderBroken(f"no progress: {moves} moves in {wall:.1f} s")
        hundredths = statistics.quantiles(counts.latencies, n=100, method="inclusive")
        return {
            "moves": moves,
            "refused": counts.refused,
            "per_cpu_second": moves / used,
            "per_second": moves / wall,
            "bytes_per_move": counts.bytes / moves,
            "p50_ms": hundredths[49] * 1000,
            "p99_ms": hundredths[98] * 1000,
            "generator_load": mine / wall,
            "server_load": used / wall,
            "rss_mb": resident_kb(self.server) / 1024,
        }


async def main() -> None:
    name, port, server, count = sys.argv[1:]
    generator = Generator(
        CONTENDERS[name]([int(each) for each in port.split(",")], LoadCounts()), int(server)
    )
    try:
        say(await generator.open(int(count)))
        # What was made by now stays; the collector need not look at it again and again.
        gc.freeze()
        while line := await asyncio.to_thread(sys.stdin.readline):
            say(await generator.play(msgspec.json.decode(line, type=Order)))
    except (ContenderBroken, OSError, TimeoutError, msgspec.MsgspecError) as error:
        say({"broken": f"{type(error).__name__}: {error}"})


def say(figures: dict[str, Any]) -> None:
    print(msgspec.json.encode(figures).decode(), flush=True)


if __name__ == "__main__":
    uvloop.run(main())
