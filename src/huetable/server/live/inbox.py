"""A table's inbox: one job after the other, and none while a commit is on its way to the disk."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from huetable.store.base import StoreError

from .isolation import attempt
from .log_writer import LogWriter

T = TypeVar("T")
Job = Callable[[], None]

_MOST_WAITING = 1000


class Inbox:
    __slots__ = ("_log_writer", "_queries", "_waiting", "closed")

    def __init__(self, log_writer: LogWriter) -> None:
        self.closed = False
        self._log_writer = log_writer
        self._waiting: deque[Job] = deque()
        self._queries: set[asyncio.Future[Any]] = set()

    @property
    def idle(self) -> bool:
        return not self._log_writer.busy and not self._waiting

    def is_clear(self) -> bool:
        """Whether what comes now is done now."""
        return not (self.closed or self._waiting or self._log_writer.busy)

    def is_full(self) -> bool:
        return len(self._waiting) > _MOST_WAITING

    def submit(self, job: Job) -> None:
        """Run the job now, or when what is on its way is on disk."""
        if self.is_clear():
            attempt(job)
        elif not self.closed:
            self._waiting.append(job)

    def put_first(self, job: Job) -> None:
        """Run the job before everything that waits."""
        self._waiting.appendleft(job)

    def run_waiting(self) -> bool:
        """Run what waits until a job has something to write; returns whether there was a job."""
        ran = False
        while self._waiting and not self._log_writer.busy:
            attempt(self._waiting.popleft())
            ran = True
        return ran

    async def query(self, ask: Callable[[], T]) -> T:
        """An answer as of what is on disk; raises StoreError if the table is closed meanwhile."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queries.add(answer)
        answer.add_done_callback(self._queries.discard)
        self.submit(partial(_answer, answer, ask))
        if self.closed:
            self._fail_queries()
        return await answer

    def close(self) -> None:
        self.closed = True
        self._waiting.clear()
        self._fail_queries()

    def _fail_queries(self) -> None:
        for answer in tuple(self._queries):
            if not answer.done():
                answer.set_exception(StoreError("the table was closed"))


def _answer(answer: asyncio.Future[T], ask: Callable[[], T]) -> None:
    """The caller may have gone in the meantime."""
    try:
        found = ask()
    except Exception as error:  # noqa: BLE001 - it is the caller's to deal with
        if not answer.done():
            answer.set_exception(error)
    else:
        if not answer.done():
            answer.set_result(found)
