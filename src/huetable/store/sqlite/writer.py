"""The one thread that writes. Batches that arrive during a commit share the next one.

A commit waits for the disk (synchronous=FULL), which takes as long for one row as for fifty. So commits are
grouped across tables, and fsync costs no table more than its share. The rows of a group are one line in `tail`; when
nothing else is to be done, or when there are many, the thread moves them to `log`.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import nullcontext
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Any, TypeVar

from msgspec import Struct

from huetable.store.base import Batch, Conflict, DoneCallback, StoreError, is_plain

from .damage import DamageWatch
from .statements import insert_beside_log
from .tail import FULL, Tail

T = TypeVar("T")

_MOST_TOGETHER = 512
"""Jobs in one transaction."""

_BUSY = 3
"""A group of this size shows that more jobs are on their way."""

_GROUPING_PAUSE = 0.004
"""Seconds that a busy writer waits for them before it commits."""


_QUIET = 1.0
"""Seconds without a job after which rows are moved from the tail to the log."""

_PAUSE_AFTER_FAILURE = 5.0
"""Seconds before it is tried again, for instance when the disk is full."""

log = logging.getLogger("huetable")


class _Append(Struct, frozen=True):
    batch: Batch
    done: DoneCallback


class _Call(Struct, frozen=True):
    ask: Callable[[sqlite3.Connection], Any]
    answer: asyncio.Future[Any]
    in_transaction: bool = True
    whole_log: bool = False
    """Whether it needs all rows to be in `log`, and may delete some."""


_Job = _Append | _Call | None


class WriterThread:
    def __init__(
        self,
        connection: sqlite3.Connection,
        loop: asyncio.AbstractEventLoop,
        damage: DamageWatch,
        *,
        unpacks: bool = True,
    ) -> None:
        """Unpacks: whether it moves rows from the tail. Somebody who only looks leaves them to the server."""
        self._connection = connection
        self._tail = Tail(connection)
        self._unpacks = unpacks
        self._unpack_after = 0.0
        self._damage = damage
        self._loop = loop
        self._jobs: SimpleQueue[_Job] = SimpleQueue()
        self.pending_appends = 0
        self._thread = Thread(target=self._write_loop, name="store-writer", daemon=True)
        self._thread.start()

    def append(self, batch: Batch, done: DoneCallback) -> None:
        self.pending_appends += 1
        self._jobs.put(_Append(batch, done))

    async def run_transaction(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        """Something rarer than an append, in a transaction of its own."""
        answer: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(_Call(ask, answer))
        return await answer

    async def run_on_whole_log(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        """In a transaction of its own, with nothing in the tail; it may delete rows of the log."""
        answer: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(_Call(ask, answer, whole_log=True))
        return await answer

    async def run_alone(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        """Something that SQLite does only outside of a transaction."""
        answer: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(_Call(ask, answer, in_transaction=False))
        return await answer

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()

    def _write_loop(self) -> None:
        jobs: list[_Job] = []
        if self._unpacks:
            self._try(self._tail.open)
        while True:
            # 1. Take what waits. A lone append after a quiet time is not held up.
            jobs = self._collect(patient=len(jobs) >= _BUSY)
            # 2. All appends in one commit; the loop hears of them only when they are on disk.
            appends = [job for job in jobs if isinstance(job, _Append)]
            if appends:
                self._tell_loop(self._report_results, self._commit(appends))
            # 3. The rarer calls, each in a transaction of its own.
            for job in jobs:
                if isinstance(job, _Call):
                    self._run(job)
            # 4. Some of the tail, if nobody is waiting or too much is in it.
            if (not jobs or self._tail.rows >= FULL) and monotonic() >= self._unpack_after:
                self._try(self._unpack_some)
            # 5. None is put in by `close`: everything before it is written now.
            if None in jobs:
                self._try(self._unpack_all)
                return

    def _collect(self, *, patient: bool) -> list[_Job]:
        """The next job and all behind it; a patient writer gives them a moment to come in. Nothing after a quiet time."""
        try:
            jobs = [self._jobs.get(timeout=_QUIET if self._has_tail else None)]
        except Empty:
            return []
        if patient:
            sleep(_GROUPING_PAUSE)
        try:
            while len(jobs) < _MOST_TOGETHER:
                jobs.append(self._jobs.get_nowait())
        except Empty:
            pass
        return jobs

    @property
    def _has_tail(self) -> bool:
        return self._unpacks and self._tail.rows > 0

    def _unpack_all(self) -> None:
        while self._has_tail:
            self._unpack_some()

    def _unpack_some(self) -> None:
        if not self._has_tail:
            return
        with Transaction(self._connection):
            moved = self._tail.unpack_some()
        self._tail.unpacked(moved)

    def _try(self, work: Callable[[], None]) -> None:
        """What fails here is tried again later, and nobody waits for it: all rows are on disk, and are read from there."""
        try:
            work()
        except Exception as error:  # noqa: BLE001 - without its thread the whole server could write no more
            problem = self._damage.to_store_error(error)
            log.warning("moving rows to the log failed; trying again", extra={"problem": str(problem)})
            self._unpack_after = monotonic() + _PAUSE_AFTER_FAILURE

    def _commit(self, appends: list[_Append]) -> list[tuple[DoneCallback, StoreError | None]]:
        """All in one transaction. If that fails, each in its own, so that only the bad one fails."""
        error = self._transact([append.batch for append in appends])
        if error is None or len(appends) == 1:
            return [(append.done, error) for append in appends]
        return [(append.done, self._transact([append.batch])) for append in appends]

    def _transact(self, batches: list[Batch]) -> StoreError | None:
        rows = [row for batch in batches for row in batch.rows]
        try:
            # Most groups are moves, rows and nothing else.
            if not (all(map(is_plain, batches)) and self._tail.append_alone(rows)):
                with Transaction(self._connection):
                    insert_beside_log(self._connection, batches)
                    self._tail.append(rows)
        except (sqlite3.IntegrityError, Conflict) as error:
            self._tail.rolled_back()
            return Conflict(str(error))
        except Exception as error:  # noqa: BLE001 - without its thread the whole server could write no more
            self._tail.forget_heads()
            return self._damage.to_store_error(error)
        self._tail.committed()
        return None

    def _run(self, call: _Call) -> None:
        try:
            if call.whole_log:
                self._unpack_all()
            with Transaction(self._connection) if call.in_transaction else nullcontext():
                result = call.ask(self._connection)
        except Exception as error:  # noqa: BLE001 - as above
            self._tell_loop(_fail, call.answer, self._damage.to_store_error(error))
        else:
            self._tell_loop(_answer, call.answer, result)
        if call.whole_log:
            self._tail.forget_heads()

    def _tell_loop(self, tell: Callable[..., None], *values: object) -> None:
        """The loop may be closed already when a server is killed while it shuts down."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(tell, *values)

    def _report_results(self, outcomes: list[tuple[DoneCallback, StoreError | None]]) -> None:
        """An error in one table must not keep the others waiting."""
        self.pending_appends -= len(outcomes)
        for done, error in outcomes:
            try:
                done(error)
            except Exception as failure:  # noqa: BLE001 - whatever it is, it concerns this table alone
                self._loop.call_exception_handler({"message": "a callback failed", "exception": failure})


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
