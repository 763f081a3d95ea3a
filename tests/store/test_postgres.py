"""What only PostgreSQL has to promise: several workers at once, and the way from SQLite and back."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

import asyncpg
import pytest
from store_kit import append, row

from huetable.store.base import Batch, Conflict, KnownGuest, Listing, Person, StoreError
from huetable.store.postgres import store as postgres_store
from huetable.store.postgres.reader import GroupReader
from huetable.store.postgres.statements import INSERT_ROWS, columns
from huetable.store.postgres.store import PostgresStore
from huetable.store.postgres.worker_board import WorkerBoard
from huetable.store.sqlite.store import SqliteStore
from huetable.store.transfer import TABLES, copy_to_postgres, copy_to_sqlite

if TYPE_CHECKING:
    from postgres import Postgres


async def test_workers_that_start_together_migrate_once(database: str) -> None:
    stores = await asyncio.gather(*(PostgresStore.open(database) for _ in range(4)))
    assert await append(stores[0], Batch((row(1),))) is None
    assert await stores[3].rows("t") == [row(1)]
    for store in stores:
        await store.close()


async def test_data_of_a_later_version_is_refused(database: str) -> None:
    store = await PostgresStore.open(database)
    await store.pool.execute("INSERT INTO migrations VALUES (99)")
    await store.close()
    with pytest.raises(StoreError, match="later version"):
        await PostgresStore.open(database)


async def test_an_address_that_leads_nowhere_is_one_clear_error() -> None:
    with pytest.raises(StoreError, match="PostgreSQL"):
        await PostgresStore.open("postgresql://nobody@/nothing?host=/nowhere")


async def test_two_writers_of_many_tables_never_block_each_other(emptied: str) -> None:
    """Groups that hold the same tables in another order wait for each other at most once."""
    one, other = await PostgresStore.open(emptied), await PostgresStore.open(emptied)
    tables = [f"t{number}" for number in range(30)]
    for seq in range(1, 11):
        forward = [append(one, Batch((row(seq, table, payload=b"one"),))) for table in tables]
        backward = [append(other, Batch((row(seq, table, payload=b"other"),))) for table in reversed(tables)]
        errors = await asyncio.gather(*forward, *backward)
        assert sum(error is None for error in errors) == len(tables)
        assert all(error is None or isinstance(error, Conflict) for error in errors)
    await one.close()
    await other.close()


async def test_whoever_loses_a_deadlock_tries_again(emptied: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A writer notes the guest before the device; a device that is added locks them the other way round."""
    monkeypatch.setitem(postgres_store._SETTINGS, "deadlock_timeout", "300ms")
    store = await PostgresStore.open(emptied)
    lender = KnownGuest("g", "laptop", "Ann", "red")
    assert await append(store, Batch((), known=lender)) is None
    writer = await asyncpg.connect(emptied)
    async with writer.transaction():
        await writer.execute("UPDATE guests SET used_day = 7 WHERE guest = 'g'")
        adding = asyncio.create_task(store.add_device(lender, KnownGuest("g", "phone", None, None)))
        waiting = (
            "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
        )
        while not await writer.fetchval(waiting):
            pass
        await writer.execute("UPDATE keys SET used_at = 7 WHERE key = 'laptop'")
    assert await adding
    assert {device.key for device in await store.devices("g")} == {"laptop", "phone"}
    await writer.close()
    await store.close()


