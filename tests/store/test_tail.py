"""The tail of SQLite's log: what was acknowledged is there whenever the power fails, and everybody reads it."""

from __future__ import annotations

import asyncio
import gzip
import shutil
import sqlite3
import tracemalloc
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from itertools import chain, count
from pathlib import Path

import msgspec
import pytest
from store_kit import append, row

from huetable.games import all_games, game_folder
from huetable.server.ops.check import damaged_tables
from huetable.store.base import Batch, Conflict, Listing, Row, StoreError
from huetable.store.postgres.store import PostgresStore
from huetable.store.sqlite import tail, writer
from huetable.store.sqlite.connection import connect, copy_database, migrate
from huetable.store.sqlite.log_reader import find_last_seq, find_tables, read_all_rows, read_rows
from huetable.store.sqlite.store import SqliteStore
from huetable.store.sqlite.tail import Tail
from huetable.store.sqlite.writer import Transaction
from huetable.store.transfer import copy_to_postgres

OLD = "tests/old_tables/before_tail.db.gz"

TABLES = [f"t{number}" for number in range(5)]


def rows_of(table: str, last: int, first: int = 1) -> list[Row]:
    return [row(seq, table, payload=f"{table} {seq}".encode()) for seq in range(first, last + 1)]


@contextmanager
def written(path: Path, groups: int = 12) -> Iterator[tuple[sqlite3.Connection, Tail]]:
    """A file as a killed server leaves it: groups of a row of each table, the first half of them in the log."""
    with closing(connect(path)) as writes:
        migrate(writes)
        end = Tail(writes)
        for seq in range(1, groups + 1):
            with Transaction(writes):
                end.append([row(seq, table, payload=f"{table} {seq}".encode()) for table in TABLES])
            end.committed()
            if seq == groups // 2:
                unpack(writes, end)
        yield writes, end


def unpack(writes: sqlite3.Connection, end: Tail) -> int:
    with Transaction(writes):
        moved = end.unpack_some()
    end.unpacked(moved)
    return moved


def content(path: Path) -> dict[str, list[Row]]:
    with closing(sqlite3.connect(path)) as reads:
        found = {table: list(read_rows(reads, table)) for table in find_tables(reads)}
        assert sorted(read_all_rows(reads), key=lambda each: (each.table, each.seq)) == [
            *chain(*found.values())
        ]
        assert [find_last_seq(reads, table) for table in found] == [rows[-1].seq for rows in found.values()]
    return found


EXPECTED = {table: rows_of(table, 12) for table in TABLES}


def test_both_parts_are_read_as_one_log(tmp_path: Path) -> None:
    with written(tmp_path / "a.db") as (writes, _):
        assert content(tmp_path / "a.db") == EXPECTED
        assert list(read_rows(writes, "t3", 5)) == rows_of("t3", 12, 6)
        assert list(read_rows(writes, "t3", 9)) == rows_of("t3", 12, 10)
        assert (find_last_seq(writes, "t"), list(read_rows(writes, "t"))) == (0, [])


def test_a_power_cut_at_any_moment_of_unpacking_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    """Before and after each statement the files are copied as they are then: what a machine finds that starts again."""
    cuts: list[Path] = []
    path = tmp_path / "a.db"

    def cut(_: str) -> None:
        cuts.append(tmp_path / f"cut{len(cuts)}.db")
        for ending in ("", "-wal"):
            shutil.copy(f"{path}{ending}", f"{cuts[-1]}{ending}")

    with written(path) as (writes, end):
        cut("")
        writes.set_trace_callback(cut)
        assert unpack(writes, end) == 30
        writes.set_trace_callback(None)
        cut("")
        assert writes.execute("SELECT count(*) FROM tail").fetchone() == (0,)
    assert len(cuts) > 6
    for each in cuts:
        assert content(each) == EXPECTED
    assert content(path) == EXPECTED


def test_unpacking_that_is_interrupted_anywhere_changes_nothing(tmp_path: Path) -> None:
    """By an error after any number of SQLite's own instructions, as when the disk is full."""
    with written(tmp_path / "a.db") as (writes, end):
        for instructions in range(1, 20_000, 61):
            writes.set_progress_handler(partial(is_next, count(1), instructions), 1)
            with suppress(sqlite3.OperationalError):
                unpack(writes, end)
            writes.set_progress_handler(None, 0)
            assert content(tmp_path / "a.db") == EXPECTED
            if end.rows == 0:
                break
        assert (end.rows, instructions > 10 * 61) == (0, True)


