"""How much one guest's many tables slow another guest's bots down.

    .venv/bin/python bench/fairness.py            # about two minutes
    .venv/bin/python bench/fairness.py --quick    # a rough look

Ann plays UNO with three hard bots. Eve, another guest, has twenty tables with three hard bots each. All of them play as fast as
they can, on one server as `huetable serve` starts it. By turns, Eve's tables stand still and play. What is measured is how
long each of Ann's bots takes for its move, from the moment that it is its turn until Ann sees the move.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import time
from contextlib import AsyncExitStack, suppress
from pathlib import Path

from bars import QUICK_REPETITIONS, REPETITIONS, Report, arguments, tell
from load.running_contender import report_on
from msgspec import Struct

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

import server_and_browser

from huetable.client import CommandRefused, Connection, GuestClient, new_id
from huetable.server.http.api import NewTable
from huetable.table.wire.protocol import AddBot, Position

MOST_RATIO = 2.0
ANNS_SEAT = 0


class Size(Struct, frozen=True):
    tables: int = 20
    seconds: float = 10.0
    """Of each measurement."""
    repetitions: int = REPETITIONS


QUICK = Size(seconds=5.0, repetitions=QUICK_REPETITIONS)


class Figures(Struct):
    """How long Ann's bots took, in milliseconds."""

    alone: list[float]
    beside: list[float]


class BotTable(Struct):
    """A guest's table with three hard bots."""

    link: str
    seat: Connection


async def open_table(guest: GuestClient, stack: AsyncExitStack) -> BotTable:
    link = await guest.open_table(NewTable(game="uno_coloradd", name="Ann", clocks="off", pace="instant"))
    seat = await stack.enter_async_context(await guest.join(link.link))
    for _ in range(3):
        await seat.ask(AddBot(new_id(), "hard"))
    await seat.start()
    return BotTable(link.link, seat)


async def keep_playing(seat: Connection, may_play: asyncio.Event) -> None:
    """The table stands still while its guest does not move."""
    async for observation in seat.turns():
        await may_play.wait()
        # Somebody may have been quicker: then it is another turn.
        with suppress(CommandRefused):
            await seat.play(observation["moves"][0])


class Stopwatch:
    """How long the bots of a table take, seen from a second connection that only reads."""

    def __init__(self, watching: Connection) -> None:
        self._watching = watching
        self.took: list[float] = []

    async def run(self) -> None:
        began: float | None = None
        while True:
            await self._watching.until(Position)
            now, observation = time.perf_counter(), self._watching.observation
            if began is not None:
                self.took.append(1000 * (now - began))
            awaited = observation["awaited"] if observation else []
            began = now if awaited and ANNS_SEAT not in awaited else None

    async def measure(self, seconds: float) -> list[float]:
        self.took = []
        await asyncio.sleep(seconds)
        return self.took


async def measure(address: str, size: Size) -> Figures:
    figures, may_play, always = Figures([], []), asyncio.Event(), asyncio.Event()
    always.set()
    async with AsyncExitStack() as stack:
        ann, eve = [await stack.enter_async_context(GuestClient(address)) for _ in range(2)]
        home = await open_table(ann, stack)
        watch = Stopwatch(await stack.enter_async_context(await ann.join(home.link, watch=True)))
        tell(f"opening {size.tables} tables")
        many = [await open_table(eve, stack) for _ in range(size.tables)]
        tasks = [asyncio.create_task(keep_playing(table.seat, may_play)) for table in many]
        tasks += [asyncio.create_task(keep_playing(home.seat, always)), asyncio.create_task(watch.run())]
        # The first moves start the processes, and Eve's bots come to where they wait for her; neither is counted.
        await watch.measure(8)
        for repetition in range(size.repetitions):
            tell(f"repetition {repetition + 1} of {size.repetitions}")
            figures.alone += await watch.measure(size.seconds)
            may_play.set()
            await watch.measure(1)
            figures.beside += await watch.measure(size.seconds)
            may_play.clear()
            await watch.measure(3)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return figures


def report_of(figures: Figures) -> Report:
    report = Report()
    for name, took in (("alone", figures.alone), ("beside twenty tables", figures.beside)):
        report.rows.append(
            {
                "Ann's bots": name,
                "moves": len(took),
                "mean ms": statistics.mean(took),
                "p50 ms": statistics.median(took),
                "p95 ms": statistics.quantiles(took, n=20)[-1],
            }
        )
    slower = statistics.mean(figures.beside) / statistics.mean(figures.alone)
    report.at_most("fairness.bots_beside_twenty_tables", slower, MOST_RATIO)
    return report


def weigh(size: Size) -> Report:
    with server_and_browser.server() as address:
        return report_of(asyncio.run(measure(address, size)))


def main() -> int:
    given = arguments(__doc__ or "").parse_args()
    return report_on(lambda: weigh(QUICK if given.quick else Size()), as_json=given.json)


if __name__ == "__main__":
    sys.exit(main())
