"""A lane: an executor whose jobs are served fairly. Whatever waits, waits here and not inside the executor."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import BrokenExecutor, Executor, Future
from typing import Any

from msgspec import Struct

from .fair_queue import FairQueue, Job, Payer

Finished = Callable[[Any, BaseException | None], None]
"""Gets the result, or what went wrong."""


class TooMuchWaiting(Exception):
    """The guest has as many jobs waiting as one guest may."""


class Work(Struct, eq=False):
    prepare: Callable[[int], Callable[[], Any]]
    """Makes what is to be run, when its turn has come; gets how many jobs are behind it."""
    finished: Finished
    """Called on the event loop."""
    wanted: Callable[[], bool] = lambda: True
    """Asked before it starts: nothing is done for a position that is gone."""


class Lane:
    def __init__(
        self, executor: Callable[[], Executor], slots: int, most_waiting: int, clock: Callable[[], float]
    ) -> None:
        self._loop = asyncio.get_running_loop()
        self._executor = executor
        self._queue: FairQueue[Work] = FairQueue(slots, most_waiting)
        self._clock = clock
        self._running = 0

    @property
    def busy(self) -> int:
        """How many jobs run or wait."""
        return self._running + self._queue.waiting

    def add(self, work: Work, payer: Payer, name: Hashable = None, alone: Hashable = None) -> None:
        """Raises TooMuchWaiting. An older job of the same name that still waits is dropped."""
        job = Job(payer, work, name, alone)
        if self._queue.add(job) is job:
            raise TooMuchWaiting
        self._start_waiting()

    def _start_waiting(self) -> None:
        while (job := self._queue.start_next()) is not None:
            if job.content.wanted():
                self._start(job)
            else:
                self._queue.finish(job, 0.0)

    def _start(self, job: Job[Work]) -> None:
        begun = self._clock()
        self._running += 1
        run = job.content.prepare(self._queue.backlog_of(job.payer.guest))
        try:
            future = self._executor().submit(run)
        except BrokenExecutor as error:
            future = Future()
            future.set_exception(error)
        future.add_done_callback(lambda done: self._call_back(job, begun, done))

    def _call_back(self, job: Job[Work], begun: float, done: Future[Any]) -> None:
        """From a thread of the executor. When the server ends, the loop may be gone before its jobs are."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._on_done, job, begun, done)

    def _on_done(self, job: Job[Work], begun: float, done: Future[Any]) -> None:
        self._running -= 1
        self._queue.finish(job, self._clock() - begun)
        if not done.cancelled():
            error = done.exception()
            job.content.finished(None if error is not None else done.result(), error)
            self._start_waiting()