def is_next(numbers: Iterator[int], number: int) -> bool:
    return next(numbers) == number


async def test_a_server_that_was_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    with written(tmp_path / "a.db"):
        copy_database(tmp_path / "a.db", tmp_path / "b.db")
    store = await SqliteStore.open(tmp_path / "b.db")
    assert isinstance(await append(store, Batch((row(12, "t1"),))), Conflict)
    assert await append(store, Batch((row(13, "t1", payload=b"t1 13"),))) is None
    assert isinstance(await append(store, Batch((row(13, "t1"),))), Conflict)
    await store.close()
    assert content(tmp_path / "b.db") == EXPECTED | {"t1": rows_of("t1", 13)}
    assert in_tail(tmp_path / "b.db") == 0


def in_tail(path: Path) -> int:
    with closing(sqlite3.connect(path)) as reads:
        return int(reads.execute("SELECT count(*) FROM tail").fetchone()[0])


async def test_a_failed_append_takes_no_number(tmp_path: Path) -> None:
    """Neither a conflict in the group nor a statement that fails."""
    store = await SqliteStore.open(tmp_path / "a.db")
    await append(store, Batch((row(1),)))
    double = Listing("t", "code", "uno", "playing", 1, 1, (), ())
    await append(store, Batch((), listing=double))
    together = [append(store, Batch((row(2),))), append(store, Batch((row(1, "u"), row(1, "u"))))]
    together += [append(store, Batch((row(1, "v"),), listing=Listing("v", "code", *("", ""), 1, 1, (), ())))]
    assert [type(error) for error in await asyncio.gather(*together)] == [type(None), Conflict, Conflict]
    assert [await store.last_seq(table) for table in "tuv"] == [2, 0, 0]
    assert await append(store, Batch((row(1, "u"), row(2, "u"), row(1, "v")))) is None
    await store.close()


async def test_rows_are_moved_when_it_is_quiet_and_when_they_are_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "_QUIET", 0.01)
    monkeypatch.setattr(writer, "FULL", 50)
    store = await SqliteStore.open(tmp_path / "a.db")
    await append(store, Batch((row(1),)))
    end = asyncio.get_running_loop().time() + 8
    while in_tail(tmp_path / "a.db"):
        assert asyncio.get_running_loop().time() < end
        await asyncio.sleep(0.01)
    monkeypatch.setattr(writer, "_QUIET", 60)
    for seq in range(2, 120):
        await append(store, Batch((row(seq),)))
    assert 0 < in_tail(tmp_path / "a.db") < 100
    assert [each.seq for each in await store.rows("t")] == list(range(1, 120))
    await store.close()


async def test_a_full_disk_stops_neither_appends_nor_reading_and_rows_are_moved_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "FULL", 5)
    monkeypatch.setattr(writer, "_PAUSE_AFTER_FAILURE", 0.0)

    def no_room(self: Tail) -> int:
        raise sqlite3.OperationalError("database or disk is full")

    store = await SqliteStore.open(tmp_path / "a.db")
    with monkeypatch.context() as patched:
        patched.setattr(Tail, "unpack_some", no_room)
        for seq in range(1, 12):
            assert await append(store, Batch((row(seq),))) is None
        with pytest.raises(StoreError, match="full"):
            await store.expire(5000)
        assert (len(await store.rows("t")), in_tail(tmp_path / "a.db")) == (11, 11)
    await store.close()
    assert (in_tail(tmp_path / "a.db"), content(tmp_path / "a.db")) == (
        0,
        {"t": [row(n) for n in range(1, 12)]},
    )


async def test_old_tables_go_with_their_rows_in_the_tail(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "a.db")
    for table, at in (("old", 1000), ("new", 9000)):
        listing = Listing(table, table, "uno", "over", 1, 1000, (), ())
        await append(store, Batch((row(1, table),), listing=listing))
        await append(store, Batch((row(2, table, at=at),)))
    assert in_tail(tmp_path / "a.db") == 4
    assert await store.expire(5000) == 1
    assert (await store.tables(), len(await store.rows("new"))) == (["new"], 2)
    assert await append(store, Batch((row(3, "new"),))) is None
    assert await append(store, Batch((row(1, "old"),))) is None
    await store.close()


async def test_a_backup_and_a_move_take_both_parts(tmp_path: Path, emptied: str) -> None:
    with written(tmp_path / "a.db"):
        copy_database(tmp_path / "a.db", tmp_path / "copy.db")
        assert content(tmp_path / "copy.db") == EXPECTED
        big = await PostgresStore.open(emptied)
        counts = await copy_to_postgres(tmp_path / "a.db", big.pool)
    assert counts["log"] == 60
    assert {table: await big.rows(table) for table in TABLES} == EXPECTED
    await big.close()


