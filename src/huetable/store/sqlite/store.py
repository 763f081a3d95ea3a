"""The log in one SQLite file: WAL, synchronous=FULL, one thread that writes and one that reads."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from huetable.store.base import (
    Batch,
    Blob,
    BlobSummary,
    DoneCallback,
    FinishedGame,
    GameTotals,
    KnownGuest,
    Listing,
    Person,
    Row,
    Store,
    StoreError,
)

from .connection import connect, copy_database, migrate
from .statements import (
    add_draft,
    add_guest_key,
    expire,
    find_blob,
    find_blob_summaries,
    find_by_link,
    find_finished,
    find_finished_blob,
    find_known,
    find_listing,
    find_listings_of,
    forget,
)
from .writer import WriterThread

T = TypeVar("T")


class SqliteStore(Store):
    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        connection = connect(path)
        migrate(connection)
        self._writer = WriterThread(connection, loop)
        self._reads = connect(path)
        self._reader = ThreadPoolExecutor(1, "store-reader")

    @classmethod
    async def open(cls, path: Path) -> SqliteStore:
        return cls(path, asyncio.get_running_loop())

    def append(self, batch: Batch, done: DoneCallback) -> None:
        self._writer.append(batch, done)

    @property
    def pending_appends(self) -> int:
        return self._writer.pending_appends

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        found = await self._query(
            'SELECT * FROM log WHERE "table" = ? AND seq > ? ORDER BY seq', table, after
        )
        return [Row(*row) for row in found]

    async def people(self, table: str) -> list[Person]:
        return [Person(*row) for row in await self._query('SELECT * FROM people WHERE "table" = ?', table)]

    async def listing(self, table: str) -> Listing | None:
        return await self._read(lambda reads: find_listing(reads, table))

    async def table_by_code(self, code: str) -> str | None:
        found = await self._query('SELECT "table" FROM listings WHERE code = ?', code)
        return str(found[0][0]) if found else None

    async def table_by_link(self, link: str) -> tuple[str, bool]:
        return await self._read(lambda reads: find_by_link(reads, link))

    async def current_link(self, table: str) -> str:
        found = await self._query('SELECT link FROM links WHERE "table" = ? AND current', table)
        return str(found[0][0]) if found else table

    async def tables_of(self, guest: str, most: int) -> list[Listing]:
        return await self._read(lambda reads: find_listings_of(reads, guest, most))

    async def last_seq(self, table: str) -> int:
        found = await self._query('SELECT max(seq) FROM log WHERE "table" = ?', table)
        return int(found[0][0] or 0)

    async def guest_by_key(self, key: str) -> KnownGuest | None:
        return await self._read(lambda reads: find_known(reads, key))

    async def add_guest_key(self, known: KnownGuest) -> None:
        await self._writer.run_transaction(lambda writes: add_guest_key(writes, known))

    async def game_totals(self, guest: str) -> list[GameTotals]:
        asked = "SELECT game, count(*), sum(won) FROM results WHERE guest = ? GROUP BY game ORDER BY game"
        return [GameTotals(*row) for row in await self._query(asked, guest)]

    async def finished_game(self, table: str, game_no: int) -> FinishedGame | None:
        return await self._read(lambda reads: find_finished(reads, table, game_no))

    async def add_draft(self, draft: Blob, dropping: Sequence[str] = ()) -> None:
        await self._writer.run_transaction(lambda writes: add_draft(writes, draft, dropping))

    async def blob_summaries(self, table: str, game_no: int) -> list[BlobSummary]:
        return await self._read(lambda reads: find_blob_summaries(reads, table, game_no))

    async def blob(self, table: str, game_no: int, hash: str) -> bytes | None:
        return await self._read(lambda reads: find_blob(reads, table, game_no, hash))

    async def finished_blob(self, table: str, hash: str) -> bytes | None:
        return await self._read(lambda reads: find_finished_blob(reads, table, hash))

    async def forget(self, guest: str) -> None:
        await self._writer.run_transaction(lambda writes: forget(writes, guest))

    async def expire(self, before: int, sparing: Sequence[str] = ()) -> int:
        return await self._writer.run_transaction(lambda writes: expire(writes, before, sparing))

    async def backup(self, target: Path) -> None:
        """A connection of its own, so that neither reads nor writes wait for it."""
        path = self._reads.execute("PRAGMA database_list").fetchone()[2]
        await asyncio.to_thread(copy_database, Path(path), target)

    async def close(self) -> None:
        await self._writer.close()
        self._reader.shutdown(wait=True)
        self._reads.close()

    async def _query(self, asked: str, *values: str | int) -> list[Any]:
        return await self._read(lambda reads: reads.execute(asked, values).fetchall())

    async def _read(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await self._loop.run_in_executor(self._reader, ask, self._reads)
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error
