"""Only the server's own user can read its files, and only one server uses them."""

import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from store_kit import append, row

from huetable.store.base import Batch, StoreError
from huetable.store.sqlite.connection import copy_database
from huetable.store.sqlite.folder_lock import FolderLock
from huetable.store.sqlite.private_files import close_folder_to_others
from huetable.store.sqlite.store import SqliteStore


@pytest.fixture(autouse=True)
def usual_umask() -> Iterator[None]:
    """As on most systems: what is made can be read by everybody."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def files(folder: Path) -> list[Path]:
    return list(folder.iterdir())


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_the_database_and_all_files_beside_it_are_private_from_the_first_byte(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "new" / "huetable.db")
    await append(store, Batch((row(1),)))
    modes = {file.name: mode(file) for file in files(tmp_path / "new")}
    await store.close()
    assert modes == {"huetable.db": 0o600, "huetable.db-wal": 0o600, "huetable.db-shm": 0o600}
    assert mode(tmp_path / "new") == 0o700


async def test_files_that_others_could_read_are_closed_to_them(tmp_path: Path) -> None:
    first = await SqliteStore.open(tmp_path / "huetable.db")
    await append(first, Batch((row(1),)))
    for file in files(tmp_path):
        file.chmod(0o644)
    second = await SqliteStore.open(tmp_path / "huetable.db")
    assert {mode(file) for file in files(tmp_path)} == {0o600}
    await first.close()
    await second.close()


async def test_a_copy_is_private(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "huetable.db")
    copy_database(tmp_path / "huetable.db", tmp_path / "copy.db")
    await store.close()
    assert mode(tmp_path / "copy.db") == 0o600


def test_a_data_folder_that_existed_is_closed_to_others(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "huetable.db").touch()
    assert close_folder_to_others(tmp_path)
    assert mode(tmp_path) == 0o700


@pytest.mark.parametrize("sticky", [True, False])
def test_a_folder_that_is_not_ours_alone_stays_as_it_is(tmp_path: Path, sticky: bool) -> None:
    before = 0o1777 if sticky else 0o755
    tmp_path.chmod(before)
    if not sticky:
        (tmp_path / "letters.txt").touch()
    assert not close_folder_to_others(tmp_path)
    assert mode(tmp_path) == before


def test_only_one_server_holds_a_folder_and_the_other_is_told_which(tmp_path: Path) -> None:
    lock = FolderLock(tmp_path)
    with pytest.raises(StoreError, match=f"process {os.getpid()}.*choose another folder with --data"):
        FolderLock(tmp_path)
    lock.release()
    FolderLock(tmp_path).release()


def test_the_lock_of_a_server_that_was_killed_is_free(tmp_path: Path) -> None:
    code = f"""
import os, signal
from pathlib import Path
from huetable.store.sqlite.folder_lock import FolderLock
lock = FolderLock(Path({str(tmp_path)!r}))
os.kill(os.getpid(), signal.SIGKILL)
"""
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == -9
    assert (tmp_path / "huetable.lock").exists()
    FolderLock(tmp_path).release()
