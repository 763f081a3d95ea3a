"""Rows that cannot be read. They cost their own table something, and no other."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import TypeVar

import msgspec

from .base import Listing

log = logging.getLogger("huetable")

T = TypeVar("T")


def short_hash(table: str) -> str:
    """How a log names a table: its id is its link. `huetable check` gives the id for the hash."""
    return sha256(table.encode()).hexdigest()[:8]


def read_listings(
    rows: Iterable[T], read: Callable[[T], Listing], table_of: Callable[[T], str]
) -> list[Listing]:
    """Without those that cannot be read: their tables can still be opened by their links."""
    found = []
    for row in rows:
        try:
            found.append(read(row))
        except (msgspec.MsgspecError, ValueError, TypeError):
            log.warning(
                "a table's entry for the home page is damaged; run huetable check",
                extra={"table": short_hash(str(table_of(row)))},
            )
    return found
