"""Which worker runs the clocks and bots of which table.

Once a second a worker says in its one row of `workers` that it lives. A lease names its worker and the worker's term, and it
counts until that term has ended; so keeping 25,000 leases costs as much as keeping one. A worker that was silent for too long
is deposed: its term ends, and its leases are free for others. A term that has ended never comes back. So a statement that
knows too little of `workers` may leave a lease where it is, but never takes one that counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import asyncpg
from msgspec import Struct

from .devices import CHANNEL

LEASE: Final = 3
"""Seconds that a worker may be silent before another one takes its tables."""

# Silent workers that have something left: that they still count as alive, leases, or people.
_BEAT = """WITH mine AS (UPDATE workers SET beat = now() WHERE worker = $1 AND term = $2 RETURNING worker)
    SELECT EXISTS (SELECT 1 FROM mine), (SELECT array_agg(worker ORDER BY worker) FROM workers
        WHERE beat < now() - $3 * interval '1 second' AND worker <> $1 AND (alive
            OR EXISTS (SELECT 1 FROM leases WHERE leases.worker = workers.worker)
            OR EXISTS (SELECT 1 FROM presence WHERE presence.worker = workers.worker))),
        CASE WHEN $4 THEN pg_notify($5, $1 || '|')::text END"""
_JOIN = """INSERT INTO workers VALUES ($1, $2, now(), true) ON CONFLICT (worker) DO UPDATE
    SET term = greatest(workers.term, excluded.term), beat = now(), alive = true RETURNING term"""
_DEPOSE = """UPDATE workers SET term = term + 1, alive = false
    WHERE worker = ANY($1::text[]) AND alive AND beat < now() - $2 * interval '1 second'"""
_RESIGN = "UPDATE workers SET term = term + 1, alive = false, beat = '-infinity' WHERE worker = $1"

# The conflict is decided row by row inside PostgreSQL, so that two workers who claim a table at the same time cannot
# both get it. In the order of the names, so that two workers never wait for each other crosswise.
_CLAIM = """INSERT INTO leases SELECT name, $1, $2 FROM unnest($3::text[]) AS name ORDER BY name
    ON CONFLICT ("table") DO UPDATE SET worker = excluded.worker, term = excluded.term
        WHERE leases.worker = excluded.worker OR EXISTS
            (SELECT 1 FROM workers WHERE workers.worker = leases.worker AND workers.term > leases.term)
    RETURNING "table" """
_KEEP = 'UPDATE leases SET term = $2 WHERE worker = $1 AND term < $2 RETURNING "table"'
# A second later than they could be claimed: workers that have the table in memory come first. SKIP LOCKED hands
# each orphaned table to one of the workers that ask at the same time, and 20 at a time spread them over all.
_ADOPT = """UPDATE leases SET worker = $1, term = $2 WHERE "table" IN (SELECT leases."table" FROM workers
        JOIN leases ON leases.worker = workers.worker AND leases.term < workers.term
        WHERE workers.worker = ANY($3::text[]) AND beat < now() - ($4 + 1) * interval '1 second'
        FOR UPDATE OF leases SKIP LOCKED LIMIT 20) RETURNING "table" """
_RELEASE = 'DELETE FROM leases WHERE worker = $1 AND "table" = ANY($2::text[])'
# Later than a lease ends: the players of a worker that died come back by another one, and should not seem to leave.
_DELETE_DEAD_PRESENCE = """DELETE FROM presence WHERE worker IN (SELECT worker FROM workers
    WHERE worker = ANY($1::text[]) AND beat < now() - 2 * $2 * interval '1 second') RETURNING "table" """
_DELETE_DEAD = """DELETE FROM workers WHERE beat < now() - interval '1 minute' AND NOT alive
    AND NOT EXISTS (SELECT 1 FROM leases WHERE leases.worker = workers.worker)
    AND NOT EXISTS (SELECT 1 FROM presence WHERE presence.worker = workers.worker)"""


class Heartbeat(Struct, frozen=True):
    counted: bool
    """False: this worker was deposed, or the database has lost its notes. It has to join again."""
    silent: list[str]
    """The workers whose tables and people are left behind."""


class WorkerLeases:
    """Reads and writes `workers` and `leases` for one worker."""

    def __init__(self, pool: asyncpg.Pool, worker: str, *, notify: bool) -> None:
        self._pool = pool
        self._worker = worker
        self._notify = notify
        self._term = 0
        """0: not joined yet."""

    @property
    def joined(self) -> bool:
        return self._term > 0

    async def beat(self) -> Heartbeat:
        """The worker lives. It also notifies nobody in particular: hearing it oneself proves that notifications arrive."""
        values = (self._worker, self._term, LEASE, self._notify, CHANNEL)
        counted, silent, _ = await self._pool.fetchrow(_BEAT, *values)
        return Heartbeat(counted, silent or [])

    async def join(self) -> None:
        """Begin a new term. Leases of the last one may be claimed again, by whoever is first."""
        self._term = await self._pool.fetchval(_JOIN, self._worker, self._term + 1)

    async def keep(self) -> list[str]:
        """Take the leases of earlier terms that nobody else has taken into this one."""
        return [found[0] for found in await self._pool.fetch(_KEEP, self._worker, self._term)]

    async def depose(self, workers: Sequence[str]) -> None:
        """Those of them that are still silent: their leases are free."""
        await self._pool.execute(_DEPOSE, workers, LEASE)

    async def claim(self, tables: Sequence[str]) -> set[str]:
        """Which of these this worker runs now: its own, and those that no living worker runs."""
        return {found[0] for found in await self._pool.fetch(_CLAIM, self._worker, self._term, tables)}

    async def adopt(self, workers: Sequence[str]) -> list[str]:
        """Takes over tables of dead workers; each goes to one of the workers that ask."""
        found = await self._pool.fetch(_ADOPT, self._worker, self._term, workers, LEASE)
        return [each[0] for each in found]

    async def release(self, tables: Sequence[str]) -> None:
        await self._pool.execute(_RELEASE, self._worker, tables)

    async def resign(self) -> None:
        """What this worker has not released is free at once."""
        await self._pool.execute(_RESIGN, self._worker)

    async def drop_presence(self, workers: Sequence[str]) -> list[str]:
        """The people of workers that have been dead for a while are gone. Returns the tables where they were."""
        found = await self._pool.fetch(_DELETE_DEAD_PRESENCE, workers, LEASE)
        return sorted({each[0] for each in found})

    async def tidy(self) -> None:
        """Delete the rows of dead workers that have nothing left."""
        await self._pool.execute(_DELETE_DEAD)
