"""Grouped appends: the batches that arrive while one group is written make up the next.

One statement per group, and one notification in it: with a notification per move PostgreSQL takes 2,000 to 3,000
appends a second, grouped 39,000.
"""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

import asyncpg

from huetable.store.base import Batch, Conflict, DoneCallback, StoreError, is_plain

from .statements import INSERT_ROWS, INSERT_ROWS_AND_NOTIFY, columns, insert_rest

_MOST_TOGETHER = 200
"""The notification names every new row, and one of 8,000 bytes or more would roll the whole group back."""

CONNECTION_LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.OperatorInterventionError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    OSError,
    TimeoutError,
)
"""The connection is lost; whether the group was written, only the log knows."""


def reason(error: BaseException) -> str:
    """What went wrong, without what PostgreSQL and its driver quote: values, and so links and names."""
    code = getattr(error, "sqlstate", None)
    if isinstance(error, OSError) and error.errno:
        code = os.strerror(error.errno)
    return f"{type(error).__name__} ({code})" if code else type(error).__name__


class _Append(NamedTuple):
    batch: Batch
    done: DoneCallback


class GroupWriter:
    def __init__(self, pool: asyncpg.Pool, worker: str, *, notify: bool) -> None:
        self._pool = pool
        # The last argument of the insert: what the notification begins with, so that a worker knows its own.
        self._notification = [f"{worker}|"] if notify else []
        self._insert = INSERT_ROWS_AND_NOTIFY if notify else INSERT_ROWS
        self._jobs: deque[_Append] = deque()
        self._wanted = asyncio.Event()
        self._closing = False
        self.pending_appends = 0
        self._task = asyncio.create_task(self._write_loop())

    def append(self, batch: Batch, done: DoneCallback) -> None:
        self.pending_appends += 1
        self._jobs.append(_Append(batch, done))
        self._wanted.set()

    async def close(self) -> None:
        self._closing = True
        self._wanted.set()
        await self._task

    async def _write_loop(self) -> None:
        while self._jobs or not self._closing:
            if not self._jobs:
                self._wanted.clear()
                await self._wanted.wait()
                continue
            group = [self._jobs.popleft() for _ in range(min(len(self._jobs), _MOST_TOGETHER))]
            self._report_results(group, await self._commit([append.batch for append in group]))

    async def _commit(self, batches: list[Batch]) -> list[StoreError | None]:
        """All in one transaction. If that fails, each in its own, so that only the bad one fails."""
        error = await self._transact(batches)
        if error is None or len(batches) == 1 or isinstance(error, _ConnectionLost):
            return [error] * len(batches)
        return [await self._transact([batch]) for batch in batches]

    async def _transact(self, batches: Sequence[Batch]) -> StoreError | None:
        try:
            async with self._pool.acquire() as connection:
                await self._write(connection, batches)
        except (asyncpg.UniqueViolationError, asyncpg.DeadlockDetectedError) as error:
            return Conflict(reason(error))
        except CONNECTION_LOST as error:
            return _ConnectionLost(reason(error))
        except Exception as error:  # noqa: BLE001 - whatever the driver raises, the tables that wait get an answer
            return StoreError(reason(error))
        return None

    async def _write(self, connection: asyncpg.Connection, batches: Sequence[Batch]) -> None:
        rows = columns(batches)
        # Most groups are moves, rows and nothing else: a single statement needs no transaction around it,
        # which saves two round trips to the database.
        if rows and all(map(is_plain, batches)):
            await connection.execute(self._insert, *rows, *self._notification)
            return
        async with connection.transaction():
            if rows:
                await connection.execute(self._insert, *rows, *self._notification)
            for batch in batches:
                await insert_rest(connection, batch)

    def _report_results(self, group: list[_Append], errors: list[StoreError | None]) -> None:
        """Each in a callback of its own: an error in one table must not keep the others waiting."""
        self.pending_appends -= len(group)
        loop = asyncio.get_running_loop()
        for append, error in zip(group, errors, strict=True):
            loop.call_soon(append.done, error)


class _ConnectionLost(StoreError):
    """Trying each batch alone would only fail again, one by one."""
