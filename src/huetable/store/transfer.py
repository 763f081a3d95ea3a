"""Copies everything from SQLite to PostgreSQL or back. Both have the same tables, so rows are copied as they are.

Only SQLite has a tail of its log: its rows go to the log.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Any, Final

import asyncpg
from msgspec.structs import astuple

from huetable.store.sqlite.connection import connect, migrate
from huetable.store.sqlite.log_reader import read_all_rows
from huetable.store.sqlite.private_files import make_private_folder
from huetable.store.sqlite.unfinished import unfinished_copy

from .base import StoreError

TABLES: Final = (
    "log",
    "people",
    "listings",
    "records",
    "results",
    "guests",
    "keys",
    "blobs",
    "links",
    "reminders",
    "marks",
    "push_subscriptions",
    "notices",
    "webhooks",
    "invitations",
    "server_keys",
    "reports",
    "report_lines",
    "bans",
    "tokens",
)
"""Snapshots stay behind: they are made again from the log. So does what running workers tell each other."""
_ROWS_PER_STEP: Final = 500

_NO_IDLE_TIMEOUT: Final = "SET LOCAL idle_in_transaction_session_timeout = 0"
"""The other side may be a slow disk, and the connection waits for it inside a transaction."""

Counts = dict[str, int]
"""How many rows of each table were copied."""


async def copy_to_sqlite(pool: asyncpg.Pool, target: Path) -> Counts:
    """Everything as of one moment, into a new file; if that fails, there is no file."""
    _make_room(target)
    with unfinished_copy(target) as part, closing(connect(part)) as writes:
        migrate(writes)
        async with (
            pool.acquire() as reads,
            reads.transaction(isolation="repeatable_read", readonly=True),
        ):
            await reads.execute(_NO_IDLE_TIMEOUT)
            counts = {table: await _copy_table_to_sqlite(reads, writes, table) for table in TABLES}
        # One file and nothing beside it, until it is opened for use.
        writes.execute("PRAGMA journal_mode = DELETE")
    return counts


def _make_room(target: Path) -> None:
    if target.exists():
        raise StoreError(f"{target} is there already: move it away first")
    make_private_folder(target.parent)


def _old_file(path: Path) -> sqlite3.Connection:
    if not path.exists():
        raise StoreError(f"{path} does not exist: check the data folder")
    reads = connect(path)
    migrate(reads)
    reads.execute("BEGIN")
    return reads


async def _copy_table_to_sqlite(reads: asyncpg.Connection, writes: sqlite3.Connection, table: str) -> int:
    count = 0
    writes.execute("BEGIN")
    cursor = await reads.cursor(f"SELECT * FROM {table}")  # noqa: S608 - one of TABLES
    while rows := await cursor.fetch(_ROWS_PER_STEP):
        marks = ", ".join("?" * len(rows[0]))
        writes.executemany(f"INSERT INTO {table} VALUES ({marks})", [tuple(row) for row in rows])  # noqa: S608
        count += len(rows)
    writes.execute("COMMIT")
    return count


async def copy_to_postgres(source: Path, pool: asyncpg.Pool) -> Counts:
    """All or nothing, into a database that holds no tables yet."""
    with closing(_old_file(source)) as reads:
        async with pool.acquire() as writes, writes.transaction():
            await writes.execute(_NO_IDLE_TIMEOUT)
            if await writes.fetchval("SELECT EXISTS (SELECT 1 FROM log)"):
                raise StoreError("the database holds tables already: use an empty one")
            return {table: await _copy_table_to_postgres(reads, writes, table) for table in TABLES}


async def _copy_table_to_postgres(reads: sqlite3.Connection, writes: asyncpg.Connection, table: str) -> int:
    count = 0
    found = map(astuple, read_all_rows(reads)) if table == "log" else _read_table(reads, table)
    while rows := list(islice(found, _ROWS_PER_STEP)):
        await writes.copy_records_to_table(table, records=rows)
        count += len(rows)
    return count


def _read_table(reads: sqlite3.Connection, table: str) -> Iterator[tuple[Any, ...]]:
    return iter(reads.execute(f"SELECT * FROM {table}"))  # noqa: S608 - one of TABLES
