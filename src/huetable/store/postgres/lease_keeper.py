"""Keeps the leases of this worker's tables, and takes over those of workers that have died.

Every second it says that the worker lives, which costs the same for any number of tables. It goes through the tables only when a
worker has died, when this one was deposed, or when an answer of the database was lost.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from .held_table import HeldTable
from .leases import LEASE, WorkerLeases

_CLAIMED_TOGETHER = 2000
"""Tables in one statement, so that the next heartbeat need not wait for long."""


class LeaseOwner(Protocol):
    def presence_lost(self) -> None:
        """Others may have deleted who is here: it has to be written again."""

    async def people_left(self, tables: list[str]) -> None:
        """The people of a dead worker are gone from these tables."""


class LeaseKeeper:
    def __init__(self, leases: WorkerLeases, held: Mapping[str, HeldTable], owner: LeaseOwner) -> None:
        self._leases = leases
        self._held = held
        self._owner = owner
        self._sure = True
        """False: a statement failed, and it may have been carried out all the same."""
        self._adopted: dict[str, float] = {}
        """Tables of dead workers that are not loaded yet, and when to try again."""
        self._lock = asyncio.Lock()
        """A claim must not be made for a term that ends at the same moment."""
        self.load_orphan: Callable[[str], None] | None = None

    @property
    def joined(self) -> bool:
        return self._leases.joined

    def loaded(self, table: str) -> None:
        """Nothing is left to be done for it, if it was adopted."""
        self._adopted.pop(table, None)

    def gives_up(self, table: str) -> bool:
        """Whether this was a table to be loaded; it is no longer."""
        return self._adopted.pop(table, None) is not None

    async def renew(self) -> None:
        """Once a second."""
        # 1. Say that this worker lives. If it was deposed, it has to find out what is still its own.
        heartbeat = await self._leases.beat()
        async with self._lock:
            if not (heartbeat.counted and self._sure):
                await self._join()
            # 2. Take over from workers that have died.
            if heartbeat.silent:
                await self._take_over(heartbeat.silent)
        # 3. Load tables that nobody holds since their worker died: their clocks and bots must go on.
        self._load_adopted()

    async def claim_free(self, tables: Iterable[str]) -> None:
        """Those of these tables that no worker runs."""
        async with self._lock:
            await self._claim(
                [table for table in tables if table in self._held and not self._held[table].mine]
            )

    async def resign(self) -> None:
        """What this worker has not released is free at once."""
        await self._leases.resign()

    async def _join(self) -> None:
        """A new term: what is left of the last one is this worker's again, if nobody else has taken it."""
        self._sure = False
        await self._leases.join()
        await self._claim(list(self._held))
        self._adopt(await self._leases.keep())
        self._owner.presence_lost()
        self._sure = True

    async def _take_over(self, workers: list[str]) -> None:
        # 1. What they have leased is free from now on, first for those who have it in memory.
        await self._leases.depose(workers)
        await self._claim([table for table, held in self._held.items() if not held.mine])
        # 2. A second later, for anybody.
        if self.load_orphan is not None:
            await self._adopt_from(workers)
        # 3. In the end nobody counts as connected to them.
        await self._owner.people_left(await self._leases.drop_presence(workers))

    async def _claim(self, tables: list[str]) -> None:
        """All of these that are free or this worker's own already, and with heartbeats on the way: they may be many."""
        sure, self._sure = self._sure, False
        for start in range(0, len(tables), _CLAIMED_TOGETHER):
            if start:
                await self._leases.beat()
            await self._claim_some(tables[start : start + _CLAIMED_TOGETHER])
        self._sure = sure

    async def _claim_some(self, tables: list[str]) -> None:
        mine = await self._leases.claim(sorted(tables))
        for table in tables:
            # Looked up again: the table may have been released while the database answered.
            held = self._held.get(table)
            if held is not None:
                held.set_lease(mine=table in mine)

    async def _adopt_from(self, workers: list[str]) -> None:
        sure, self._sure = self._sure, False
        self._adopt(await self._leases.adopt(workers))
        self._sure = sure

    def _adopt(self, tables: Iterable[str]) -> None:
        self._adopted.update({table: 0.0 for table in tables if table not in self._held})

    def _load_adopted(self) -> None:
        """Loading may fail: then it is tried again after a while."""
        now = time.monotonic()
        for table in [table for table, due in self._adopted.items() if due <= now]:
            self._adopted[table] = now + LEASE
            if self.load_orphan is not None:
                self.load_orphan(table)
