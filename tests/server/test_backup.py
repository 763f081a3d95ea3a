"""Backups: made while the server goes on, whole, and good for a restart elsewhere."""

from argparse import ArgumentParser, Namespace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from server_kit import Server
from yarl import URL

from huetable.client import GuestClient
from huetable.server.ops.backup import DATABASE_FILE, BackupFailed, add_backup_arguments, backup, make_backup

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
    assert "there are no tables" in capsys.readouterr().err
    (tmp_path / DATABASE_FILE).write_bytes(b"this is no database, but it is long enough to be looked at" * 50)
    with pytest.raises(BackupFailed):
        make_backup(tmp_path, tmp_path / "copies", NOON)
