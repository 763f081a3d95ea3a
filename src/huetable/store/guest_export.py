"""Everything that is stored about one guest, as a JSON file for them to keep."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import huetable
from huetable.core.codec import decode, encode

from .base import Store
from .worker_exchange import WorkerMessage

FORMAT = 1
"""The shape of the file; raised if a reader of it would have to change."""


async def export_guest(store: Store, guest: str) -> AsyncIterator[bytes]:
    """One JSON object, a piece at a time: what a guest has handed in may be large. A line is a row of a table.

    If the store does not answer, this raises before there is any piece.
    """
    return _pieces(store, guest, await store.data_of_guest(guest))


async def _pieces(store: Store, guest: str, found: dict[str, list[dict[str, Any]]]) -> AsyncIterator[bytes]:
    head = {"format": FORMAT, "huetable": huetable.__version__, "guest": guest}
    yield encode(head)[:-1]
    for table, rows in found.items():
        yield b",\n%b:[" % encode(table)
        for number, row in enumerate(rows):
            yield b"%b\n  %b" % (b"," if number else b"", encode(await _readable(store, table, row)))
        yield b"]"
    yield b"}\n"


async def _readable(store: Store, table: str, row: dict[str, Any]) -> dict[str, Any]:
    """With the bytes that were handed in, in base64, and with what was said in the chat as text."""
    if table == "blobs":
        return row | {"data": await store.blob(row["table"], row["game_no"], row["hash"])}
    if table == "words":
        message = decode(row["word"], WorkerMessage)
        return row | {"word": {"kind": message.kind, "data": message.data.decode("utf-8", "replace")}}
    return row
