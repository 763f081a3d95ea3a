"""The log in one SQLite file: WAL, synchronous=FULL, one thread that writes and one that reads."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from huetable.core.codec import encode
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
from huetable.store.played_rows import PLAYED, read_played
from huetable.store.slow_games import AWAITING, Reminder

from . import slow_games
from .connection import connect, copy_database, empty_wal, migrate
from .damage import DamageWatch, check_file
from .devices import add_device, end_device, find_devices, find_missing
from .folder_lock import FolderLock
from .house import SqliteHouse
from .log_reader import find_last_seq, find_tables, read_rows
from .log_source import SqliteLog
from .notifications import SqliteNotifications
from .statements import (
    add_draft,
    expire,
    expire_guests,
    find_blob,
    find_blob_summaries,
    find_by_link,
    find_data_of_guest,
    find_finished,
    find_finished_blob,
    find_known,
    find_listing,
    find_listings_of,
    find_snapshot,
    forget,
    set_mark,
)
from .tokens import SqliteTokens
from .writer import WriterThread

T = TypeVar("T")

_WAL_ATTEMPTS = 3
"""How often SQLite is asked to empty its log after a deletion."""


class SqliteStore(Store):
    def __init__(
        self,
        path: Path,
        loop: asyncio.AbstractEventLoop,
        folder_lock: FolderLock | None = None,
        *,
        only_looks: bool = False,
    ) -> None:
        """A lock is released when the store is closed. Only looks: beside a server, which keeps the log in order."""
        self._loop = loop
        self._folder_lock = folder_lock
        self._path = path
        self._damage = DamageWatch(path)
        self._writer = WriterThread(_open_for_writing(path), loop, self._damage, unpacks=not only_looks)
        self._reads = connect(path)
        self._reader = ThreadPoolExecutor(1, "store-reader")

    @classmethod
    async def open(
        cls, path: Path, folder_lock: FolderLock | None = None, *, only_looks: bool = False
    ) -> SqliteStore:
        return cls(path, asyncio.get_running_loop(), folder_lock, only_looks=only_looks)

    def append(self, batch: Batch, done: DoneCallback) -> None:
        self._writer.append(batch, done)

    @property
    def pending_appends(self) -> int:
        return self._writer.pending_appends

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        return await self._read(lambda reads: list(read_rows(reads, table, after)))

    async def snapshot(self, table: str) -> Snapshot | None:
        return await self._read(lambda reads: find_snapshot(reads, table))

    @property
    def log_source(self) -> LogSource:
        return SqliteLog(str(self._path))

    async def people(self, table: str) -> list[Person]:
        asked = 'SELECT "table", person, guest, name, face FROM people WHERE "table" = ?'
        return [Person(*row) for row in await self._query(asked, table)]

    async def listing(self, table: str) -> Listing | None:
        return await self._read(lambda reads: find_listing(reads, table))

    async def listings_at(self, tables: Sequence[str]) -> list[Listing]:
        asked = 'SELECT * FROM listings WHERE "table" IN (SELECT value FROM json_each(?))'
        found = await self._query(asked, encode(tables).decode())
        return read_listings(found, to_listing, lambda row: str(row[0]))

    async def table_by_code(self, code: str) -> str | None:
        found = await self._query('SELECT "table" FROM listings WHERE code = ?', code)
        return str(found[0][0]) if found else None

    async def table_by_link(self, link: str) -> tuple[str, bool]:
        return await self._read(lambda reads: find_by_link(reads, link))

    async def current_link(self, table: str) -> str:
        found = await self._query('SELECT link FROM links WHERE "table" = ? AND current', table)
        return str(found[0][0]) if found else table

    async def table_count(self) -> int:
        return int((await self._query("SELECT count(*) FROM listings"))[0][0])

    async def tables_of(self, guest: str, most: int, *, hidden: bool = True) -> list[Listing]:
        return await self._read(lambda reads: find_listings_of(reads, guest, most, hidden=hidden))

    async def hide_table(self, guest: str, table: str) -> None:
        await self._writer.run_transaction(lambda writes: slow_games.hide_table(writes, guest, table))

    async def due_tables(self, now: int) -> list[str]:
        return await self._read(lambda reads: slow_games.find_due(reads, now))

    async def awaiting_tables(self, since: int) -> list[str]:
        return [
            str(row[0]) for row in await self._query(AWAITING.format(since="?1", most="?2"), since, MOST_DUE)
        ]

    async def take_reminders(self, now: int) -> list[Reminder]:
        return await self._writer.run_transaction(lambda writes: slow_games.take_reminders(writes, now))

    async def skip_reminders(self, reminders: Sequence[Reminder]) -> None:
        await self._writer.run_transaction(lambda writes: slow_games.note_reminders(writes, reminders))

    async def tables(self) -> list[str]:
        return await self._read(find_tables)

    async def last_seq(self, table: str) -> int:
        return await self._read(lambda reads: find_last_seq(reads, table))

    async def guest_by_key(self, key: str) -> KnownGuest | None:
        return await self._read(lambda reads: find_known(reads, key))

    async def devices(self, guest: str) -> list[Device]:
        return await self._read(lambda reads: find_devices(reads, guest))

    async def add_device(self, lender: KnownGuest, key: KnownGuest) -> bool:
        return await self._writer.run_transaction(lambda writes: add_device(writes, lender, key))

    async def end_device(self, guest: str, key: str) -> None:
        await self._writer.run_transaction(lambda writes: end_device(writes, guest, key))

    async def missing_keys(self, keys: Sequence[tuple[str, str]]) -> dict[str, bool]:
        return await self._read(lambda reads: find_missing(reads, keys))

    async def guests_named(self, name: str) -> list[GuestUse]:
        asked = "SELECT guest, used_day FROM guests WHERE name = ? ORDER BY used_day DESC"
        return [GuestUse(*row) for row in await self._query(asked, name)]

    async def data_of_guest(self, guest: str) -> dict[str, list[dict[str, Any]]]:
        return await self._read(lambda reads: find_data_of_guest(reads, guest))

    async def game_totals(self, guest: str) -> list[GameTotals]:
        asked = "SELECT game, count(*), sum(won) FROM results WHERE guest = ? GROUP BY game ORDER BY game"
        return [GameTotals(*row) for row in await self._query(asked, guest)]

    async def played_games(self, guest: str, most: int) -> list[PlayedGame]:
        asked = PLAYED.format(guest="?1", most="?2")
        return read_played(await self._query(asked, guest, most))

    async def people_at(self, tables: Sequence[str]) -> list[Person]:
        asked = """SELECT "table", person, guest, name, face FROM people
            WHERE "table" IN (SELECT value FROM json_each(?))"""
        return [Person(*row) for row in await self._query(asked, encode(tables).decode())]

    async def remove_played(self, guest: str, table: str | None = None, game_no: int = 0) -> None:
        asked = 'DELETE FROM results WHERE guest = ?1 AND (?2 IS NULL OR ("table" = ?2 AND game_no = ?3))'
        await self._writer.run_transaction(lambda writes: writes.execute(asked, (guest, table, game_no)))

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
        await self._empty_wal()

    async def expire(self, before: int, sparing: Sequence[str] = (), phase: str | None = None) -> int:
        total = 0
        while removed := await self._writer.run_on_whole_log(
            lambda writes: expire(writes, before, sparing, phase)
        ):
            total += removed
        if total:
            await self._empty_wal()
        return total

    async def expire_guests(self, before: int, today: int) -> list[str]:
        gone = list[str]()
        while some := await self._writer.run_transaction(lambda writes: expire_guests(writes, before, today)):
            gone += some
        if gone:
            await self._empty_wal()
        return gone

    async def _empty_wal(self) -> None:
        """Readers are quick, except for a backup; if one is being made, the next deletion does it."""
        for _ in range(_WAL_ATTEMPTS):
            if await self._writer.run_alone(empty_wal):
                return

    async def current_time(self, clock: int) -> int:
        return clock

    async def newest_event(self) -> int | None:
        found = await self._query("SELECT max(changed_at) FROM listings")
        return None if found[0][0] is None else int(found[0][0])

    async def marks(self) -> dict[str, int]:
        return {str(name): int(value) for name, value in await self._query("SELECT name, value FROM marks")}

    async def set_mark(self, name: str, value: int | None) -> None:
        await self._writer.run_transaction(lambda writes: set_mark(writes, name, value))

    @property
    def notifications(self) -> SqliteNotifications:
        return SqliteNotifications(self._writer.run_transaction, self._query)

    @property
    def house(self) -> SqliteHouse:
        return SqliteHouse(self._writer.run_transaction, self._query)

    @property
    def tokens(self) -> SqliteTokens:
        return SqliteTokens(self._writer.run_transaction, self._query)

    @property
    def damaged(self) -> bool:
        return self._damage.found

    def free_bytes(self) -> int | None:
        return shutil.disk_usage(self._path.parent).free

    async def backup(self, target: Path) -> None:
        """A connection of its own, so that neither reads nor writes wait for it."""
        await asyncio.to_thread(copy_database, self._path, target)

    async def close(self) -> None:
        await self._writer.close()
        self._reader.shutdown(wait=True)
        self._reads.close()
        if self._folder_lock is not None:
            self._folder_lock.release()

    async def _query(self, asked: str, *values: str | int) -> list[Any]:
        return await self._read(lambda reads: reads.execute(asked, values).fetchall())

    async def _read(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await self._loop.run_in_executor(self._reader, ask, self._reads)
        except sqlite3.Error as error:
            raise self._damage.to_store_error(error) from error


def _open_for_writing(path: Path) -> sqlite3.Connection:
    """Checked and brought to the current version."""
    connection = connect(path)
    try:
        check_file(connection, path)
        migrate(connection)
    except (sqlite3.DatabaseError, StoreError) as error:
        connection.close()
        if isinstance(error, sqlite3.DatabaseError):
            raise DamageWatch(path).to_store_error(error) from error
        raise
    return connection