async def test_a_question_first_asked_of_a_short_log_stays_cheap_when_it_has_grown(database: str) -> None:
    """PostgreSQL keeps the plan of what it was asked a few times, and a short table it would rather read whole."""
    store = await PostgresStore.open(database)
    async with store.pool.acquire() as connection, connection.transaction():
        reader, board = GroupReader(connection), WorkerBoard(connection, "w1", notify=False)
        await connection.execute(INSERT_ROWS, *columns([Batch((row(1),))]))
        await connection.execute("ANALYZE log")
        for _ in range(10):
            assert (await reader.rows("t7", 0), await board.last_seqs(["t7", "t8"])) == ([], [])
        grown = [row(seq, f"t{number}") for number in range(20) for seq in range(1, 501)]
        await connection.execute(INSERT_ROWS, *columns([Batch(tuple(grown))]))
        assert await reader.rows("t7", 498) == [row(499, "t7"), row(500, "t7")]
        assert sorted(await board.last_seqs(["t7", "t8", "t99"])) == [("t7", 500), ("t8", 500)]
        looked_at = """SELECT pg_stat_get_xact_tuples_returned('log'::regclass)
            + pg_stat_get_xact_tuples_fetched('log'::regclass)"""
        assert await connection.fetchval(looked_at) < 10
    await store.close()


async def test_every_group_says_what_is_new_in_one_notification(emptied: str) -> None:
    store = await PostgresStore.open(emptied, "w1")
    ear = await asyncpg.connect(emptied)
    heard: list[str] = []
    await ear.add_listener("huetable", lambda *words: heard.append(str(words[-1])))
    await asyncio.gather(*(append(store, Batch((row(1, f"t{number:03}"),))) for number in range(450)))
    await ear.fetchval("SELECT 1")
    assert all(words.startswith("w1|") and len(words) < 8000 for words in heard)
    assert sorted(item for words in heard for item in words[3:].split(",")) == [
        f"t{number:03} 1" for number in range(450)
    ]
    assert len(heard) < 20
    await ear.close()
    await store.close()


async def test_a_cut_line_is_an_error_and_the_next_append_finds_another(emptied: str) -> None:
    store = await PostgresStore.open(emptied)
    await append(store, Batch((row(1),)))
    killer = await asyncpg.connect(emptied)
    await killer.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
        "AND datname = current_database()"
    )
    await killer.close()
    first = await append(store, Batch((row(2),)))
    second = await append(store, Batch((row(2 if first else 3),)))
    assert second is None
    await store.close()


