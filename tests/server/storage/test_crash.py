"""The real server as a process of its own: killed in the middle of many games, everything is still there."""

import asyncio
import os
import random
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from crash_kit import Evening, Running

from huetable.client import GuestClient
from huetable.server.http.api import NewTable
from huetable.store.sqlite.log_reader import read_rows

KILLS = int(os.environ.get("HUETABLE_SOAK_KILLS", "100"))


async def kill_again_and_again(data: Path, kills: int, seed: int, tables: int) -> None:
    """Each time every table plays on from what is on disk, and is killed while moves are on their way."""
    chance = random.Random(seed)
    evening = Evening(tables)
    spare = await Running.prepare(data)
    for _ in range(kills):
        server, spare = spare, await Running.prepare(data)
        async with server:
            await evening.come(server.address)
            await evening.everybody_moves()
            await asyncio.sleep(chance.random() * 0.15)
            await server.stop(signal.SIGKILL)
        await evening.break_off()
        compare(data, evening)
    async with spare:
        await evening.come(spare.address)
        await evening.everybody_moves()
        await evening.go_home()
    compare(data, evening)


def compare(data: Path, evening: Evening) -> None:
    with closing(sqlite3.connect(data / "huetable.db")) as disk:
        for party in evening.parties:
            rows = dict(read(disk, party.table))
            assert list(rows) == list(range(1, len(rows) + 1)), "no number is missing"
            assert party.seen <= len(rows), "nobody saw what is not on disk"
            lost = [seq for seq in party.acked if not nodded(rows, seq)]
            assert lost == [], "what was acknowledged is there"


def nodded(rows: dict[int, tuple[str, bytes]], seq: int) -> bool:
    """The number of an ack is that of the last row: with a game's last move the next game's seed is sealed."""
    ends_game = seq in rows and rows[seq][0] == "sealed"
    return rows.get(seq - ends_game) == ("move", b'{"type":"nod"}')


def read(disk: sqlite3.Connection, table: str) -> Iterator[tuple[int, tuple[str, bytes]]]:
    for row in read_rows(disk, table):
        yield row.seq, (row.kind, row.payload)


@pytest.mark.parametrize(("tables", "kills"), [(12, 2), pytest.param(50, 3, marks=pytest.mark.soak)])
async def test_many_tables_lose_nothing_when_the_server_is_killed_twice(
    tmp_path: Path, tables: int, kills: int
) -> None:
    await kill_again_and_again(tmp_path, kills=kills, seed=1, tables=tables)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
async def test_no_table_loses_anything_when_the_server_is_killed_again_and_again(
    tmp_path: Path, seed: int
) -> None:
    """As often in all as HUETABLE_SOAK_KILLS says."""
    await kill_again_and_again(tmp_path, kills=KILLS // 10, seed=seed, tables=12)


@pytest.mark.soak
@pytest.mark.parametrize("tables", [16, pytest.param(200, marks=pytest.mark.soak)])
async def test_many_tables_are_playable_soon_after_a_restart(tmp_path: Path, tables: int) -> None:
    evening = Evening(tables)
    server, next_server = [await Running.prepare(tmp_path) for _ in range(2)]
    async with server:
        await evening.come(server.address)
        await evening.everybody_moves()
        await server.stop(signal.SIGKILL)
    await evening.break_off()
    async with next_server as server:
        await evening.come(server.address)
        await evening.everybody_moves()
        spent = server.cpu_seconds
        await evening.go_home()
    # Of its own time, not of the clock's: a busy machine proves nothing about the server.
    assert spent < 5, "from the start of the process to a move at every table"


async def test_a_server_that_is_told_to_stop_stops_in_order(tmp_path: Path) -> None:
    await asyncio.gather(
        *[stop_in_order(tmp_path / how.name, how) for how in (signal.SIGTERM, signal.SIGINT)]
    )


async def stop_in_order(data: Path, how: signal.Signals) -> None:
    async with await Running.prepare(data) as server, GuestClient(server.address) as ann:
        link = await ann.open_table(NewTable("parlour", "Ann", bots=("normal",), start=True))
        table = await ann.join(link.link)
        code, errors = await server.stop(how)
        await table.close()
    assert code == 0
    assert "Traceback" not in errors
    assert link.table not in errors, "links are secrets"
