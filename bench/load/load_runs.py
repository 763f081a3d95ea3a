"""Two ways of playing a number of moves: as fast as the server answers, or so many a second."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections import deque

from tables import PATIENCE, ContenderBroken, LoadTable


class LoadRun(ABC):
    """Plays so many moves at all tables together, until the last one is seen by all."""

    def __init__(self, tables: list[LoadTable], moves: int) -> None:
        self.tables = tables
        self.left = moves
        """Moves that are still to be sent."""
        self._renewing: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        for table in self.tables:
            table.done = self.done
        await self.send()
        await self._drain()

    @abstractmethod
    async def send(self) -> None:
        """Until no move is left to be sent."""

    def done(self, table: LoadTable) -> None:
        """A move was seen by all of its table."""
        if table.broken:
            return
        if not table.over:
            self.free(table)
            return
        task = asyncio.get_running_loop().create_task(self._renew(table))
        self._renewing.add(task)
        task.add_done_callback(self._renewing.discard)

    async def _renew(self, table: LoadTable) -> None:
        try:
            await table.contender.renew(table)
        except ContenderBroken as error:
            table.broken = str(error)
        else:
            self.free(table)

    @abstractmethod
    def free(self, table: LoadTable) -> None:
        """The table can take its next move."""

    async def _drain(self) -> None:
        """Moves are only counted whole, with all that they cost."""
        end = time.perf_counter() + PATIENCE
        while self._renewing or any(table.busy for table in self.tables):
            self.complain()
            if time.perf_counter() > end:
                stuck = sum(table.busy for table in self.tables)
                raise ContenderBroken(
                    f"{stuck} of {len(self.tables)} tables were never shown their last move"
                )
            await asyncio.sleep(0.005)
        self.complain()

    def complain(self) -> None:
        broken = next((table.broken for table in self.tables if table.broken), "")
        if broken:
            raise ContenderBroken(broken)


class UnpacedRun(LoadRun):
    """A closed loop: the next move of a table follows its last one at once."""

    async def send(self) -> None:
        for table in self.tables:
            self.free(table)
        left, end = self.left, time.perf_counter() + PATIENCE
        while self.left:
            self.complain()
            await asyncio.sleep(0.01)
            if self.left < left:
                left, end = self.left, time.perf_counter() + PATIENCE
            elif time.perf_counter() > end:
                raise ContenderBroken(f"nothing goes on, and {self.left} moves are left")

    def free(self, table: LoadTable) -> None:
        if self.left:
            self.left -= 1
            table.move()


class PacedRun(LoadRun):
    """An open loop: moves are sent when they are due, whatever has become of the ones before."""

    def __init__(self, tables: list[LoadTable], moves: int, rate: float) -> None:
        super().__init__(tables, moves)
        self._rate = rate
        self._free = deque(tables)
        self.behind = 0
        """Moves that were due when every table still had one on its way."""

    async def send(self) -> None:
        start, all_moves = time.perf_counter(), self.left
        while self.left:
            self.complain()
            sent = all_moves - self.left
            due = min(int((time.perf_counter() - start) * self._rate), all_moves)
            for _ in range(due - sent):
                self._send_one()
            await asyncio.sleep(max(0.0, start + (due + 1) / self._rate - time.perf_counter()))

    def _send_one(self) -> None:
        self.left -= 1
        if self._free:
            self._free.popleft().move()
        else:
            self.behind += 1

    def free(self, table: LoadTable) -> None:
        self._free.append(table)
