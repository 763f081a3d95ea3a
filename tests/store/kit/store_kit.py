"""Rows to write, and writing them."""

from __future__ import annotations

import asyncio

from huetable.store.base import SCHEMA, Batch, Row, Store, StoreError


def row(seq: int, table: str = "t", at: int = 1000, payload: bytes = b"{}") -> Row:
    return Row(table, seq, 1, "move", 0, f"c{seq}", at, SCHEMA, payload)


async def append(store: Store, batch: Batch) -> StoreError | None:
    done: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
    store.append(batch, done.set_result)
    return await done
