"""Opening, migrating and copying the SQLite file."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from huetable.store.base import StoreError
from huetable.store.migrations import migration_scripts

from .damage import DamageWatch
from .private_files import make_private_file, make_private_folder

_BUSY_TIMEOUT = 10
"""Seconds to wait for another process that writes."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection in which transactions begin and end only where the code says so."""
    make_private_folder(path.parent)
    make_private_file(path)
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=_BUSY_TIMEOUT)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        # What is deleted is overwritten, so that nobody finds a forgotten name in the file.
        connection.execute("PRAGMA secure_delete = ON")
    except sqlite3.DatabaseError as error:
        connection.close()
        raise DamageWatch(path).to_store_error(error) from error
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file to the current version; one of a later version is refused."""
    steps = migration_scripts("sqlite")
    done = connection.execute("PRAGMA user_version").fetchone()[0]
    if done > len(steps):
        raise StoreError(
            f"the data was written by a later version (schema {done}, this one knows {len(steps)}): update Huetable"
        )
    for number, script in enumerate(steps[done:], start=done + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {script} PRAGMA user_version = {number}; COMMIT;")


def copy_database(source: Path, target: Path) -> None:
    """SQLite's own way of copying a file that is being written."""
    make_private_file(target)
    with closing(sqlite3.connect(source)) as reads, closing(sqlite3.connect(target)) as writes:
        reads.backup(writes)
        # One file and nothing beside it, until it is opened for use.
        writes.execute("PRAGMA journal_mode = DELETE")


def empty_wal(connection: sqlite3.Connection) -> bool:
    """Move everything into the database file: SQLite's log still has the pages as they were before a deletion.

    Returns whether it was done: somebody who is reading, such as a backup, can be in the way.
    """
    connection.execute("PRAGMA busy_timeout = 100")
    try:
        (busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        connection.execute(f"PRAGMA busy_timeout = {_BUSY_TIMEOUT * 1000}")
    return not busy
