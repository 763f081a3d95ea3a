"""The one way to read the log: what is in `log`, and behind it what still is in `tail`.

A row is in one of the two, and moves from `tail` to `log` with all that were written before it. So a table's rows in `log` come
before those in `tail`. Both are read in one transaction: between two of them a row may move.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from huetable.store.base import Row

log = logging.getLogger("huetable")

decode_group = msgspec.msgpack.Decoder(list[Row]).decode
"""A group is a list of rows, each a list of its fields in their order."""

_ROWS = 'SELECT * FROM log WHERE "table" = ? AND seq > ? ORDER BY seq'
_LAST = 'SELECT max(seq) FROM log WHERE "table" = ?'
# A group that names the table somewhere. SQLite looks for it without decoding anything.
_GROUPS_WITH = "SELECT rows FROM tail WHERE instr(rows, ?) ORDER BY number"
_GROUPS = "SELECT rows FROM tail ORDER BY number"


def read_rows(reads: sqlite3.Connection, table: str, after: int = 0) -> Iterator[Row]:
    """A table's rows in their order, one by one: a log may be long."""
    with _transaction(reads):
        for row in reads.execute(_ROWS, (table, after)):
            yield Row(*row)
        for row in _tail_rows(reads, table):
            if row.seq > after:
                yield row


def read_all_rows(reads: sqlite3.Connection) -> Iterator[Row]:
    """Of all tables."""
    with _transaction(reads):
        for row in reads.execute("SELECT * FROM log"):
            yield Row(*row)
        yield from read_tail(reads)


def read_tail(reads: sqlite3.Connection) -> Iterator[Row]:
    """Of all tables, without groups that are damaged: they cost only the tables that are in them."""
    for (group,) in reads.execute(_GROUPS):
        try:
            rows = decode_group(group)
        except msgspec.MsgspecError:
            log.warning("some of the newest rows are damaged; run huetable check")
        else:
            yield from rows


def find_last_seq(reads: sqlite3.Connection, table: str) -> int:
    with _transaction(reads):
        (last,) = reads.execute(_LAST, (table,)).fetchone()
        return max((row.seq for row in _tail_rows(reads, table)), default=last or 0)


def find_tables(reads: sqlite3.Connection) -> list[str]:
    """All that have rows."""
    with _transaction(reads):
        found = {str(table) for (table,) in reads.execute('SELECT DISTINCT "table" FROM log')}
        found.update(row.table for row in read_tail(reads))
    return sorted(found)


def _tail_rows(reads: sqlite3.Connection, table: str) -> Iterator[Row]:
    """Raises msgspec.DecodeError if a group that names the table is damaged: the table cannot be read."""
    for (group,) in reads.execute(_GROUPS_WITH, (table.encode(),)):
        yield from (row for row in decode_group(group) if row.table == table)


@contextmanager
def _transaction(reads: sqlite3.Connection) -> Iterator[None]:
    """Everything as of one moment. Inside a transaction that is so already."""
    if reads.in_transaction:
        yield
        return
    reads.execute("BEGIN")
    try:
        yield
    finally:
        reads.execute("COMMIT")
