"""Where bots think: quick ones in a thread, those that search in processes of their own, so that a slow bot delays
nobody. Guests share both fairly.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections.abc import Callable, Hashable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from msgspec.structs import replace

from huetable.server.ops.log import log

from .fair_queue import Payer
from .lane import Lane, TooMuchWaiting, Work
from .thinking import NO_MOVE, BotAnswer, BotTask, budget_for, choose_move
from .worker_process import prepare_worker_process

T = TypeVar("T")

_MOST_WAITING = 256
"""Jobs of one guest. Twenty full tables have fewer."""

_THREADS = 2

SLOW_LEVELS = frozenset({"hard"})
"""Levels that search, and so think in a process from the first move on."""

_SLOW = 0.008
"""Seconds of processor time. A bot that once took more thinks in a process from then on."""


NOBODY = Payer()


class BotPool:
    def __init__(self, processes: int = 2, clock: Callable[[], float] = time.monotonic) -> None:
        self._threads = ThreadPoolExecutor(_THREADS, "bot")
        self._processes: ProcessPoolExecutor | None = None
        self._count = processes
        self._slow: set[tuple[str, str]] = set()
        self._awaited: set[asyncio.Future[Any]] = set()
        # Quick jobs have a lane of their own, so that none of them waits for a long one.
        self._quick = Lane(lambda: self._threads, _THREADS, _MOST_WAITING, clock)
        self._heavy = Lane(self._pool, processes, _MOST_WAITING, clock)

    @property
    def busy(self) -> int:
        """How many jobs run or wait."""
        return self._quick.busy + self._heavy.busy

    def ask_bot(
        self,
        task: BotTask,
        answered: Callable[[BotAnswer], None],
        payer: Payer = NOBODY,
        wanted: Callable[[], bool] = lambda: True,
    ) -> None:
        """Calls back on the event loop; a bot that fails has no move, and the table knows what to do then."""
        work = Work(
            lambda backlog: partial(choose_move, replace(task, budget=budget_for(backlog))),
            partial(self._on_answer, task, answered),
            wanted,
        )
        heavy = task.level in SLOW_LEVELS or (task.game, task.level) in self._slow
        # At a table a seat has one question at a time: what it was asked before no longer matters.
        name = (payer.table, task.observation.seat) if payer.table else None
        try:
            (self._heavy if heavy else self._quick).add(work, payer, name)
        except TooMuchWaiting:
            asyncio.get_running_loop().call_soon(answered, NO_MOVE)

    def run_in_thread(
        self, job: Callable[[], T], finished: Callable[[T | None], None], payer: Payer = NOBODY
    ) -> None:
        """Run anything that may take a moment, in a thread. Calls back on the event loop, with None if it failed. Raises
        TooMuchWaiting.
        """
        self._quick.add(Work(lambda _: job, partial(self._on_finished, finished)), payer)

    async def call_in_thread(self, job: Callable[[], T], payer: Payer) -> T:
        """The same for who can wait. Raises what the job raises, and TooMuchWaiting."""
        found: asyncio.Future[T] = self._awaited_answer()
        self._quick.add(Work(lambda _: job, partial(self._resolve, found)), payer)
        return await found

    async def call_in_process(self, job: Callable[[], T], payer: Payer, alone: Hashable) -> T:
        """For what takes long; no two jobs that are `alone` by the same name run at once."""
        found: asyncio.Future[T] = self._awaited_answer()
        self._heavy.add(Work(lambda _: job, partial(self._resolve, found)), payer, alone=alone)
        return await found

    def _awaited_answer(self) -> asyncio.Future[Any]:
        found: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._awaited.add(found)
        found.add_done_callback(self._awaited.discard)
        return found

    def _resolve(self, found: asyncio.Future[T], result: T, error: BaseException | None) -> None:
        if error is not None:
            self._replace_broken()
        if found.done():
            return
        if error is not None:
            found.set_exception(error)
        else:
            found.set_result(result)

    def _on_finished(
        self, finished: Callable[[T | None], None], result: T | None, error: BaseException | None
    ) -> None:
        if error is not None:
            log.error("a job for the bot pool failed", exc_info=error)
            self._replace_broken()
        finished(result)

    def _pool(self) -> ProcessPoolExecutor:
        """Started for the first bot that needs it; "spawn" because a fork would copy locks held by threads."""
        if self._processes is None:
            context = multiprocessing.get_context("spawn")
            self._processes = ProcessPoolExecutor(self._count, context, initializer=prepare_worker_process)
        return self._processes

    def _on_answer(
        self,
        task: BotTask,
        answered: Callable[[BotAnswer], None],
        answer: BotAnswer | None,
        error: BaseException | None,
    ) -> None:
        if answer is None:
            log.error("a bot failed", exc_info=error, extra={"game": task.game, "level": task.level})
            self._replace_broken()
            answered(NO_MOVE)
            return
        if answer.seconds > _SLOW:
            self._slow.add((task.game, task.level))
        answered(answer)

    def _replace_broken(self) -> None:
        """A process that was killed takes its whole pool with it; the next task starts another."""
        if self._processes is not None and getattr(self._processes, "_broken", False):
            self._processes.shutdown(wait=False)
            self._processes = None

    def close(self) -> None:
        for found in tuple(self._awaited):
            found.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._processes is not None:
            self._processes.shutdown(wait=False, cancel_futures=True)
