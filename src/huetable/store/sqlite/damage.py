"""A damaged database file: noticed, remembered, and said in words that help."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from huetable.store.base import DamagedStore, StoreError

_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
MOST_CHECKED = 512 * 2**20
"""Bytes that are looked through at every start: a second or two."""


class DamageWatch:
    """Turns SQLite's errors into the store's, and remembers whether one of them meant damage."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.found = False

    def to_store_error(self, error: Exception) -> StoreError:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in _DAMAGED:
            self.found = True
            return damaged(self._path, str(error))
        return StoreError(str(error))


def damaged(path: Path, reason: str) -> DamagedStore:
    words = " ".join(reason.replace("*** in database main ***", "").split())
    return DamagedStore(
        f"The database file {path} is damaged ({words}): stop the server, move the file away, and put the latest"
        f" backup in its place as {path.name}"
    )


def check_file(connection: sqlite3.Connection, path: Path, most: int = MOST_CHECKED) -> None:
    """Raises DamagedStore if a page of the file is not in order. A larger file is not looked through."""
    if path.stat().st_size > most:
        return
    try:
        (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        raise DamageWatch(path).to_store_error(error) from error
    if verdict != "ok":
        raise damaged(path, verdict)
