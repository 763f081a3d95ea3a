"""`huetable restore`: put a backup in the place of the tables, and keep what it replaces."""

from __future__ import annotations

import argparse
import sqlite3
import sys
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from huetable.store.base import StoreError
from huetable.store.sqlite.connection import copy_database, empty_wal
from huetable.store.sqlite.folder_lock import LOCK_FILE, FolderLock
from huetable.store.sqlite.private_files import BESIDE, give_to_owner_of_folder
from huetable.store.sqlite.unfinished import unfinished_copy

from .backup import DATABASE_FILE, check_copy
from .settings import InvalidSetting, data_folder


class RestoreFailed(Exception):
    """Why nothing was restored, in one line."""


def add_restore_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("copy", metavar="FILE", help="the backup, as `huetable backup` has named it")
    parser.add_argument("--data", help="the folder for the tables (or HUETABLE_DATA)")


def restore(given: argparse.Namespace) -> int:
    """Puts the copy in place, says what became of the old tables, and returns the code to exit with."""
    try:
        folder = data_folder(given)
        replaced = restore_backup(Path(given.copy), folder, datetime.now(UTC))
    except (RestoreFailed, InvalidSetting, StoreError) as error:
        sys.stderr.write(f"huetable: {error}\n")
        return 2
    sys.stdout.write(f"{folder / DATABASE_FILE}\n")
    if replaced is not None:
        sys.stderr.write(f"huetable: The tables that were there are kept as {replaced}\n")
    return 0


def restore_backup(copy: Path, folder: Path, now: datetime) -> Path | None:
    """Where the tables are now that were there before. Raises StoreError while a server runs on the folder."""
    if not copy.is_file():
        raise RestoreFailed(f"There is no file {copy}")
    lock = FolderLock(folder)
    try:
        give_to_owner_of_folder(folder / LOCK_FILE)
        return _replace(copy, folder / DATABASE_FILE, now)
    except (OSError, sqlite3.Error) as error:
        raise RestoreFailed(f"{copy}: {error}") from error
    finally:
        lock.release()


def _replace(copy: Path, target: Path, now: datetime) -> Path | None:
    """The copy is read and checked before anything that is there is touched."""
    check_copy(copy)
    _check_that_tables_are_in(copy)
    replaced = None
    with unfinished_copy(target) as part:
        copy_database(copy, part)
        give_to_owner_of_folder(part)
        if target.is_file():
            replaced = target.with_name(f"huetable-replaced-{now:%Y%m%dT%H%M%SZ}.db")
            _move_aside(target, replaced)
    return replaced


def _check_that_tables_are_in(copy: Path) -> None:
    with closing(sqlite3.connect(f"file:{copy}?mode=ro", uri=True)) as reads:
        names = {name for (name,) in reads.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    if not names >= {"log", "listings"}:
        raise RestoreFailed(f"{copy} is no backup of Huetable")


def _move_aside(database: Path, aside: Path) -> None:
    # SQLite's log goes into the database first, so that one file is the whole of it. A damaged database can't do
    # that: then its log moves along with it.
    with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(database)) as connection:
        empty_wal(connection)
    # The database itself, which has no ending, moves last: without it the others mean nothing.
    for ending in reversed(BESIDE):
        file = database.with_name(database.name + ending)
        if file.is_file():
            file.rename(aside.with_name(aside.name + ending))
