"""The tables of PostgreSQL in which workers leave notes for each other, beside the log.

`leases` says which worker runs a table's clocks and bots, `presence` who is connected to which worker, `words`
holds the messages, `lent` the one-time tokens. Times are the database's own, so workers need no common clock.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

import asyncpg

from huetable.store.worker_exchange import RemotePresence

from .devices import CHANNEL

LEASE: Final = 3
"""Seconds that a worker may be silent before another one takes its tables."""

_PRESENCE: Final = 2 * LEASE
"""Longer than a lease: the players of a worker that died come back by another one, and should not seem to leave."""

_KEPT_MESSAGES: Final = 50
"""Of each table."""

_TABLES_PER_NOTIFICATION: Final = 200
"""A notification holds less than 8,000 bytes; the name of a table takes about 30."""

LocalPresence = tuple[list[str], int, bytes]
"""Who is connected to one worker, how many watch, and the table's line in the list of open tables."""

# A lease that has run out may be taken over, and one's own is renewed. The conflict is decided row by row inside
# PostgreSQL, so that two workers who claim a table at the same time cannot both get it. In the order of the names,
# so that two workers never wait for each other crosswise.
_CLAIM_LEASES = """INSERT INTO leases SELECT name, $1, now() + $3 * interval '1 second'
    FROM unnest($2::text[]) AS name ORDER BY name
    ON CONFLICT ("table") DO UPDATE SET worker = excluded.worker, until = excluded.until
        WHERE leases.worker = excluded.worker OR leases.until < now()
    RETURNING "table" """
# A second later than they could be claimed: workers that have the table in memory come first. SKIP LOCKED hands
# each orphaned table to one of the workers that ask at the same time, and 20 at a time spread them over all.
_ADOPT_LEASES = """UPDATE leases SET worker = $1, until = now() + $2 * interval '1 second' WHERE "table" IN
    (SELECT "table" FROM leases WHERE until < now() - interval '1 second' ORDER BY until
     FOR UPDATE SKIP LOCKED LIMIT 20) RETURNING "table" """
_RELEASE_LEASES = 'DELETE FROM leases WHERE worker = $1 AND "table" = ANY($2::text[])'

_UPSERT_PRESENCE = """INSERT INTO presence VALUES ($1, $2, $3, $4, $5, now() + $6 * interval '1 second')
    ON CONFLICT ("table", worker) DO UPDATE SET guests = excluded.guests, watching = excluded.watching,
        line = excluded.line, until = excluded.until"""
_RENEW_PRESENCE = "UPDATE presence SET until = now() + $2 * interval '1 second' WHERE worker = $1"
_DELETE_PRESENCE = 'DELETE FROM presence WHERE worker = $1 AND "table" = ANY($2::text[])'
_REMOTE_PRESENCE = """SELECT "table", guests, watching FROM presence
    WHERE "table" = ANY($1::text[]) AND worker <> $2 AND until > now()"""
_OPEN_TABLE_LINES = "SELECT line FROM presence WHERE line <> '' AND worker <> $1 AND until > now() LIMIT 50"

_INSERT_MESSAGE = 'INSERT INTO words ("table", worker, word) VALUES ($1, $2, $3)'
_TRIM_MESSAGES = """DELETE FROM words WHERE "table" = ANY($1::text[]) AND number <= (SELECT number FROM words AS late
    WHERE late."table" = words."table" ORDER BY number DESC OFFSET $2 LIMIT 1)"""
_MESSAGES = """SELECT number, "table", word FROM words WHERE "table" = ANY($1::text[]) AND worker <> $2
    ORDER BY number"""

_ADD_TOKEN = "INSERT INTO lent VALUES ($1, $2, now() + $3 * interval '1 millisecond')"  # noqa: S105
_PEEK_TOKEN = "SELECT thing FROM lent WHERE key = $1 AND until > now()"  # noqa: S105
_REDEEM_TOKEN = "DELETE FROM lent WHERE key = $1 OR until < now() RETURNING key = $1 AND until > now(), thing"  # noqa: S105

_FORGET_TOKENS = "DELETE FROM lent WHERE position($1 IN thing) > 0"
_FORGET_MESSAGES = "DELETE FROM words WHERE position(convert_to($1, 'UTF8') IN word) > 0"
_FORGET_PRESENCE = "UPDATE presence SET guests = array_remove(guests, $1) WHERE $1 = ANY(guests)"
_ADD_FORGOTTEN = "INSERT INTO forgotten VALUES ($1, $2, now() + interval '1 minute')"
_FORGOTTEN = "SELECT id, guest FROM forgotten"
_TIDY = (
    "DELETE FROM forgotten WHERE until < now()",
    "DELETE FROM lent WHERE until < now()",
    # The notes of workers that died; a living one renews its own every second.
    "DELETE FROM presence WHERE until < now() - interval '1 minute'",
)

