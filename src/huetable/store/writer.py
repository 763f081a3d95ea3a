"""The one thread that writes. What arrives while it writes goes to disk together with the next commit."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from time import sleep
from typing import Any, NamedTuple, TypeVar

from .base import Batch, Conflict, Done, StoreError
from .statements import insert

T = TypeVar("T")

_MOST_TOGETHER = 512

_BUSY = 3
"""So many jobs at once show that more are on their way."""

_A_MOMENT = 0.004
"""Seconds that a busy writer waits for these: a commit costs the same for one as for twenty."""


class _Append(NamedTuple):
    batch: Batch
    done: Done


class _Call(NamedTuple):
    ask: Callable[[sqlite3.Connection], Any]
    answer: asyncio.Future[Any]


_Job = _Append | _Call | None


class Writer:
    def __init__(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        self._connection = connection
        self._loop = loop
        self._jobs: SimpleQueue[_Job] = SimpleQueue()
        self.waiting = 0
        self._thread = Thread(target=self._work, name="store-writer", daemon=True)
        self._thread.start()

    def append(self, batch: Batch, done: Done) -> None:
        self.waiting += 1
        self._jobs.put(_Append(batch, done))

    async def run(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        """Something rarer than an append, in a transaction of its own."""
        answer: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(_Call(ask, answer))
        return await answer

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()

    def _work(self) -> None:
        jobs: list[_Job] = []
        while True:
            jobs = self._collect(patient=len(jobs) >= _BUSY)
            appends = [job for job in jobs if isinstance(job, _Append)]
            if appends:
                self._tell_loop(self._settle, self._commit(appends))
            for job in jobs:
                if isinstance(job, _Call):
                    self._run(job)
            if None in jobs:
                return

    def _collect(self, *, patient: bool) -> list[_Job]:
        """The next job, and all that have come in behind it, or do so in a moment when there is much to do."""
        jobs = [self._jobs.get()]
        if patient:
            sleep(_A_MOMENT)
        try:
            while len(jobs) < _MOST_TOGETHER:
                jobs.append(self._jobs.get_nowait())
        except Empty:
            pass
        return jobs

    def _commit(self, appends: list[_Append]) -> list[tuple[Done, StoreError | None]]:
        """All in one transaction; if one of them cannot be written, each gets its own, so that it fails alone."""
        error = self._transact([append.batch for append in appends])
        if error is None or len(appends) == 1:
            return [(append.done, error) for append in appends]
        return [(append.done, self._transact([append.batch])) for append in appends]

    def _transact(self, batches: list[Batch]) -> StoreError | None:
        try:
            with Transaction(self._connection):
                insert(self._connection, batches)
        except sqlite3.IntegrityError as error:
            return Conflict(str(error))
        except sqlite3.Error as error:
            return StoreError(str(error))
        return None

    def _run(self, call: _Call) -> None:
        try:
            with Transaction(self._connection):
                result = call.ask(self._connection)
        except sqlite3.Error as error:
            self._tell_loop(_fail, call.answer, StoreError(str(error)))
        else:
            self._tell_loop(_answer, call.answer, result)

    def _tell_loop(self, tell: Callable[..., None], *values: object) -> None:
        """The loop may be gone already when a server is killed in the middle of its end."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(tell, *values)

    def _settle(self, outcomes: list[tuple[Done, StoreError | None]]) -> None:
        """Each in a callback of its own: what goes wrong in one table must not silence the others."""
        self.waiting -= len(outcomes)
        for done, error in outcomes:
            self._loop.call_soon(done, error)


class Transaction:
    """BEGIN ... COMMIT, or ROLLBACK when anything went wrong, a full disk at the commit included."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def __enter__(self) -> None:
        self._connection.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        try:
            if kind is None:
                self._connection.execute("COMMIT")
        finally:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")


def _answer(future: asyncio.Future[Any], result: object) -> None:
    if not future.done():
        future.set_result(result)


def _fail(future: asyncio.Future[Any], error: StoreError) -> None:
    if not future.done():
        future.set_exception(error)
