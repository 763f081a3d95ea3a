"""The log in one SQLite file: WAL, synchronous=FULL, one thread that writes and one that reads."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from .base import Batch, Blob, Done, Finished, Known, Listing, Note, Person, Row, Score, Store, StoreError
from .migrations import scripts
from .statements import (
    add_key,
    expire,
    find_blob,
    find_finished,
    find_finished_blob,
    find_known,
    find_listing,
    find_listings_of,
    find_notes,
    forget,
    hand_in,
)
from .writer import Writer

T = TypeVar("T")


class SqliteStore(Store):
    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        connection = connect(path)
        migrate(connection)
        self._writer = Writer(connection, loop)
        self._reads = connect(path)
        self._reader = ThreadPoolExecutor(1, "store-reader")

    @classmethod
    async def open(cls, path: Path) -> SqliteStore:
        return cls(path, asyncio.get_running_loop())

    def append(self, batch: Batch, done: Done) -> None:
        self._writer.append(batch, done)

    @property
    def waiting(self) -> int:
        return self._writer.waiting

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        found = await self._query(
            'SELECT * FROM log WHERE "table" = ? AND seq > ? ORDER BY seq', table, after
        )
        return [Row(*row) for row in found]

    async def people(self, table: str) -> list[Person]:
        return [Person(*row) for row in await self._query('SELECT * FROM people WHERE "table" = ?', table)]

    async def listing(self, table: str) -> Listing | None:
        return await self._read(lambda reads: find_listing(reads, table))

    async def table_of_code(self, code: str) -> str | None:
        found = await self._query('SELECT "table" FROM listings WHERE code = ?', code)
        return str(found[0][0]) if found else None

    async def tables_of(self, guest: str, most: int) -> list[Listing]:
        return await self._read(lambda reads: find_listings_of(reads, guest, most))

    async def last_seq(self, table: str) -> int:
        found = await self._query('SELECT max(seq) FROM log WHERE "table" = ?', table)
        return int(found[0][0] or 0)

    async def known(self, key: str) -> Known | None:
        return await self._read(lambda reads: find_known(reads, key))

    async def add_key(self, known: Known) -> None:
        await self._writer.run(lambda writes: add_key(writes, known))

    async def scores(self, guest: str) -> list[Score]:
        asked = "SELECT game, count(*), sum(won) FROM results WHERE guest = ? GROUP BY game ORDER BY game"
        return [Score(*row) for row in await self._query(asked, guest)]

    async def finished(self, table: str, game_no: int) -> Finished | None:
        return await self._read(lambda reads: find_finished(reads, table, game_no))

    async def hand_in(self, draft: Blob, dropping: Sequence[str] = ()) -> None:
        await self._writer.run(lambda writes: hand_in(writes, draft, dropping))

    async def notes(self, table: str, game_no: int) -> list[Note]:
        return await self._read(lambda reads: find_notes(reads, table, game_no))

    async def blob(self, table: str, game_no: int, hash: str) -> bytes | None:
        return await self._read(lambda reads: find_blob(reads, table, game_no, hash))

    async def finished_blob(self, table: str, hash: str) -> bytes | None:
        return await self._read(lambda reads: find_finished_blob(reads, table, hash))

    async def forget(self, guest: str) -> None:
        await self._writer.run(lambda writes: forget(writes, guest))

    async def expire(self, before: int, sparing: Sequence[str] = ()) -> int:
        return await self._writer.run(lambda writes: expire(writes, before, sparing))

    async def backup(self, target: Path) -> None:
        """A connection of its own, so that neither reads nor writes wait for it."""
        path = self._reads.execute("PRAGMA database_list").fetchone()[2]
        await asyncio.to_thread(copy, Path(path), target)

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


def connect(path: Path) -> sqlite3.Connection:
    """A connection in which transactions begin and end only where the code says so."""
    path.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file to today's shape; one from a later version is refused."""
    steps = scripts()
    done = connection.execute("PRAGMA user_version").fetchone()[0]
    if done > len(steps):
        raise StoreError(f"the data is of a later version ({done}); this one knows {len(steps)}")
    for number, script in enumerate(steps[done:], start=done + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {script} PRAGMA user_version = {number}; COMMIT;")


def copy(source: Path, target: Path) -> None:
    """SQLite's own way of copying a file that is being written."""
    reads, writes = sqlite3.connect(source), sqlite3.connect(target)
    try:
        reads.backup(writes)
        # One file and nothing beside it, until it is opened for use.
        writes.execute("PRAGMA journal_mode = DELETE")
    finally:
        reads.close()
        writes.close()
