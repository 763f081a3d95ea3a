"""A server that cannot start says why in one line, and ends with code 2."""

import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from server_kit import Server

from huetable.cli import main
from huetable.store.sqlite.folder_lock import FolderLock


@pytest.fixture(autouse=True)
def own_logging() -> Iterator[None]:
    root = logging.getLogger()
    before, level = root.handlers, root.level
    yield
    root.handlers = before
    root.setLevel(level)


def refused(data: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """The one line that the server says."""
    assert main(["serve", "--host", "127.0.0.1", "--port", "0", "--data", str(data)]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert error.startswith("huetable: ")
    return error


def test_a_second_server_on_the_same_folder_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lock = FolderLock(tmp_path)
    assert f"Another server (process {os.getpid()}) uses the data folder {tmp_path}" in refused(
        tmp_path, capsys
    )
    lock.release()
    assert not (tmp_path / "huetable.db").exists()


def test_a_damaged_database_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "huetable.db").write_bytes(b"\xa5" * 9000)
    assert "is damaged (file is not a database): stop the server" in refused(tmp_path, capsys)


def test_data_of_a_later_version_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(tmp_path / "huetable.db")) as database:
        database.execute("PRAGMA user_version = 999")
    assert "written by a later version" in refused(tmp_path, capsys)


async def test_a_server_that_has_ended_leaves_its_folder_to_the_next(tmp_path: Path) -> None:
    for _ in range(2):
        async with Server(tmp_path) as server:
            await server.open(await server.visitor())


def test_tables_are_not_moved_while_a_server_plays_at_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lock = FolderLock(tmp_path)
    assert main(["move", str(tmp_path), "postgresql://nobody@/nothing"]) == 2
    assert "Another server" in capsys.readouterr().err
    lock.release()
