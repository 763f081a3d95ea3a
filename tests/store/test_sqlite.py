"""What is SQLite's own: the file, its safety, its versions."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from huetable.store.base import SCHEMA, Batch, Row, StoreError
from huetable.store.migrations import migration_scripts
from huetable.store.sqlite.connection import connect, migrate
from huetable.store.sqlite.store import SqliteStore


async def test_every_commit_is_forced_to_the_disk(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "a.db")
    pragmas = {name: store._writer._connection.execute(f"PRAGMA {name}").fetchone()[0] for name in PRAGMAS}
    await store.close()
    assert pragmas == PRAGMAS


PRAGMAS = {"journal_mode": "wal", "synchronous": 2}


async def test_data_of_a_later_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    connection = connect(tmp_path / "a.db")
    later = len(migration_scripts("sqlite")) + 1
    connection.execute(f"PRAGMA user_version = {later}")
    with pytest.raises(StoreError, match="later version"):
        migrate(connection)
    connection.close()


def test_migrating_twice_changes_nothing(tmp_path: Path) -> None:
    connection = connect(tmp_path / "a.db")
    migrate(connection)
    before = list(connection.iterdump())
    migrate(connection)
    assert list(connection.iterdump()) == before
    connection.close()


async def test_a_disk_that_fails_is_an_error_and_not_an_end(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "a.db")
    thief = sqlite3.connect(tmp_path / "a.db")
    thief.execute("DROP TABLE log")
    thief.close()
    done: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
    store.append(Batch((Row("t", 1, 0, "x", None, None, 0, SCHEMA, b""),)), done.set_result)
    assert isinstance(await done, StoreError)
    with pytest.raises(StoreError):
        await store.rows("t")
    with pytest.raises(StoreError):
        await store.expire(0)
    await store.close()
