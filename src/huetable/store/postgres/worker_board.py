"""The tables of PostgreSQL in which workers leave notes for each other, beside the log.

`presence` says who is connected to which worker, `words` holds the messages, `lent` the one-time tokens; leases.py has
`workers` and `leases`. Times are the database's own, so workers need no common clock. Every statement finds its rows by an
index: none may take longer because there are more tables.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

import asyncpg

from huetable.core.codec import encode
from huetable.store.worker_exchange import RemotePresence

from .devices import CHANNEL
from .leases import WorkerLeases

_KEPT_MESSAGES: Final = 50
"""Of each table."""

_TABLES_PER_NOTIFICATION: Final = 200
"""A notification holds less than 8,000 bytes; the name of a table takes about 30."""

LocalPresence = tuple[list[str], int, bytes, list[str]]
"""Who is connected to one worker, how many watch, the table's line in the list of open tables, and who only has a screen."""

# All rows in one statement. With asyncpg's `executemany`, a task that is cancelled in the middle may wait for ever, and the
# worker would never end.
_UPSERT_PRESENCE = """INSERT INTO presence ("table", worker, guests, watching, line, screens)
    SELECT "table", $1, guests, watching, convert_to(line, 'UTF8'), screens
    FROM jsonb_to_recordset($2::jsonb) AS present ("table" text, guests text[], watching int, line text, screens text[])
    ON CONFLICT ("table", worker) DO UPDATE SET guests = excluded.guests, watching = excluded.watching,
        line = excluded.line, screens = excluded.screens"""
_DELETE_PRESENCE = 'DELETE FROM presence WHERE worker = $1 AND "table" = ANY($2::text[])'
_REMOTE_PRESENCE = """SELECT "table", guests, watching, screens FROM presence
    WHERE "table" = ANY($1::text[]) AND worker <> $2"""
# In two halves, so that the many lines of this worker itself need not be skipped one by one.
_OPEN_TABLE_LINES = """(SELECT line FROM presence WHERE line <> '' AND worker < $1 LIMIT 50)
    UNION ALL (SELECT line FROM presence WHERE line <> '' AND worker > $1 LIMIT 50) LIMIT 50"""

_TABLES_ELSEWHERE = """(SELECT "table" FROM leases WHERE worker < $1 LIMIT 200)
    UNION ALL (SELECT "table" FROM leases WHERE worker > $1 LIMIT 200) LIMIT 200"""

_INSERT_MESSAGES = """INSERT INTO words ("table", worker, guest, word)
    SELECT name, $1, guest, word FROM unnest($2::text[], $3::text[], $4::bytea[]) WITH ORDINALITY
        AS message (name, guest, word, place) ORDER BY place"""
_TRIM_MESSAGES = """DELETE FROM words WHERE "table" = ANY($1::text[]) AND number <= (SELECT number FROM words AS late
    WHERE late."table" = words."table" ORDER BY number DESC OFFSET $2 LIMIT 1)"""
_MESSAGES = """SELECT number, "table", word FROM words WHERE "table" = ANY($1::text[]) AND worker <> $2
    ORDER BY number"""

_ADD_TOKEN = "INSERT INTO lent VALUES ($1, $2, now() + $3 * interval '1 millisecond')"  # noqa: S105
_PEEK_TOKEN = "SELECT thing FROM lent WHERE key = $1 AND until > now()"  # noqa: S105
_REDEEM_TOKEN = "DELETE FROM lent WHERE key = $1 RETURNING until > now(), thing"  # noqa: S105

_FORGET_TOKENS = "DELETE FROM lent WHERE until > now() AND position($1 IN thing) > 0"
_FORGET_MESSAGES = "DELETE FROM words WHERE guest = $1"
_FORGET_PRESENCE = """UPDATE presence SET guests = array_remove(guests, $1), screens = array_remove(screens, $1)
    WHERE guests @> ARRAY[$1]"""
