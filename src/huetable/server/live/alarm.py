"""Where a table gets the time from, and the one alarm that it sets."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable


class TimeSource(ABC):
    """Where a table gets the time from; tests bring their own."""

    @abstractmethod
    def now(self) -> int:
        """Milliseconds since 1970."""

    @abstractmethod
    def call_at(self, due: int, ring: Callable[[], None]) -> Callable[[], None]:
        """Ring at that moment; returns a function that cancels it."""


class WallTime(TimeSource):
    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def call_at(self, due: int, ring: Callable[[], None]) -> Callable[[], None]:
        wait = max(0, due - self.now()) / 1000
        return asyncio.get_running_loop().call_later(wait, ring).cancel


class Alarm:
    """The one alarm of a table: it rings when the earliest item of its agenda is due."""

    def __init__(self, time: TimeSource, ring: Callable[[], None]) -> None:
        self._time = time
        self._ring = ring
        self._due: int | None = None
        self._cancel: Callable[[], None] | None = None

    def set(self, due: int | None) -> None:
        if due == self._due:
            return
        self.cancel()
        if due is not None:
            self._due = due
            self._cancel = self._time.call_at(due, self._on_due)

    def cancel(self) -> None:
        if self._cancel is not None:
            self._cancel()
        self._due = self._cancel = None

    def _on_due(self) -> None:
        self._due = self._cancel = None
        self._ring()
