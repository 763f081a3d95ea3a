"""What is old enough to be deleted, without trusting the clock (docs/adr/0013).

Every hour the server notes what the clock says. Notes that follow each other as they should make up a run; when the clock
jumps, or the server was off, another run begins. What lies between two runs does not count as time that has passed: nobody
can tell a server that was off from a clock that is wrong.

Something is old if it is from before the lowest value that the clock has shown in the last so many days of running. So
everything is kept for at least as long as promised, by time in which its people could come back.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from huetable.server.ops.log import log
from huetable.store.base import Store

HOUR = 3600 * 1000
USUAL_GAP = 2 * HOUR
"""Between two notes of one run; they are an hour apart."""

_NOTABLE = 24 * HOUR
_MARK = "run"


class Run(Struct, order=True):
    """From its first note to its last, in milliseconds since 1970 by the clock."""

    number: int
    start: int
    end: int

    @property
    def mark(self) -> str:
        return f"{_MARK}/{self.number}/{self.start}"


async def cutoff(store: Store, now: int, keep: int) -> int:
    """Note the time. Returns the moment before which everything has been kept for long enough."""
    return look_back(await note_time(store, now, keep), keep)[1]


async def note_time(store: Store, now: int, keep: int) -> list[Run]:
    """Returns the runs that have to be known where things are kept for so long, or for less."""
    runs = _runs(await store.marks()) or [_before_the_first_note(await store.newest_event() or now, keep)]
    last = runs[-1]
    if last.end <= now <= last.end + USUAL_GAP:
        last.end = now
    else:
        _report(now - last.end)
        runs.append(Run(last.number + 1, now, now))
    await store.set_mark(runs[-1].mark, runs[-1].end)
    needed, _ = look_back(runs, keep)
    for run in runs[:-needed]:
        await store.set_mark(run.mark, None)
    return runs[-needed:]


def look_back(runs: Sequence[Run], keep: int) -> tuple[int, int]:
    """How many of the latest runs make up the time of keeping, and the lowest value of the clock in it."""
    lowest, left = runs[-1].end, keep
    for count, run in enumerate(reversed(runs), 1):
        lowest = min(lowest, max(run.start, run.end - left))
        left -= run.end - run.start
        if left <= 0:
            return count, lowest
    # The notes do not reach back far enough: nothing is known to be old.
    return len(runs), 0


def _runs(marks: dict[str, int]) -> list[Run]:
    names = [name.split("/") for name in marks if name.startswith(f"{_MARK}/")]
    return sorted(
        Run(int(number), int(start), marks[f"{_MARK}/{number}/{start}"]) for _, number, start in names
    )


def _before_the_first_note(newest: int, keep: int) -> Run:
    """Data from before there were notes: the clock is taken to have been right up to its newest event."""
    return Run(0, newest - keep, newest)


def _report(jump: int) -> None:
    hours = round(abs(jump) / HOUR, 1)
    if jump > _NOTABLE:
        log.warning(
            "the clock is far ahead of the last run: either no server ran for so long, or the clock is wrong;"
            " old tables and guests are kept for that much longer",
            extra={"hours": hours},
        )
    elif jump < -USUAL_GAP:
        log.warning(
            "the clock is behind the last run: nothing is removed before the time of keeping has passed again",
            extra={"hours": hours},
        )
