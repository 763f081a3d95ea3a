"""Backups: made while the server goes on, whole, and good for a restart elsewhere."""

import shutil
import sqlite3
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from server_kit import Server
from yarl import URL

from huetable.client import GuestClient
from huetable.server.ops.backup import (
    DATABASE_FILE,
    BackupFailed,
    add_backup_arguments,
    backup,
    check_copy,
    make_backup,
)
from huetable.store.sqlite.connection import connect, migrate
from huetable.store.sqlite.unfinished import unfinished_copy

NOON = datetime(2026, 1, 2, 12, tzinfo=UTC)


def given(*words: str) -> Namespace:
    parser = ArgumentParser()
    add_backup_arguments(parser)
    return parser.parse_args(words)


async def test_a_table_goes_on_from_a_backup_in_another_place(server: Server, tmp_path: Path) -> None:
    ann = await server.visitor()
    link = await server.open(ann, bots=("normal",), start=True)
    table = await server.join(ann, link)
    ack = await table.play({"type": "nod"})
    made = make_backup(tmp_path, tmp_path / "copies", NOON)
    assert made.name == "huetable-20260102T120000Z.db"
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    made.rename(elsewhere / DATABASE_FILE)
    async with Server(elsewhere) as other, GuestClient(other.address) as moved:
        moved.session.cookie_jar.update_cookies(ann.session.cookie_jar.filter_cookies(URL(ann.address)))
        again = await other.join(moved, link)
        assert again.chair == 0
        assert again.table is not None
        assert again.table.seq >= ack.seq


async def test_the_command_makes_a_copy_and_says_where(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await server.open(await server.visitor())
    assert backup(given(str(tmp_path / "copies"), "--data", str(tmp_path))) == 0
    (made,) = (tmp_path / "copies").iterdir()
    assert capsys.readouterr().out.strip() == str(made)
    assert made.suffix == ".db"


def test_without_tables_there_is_no_backup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert backup(given(str(tmp_path / "copies"), "--data", str(tmp_path))) == 2
    assert "There are no tables" in capsys.readouterr().err
    (tmp_path / DATABASE_FILE).write_bytes(b"this is no database, but it is long enough to be looked at" * 50)
    with pytest.raises(BackupFailed):
        make_backup(tmp_path, tmp_path / "copies", NOON)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with a database in it."""
    folder = tmp_path / "data"
    connection = connect(folder / DATABASE_FILE)
    migrate(connection)
    connection.close()
    return folder


def fill_disk(source: Path, target: Path) -> None:
    target.write_bytes(b"the beginning")
    target.with_name(target.name + "-journal").write_bytes(b"what SQLite writes beside it")
    raise sqlite3.OperationalError("database or disk is full")


def test_a_backup_that_fails_leaves_nothing_behind(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("huetable.server.ops.backup.copy_database", fill_disk)
    with pytest.raises(BackupFailed, match="disk is full"):
        make_backup(data, tmp_path / "copies", NOON)
    assert list((tmp_path / "copies").iterdir()) == []


def test_a_copy_that_is_not_whole_never_gets_a_name(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "huetable.server.ops.backup.copy_database", lambda _, target: target.write_bytes(b"x" * 9000)
    )
    with pytest.raises(BackupFailed, match="not a database"):
        make_backup(data, tmp_path / "copies", NOON)
    assert list((tmp_path / "copies").iterdir()) == []


_KILLED = """
import os, signal, sys
from datetime import UTC, datetime
from pathlib import Path
from huetable.server.ops import backup
def die(source, target):
    target.write_bytes(b"the beginning")
    os.kill(os.getpid(), signal.SIGKILL)
backup.copy_database = die
backup.make_backup(Path(sys.argv[1]), Path(sys.argv[2]), datetime.now(UTC))
"""


def test_what_a_killed_backup_leaves_is_no_copy_and_goes_with_the_next(data: Path, tmp_path: Path) -> None:
    copies = tmp_path / "copies"
    command = [sys.executable, "-c", _KILLED, str(data), str(copies)]
    assert subprocess.run(command, check=False).returncode == -9
    assert [file.suffix for file in copies.iterdir()] == [".part"]
    made = make_backup(data, copies, NOON)
    assert list(copies.iterdir()) == [made]


def test_one_backup_does_not_take_away_what_another_is_writing(data: Path, tmp_path: Path) -> None:
    copies = tmp_path / "copies"
    copies.mkdir()
    with unfinished_copy(copies / "huetable-1.db") as part:
        part.write_bytes(b"the beginning")
        with pytest.raises(BackupFailed, match="Another copy is being written"):
            make_backup(data, copies, NOON)
        assert part.exists()


def test_a_copy_is_private_and_a_folder_that_others_can_see_is_named(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "open").mkdir(mode=0o755)
    for folder, warned in (("new", False), ("open", True)):
        assert backup(given(str(tmp_path / folder), "--data", str(data))) == 0
        (made,) = (tmp_path / folder).iterdir()
        assert made.stat().st_mode & 0o077 == 0
        assert ("chmod 700" in capsys.readouterr().err) == warned
    assert (tmp_path / "new").stat().st_mode & 0o077 == 0
    assert (tmp_path / "open").stat().st_mode & 0o777 == 0o755


def test_a_wrong_folder_is_named_and_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = tmp_path / "wrong"
    assert backup(given(str(tmp_path / "copies"), "--data", str(wrong))) == 2
    assert str(wrong) in capsys.readouterr().err
    assert not wrong.exists()


def test_a_database_in_use_is_checked_without_writing_to_it(data: Path, tmp_path: Path) -> None:
    """Whoever opens it to write moves its log into it when they leave."""
    live = connect(data / DATABASE_FILE)
    live.execute("CREATE TABLE news (text)")
    elsewhere = tmp_path / "100% elsewhere?"
    shutil.copytree(data, elsewhere)
    live.close()
    before = [(elsewhere / f"{DATABASE_FILE}{ending}").read_bytes() for ending in ("", "-wal")]
    assert before[1]
    check_copy(elsewhere / DATABASE_FILE)
    assert [(elsewhere / f"{DATABASE_FILE}{ending}").read_bytes() for ending in ("", "-wal")] == before
