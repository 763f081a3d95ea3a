"""Where bots think: quick ones in a thread, those that search in processes of their own, so that a slow bot delays
nobody.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from functools import cache
from typing import Any, TypeVar

from msgspec import Struct

from huetable import games
from huetable.bots.levels import make_bot
from huetable.core.bot import Bot
from huetable.core.rng import Rng
from huetable.core.terms import Observation
from huetable.server.ops.log import log

from .worker_process import prepare_worker_process

T = TypeVar("T")

BUDGET = 300
"""Milliseconds that a bot may think about a move."""

SLOW_LEVELS = frozenset({"hard"})
"""Levels that search, and so think in a process from the first move on."""

_SLOW = 0.008
"""Seconds of processor time. A bot that once took more thinks in a process from then on."""


class BotTask(Struct, frozen=True):
    game: str
    level: str
    observation: Observation
    rng: Rng
    blobs: tuple[bytes, ...] = ()
    """What the seat may fetch."""


class BotAnswer(Struct, frozen=True):
    move: Any | None
    pause: int
    """Milliseconds that a person would have taken."""
    seconds: float = 0.0
    blobs: tuple[bytes, ...] = ()
    """What the move refers to."""


NO_MOVE = BotAnswer(None, 1000)
"""The answer of a bot that failed."""


@cache
def _bot(game: str, level: str) -> Bot:
    return make_bot(games.find_game(game), level, BUDGET)


def choose_move(task: BotTask) -> BotAnswer:
    bot = _bot(task.game, task.level)
    begun = time.thread_time()
    for data in task.blobs:
        bot.see_blob(data)
    move = bot.choose(task.observation, task.rng)
    pause = 0 if move is None else bot.pause(task.observation, move, task.rng)
    blobs = () if move is None else tuple(bot.blobs(task.observation, move))
    return BotAnswer(move, pause, time.thread_time() - begun, blobs)


class BotPool:
    def __init__(self, processes: int = 2) -> None:
        self._loop = asyncio.get_running_loop()
        self._threads = ThreadPoolExecutor(2, "bot")
        self._processes: ProcessPoolExecutor | None = None
        self._count = processes
        self._slow: set[tuple[str, str]] = set()
        self.busy = 0
        """How many jobs are running."""

    def ask_bot(self, task: BotTask, answered: Callable[[BotAnswer], None]) -> None:
        """Calls back on the event loop; a bot that fails has no move, and the table knows what to do then."""
        self.busy += 1
        future = self._executor(task).submit(choose_move, task)
        future.add_done_callback(
            lambda done: self._loop.call_soon_threadsafe(self._on_answer, task, done, answered)
        )

    def run_in_thread(self, job: Callable[[], T], finished: Callable[[T | None], None]) -> None:
        """Run anything that may take a moment, in a thread. Calls back on the event loop, with None if it failed."""
        self.busy += 1
        future = self._threads.submit(job)
        future.add_done_callback(
            lambda done: self._loop.call_soon_threadsafe(self._on_finished, done, finished)
        )

    def _on_finished(self, done: Future[T], finished: Callable[[T | None], None]) -> None:
        self.busy -= 1
        if done.cancelled():
            return
        error = done.exception()
        if error is not None:
            log.error("a job for the bot pool failed", exc_info=error)
        finished(None if error is not None else done.result())

    def _executor(self, task: BotTask) -> Executor:
        heavy = task.level in SLOW_LEVELS or (task.game, task.level) in self._slow
        return self._pool() if heavy else self._threads

    def _pool(self) -> ProcessPoolExecutor:
        """Started for the first bot that needs it; "spawn" because a fork would copy locks held by threads."""
        if self._processes is None:
            context = multiprocessing.get_context("spawn")
            self._processes = ProcessPoolExecutor(self._count, context, initializer=prepare_worker_process)
        return self._processes

    def _on_answer(
        self, task: BotTask, done: Future[BotAnswer], answered: Callable[[BotAnswer], None]
    ) -> None:
        self.busy -= 1
        if done.cancelled():
            return
        error = done.exception()
        if error is not None:
            log.error("a bot failed", exc_info=error, extra={"game": task.game, "level": task.level})
            self._replace_broken()
            answered(NO_MOVE)
            return
        answer = done.result()
        if answer.seconds > _SLOW:
            self._slow.add((task.game, task.level))
        answered(answer)

    def _replace_broken(self) -> None:
        """A process that was killed takes its whole pool with it; the next task starts another."""
        if self._processes is not None and getattr(self._processes, "_broken", False):
            self._processes.shutdown(wait=False)
            self._processes = None

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._processes is not None:
            self._processes.shutdown(wait=False, cancel_futures=True)
