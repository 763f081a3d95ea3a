"""A backup put in place: checked first, never beside a running server, and what it replaces is kept."""

import os
import sqlite3
from argparse import ArgumentParser, Namespace
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from server_kit import Server

from huetable.server.ops.backup import DATABASE_FILE, make_backup
from huetable.server.ops.restore import RestoreFailed, add_restore_arguments, restore, restore_backup
from huetable.store.base import StoreError
from huetable.store.sqlite.folder_lock import LOCK_FILE

NOON = datetime(2026, 1, 2, 12, tzinfo=UTC)


def given(*words: str) -> Namespace:
    parser = ArgumentParser()
    add_restore_arguments(parser)
    return parser.parse_args(words)


def tables_in(file: Path) -> int:
    with closing(sqlite3.connect(file)) as reads:
        (count,) = reads.execute("SELECT count(*) FROM listings").fetchone()
    return int(count)


async def one_table_and_its_backup(data: Path, copies: Path) -> Path:
    """The folder gets a second table after the backup."""
    async with Server(data) as server:
        await server.open(await server.visitor())
        made = make_backup(data, copies, NOON)
        await server.open(await server.visitor())
    return made


async def test_the_tables_of_the_backup_are_there_and_the_others_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    made = await one_table_and_its_backup(data, tmp_path / "copies")
    assert restore(given(str(made), "--data", str(data))) == 0
    said = capsys.readouterr()
    assert said.out.strip() == str(data / DATABASE_FILE)
    (kept,) = data.glob("huetable-replaced-*.db")
    assert str(kept) in said.err
    assert (tables_in(data / DATABASE_FILE), tables_in(kept)) == (1, 2)
    assert made.is_file()
    async with Server(data) as server:
        await server.open(await server.visitor())


async def test_it_refuses_while_a_server_runs(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    made = await one_table_and_its_backup(data, tmp_path / "copies")
    async with Server(data):
        with pytest.raises(StoreError, match="Another server"):
            restore_backup(made, data, NOON)
    assert not list(data.glob("huetable-replaced-*"))


async def test_a_damaged_database_is_replaced_and_kept_too(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    made = await one_table_and_its_backup(data, tmp_path / "copies")
    damaged = b"not a database" * 400
    (data / DATABASE_FILE).write_bytes(damaged)
    kept = restore_backup(made, data, NOON)
    assert kept is not None
    assert kept.read_bytes() == damaged
    assert tables_in(data / DATABASE_FILE) == 1


@pytest.mark.parametrize("content", [b"", b"a letter to my aunt " * 300])
def test_what_is_no_backup_replaces_nothing(tmp_path: Path, content: bytes) -> None:
    copy, data = tmp_path / "copy.db", tmp_path / "data"
    data.mkdir()
    copy.write_bytes(content)
    (data / DATABASE_FILE).write_bytes(b"what was there")
    with pytest.raises((RestoreFailed, StoreError)):
        restore_backup(copy, data, NOON)
    assert (data / DATABASE_FILE).read_bytes() == b"what was there"
    assert restore(given(str(tmp_path / "nowhere.db"), "--data", str(data))) == 2


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
async def test_what_root_restores_belongs_to_the_user_of_the_server(tmp_path: Path) -> None:
    """systemd runs the server as a user of its own, which could not open a file of root's."""
    data = tmp_path / "data"
    data.mkdir()
    made = await one_table_and_its_backup(data, tmp_path / "copies")
    for file in data.iterdir():
        file.unlink()
    os.chown(data, 12345, 12346)
    restore_backup(made, data, NOON)
    owners = {file.name: (file.stat().st_uid, file.stat().st_gid) for file in data.iterdir()}
    assert owners == dict.fromkeys((DATABASE_FILE, LOCK_FILE), (12345, 12346))
    assert {file.stat().st_mode & 0o777 for file in data.iterdir()} == {0o600}
