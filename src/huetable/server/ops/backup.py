"""`huetable backup`: a copy of all tables, made while the server goes on."""

from __future__ import annotations

import argparse
import sqlite3
import sys
from datetime import UTC, datetime
from pathlib import Path

from huetable.store.base import StoreError
from huetable.store.sqlite.connection import copy_database
from huetable.store.sqlite.damage import DamageWatch, damaged
from huetable.store.sqlite.private_files import make_private_folder, others_may_look
from huetable.store.sqlite.unfinished import unfinished_copy

from .settings import InvalidSetting, data_folder

DATABASE_FILE = "huetable.db"


class BackupFailed(Exception):
    """Why there is no copy, in one line."""


def add_backup_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar="DIR", help="the folder for the copy")
    parser.add_argument("--data", help="the folder with the tables (or HUETABLE_DATA)")


def backup(given: argparse.Namespace) -> int:
    """Writes the copy, prints its name, and returns the code to exit with."""
    try:
        made = make_backup(data_folder(given, make=False), Path(given.folder), datetime.now(UTC))
    except (BackupFailed, InvalidSetting) as error:
        sys.stderr.write(f"huetable: {error}\n")
        return 2
    sys.stdout.write(f"{made}\n")
    if others_may_look(made.parent):
        sys.stderr.write(
            f"huetable: Only you can read the copy, but others can see the folder: run chmod 700 {made.parent}\n"
        )
    return 0


def make_backup(data: Path, folder: Path, now: datetime) -> Path:
    """A copy named by the time; it has its name only when it is whole."""
    source = data / DATABASE_FILE
    if not source.is_file():
        raise BackupFailed(f"There are no tables in {data}: check --data")
    target = folder / f"huetable-{now:%Y%m%dT%H%M%SZ}.db"
    try:
        make_private_folder(folder)
        with unfinished_copy(target) as part:
            copy_database(source, part)
            check_copy(part)
    except (OSError, sqlite3.Error, StoreError) as error:
        raise BackupFailed(f"{folder}: {error}") from error
    return target


def check_copy(file: Path) -> None:
    """Raises DamagedStore unless every page of the file is in order. It may be in use, so nothing is written to it."""
    connection = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
    try:
        (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        raise DamageWatch(file).to_store_error(error) from error
    finally:
        connection.close()
    if verdict != "ok":
        raise damaged(file, str(verdict))
