"""The log in PostgreSQL, for any number of workers: (table, seq) is the compare-and-set between them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import asyncpg

from huetable.store.base import (
    MOST_DUE,
    Batch,
    Blob,
    BlobSummary,
    Device,
    DoneCallback,
    FinishedGame,
    GameTotals,
    GuestUse,
    KnownGuest,
    Listing,
    LogSource,
    Person,
    PlayedGame,
    Row,
    Snapshot,
    Store,
    StoreError,
)
from huetable.store.damaged_rows import read_listings
from huetable.store.listing_rows import to_listing
from huetable.store.migrations import migration_scripts
from huetable.store.personal_data import COLUMNS, WORKER_COLUMNS, export_queries
from huetable.store.played_rows import PLAYED, read_played
from huetable.store.slow_games import AWAITING, Reminder
from huetable.store.transfer import copy_to_sqlite

from . import devices, slow_games, statements
from .house import PostgresHouse
from .log_source import PostgresLog
from .notifications import PostgresNotifications
from .reader import GroupReader
from .tokens import PostgresTokens
from .writer import CONNECTION_LOST, GroupWriter, reason

T = TypeVar("T")

_MIGRATING = 0x48756574
"""The number of the advisory lock under which one worker migrates while the others wait."""

_MOST_CONNECTIONS = 6
_MOST_DEADLOCKS = 3

_SETTINGS = {
    # A worker that freezes in the middle of a transaction would block everybody who writes to the same tables.
    "idle_in_transaction_session_timeout": "2s",
    # Plans are cached from when the tables were small, and would then read the whole of a large one.
    "enable_seqscan": "off",
}
"""Of every connection."""


class PostgresStore(Store):
    def __init__(self, pool: asyncpg.Pool, address: str, worker: str, *, notify: bool) -> None:
        self.pool = pool
        self._address = address
        self._writer = GroupWriter(pool, worker, notify=notify)
        self._reader = GroupReader(pool)

    @classmethod
    async def open(cls, address: str, worker: str = "", *, notify: bool = True) -> PostgresStore:
        try:
            pool = await asyncpg.create_pool(
                address, min_size=1, max_size=_MOST_CONNECTIONS, server_settings=_SETTINGS
            )
        except (asyncpg.PostgresError, *CONNECTION_LOST, ValueError) as error:
            raise StoreError(f"PostgreSQL: {error}") from error
        try:
            async with pool.acquire() as connection:
                await migrate(connection)
        except (asyncpg.PostgresError, *CONNECTION_LOST, StoreError) as error:
            pool.terminate()
            raise StoreError(f"PostgreSQL: {error}") from error
        return cls(pool, address, worker, notify=notify)

    def append(self, batch: Batch, done: DoneCallback) -> None:
        self._writer.append(batch, done)

    @property
    def pending_appends(self) -> int:
        return self._writer.pending_appends

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        return await self._reader.rows(table, after)

    async def snapshot(self, table: str) -> Snapshot | None:
        found = await self._fetch('SELECT * FROM snapshots WHERE "table" = $1', table)
        return Snapshot(*found[0]) if found else None

    @property
    def log_source(self) -> LogSource:
        return PostgresLog(self._address)

    async def people(self, table: str) -> list[Person]:
        asked = 'SELECT "table", person, guest, name, face FROM people WHERE "table" = $1'
        return [Person(*row) for row in await self._fetch(asked, table)]

    async def listing(self, table: str) -> Listing | None:
        found = await self._fetch('SELECT * FROM listings WHERE "table" = $1', table)
        return to_listing(found[0]) if found else None

    async def listings_at(self, tables: Sequence[str]) -> list[Listing]:
        found = await self._fetch('SELECT * FROM listings WHERE "table" = ANY($1::text[])', list(tables))
        return read_listings(found, to_listing, lambda row: str(row[0]))

    async def table_by_code(self, code: str) -> str | None:
        found = await self._fetch('SELECT "table" FROM listings WHERE code = $1', code)
        return str(found[0][0]) if found else None

    async def table_by_link(self, link: str) -> tuple[str, bool]:
        found = await self._fetch(statements.LINK, link)
        return (str(found[0][0]), bool(found[0][1])) if found else (link, True)

    async def current_link(self, table: str) -> str:
        found = await self._fetch('SELECT link FROM links WHERE "table" = $1 AND current = 1', table)
        return str(found[0][0]) if found else table

    async def table_count(self) -> int:
        return int((await self._fetch(statements.COUNT_TABLES))[0][0])

    async def tables_of(self, guest: str, most: int, *, hidden: bool = True) -> list[Listing]:
        found = await self._fetch(statements.LISTINGS_OF, guest, most, hidden)
        return read_listings(found, to_listing, lambda row: str(row[0]))

    async def hide_table(self, guest: str, table: str) -> None:
        await self._change(lambda writes: slow_games.hide_table(writes, guest, table))

    async def due_tables(self, now: int) -> list[str]:
        return [str(row[0]) for row in await self._fetch(slow_games.DUE, now)]

    async def awaiting_tables(self, since: int) -> list[str]:
        return [
            str(row[0]) for row in await self._fetch(AWAITING.format(since="$1", most="$2"), since, MOST_DUE)
        ]

    async def take_reminders(self, now: int) -> list[Reminder]:
        return await self._change(lambda writes: slow_games.take_reminders(writes, now))

    async def skip_reminders(self, reminders: Sequence[Reminder]) -> None:
        await self._change(lambda writes: slow_games.note_reminders(writes, reminders))

    async def tables(self) -> list[str]:
        return [str(row[0]) for row in await self._fetch('SELECT DISTINCT "table" FROM log ORDER BY "table"')]

    async def last_seq(self, table: str) -> int:
        found = await self._fetch('SELECT max(seq) FROM log WHERE "table" = $1', table)
        return int(found[0][0] or 0)

    async def guest_by_key(self, key: str) -> KnownGuest | None:
        asked = "SELECT guest, name, colour, face FROM keys JOIN guests USING (guest) WHERE key = $1"
        found = await self._fetch(asked, key)
        return KnownGuest(found[0][0], key, found[0][1], found[0][2], face=found[0][3]) if found else None

    async def devices(self, guest: str) -> list[Device]:
        return [Device(*row) for row in await self._fetch(devices.DEVICES, guest)]

    async def add_device(self, lender: KnownGuest, key: KnownGuest) -> bool:
        return await self._change(lambda writes: devices.add_device(writes, lender, key))

    async def end_device(self, guest: str, key: str) -> None:
        await self._change(lambda writes: devices.end_device(writes, guest, key))

    async def missing_keys(self, keys: Sequence[tuple[str, str]]) -> dict[str, bool]:
        asked = [key for key, _ in keys], [guest for _, guest in keys]
        return dict(await self._fetch(devices.MISSING_KEYS, *asked))

    async def guests_named(self, name: str) -> list[GuestUse]:
        asked = "SELECT guest, used_day FROM guests WHERE name = $1 ORDER BY used_day DESC"
        return [GuestUse(*row) for row in await self._fetch(asked, name)]

    async def data_of_guest(self, guest: str) -> dict[str, list[dict[str, Any]]]:
        queries = export_queries({**COLUMNS, **WORKER_COLUMNS}, "$1")
        return {
            table: [dict(row) for row in await self._fetch(asked, guest)] for table, asked in queries.items()
        }

    async def game_totals(self, guest: str) -> list[GameTotals]:
        asked = "SELECT game, count(*), sum(won) FROM results WHERE guest = $1 GROUP BY game ORDER BY game"
        return [GameTotals(game, games, int(wins)) for game, games, wins in await self._fetch(asked, guest)]

    async def played_games(self, guest: str, most: int) -> list[PlayedGame]:
        asked = PLAYED.format(guest="$1", most="$2")
        return read_played(await self._fetch(asked, guest, most))

    async def people_at(self, tables: Sequence[str]) -> list[Person]:
        asked = 'SELECT "table", person, guest, name, face FROM people WHERE "table" = ANY($1::text[])'
        return [Person(*row) for row in await self._fetch(asked, list(tables))]

    async def remove_played(self, guest: str, table: str | None = None, game_no: int = 0) -> None:
        asked = (
            'DELETE FROM results WHERE guest = $1 AND ($2::text IS NULL OR ("table" = $2 AND game_no = $3))'
        )
        await self._fetch(asked, guest, table, game_no)

    async def finished_game(self, table: str, game_no: int) -> FinishedGame | None:
        asked = 'SELECT at, data, chairs FROM records WHERE "table" = $1 AND game_no = $2'
        found = await self._fetch(asked, table, game_no)
        return statements.to_finished(table, game_no, found[0]) if found else None

    async def add_draft(self, draft: Blob, dropping: Sequence[str] = ()) -> None:
        await self._change(lambda writes: statements.add_draft(writes, draft, dropping))

    async def blob_summaries(self, table: str, game_no: int) -> list[BlobSummary]:
        asked = """SELECT person, hash, at, length(data) FROM blobs WHERE "table" = $1 AND game_no = $2
            ORDER BY at, ctid"""
        return [BlobSummary(*row) for row in await self._fetch(asked, table, game_no)]

    async def blob(self, table: str, game_no: int, hash: str) -> bytes | None:
        asked = 'SELECT data FROM blobs WHERE "table" = $1 AND game_no = $2 AND hash = $3 LIMIT 1'
        found = await self._fetch(asked, table, game_no, hash)
        return bytes(found[0][0]) if found else None

    async def finished_blob(self, table: str, hash: str) -> bytes | None:
        asked = """SELECT blobs.data FROM blobs JOIN records USING ("table", game_no)
            WHERE "table" = $1 AND hash = $2 AND kept = 1 LIMIT 1"""
        found = await self._fetch(asked, table, hash)
        return bytes(found[0][0]) if found else None

    async def forget(self, guest: str) -> None:
        await self._change(lambda writes: statements.forget(writes, guest))

    async def expire(self, before: int, sparing: Sequence[str] = (), phase: str | None = None) -> int:
        total = 0
        while removed := await self._change(lambda writes: statements.expire(writes, before, sparing, phase)):
            total += removed
        return total

    async def expire_guests(self, before: int, today: int) -> list[str]:
        gone = list[str]()
        while some := await self._change(lambda writes: statements.expire_guests(writes, before, today)):
            gone += some
        return gone

    async def current_time(self, clock: int) -> int:
        """The database's: it is the same for all workers."""
        found = await self._fetch("SELECT (extract(epoch FROM now()) * 1000)::bigint")
        return int(found[0][0])

    async def newest_event(self) -> int | None:
        found = await self._fetch("SELECT max(changed_at) FROM listings")
        return None if found[0][0] is None else int(found[0][0])

    async def marks(self) -> dict[str, int]:
        return {
            str(found[0]): int(found[1])
            for found in await self._fetch("SELECT name, value FROM marks ORDER BY name")
        }

    async def set_mark(self, name: str, value: int | None) -> None:
        await self._change(lambda writes: statements.set_mark(writes, name, value))

    @property
    def notifications(self) -> PostgresNotifications:
        return PostgresNotifications(self._change, self._fetch)

    @property
    def house(self) -> PostgresHouse:
        return PostgresHouse(self._change, self._fetch)

    @property
    def tokens(self) -> PostgresTokens:
        return PostgresTokens(self._change, self._fetch)

    @property
    def damaged(self) -> bool:
        """PostgreSQL watches over its own files."""
        return False

    def free_bytes(self) -> int | None:
        return None

    async def backup(self, target: Path) -> None:
        """A copy as of now, as an SQLite file: it can be served by itself, or copied back."""
        await copy_to_sqlite(self.pool, target)

    async def close(self) -> None:
        await self._writer.close()
        await self.pool.close()

    async def _fetch(self, asked: str, *values: object) -> list[Any]:
        try:
            return list(await self.pool.fetch(asked, *values))
        except (asyncpg.PostgresError, *CONNECTION_LOST) as error:
            raise StoreError(reason(error)) from error

    async def _change(self, change: Callable[[asyncpg.Connection], Awaitable[T]]) -> T:
        """One transaction. Of two that wait for each other crosswise the database ends one, undone as a whole: it tries again."""
        try:
            for _ in range(_MOST_DEADLOCKS):
                with suppress(asyncpg.DeadlockDetectedError):
                    return await self._transact(change)
            return await self._transact(change)
        except (asyncpg.PostgresError, *CONNECTION_LOST) as error:
            raise StoreError(reason(error)) from error

    async def _transact(self, change: Callable[[asyncpg.Connection], Awaitable[T]]) -> T:
        async with self.pool.acquire() as connection, connection.transaction():
            return await change(connection)


async def migrate(connection: asyncpg.Connection) -> None:
    """Bring the database to the current version. Workers that start together take turns, and the first does the work."""
    steps = migration_scripts("postgres")
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATING)
        await connection.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)")
        done = await connection.fetchval("SELECT coalesce(max(number), 0) FROM migrations")
        if done > len(steps):
            raise StoreError(
                f"the data was written by a later version (schema {done}, this one knows {len(steps)}): update Huetable"
            )
        for number, script in enumerate(steps[done:], start=done + 1):
            await connection.execute(script)
            await connection.execute("INSERT INTO migrations VALUES ($1)", number)
