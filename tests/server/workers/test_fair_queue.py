"""Thinking and drawing are shared fairly: by guests first, then by the tables of each guest."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from itertools import count

import pytest

from huetable.server.bots.fair_queue import FairQueue, Job, Payer
from huetable.server.bots.thinking import BUDGET, LEAST_BUDGET, budget_for

MANY = 1000


def queue(slots: int = 1, most_waiting: int = MANY) -> FairQueue[str]:
    return FairQueue(slots, most_waiting)


def add(to: FairQueue[str], guest: str, table: str, times: int = 1) -> None:
    for number in range(times):
        assert to.add(Job(Payer(guest, table), f"{guest}/{table}/{number}")) is None


def served(of: FairQueue[str], seconds: float = 1.0) -> Iterator[str]:
    """One after the other, each taking the same time."""
    while (job := of.start_next()) is not None:
        yield f"{job.payer.guest}{job.payer.table}"
        of.finish(job, seconds)


def test_a_guest_with_twenty_tables_counts_once() -> None:
    jobs = queue()
    for table in range(20):
        add(jobs, "eve", str(table), times=3)
    add(jobs, "ann", "home", times=5)
    order = list(served(jobs))
    assert [place for place, job in enumerate(order) if job == "annhome"] == [1, 3, 5, 7, 9]


def test_the_tables_of_one_guest_take_turns() -> None:
    jobs = queue()
    add(jobs, "ann", "1", times=4)
    add(jobs, "ann", "2", times=2)
    assert list(served(jobs)) == ["ann1", "ann2", "ann1", "ann2", "ann1", "ann1"]


def test_long_jobs_count_for_more_than_short_ones() -> None:
    jobs = queue()
    add(jobs, "eve", "1", times=4)
    add(jobs, "ann", "2", times=8)
    order = []
    while (job := jobs.start_next()) is not None:
        order.append(job.payer.guest)
        jobs.finish(job, 4.0 if job.payer.guest == "eve" else 1.0)
    assert order[:6] == ["eve", "ann", "ann", "ann", "ann", "eve"]


@pytest.mark.parametrize("slots", [2, 4])
def test_one_guest_never_holds_every_slot(slots: int) -> None:
    jobs = queue(slots)
    add(jobs, "eve", "1", times=50)
    running = [job for _ in range(slots) if (job := jobs.start_next()) is not None]
    assert len(running) == slots - 1
    add(jobs, "ann", "2")
    job = jobs.start_next()
    assert job is not None
    assert job.payer.guest == "ann"


def test_nobody_saves_time_up() -> None:
    """Who was away for an hour has the same share as the others then, and not an hour of their own."""
    jobs = queue()
    add(jobs, "eve", "1", times=30)
    for _ in range(20):
        job = jobs.start_next()
        assert job is not None
        jobs.finish(job, 1.0)
    add(jobs, "ann", "2", times=5)
    order = list(served(jobs))
    assert 3 <= order[:6].count("ann2") <= 4


def test_what_a_seat_was_asked_before_no_longer_waits() -> None:
    jobs = queue()
    old, new = (Job(Payer("ann", "1"), text, name=("1", 0)) for text in ("old", "new"))
    assert jobs.add(old) is None
    assert jobs.add(new) is old
    assert jobs.waiting == 1
    assert jobs.start_next() is new


def test_drawings_for_one_table_are_made_one_at_a_time() -> None:
    jobs = queue(slots=4)
    first, second, other = (
        Job(Payer(guest, table), guest, alone=("draw", table))
        for guest, table in (("ann", "1"), ("ben", "1"), ("cleo", "2"))
    )
    for job in (first, second, other):
        jobs.add(job)
    assert jobs.start_next() is first
    assert jobs.start_next() is other
    assert jobs.start_next() is None
    jobs.finish(first, 1)
    assert jobs.start_next() is second


def test_a_guest_has_only_so_many_jobs_waiting() -> None:
    jobs = queue(most_waiting=3)
    add(jobs, "eve", "1", times=3)
    late = Job(Payer("eve", "2"), "late")
    assert jobs.add(late) is late
    assert jobs.waiting == 3
    add(jobs, "ann", "3")
    assert list(served(jobs)).count("ann3") == 1


def test_nothing_is_kept_about_who_waits_for_nothing() -> None:
    jobs = queue(slots=2, most_waiting=1)
    for number in range(50):
        add(jobs, f"guest {number}", "t")
        assert jobs.add(late := Job(Payer(f"guest {number}", "u"), "late")) is late
        list(served(jobs))
    assert not jobs._guests
    assert not jobs._tables
    assert not jobs._queues


def test_with_many_bots_waiting_each_thinks_for_a_shorter_time() -> None:
    assert [budget_for(backlog) for backlog in (0, 3, 4, 5, 7, 11, 60)] == [300, 300, 150, 75, 37, 18, 18]
    assert budget_for(10**6) == LEAST_BUDGET


class Clock:
    """Bots that think as long as they may, at two processes, in a time that is only counted."""

    def __init__(self) -> None:
        self.jobs: FairQueue[int] = FairQueue(2, MANY)
        self.now = 0
        self.waits: dict[str, list[int]] = {}
        self._due: list[tuple[int, int, str, Job[int] | Payer]] = []
        self._number = count()

    def at(self, when: int, what: Job[int] | Payer, kind: str) -> None:
        heapq.heappush(self._due, (when, next(self._number), kind, what))

    def run(self, until: int, again: int) -> None:
        """A bot that has moved is asked again after so many milliseconds."""
        while self._due and self._due[0][0] <= until:
            self.now, _, kind, what = heapq.heappop(self._due)
            if isinstance(what, Payer):
                self.jobs.add(Job(what, self.now))
            else:
                self.jobs.finish(what, (self.now - what.content) / 1000)
                self.waits.setdefault(what.payer.guest, []).append(self.now - int(kind))
                self.at(self.now + again, what.payer, "")
            while (job := self.jobs.start_next()) is not None:
                asked, job.content = job.content, self.now
                self.at(self.now + budget_for(self.jobs.backlog_of(job.payer.guest)), job, str(asked))


def longest_wait(tables_of_eve: int) -> int:
    """Of one bot of Ann's, beside so many tables of Eve's with three hard bots each."""
    clock = Clock()
    for bot in range(3 * tables_of_eve):
        clock.at(bot, Payer("eve", str(bot // 3)), "")
    clock.at(1000, Payer("ann", "home"), "")
    clock.run(60_000, again=700)
    assert len(clock.waits["ann"]) > 40
    return max(clock.waits["ann"])


def test_twenty_tables_of_hard_bots_slow_another_guests_bots_by_at_most_two() -> None:
    assert longest_wait(0) == BUDGET
    assert longest_wait(20) <= 2 * longest_wait(0)


def test_a_guest_with_twenty_tables_waits_no_longer_but_gets_quicker_moves() -> None:
    clock = Clock()
    for bot in range(60):
        clock.at(bot, Payer("eve", str(bot // 3)), "")
    clock.run(60_000, again=700)
    assert sorted(clock.waits["eve"])[-len(clock.waits["eve"]) // 20] < 2000
