"""Where bots think: light ones in a thread, those that search in processes of their own, so that a bot deep
in thought delays nobody.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
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

T = TypeVar("T")

BUDGET = 300
"""Milliseconds that a bot may think about a move."""

HEAVY = frozenset({"hard"})
"""Levels that search from the first move on."""

_SLOW = 0.008
"""A bot that once took more than so much of a core thinks in a process from then on. Seconds."""


class Question(Struct, frozen=True):
    game: str
    level: str
    observation: Observation
    rng: Rng
    shown: tuple[bytes, ...] = ()
    """What the seat may fetch."""


class Thought(Struct, frozen=True):
    move: Any | None
    pause: int
    """Milliseconds that a person would have taken."""
    seconds: float = 0.0
    blobs: tuple[bytes, ...] = ()
    """What the move refers to."""


NOTHING = Thought(None, 1000)
"""The answer of a bot that broke down."""


@cache
def _bot(game: str, level: str) -> Bot:
    return make_bot(games.find(game), level, BUDGET)


def think(question: Question) -> Thought:
    bot = _bot(question.game, question.level)
    begun = time.thread_time()
    for data in question.shown:
        bot.look(data)
    move = bot.choose(question.observation, question.rng)
    pause = 0 if move is None else bot.pause(question.observation, move, question.rng)
    blobs = () if move is None else tuple(bot.blobs(question.observation, move))
    return Thought(move, pause, time.thread_time() - begun, blobs)


def _ignore_interrupts() -> None:
    """Ctrl-C in a terminal reaches every process; the server ends these itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Thinker:
    def __init__(self, processes: int = 2) -> None:
        self._loop = asyncio.get_running_loop()
        self._threads = ThreadPoolExecutor(2, "bot")
        self._processes: ProcessPoolExecutor | None = None
        self._count = processes
        self._slow: set[tuple[str, str]] = set()
        self.busy = 0
        """How many bots are thinking."""

    def ask(self, question: Question, tell: Callable[[Thought], None]) -> None:
        """Calls back on the event loop; a bot that fails has no move, and the table knows what to do then."""
        self.busy += 1
        future = self._executor(question).submit(think, question)
        future.add_done_callback(
            lambda done: self._loop.call_soon_threadsafe(self._tell, question, done, tell)
        )

    def work_out(self, work: Callable[[], T], tell: Callable[[T | None], None]) -> None:
        """Anything that may take a moment, in a thread; calls back on the event loop, with None where it failed."""
        self.busy += 1
        future = self._threads.submit(work)
        future.add_done_callback(lambda done: self._loop.call_soon_threadsafe(self._worked_out, done, tell))

    def _worked_out(self, done: Future[T], tell: Callable[[T | None], None]) -> None:
        self.busy -= 1
        if done.cancelled():
            return
        error = done.exception()
        if error is not None:
            log.error("a question broke down", exc_info=error)
        tell(None if error is not None else done.result())

    def _executor(self, question: Question) -> Executor:
        heavy = question.level in HEAVY or (question.game, question.level) in self._slow
        return self._pool() if heavy else self._threads

    def _pool(self) -> ProcessPoolExecutor:
        """Started for the first bot that needs it; "spawn" because a fork would copy locks held by threads."""
        if self._processes is None:
            context = multiprocessing.get_context("spawn")
            self._processes = ProcessPoolExecutor(self._count, context, initializer=_ignore_interrupts)
        return self._processes

    def _tell(self, question: Question, done: Future[Thought], tell: Callable[[Thought], None]) -> None:
        self.busy -= 1
        if done.cancelled():
            return
        error = done.exception()
        if error is not None:
            log.error(
                "a bot broke down", exc_info=error, extra={"game": question.game, "level": question.level}
            )
            self._replace_broken()
            tell(NOTHING)
            return
        thought = done.result()
        if thought.seconds > _SLOW:
            self._slow.add((question.game, question.level))
        tell(thought)

    def _replace_broken(self) -> None:
        """A process that was killed takes its whole pool with it; the next question starts another."""
        if self._processes is not None and getattr(self._processes, "_broken", False):
            self._processes.shutdown(wait=False)
            self._processes = None

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._processes is not None:
            self._processes.shutdown(wait=False, cancel_futures=True)
