"""What workers write down for each other in PostgreSQL, beside the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import asyncpg

from .exchange import Elsewhere
from .postgres_statements import CHANNEL

LEASE: Final = 3
"""Seconds that a worker may be silent before another one takes its tables."""

KEPT_WORDS: Final = 50

Here = tuple[list[str], int, bytes]
"""Who is connected to one worker, how many watch, and how the table is offered."""

_CLAIM = """INSERT INTO leases SELECT name, $1, now() + $3 * interval '1 second'
    FROM unnest($2::text[]) AS name ORDER BY name
    ON CONFLICT ("table") DO UPDATE SET worker = excluded.worker, until = excluded.until
        WHERE leases.worker = excluded.worker OR leases.until < now()
    RETURNING "table" """
_ADOPT = """UPDATE leases SET worker = $1, until = now() + $2 * interval '1 second' WHERE "table" IN
    (SELECT "table" FROM leases WHERE until < now() - interval '1 second' ORDER BY until
     FOR UPDATE SKIP LOCKED LIMIT 20) RETURNING "table" """
_RELEASE = 'DELETE FROM leases WHERE worker = $1 AND "table" = ANY($2::text[])'
_PRESENT = """INSERT INTO presence VALUES ($1, $2, $3, $4, $5, now() + $6 * interval '1 second')
    ON CONFLICT ("table", worker) DO UPDATE SET guests = excluded.guests, watching = excluded.watching,
        line = excluded.line, until = excluded.until"""
_OFFERED = "SELECT line FROM presence WHERE line <> '' AND worker <> $1 AND until > now() LIMIT 50"
_LEND = "INSERT INTO lent VALUES ($1, $2, now() + $3 * interval '1 millisecond')"
_REDEEM = "DELETE FROM lent WHERE key = $1 OR until < now() RETURNING key = $1 AND until > now(), thing"
_STILL_PRESENT = "UPDATE presence SET until = now() + $2 * interval '1 second' WHERE worker = $1"
_ABSENT = 'DELETE FROM presence WHERE worker = $1 AND "table" = ANY($2::text[])'
_ELSEWHERE = """SELECT "table", guests, watching FROM presence
    WHERE "table" = ANY($1::text[]) AND worker <> $2 AND until > now()"""
_SAY = 'INSERT INTO words ("table", worker, word) VALUES ($1, $2, $3)'
_TRIM = """DELETE FROM words WHERE "table" = ANY($1::text[]) AND number <= (SELECT number FROM words AS late
    WHERE late."table" = words."table" ORDER BY number DESC OFFSET $2 LIMIT 1)"""
_WORDS = """SELECT number, "table", word FROM words WHERE "table" = ANY($1::text[]) AND worker <> $2
    ORDER BY number"""
_HEADS = """SELECT name, head.seq FROM unnest($1::text[]) AS name, LATERAL
    (SELECT seq FROM log WHERE log."table" = name ORDER BY seq DESC LIMIT 1) AS head"""


class Board:
    """The tables of the database on which one worker leaves word for the others."""

    def __init__(self, pool: asyncpg.Pool, worker: str, *, notify: bool) -> None:
        self._pool = pool
        self._worker = worker
        self._notify = notify

    async def claim(self, tables: Sequence[str]) -> set[str]:
        """Which of these this worker keeps now: its own, and those that nobody keeps."""
        return {found[0] for found in await self._pool.fetch(_CLAIM, self._worker, tables, LEASE)}

    async def adopt(self) -> list[str]:
        """Tables whose worker has died; each goes to one of those who ask."""
        return [found[0] for found in await self._pool.fetch(_ADOPT, self._worker, LEASE)]

    async def release(self, tables: Sequence[str]) -> None:
        await self._pool.execute(_RELEASE, self._worker, tables)
        await self._pool.execute(_ABSENT, self._worker, tables)
        await self.hint(tables)

    async def present(self, here: Sequence[tuple[str, Here]]) -> None:
        rows = [(table, self._worker, *who, 2 * LEASE) for table, who in here]
        await self._pool.executemany(_PRESENT, rows)

    async def still_present(self) -> None:
        """Whoever was there a moment ago is there."""
        await self._pool.execute(_STILL_PRESENT, self._worker, 2 * LEASE)

    async def offered(self) -> list[bytes]:
        return [found[0] for found in await self._pool.fetch(_OFFERED, self._worker)]

    async def elsewhere(self, tables: Sequence[str]) -> dict[str, Elsewhere]:
        found: dict[str, Elsewhere] = {}
        for table, guests, watching in await self._pool.fetch(_ELSEWHERE, tables, self._worker):
            before = found.get(table, Elsewhere())
            found[table] = Elsewhere(before.guests | set(guests), before.watching + watching)
        return found

    async def say(self, words: Sequence[tuple[str, bytes]]) -> None:
        await self._pool.executemany(_SAY, [(table, self._worker, word) for table, word in words])
        tables = sorted({table for table, _ in words})
        await self._pool.execute(_TRIM, tables, KEPT_WORDS)
        await self.hint(tables)

    async def words(self, tables: Sequence[str], *, own: bool = False) -> list[tuple[int, str, bytes]]:
        found = await self._pool.fetch(_WORDS, tables, "" if own else self._worker)
        return [(number, table, word) for number, table, word in found]

    async def lend(self, key: str, thing: str, milliseconds: int) -> None:
        await self._pool.execute(_LEND, key, thing, milliseconds)

    async def redeem(self, key: str) -> str | None:
        """Once: who takes it has it. What nobody took in time goes with it."""
        taken = await self._pool.fetch(_REDEEM, key)
        return next((str(thing) for good, thing in taken if good), None)

    async def heads(self, tables: Sequence[str]) -> list[tuple[str, int]]:
        """How far the logs go."""
        return [(table, seq) for table, seq in await self._pool.fetch(_HEADS, tables)]

    async def hint(self, tables: Sequence[str]) -> None:
        """Something new about these tables; said to nobody in particular it only proves that hints arrive."""
        if not self._notify:
            return
        for start in range(0, max(len(tables), 1), 200):
            news = f"{self._worker}|{','.join(tables[start : start + 200])}"
            await self._pool.execute("SELECT pg_notify($1, $2)", CHANNEL, news)
