"""Where a table gets the time from, and the one alarm that it sets."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial

_CORRECTION = 2_000_000_000
"""Nanoseconds by which the system's clock may be corrected without being taken for a jump."""


_STEADY = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
"""Time that only passes; where the system can tell, also while the machine sleeps."""


_steady_ns = partial(time.clock_gettime_ns, _STEADY)


class TimeSource(ABC):
    """Where a table gets the time from; tests bring their own."""

    def clock_error(self) -> int:
        """By how many milliseconds the system's clock is ahead of the time kept here, because it has jumped."""
        return 0

    @abstractmethod
    def now(self) -> int:
        """Milliseconds since 1970."""

    @abstractmethod
    def call_at(self, due: int, ring: Callable[[], None]) -> Callable[[], None]:
        """Ring at that moment; returns a function that cancels it."""


class WallTime(TimeSource):
    """The system's clock as it was at the start, and from then on the time that has really passed.

    A clock that somebody sets, or that jumps by a fault, would end every countdown at once or stop them all for days.
    """

    def __init__(
        self, clock: Callable[[], int] = time.time_ns, steady: Callable[[], int] = _steady_ns
    ) -> None:
        self._clock = clock
        self._steady = steady
        self._offset = clock() - steady()

    def now(self) -> int:
        return (self._steady() + self._offset) // 1_000_000

    def call_at(self, due: int, ring: Callable[[], None]) -> Callable[[], None]:
        wait = max(0, due - self.now()) / 1000
        return asyncio.get_running_loop().call_later(wait, ring).cancel

    def clock_error(self) -> int:
        drift = self._clock() - self._steady() - self._offset
        if abs(drift) > _CORRECTION:
            return drift // 1_000_000
        # The system corrects its clock in small steps all the time.
        self._offset += drift
        return 0


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
