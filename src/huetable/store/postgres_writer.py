"""Grouped appends: whatever has come in while one group was written makes up the next."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

import asyncpg

from .base import Batch, Conflict, Done, StoreError
from .postgres_statements import INSERT_ROWS, INSERT_ROWS_AND_TELL, columns, insert_rest, is_plain

_MOST_TOGETHER = 200
"""A notification holds 8,000 bytes, and a longer one would undo the whole group."""

LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.OperatorInterventionError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    OSError,
    TimeoutError,
)
"""The line is down; whether the group was written, only the log knows."""


class _Append(NamedTuple):
    batch: Batch
    done: Done


class GroupWriter:
    def __init__(self, pool: asyncpg.Pool, worker: str, *, notify: bool) -> None:
        self._pool = pool
        self._greeting = [f"{worker}|"] if notify else []
        self._insert = INSERT_ROWS_AND_TELL if notify else INSERT_ROWS
        self._jobs: deque[_Append] = deque()
        self._wanted = asyncio.Event()
        self._closing = False
        self.waiting = 0
        self._task = asyncio.create_task(self._work())

    def append(self, batch: Batch, done: Done) -> None:
        self.waiting += 1
        self._jobs.append(_Append(batch, done))
        self._wanted.set()

    async def close(self) -> None:
        self._closing = True
        self._wanted.set()
        await self._task

    async def _work(self) -> None:
        while self._jobs or not self._closing:
            if not self._jobs:
                self._wanted.clear()
                await self._wanted.wait()
                continue
            group = [self._jobs.popleft() for _ in range(min(len(self._jobs), _MOST_TOGETHER))]
            self._settle(group, await self._commit([append.batch for append in group]))

    async def _commit(self, batches: list[Batch]) -> list[StoreError | None]:
        """All in one transaction; if one of them cannot be written, each gets its own, so that it fails alone."""
        error = await self._transact(batches)
        if error is None or len(batches) == 1 or isinstance(error, _LineLost):
            return [error] * len(batches)
        return [await self._transact([batch]) for batch in batches]

    async def _transact(self, batches: Sequence[Batch]) -> StoreError | None:
        try:
            async with self._pool.acquire() as connection:
                await self._write(connection, batches)
        except (asyncpg.UniqueViolationError, asyncpg.DeadlockDetectedError) as error:
            return Conflict(str(error))
        except LOST as error:
            return _LineLost(str(error))
        except Exception as error:  # noqa: BLE001 - whatever the driver raises, whoever waits gets an answer
            return StoreError(repr(error))
        return None

    async def _write(self, connection: asyncpg.Connection, batches: Sequence[Batch]) -> None:
        rows = columns(batches)
        if rows and all(map(is_plain, batches)):
            await connection.execute(self._insert, *rows, *self._greeting)
            return
        async with connection.transaction():
            if rows:
                await connection.execute(self._insert, *rows, *self._greeting)
            for batch in batches:
                await insert_rest(connection, batch)

    def _settle(self, group: list[_Append], errors: list[StoreError | None]) -> None:
        """Each in a callback of its own: what goes wrong in one table must not silence the others."""
        self.waiting -= len(group)
        loop = asyncio.get_running_loop()
        for append, error in zip(group, errors, strict=True):
            loop.call_soon(append.done, error)


class _LineLost(StoreError):
    """Trying each alone would only fail again, one by one."""
