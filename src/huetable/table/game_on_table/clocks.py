"""Countdowns. They follow from the times of the log's rows alone, so that a restart knows what is left."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from huetable.core.terms import Seat
from huetable.table.wire.protocol import Clocks

DECISION_TIME: dict[Clocks, int | None] = {"off": None, "relaxed": 60_000, "quick": 20_000}
"""How long a seat may take over one decision, in milliseconds. In a slow game the host chooses it."""

HOUR = 3_600_000


class Countdown(Struct):
    """Time that runs out, and can be stopped and started again."""

    name: str
    seat: Seat | None
    total: int
    spent: int = 0
    since: int | None = None
    """When it starts or was started; None while it is stopped."""
    seats: Literal["beside", "instead", "after"] = "beside"
    """For a timer of the game: whether the seats' own clocks run beside it, not at all, or after it."""

    usual: int = 0
    """How long it takes if nobody needs more time; 0 if that makes no difference."""
    times: int = 1
    began: int = 0
    """When there was something to decide. It tells one decision of a seat from the next, whenever the clock runs."""

    def grow(self, times: int) -> None:
        """Somebody who needs more time may use it. What was given once is not taken back, and is not given twice."""
        if times > self.times:
            self.total += self.usual * (times - self.times)
            self.times = times

    def start(self, at: int) -> None:
        if self.since is None:
            self.since = at

    def stop(self, at: int) -> None:
        if self.since is not None:
            self.spent += max(0, at - self.since)
            self.since = None

    @property
    def left(self) -> int:
        """What was left when it was last started or stopped."""
        return self.total - self.spent

    @property
    def ends(self) -> int | None:
        """When it runs out, if nothing stops it."""
        return None if self.since is None else self.since + self.left
