"""Says when the system's clock has jumped. Tables do not notice: their time goes on as before."""

from __future__ import annotations

import asyncio

from huetable.server.live.alarm import TimeSource
from huetable.server.ops.log import log

_HOUR = 3600 * 1000
_EVERY = 10.0


class ClockWatch:
    def __init__(self, time: TimeSource) -> None:
        self._time = time
        self._reported = 0

    def check(self) -> None:
        """One line for each jump, and one when the clock is right again."""
        error = self._time.clock_error()
        if abs(error - self._reported) < 1000:
            return
        self._reported = error
        hours = round(abs(error) / _HOUR, 2)
        if error > 0:
            log.warning(
                "the clock jumped ahead; tables go on by the time that has really passed: set the clock right,"
                " or restart the server if it is right now",
                extra={"hours": hours},
            )
        elif error < 0:
            log.warning(
                "the clock jumped back; tables go on by the time that has really passed: set the clock right,"
                " or restart the server if it is right now",
                extra={"hours": hours},
            )
        else:
            log.info("the clock is right again")


async def watch_clock(time: TimeSource) -> None:
    watch = ClockWatch(time)
    while True:
        watch.check()
        await asyncio.sleep(_EVERY)