async def test_a_worker_that_freezes_while_it_writes_holds_nobody_up_for_long(
    emptied: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its rows are neither there nor gone as long as its transaction is open: the database ends that."""
    longest = "idle_in_transaction_session_timeout"
    assert postgres_store._SETTINGS[longest] == "2s"
    monkeypatch.setitem(postgres_store._SETTINGS, longest, "300ms")
    frozen, other = await PostgresStore.open(emptied), await PostgresStore.open(emptied)
    line = await frozen.pool.acquire()
    await line.execute("BEGIN")
    await line.execute(INSERT_ROWS, *columns([Batch((row(1, payload=b"frozen"),))]))
    writes = [append(other, Batch((row(1, table),))) for table in ("t", "u")]
    async with asyncio.timeout(10):
        assert await asyncio.gather(*writes) == [None, None]
    assert await other.rows("t") == [row(1)]
    assert await append(frozen, Batch((row(2),))) is None
    await frozen.pool.release(line)
    await frozen.close()
    await other.close()


async def test_a_restart_of_the_database_loses_nothing_that_was_done(postgres: Postgres) -> None:
    database = postgres.new_database()
    store = await PostgresStore.open(database)
    assert await append(store, Batch((row(1),))) is None
    postgres.stop()
    assert await append(store, Batch((row(2),))) is not None
    with pytest.raises(StoreError):
        await store.rows("t")
    postgres.start()
    assert await append(store, Batch((row(2),))) is None
    assert [each.seq for each in await store.rows("t")] == [1, 2]
    await store.close()


async def test_everything_goes_to_postgresql_and_comes_back_the_same(emptied: str, tmp_path: Path) -> None:
    before, after = tmp_path / "before.db", tmp_path / "after.db"
    small = await SqliteStore.open(before)
    line = Listing("t", "amber-otter-10", "dye_pot", "playing", 1, 1000, ("p1",), ())
    known = KnownGuest("g", "key", "Ann", "red")
    await append(
        small, Batch((row(1, payload=b"\x00\xff"),), (Person("t", "p1", "g", "Ann"),), (), known, line)
    )
    for seq in range(2, 1201):
        small.append(Batch((row(seq),)), lambda _: None)
    await small.close()
    fill_empty_tables(before)
    store = await PostgresStore.open(emptied)
    counts = await copy_to_postgres(before, store.pool)
    assert (counts["log"], counts["people"], counts["keys"]) == (1200, 1, 1)
    assert counts["bans"] == counts["reports"] == counts["report_lines"] == counts["tokens"] == 1
    assert await store.guest_by_key("key") == known
    with pytest.raises(StoreError, match="holds tables already"):
        await copy_to_postgres(before, store.pool)
    assert await copy_to_sqlite(store.pool, after) == counts
    with pytest.raises(StoreError, match="there already"):
        await copy_to_sqlite(store.pool, after)
    await store.close()
    assert contents(before) == contents(after)


async def test_what_is_not_there_cannot_be_carried(emptied: str, tmp_path: Path) -> None:
    store = await PostgresStore.open(emptied)
    with pytest.raises(StoreError, match="does not exist"):
        await copy_to_postgres(tmp_path / "nothing.db", store.pool)
    await store.close()


def contents(path: Path) -> dict[str, list[tuple[object, ...]]]:
    with sqlite3.connect(path) as reads:
        kept = columns_in_sqlite(reads).keys() - LEFT_BEHIND
        found = {name: sorted(reads.execute(f"SELECT * FROM {name}"), key=repr) for name in kept}
    reads.close()
    return found


LEFT_BEHIND = frozenset(
    (
        "snapshots",
        "tail",
        *("workers", "leases", "presence", "words", "lent", "forgotten"),
        "migrations",
    )
)
"""Made again from the log, a part of the log, what the workers that run now tell each other, each store's own."""


async def test_no_table_is_left_out_of_backups_and_moves(emptied: str, tmp_path: Path) -> None:
    """A table that is new in the schema belongs to one of the two."""
    store = await PostgresStore.open(emptied)
    rows = await store.pool.fetch(
        """SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'
            ORDER BY table_name, ordinal_position"""
    )
    await store.close()
    found = dict[str, list[str]]()
    for table, column in rows:
        found.setdefault(table, []).append(column)
    assert set(TABLES) == found.keys() - LEFT_BEHIND
    await (await SqliteStore.open(tmp_path / "small.db")).close()
    with sqlite3.connect(tmp_path / "small.db") as reads:
        same = columns_in_sqlite(reads)
    reads.close()
    assert set(TABLES) == same.keys() - LEFT_BEHIND
    assert [same[table] for table in TABLES] == [found[table] for table in TABLES], (
        "rows are copied as they are"
    )


def columns_in_sqlite(reads: sqlite3.Connection) -> dict[str, list[str]]:
    names = [name for (name,) in reads.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    return {
        name: [column[1] for column in reads.execute(f"PRAGMA table_info({name})")]
        for name in names
        if not name.startswith("sqlite_")
    }


def fill_empty_tables(path: Path) -> None:
    """With a row of anything."""
    values = {"INTEGER": 1, "TEXT": "1", "BLOB": b"1"}
    with sqlite3.connect(path) as writes:
        for table in columns_in_sqlite(writes).keys() - LEFT_BEHIND:
            if not writes.execute(f"SELECT EXISTS (SELECT 1 FROM {table})").fetchone()[0]:
                row = [values[column[2]] for column in writes.execute(f"PRAGMA table_info({table})")]
                writes.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row)
    writes.close()


async def test_a_copy_from_postgresql_that_fails_leaves_no_file(
    emptied: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await PostgresStore.open(emptied)
    monkeypatch.setattr("huetable.store.transfer.TABLES", ("log", "nothing_of_this_name"))
    with pytest.raises(asyncpg.PostgresError):
        await store.backup(tmp_path / "copies" / "huetable.db")
    await store.close()
    assert list((tmp_path / "copies").glob("*")) == []