_ADD_FORGOTTEN = "INSERT INTO forgotten VALUES ($1, $2, now() + interval '1 minute')"
_FORGOTTEN = "SELECT id, guest FROM forgotten WHERE until > now()"
_TIDY = (
    "DELETE FROM forgotten WHERE until < now()",
    "DELETE FROM lent WHERE until < now()",
)

_LAST_SEQS = """SELECT name, head.seq FROM unnest($1::text[]) AS name, LATERAL
    (SELECT seq FROM log WHERE log."table" = name ORDER BY seq DESC LIMIT 1) AS head"""


class WorkerBoard:
    """Reads and writes these notes for one worker."""

    def __init__(self, pool: asyncpg.Pool, worker: str, *, notify: bool) -> None:
        self._pool = pool
        self._worker = worker
        self._notify = notify
        self.leases = WorkerLeases(pool, worker, notify=notify)

    async def release(self, tables: Sequence[str]) -> None:
        """The lease and the people of these tables are no longer this worker's: others who have them claim them."""
        await self.leases.release(tables)
        await self._pool.execute(_DELETE_PRESENCE, self._worker, tables)
        await self.notify(tables)

    async def write_presence(self, present: Sequence[tuple[str, LocalPresence]]) -> None:
        rows = [
            {
                "table": table,
                "guests": guests,
                "watching": watching,
                "line": line.decode(),
                "screens": screens,
            }
            for table, (guests, watching, line, screens) in present
        ]
        await self._pool.execute(_UPSERT_PRESENCE, self._worker, encode(rows).decode())

    async def open_table_lines(self) -> list[bytes]:
        return [found[0] for found in await self._pool.fetch(_OPEN_TABLE_LINES, self._worker)]

    async def tables_elsewhere(self) -> dict[str, RemotePresence]:
        tables = [found[0] for found in await self._pool.fetch(_TABLES_ELSEWHERE, self._worker)]
        return dict.fromkeys(tables, RemotePresence()) | await self.remote_presence(tables)

    async def remote_presence(self, tables: Sequence[str]) -> dict[str, RemotePresence]:
        found: dict[str, RemotePresence] = {}
        for table, guests, watching, screens in await self._pool.fetch(
            _REMOTE_PRESENCE, tables, self._worker
        ):
            before = found.get(table, RemotePresence())
            found[table] = _joined(before, RemotePresence(frozenset(guests), watching, frozenset(screens)))
        return found

    async def write_messages(self, messages: Sequence[tuple[str, str, bytes]]) -> None:
        """Each with its table and the guest whom it is from."""
        names, guests, words = ([message[field] for message in messages] for field in range(3))
        await self._pool.execute(_INSERT_MESSAGES, self._worker, names, guests, words)
        tables = sorted({table for table, _, _ in messages})
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
        """Deleting it is what makes it good for one time only."""
        redeemed = await self._pool.fetch(_REDEEM_TOKEN, key)
        return next((str(value) for good, value in redeemed if good), None)

    async def forget_guest(self, guest: str) -> None:
        """A token has the id of its guest in it."""
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
        await self.leases.tidy()

    async def last_seqs(self, tables: Sequence[str]) -> list[tuple[str, int]]:
        """How far the logs go."""
        return [(table, seq) for table, seq in await self._pool.fetch(_LAST_SEQS, tables)]

    async def notify(self, tables: Sequence[str]) -> None:
        """Something is new about these tables."""
        if not self._notify:
            return
        for start in range(0, len(tables), _TABLES_PER_NOTIFICATION):
            news = f"{self._worker}|{','.join(tables[start : start + _TABLES_PER_NOTIFICATION])}"
            await self._pool.execute("SELECT pg_notify($1, $2)", CHANNEL, news)


def _joined(one: RemotePresence, other: RemotePresence) -> RemotePresence:
    """Somebody who plays or watches at one worker and has a screen at another is no mere screen."""
    people = (one.guests - one.screens) | (other.guests - other.screens)
    screens = (one.screens | other.screens) - people
    return RemotePresence(one.guests | other.guests, one.watching + other.watching, screens)
