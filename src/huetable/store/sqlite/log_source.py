"""Reading one table's log in another process than the server's."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing

from msgspec import Struct

from huetable.store.base import Row

from .log_reader import read_rows


class SqliteLog(Struct, frozen=True):
    path: str

    def replay(self, table: str, apply: Callable[[Row], object]) -> None:
        with closing(sqlite3.connect(self.path, isolation_level=None, timeout=10)) as reads:
            for row in read_rows(reads, table):
                apply(row)
