"""Opening, migrating and copying the SQLite file."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from huetable.store.base import StoreError
from huetable.store.migrations import migration_scripts


def connect(path: Path) -> sqlite3.Connection:
    """A connection in which transactions begin and end only where the code says so."""
    path.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
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
    reads, writes = sqlite3.connect(source), sqlite3.connect(target)
    try:
        reads.backup(writes)
        # One file and nothing beside it, until it is opened for use.
        writes.execute("PRAGMA journal_mode = DELETE")
    finally:
        reads.close()
        writes.close()
