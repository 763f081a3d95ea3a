"""Time at the table: what runs, what stands still, what is left. All of it follows from the rows' times, so
that a restart knows it again.
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from huetable.core.terms import Seat

from .protocol import Clocks

DECISION: dict[Clocks, int | None] = {"off": None, "relaxed": 60_000, "quick": 20_000}
"""How long a seat may take over one decision, in milliseconds."""


class Glass(Struct):
    """An hourglass that can be laid on its side."""

    name: str
    seat: Seat | None
    total: int
    spent: int = 0
    since: int | None = None
    """When it was set running; None while it lies."""
    seats: Literal["beside", "instead", "after"] = "beside"
    """A timer of the game: how the seats' own clocks go with it."""

    def run(self, at: int) -> None:
        if self.since is None:
            self.since = at

    def lie(self, at: int) -> None:
        if self.since is not None:
            self.spent += max(0, at - self.since)
            self.since = None

    def left(self, now: int) -> int:
        running = 0 if self.since is None else max(0, now - self.since)
        return max(0, self.total - self.spent - running)

    @property
    def ends(self) -> int | None:
        """The moment at which it runs out, if nothing stops it."""
        return None if self.since is None else self.since + self.total - self.spent


class Time(ABC):
    """Where a table gets the time from; tests bring their own."""

    @abstractmethod
    def now(self) -> int:
        """Milliseconds since 1970."""

    @abstractmethod
    def call(self, due: int, ring: Callable[[], None]) -> Callable[[], None]:
        """Ring at that moment; returns how to call it off."""


class WallTime(Time):
    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def call(self, due: int, ring: Callable[[], None]) -> Callable[[], None]:
        wait = max(0, due - self.now()) / 1000
        return asyncio.get_running_loop().call_later(wait, ring).cancel


class Alarm:
    """The one alarm of a table: it rings at the earliest of all that is due."""

    def __init__(self, time: Time, ring: Callable[[], None]) -> None:
        self._time = time
        self._ring = ring
        self._due: int | None = None
        self._cancel: Callable[[], None] | None = None

    def set(self, due: int | None) -> None:
        if due == self._due:
            return
        self.off()
        if due is not None:
            self._due = due
            self._cancel = self._time.call(due, self._rang)

    def off(self) -> None:
        if self._cancel is not None:
            self._cancel()
        self._due = self._cancel = None

    def _rang(self) -> None:
        self._due = self._cancel = None
        self._ring()