_LAST_SEQS = """SELECT name, head.seq FROM unnest($1::text[]) AS name, LATERAL
    (SELECT seq FROM log WHERE log."table" = name ORDER BY seq DESC LIMIT 1) AS head"""


class WorkerBoard:
    """Reads and writes these notes for one worker."""

    def __init__(self, pool: asyncpg.Pool, worker: str, *, notify: bool) -> None:
        self._pool = pool
        self._worker = worker
        self._notify = notify

    async def claim_leases(self, tables: Sequence[str]) -> set[str]:
        """Which of these this worker runs now: its own, and those that no other worker runs."""
        return {found[0] for found in await self._pool.fetch(_CLAIM_LEASES, self._worker, tables, LEASE)}

    async def adopt_orphans(self) -> list[str]:
        """Takes over tables whose worker has died; each goes to one of the workers that ask."""
        return [found[0] for found in await self._pool.fetch(_ADOPT_LEASES, self._worker, LEASE)]

    async def release(self, tables: Sequence[str]) -> None:
        await self._pool.execute(_RELEASE_LEASES, self._worker, tables)
        await self._pool.execute(_DELETE_PRESENCE, self._worker, tables)
        await self.notify(tables)

    async def write_presence(self, present: Sequence[tuple[str, LocalPresence]]) -> None:
        rows = [(table, self._worker, *who, _PRESENCE) for table, who in present]
        await self._pool.executemany(_UPSERT_PRESENCE, rows)

    async def renew_presence(self) -> None:
        """Whoever was there a moment ago is still there."""
        await self._pool.execute(_RENEW_PRESENCE, self._worker, _PRESENCE)

    async def open_table_lines(self) -> list[bytes]:
        return [found[0] for found in await self._pool.fetch(_OPEN_TABLE_LINES, self._worker)]

    async def remote_presence(self, tables: Sequence[str]) -> dict[str, RemotePresence]:
        found: dict[str, RemotePresence] = {}
        for table, guests, watching in await self._pool.fetch(_REMOTE_PRESENCE, tables, self._worker):
            before = found.get(table, RemotePresence())
            found[table] = RemotePresence(before.guests | set(guests), before.watching + watching)
        return found

    async def write_messages(self, messages: Sequence[tuple[str, bytes]]) -> None:
        rows = [(table, self._worker, message) for table, message in messages]
        await self._pool.executemany(_INSERT_MESSAGE, rows)
        tables = sorted({table for table, _ in messages})
        await self._pool.execute(_TRIM_MESSAGES, tables, _KEPT_MESSAGES)
        await self.notify(tables)

    async def messages(self, tables: Sequence[str], *, own: bool = False) -> list[tuple[int, str, bytes]]:
        """Each with its number and its table."""
        found = await self._pool.fetch(_MESSAGES, tables, "" if own else self._worker)
        return [(number, table, message) for number, table, message in found]

    async def add_one_time_token(self, key: str, value: str, milliseconds: int) -> None:
        await self._pool.execute(_ADD_TOKEN, key, value, milliseconds)

    async def peek_one_time_token(self, key: str) -> str | None:
        value: str | None = await self._pool.fetchval(_PEEK_TOKEN, key)
        return value

    async def redeem_one_time_token(self, key: str) -> str | None:
        """Deleting it is what makes it good for one time only. Tokens that have run out go with it."""
        redeemed = await self._pool.fetch(_REDEEM_TOKEN, key)
        return next((str(value) for good, value in redeemed if good), None)

    async def forget_guest(self, guest: str) -> None:
        """Notes about a guest have the guest's id in them."""
        for statement in (_FORGET_TOKENS, _FORGET_MESSAGES, _FORGET_PRESENCE):
            await self._pool.execute(statement, guest)

    async def add_forgotten(self, hash: str) -> None:
        await self._pool.execute(_ADD_FORGOTTEN, secrets.token_hex(8), hash)

    async def forgotten(self) -> dict[str, str]:
        """The hashes of guests who were forgotten within the last minute, each by an id of its own."""
        return {found[0]: found[1] for found in await self._pool.fetch(_FORGOTTEN)}

    async def tidy(self) -> None:
        """Delete what has run out."""
        for statement in _TIDY:
            await self._pool.execute(statement)

    async def last_seqs(self, tables: Sequence[str]) -> list[tuple[str, int]]:
        """How far the logs go."""
        return [(table, seq) for table, seq in await self._pool.fetch(_LAST_SEQS, tables)]

    async def notify(self, tables: Sequence[str]) -> None:
        """Something is new about these tables. Without any it only proves that notifications arrive."""
        if not self._notify:
            return
        for start in range(0, max(len(tables), 1), _TABLES_PER_NOTIFICATION):
            news = f"{self._worker}|{','.join(tables[start : start + _TABLES_PER_NOTIFICATION])}"
            await self._pool.execute("SELECT pg_notify($1, $2)", CHANNEL, news)