async def test_who_only_looks_moves_nothing(tmp_path: Path) -> None:
    with written(tmp_path / "a.db"):
        store = await SqliteStore.open(tmp_path / "a.db", only_looks=True)
        assert await store.tables() == TABLES
        assert await store.rows("t2") == EXPECTED["t2"]
        await store.close()
        assert in_tail(tmp_path / "a.db") == 6


async def test_another_process_replays_both_parts(tmp_path: Path) -> None:
    with written(tmp_path / "a.db"):
        found: list[Row] = []
        store = await SqliteStore.open(tmp_path / "a.db", only_looks=True)
        store.log_source.replay("t4", found.append)
        await store.close()
    assert found == EXPECTED["t4"]


async def test_a_damaged_group_costs_the_tables_in_it_and_no_other(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    with closing(connect(path)) as writes:
        migrate(writes)
        end = Tail(writes)
        for table in ("whole", "torn", "whole"):
            with Transaction(writes):
                end.append([row(find_last_seq(writes, table) + 1, table)])
            end.committed()
        writes.execute("UPDATE tail SET rows = substr(rows, 1, length(rows) - 3) WHERE number = 2")
    store = await SqliteStore.open(path, only_looks=True)
    with pytest.raises(msgspec.DecodeError):
        await store.rows("torn")
    await store.close()
    store = await SqliteStore.open(path)
    assert await append(store, Batch((row(3, "whole"), row(2, "torn")))) is None
    await store.close()
    store = await SqliteStore.open(path, only_looks=True)
    assert (await store.rows("whole"), in_tail(path)) == ([row(n, "whole") for n in (1, 2, 3)], 1)
    problems = {found.table: found.problem async for found in damaged_tables(store)}
    assert problems["torn"] == "its newest rows cannot be read"
    await store.close()


async def test_a_file_of_before_has_the_same_rows_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    path.write_bytes(gzip.decompress((game_folder(all_games()["dye_pot"]) / OLD).read_bytes()))
    with closing(sqlite3.connect(path)) as reads:
        before = [Row(*each) for each in reads.execute('SELECT * FROM log ORDER BY "table", seq')]
    store = await SqliteStore.open(path)
    for table in await store.tables():
        rows = await store.rows(table)
        assert rows == [each for each in before if each.table == table]
        assert isinstance(await append(store, Batch((rows[-1],))), Conflict)
        assert await append(store, Batch((row(rows[-1].seq + 1, table),))) is None
    await store.close()
    assert sum(len(rows) for rows in content(path).values()) == len(before) + 2


def test_a_tail_larger_than_memory_is_read_and_moved_piece_by_piece(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if moving rows had failed for days: 24 MB, and never more than a fifth of it at once."""
    monkeypatch.setattr(tail, "_FULL_BYTES", 2**20)
    large = bytes(2**19)
    with closing(connect(tmp_path / "a.db")) as writes:
        migrate(writes)
        end = Tail(writes)
        for seq in range(1, 49):
            with Transaction(writes):
                end.append([row(seq, f"t{seq % 8}", payload=large)])
            end.committed()
        tracemalloc.start()
        end = Tail(writes)
        end.open()
        assert (end.rows, find_last_seq(writes, "t7"), len(find_tables(writes))) == (48, 47, 8)
        assert [each.seq for each in read_rows(writes, "t7")] == list(range(7, 48, 8))
        assert sum(1 for _ in read_all_rows(writes)) == 48
        steps = 0
        while end.rows:
            steps += unpack(writes, end) > 0
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert (steps >= 20, peak < 5 * 2**20) == (True, True), (steps, peak)
        assert [each.seq for each in read_rows(writes, "t7")] == list(range(7, 48, 8))


def test_a_large_group_is_stored_in_pieces(tmp_path: Path) -> None:
    with closing(connect(tmp_path / "a.db")) as writes:
        migrate(writes)
        end = Tail(writes)
        many = rows_of("t", 1300) + [row(seq, "u", payload=bytes(700_000)) for seq in range(1, 4)]
        with Transaction(writes):
            end.append(many)
        sizes = [size for (size,) in writes.execute("SELECT length(rows) FROM tail")]
        assert len(sizes) == 5
        assert max(sizes) < 2**20
        assert list(read_all_rows(writes)) == many
