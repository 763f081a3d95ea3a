"""A damaged row costs its own table, and no other: people are told, and so is the operator."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from server_kit import Server

from huetable.cli import main
from huetable.client import ConnectionClosed
from huetable.server.http.api import Home, TableLink
from huetable.store.damaged_rows import short_hash


def spoil(file: Path, statement: str, *values: str | bytes) -> None:
    with closing(sqlite3.connect(file)) as disk, disk:
        assert disk.execute(statement, values).rowcount == 1


async def opened(server: Server, count: int) -> list[TableLink]:
    return [await server.open(await server.visitor(), bots=("normal",), start=True) for _ in range(count)]


@pytest.mark.parametrize("payload", [b"\xa5\x00", b'{"type":"nonsense"}', b"", b'{"is":"sat","chair":77}'])
async def test_a_damaged_row_costs_its_own_table_and_no_other(
    tmp_path: Path, payload: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with Server(tmp_path) as server:
        damaged, whole = await opened(server, 2)
    spoil(
        tmp_path / "huetable.db",
        'UPDATE log SET payload = ? WHERE "table" = ? AND seq = 2',
        payload,
        damaged.table,
    )
    async with Server(tmp_path) as server:
        who = await server.visitor()
        with pytest.raises(ConnectionClosed) as parted:
            await who.join(damaged.table)
        assert parted.value.goodbye is not None
        assert parted.value.goodbye.reason == "damaged"
        assert (await server.join(who, whole)).table is not None
    lines = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert [line.__dict__["table"] for line in lines] == [short_hash(damaged.table)]
    assert damaged.table not in caplog.text


async def test_a_damaged_entry_of_the_home_page_hides_no_other_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Server(tmp_path) as server:
        ann = await server.visitor()
        damaged, whole = await server.open(ann), await server.open(ann)
        spoil(
            tmp_path / "huetable.db", 'UPDATE listings SET seated = ? WHERE "table" = ?', "[7", damaged.table
        )
        home = await ann.get("/api/home", Home)
        assert [table.table for table in home.mine] == [whole.table]
        assert short_hash(damaged.table) in [record.__dict__.get("table") for record in caplog.records]


def check(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, list[str]]:
    code = main(["check", *words])
    return code, capsys.readouterr().out.splitlines()


async def test_the_command_check_names_the_damaged_tables_as_the_log_does(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Server(tmp_path) as server:
        damaged, torn, _ = await opened(server, 3)
    words = ("--data", str(tmp_path))
    assert await asyncio.to_thread(check, capsys, *words) == (0, ["3 tables, 0 of them damaged"])
    for table, change in ((damaged, "UPDATE log SET payload = X'a5'"), (torn, "DELETE FROM log")):
        spoil(tmp_path / "huetable.db", f'{change} WHERE "table" = ? AND seq = 3', table.table)
    async with Server(tmp_path) as server:
        with pytest.raises(ConnectionClosed, match="damaged"):
            await (await server.visitor()).join(torn.table)
    code, lines = await asyncio.to_thread(check, capsys, *words)
    assert code == 1
    assert lines[-1] == "3 tables, 2 of them damaged"
    (first,) = (line for line in lines if line.startswith(f"table {short_hash(damaged.table)}"))
    assert "row 3 of" in first
    (second,) = (line for line in lines if line.startswith(f"table {short_hash(torn.table)}"))
    assert "row 3 is missing" in second


async def test_postgresql_is_checked_too(
    tmp_path: Path, emptied: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Server(tmp_path, store=emptied) as server:
        await opened(server, 1)
    assert await asyncio.to_thread(check, capsys, "--store", emptied) == (0, ["1 tables, 0 of them damaged"])


def test_check_says_what_it_cannot_look_at(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--data", str(tmp_path)]) == 2
    assert "There are no tables" in capsys.readouterr().err
    (tmp_path / "huetable.db").write_bytes(b"\xa5" * 9000)
    assert main(["check", "--data", str(tmp_path)]) == 2
    assert "is damaged (file is not a database)" in capsys.readouterr().err
