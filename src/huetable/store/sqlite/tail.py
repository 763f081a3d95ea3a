"""The writer's side of `tail`: rows that are committed together are one line there, and are moved to `log` later.

In `log` every table has a place of its own, so a commit of fifty moves of fifty tables writes fifty pages. As one line of `tail` it
writes two or three. Moving some thousand rows at a time writes each page of `log` once for several moves.

`log` refuses a number that is there already, `tail` can't: so the last number of each table is kept in memory. One process at a time
writes to a data folder (folder_lock.py); if another connection has written all the same, SQLite says so, and they are read again.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import chain
from typing import Any

import msgspec

from huetable.store.base import Conflict, Row

from .log_reader import read_tail

_encode_group = msgspec.msgpack.Encoder().encode

_Fields = tuple[Any, ...]
"""Of one row."""

_decode_fields = msgspec.msgpack.Decoder(list[_Fields]).decode

_MOST_ROWS = 512
_MOST_BYTES = 2**20
"""Of one group: a group is decoded as a whole."""

FULL = 4096
_FULL_BYTES = 4 * 2**20
"""Rows in the tail from which on they are moved, however busy the writer is: about so many in one transaction. The more there are,
the more of them share a page; but moves wait meanwhile, here for about 20 ms.
"""

_MOST_HEADS = 50_000
"""Tables whose last number is remembered while none of their rows is in the tail."""

_INSERT_ROWS = {
    count: "INSERT INTO log VALUES " + ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?, ?)"] * count)  # noqa: S608
    for count in (64, 8, 1)
}
"""Rows per statement. Between two statements the writer's thread lets other threads run and must wait for its turn."""


_APPEND_ALONE = "INSERT INTO tail (rows) SELECT ? WHERE (SELECT data_version FROM pragma_data_version) = ?"
"""Nothing happens if another connection has written since."""


class Tail:
    """Used by the writer's thread, inside its transactions."""

    def __init__(self, writes: sqlite3.Connection) -> None:
        self._writes = writes
        self.rows = 0
        """How many are in it."""
        self._heads: dict[str, int] | None = None
        """The last number of every table that has rows in the tail, and of others. None: to be read again."""
        self._version = 0
        """SQLite's, which changes when another connection has written."""
        self._new_heads: dict[str, int] = {}
        """Of the transaction that is going on."""
        self._new_rows = 0

    def open(self) -> None:
        """See what is there: a server that was killed leaves rows behind."""
        self.rows, heads = 0, dict[str, int]()
        for row in read_tail(self._writes):
            heads[row.table] = row.seq
            self.rows += 1
        self._heads = heads

    def append(self, rows: list[Row]) -> None:
        """Inside a transaction. Raises Conflict if a number is taken. It counts when `committed` is called after the commit."""
        (version,) = self._writes.execute("PRAGMA data_version").fetchone()
        if self._heads is None or version != self._version:
            self._version = version
            self.open()
        self._new_rows, self._new_heads = len(rows), self._heads_with(rows)
        for group in _groups(rows):
            self._writes.execute("INSERT INTO tail (rows) VALUES (?)", (_encode_group(group),))

    def append_alone(self, rows: list[Row]) -> bool:
        """In a single statement, which is a transaction by itself: the fewer there are, the less often the writer's thread has to
        wait for its turn. False: nothing is written, and it has to be done the other way.
        """
        if self._heads is None or not 0 < len(rows) <= _MOST_ROWS:
            return False
        self._new_rows, self._new_heads = len(rows), self._heads_with(rows)
        group = _encode_group(rows)
        if len(group) > _MOST_BYTES:
            return False
        return self._writes.execute(_APPEND_ALONE, (group, self._version)).rowcount == 1

    def _heads_with(self, rows: list[Row]) -> dict[str, int]:
        known, new = self._heads or {}, dict[str, int]()
        for row in rows:
            table = row.table
            last = new.get(table) or known.get(table)
            if last is None:
                last = self._last_in_log(table)
            if row.seq <= last:
                raise Conflict(f"row {row.seq} of a table is there already")
            new[table] = row.seq
        return new

    def _last_in_log(self, table: str) -> int:
        """Of a table that has no rows in the tail."""
        (last,) = self._writes.execute('SELECT max(seq) FROM log WHERE "table" = ?', (table,)).fetchone()
        return last or 0

    def committed(self) -> None:
        if self._heads is not None:
            self._heads.update(self._new_heads)
        self.rows += self._new_rows
        self.rolled_back()

    def rolled_back(self) -> None:
        self._new_heads, self._new_rows = {}, 0

    def forget_heads(self) -> None:
        """Nobody knows what is on disk after a failure, or after rows were deleted."""
        self._heads = None
        self.rolled_back()

    def unpack_some(self) -> int:
        """Move the oldest groups to `log`. Returns how many rows, to be told to `unpacked` after the commit."""
        rows, numbers = self._oldest()
        # By table and number, which are their first two fields: so each page is written once.
        rows.sort()
        _insert(self._writes, rows)
        self._writes.executemany("DELETE FROM tail WHERE number = ?", numbers)
        return len(rows)

    def _oldest(self) -> tuple[list[_Fields], list[tuple[int]]]:
        """The rows, and the numbers of their groups. A damaged group stays where it is: it may be of use to somebody."""
        rows, numbers, size = list[_Fields](), list[tuple[int]](), 0
        for number, group in self._writes.execute("SELECT number, rows FROM tail ORDER BY number"):
            with suppress(msgspec.MsgspecError):
                rows += _decode_fields(group)
                numbers.append((number,))
                size += len(group)
            if len(rows) >= FULL or size >= _FULL_BYTES:
                break
        return rows, numbers

    def unpacked(self, rows: int) -> None:
        self.rows = self.rows - rows if rows else 0
        if self.rows == 0 and self._heads is not None and len(self._heads) > _MOST_HEADS:
            self._heads = {}


def _groups(rows: list[Row]) -> Iterator[Sequence[Row]]:
    """All in one, unless they are very many or large."""
    begin, size = 0, 0
    for place, row in enumerate(rows):
        size += len(row.payload)
        if size > _MOST_BYTES or place - begin == _MOST_ROWS:
            if place > begin:
                yield rows[begin:place]
            begin, size = place, len(row.payload)
    if begin < len(rows):
        yield rows[begin:]


def _insert(writes: sqlite3.Connection, rows: list[_Fields]) -> None:
    begin = 0
    for count, statement in _INSERT_ROWS.items():
        while begin + count <= len(rows):
            writes.execute(statement, [*chain.from_iterable(rows[begin : begin + count])])
            begin += count
