"""Who is served next: guests take turns by the time that they have used, and so do the tables of one guest.

A guest with twenty tables counts once (start-time fair queueing): served next is the guest who has used the least time, and of
that guest's tables the one that has used the least. Somebody who comes new starts level with the one served last, so that
nobody saves time up. One guest never holds every slot, so that the next guest does not wait for a long job to end.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable
from typing import Generic, TypeVar

from msgspec import Struct

T = TypeVar("T")


class Payer(Struct, frozen=True):
    """Whose time a job takes: a guest's, and of the guest's tables this one's."""

    guest: str = ""
    table: str = ""


class Job(Struct, Generic[T], eq=False):
    payer: Payer
    content: T
    name: Hashable = None
    """A later job of the same name takes the place of one that is still waiting."""
    alone: Hashable = None
    """No two jobs that are alone by the same name run at once."""


class _Account:
    """The time of one guest or of one table, while anything of theirs waits or runs."""

    def __init__(self, used: float) -> None:
        self.used = used
        self.running = 0
        self.waiting = 0


class FairQueue(Generic[T]):
    def __init__(self, slots: int, most_waiting: int) -> None:
        self._slots = slots
        self._most_waiting = most_waiting
        self._running: list[Job[T]] = []
        self._queues: dict[Payer, deque[Job[T]]] = {}
        self._guests: dict[str, _Account] = {}
        self._tables: dict[Payer, _Account] = {}
        self._clock = 0.0
        """The time that the guest served last had used."""

    @property
    def waiting(self) -> int:
        return sum(map(len, self._queues.values()))

    def backlog_of(self, guest: str) -> int:
        """How many jobs of this guest wait, and how many other guests wait for each slot."""
        account = self._guests.get(guest)
        others = sum(other.waiting > 0 for name, other in self._guests.items() if name != guest)
        return (account.waiting if account else 0) + others // self._slots

    def add(self, job: Job[T]) -> Job[T] | None:
        """Returns the job that this one has pushed out: an older one of the same name or, if too many wait, the job itself."""
        account = self._guests.setdefault(job.payer.guest, _Account(self._clock))
        own = self._queues.setdefault(job.payer, deque())
        older = next((each for each in own if job.name is not None and each.name == job.name), None)
        if older is not None:
            own[own.index(older)] = job
            return older
        if account.waiting >= self._most_waiting:
            self._forget_idle(job.payer)
            return job
        own.append(job)
        account.waiting += 1
        used = min((self._tables[each].used for each in self._of_guest(job.payer.guest)), default=0.0)
        self._tables.setdefault(job.payer, _Account(used))
        return None

    def start_next(self) -> Job[T] | None:
        """The job that starts now, if a slot is free for one."""
        if len(self._running) >= self._slots:
            return None
        found = min(self._startable(), key=self._rank, default=None)
        if found is None:
            return None
        self._queues[found.payer].remove(found)
        account, table = self._guests[found.payer.guest], self._tables[found.payer]
        account.waiting -= 1
        account.running += 1
        table.running += 1
        self._running.append(found)
        self._clock = max(self._clock, account.used)
        return found

    def finish(self, job: Job[T], seconds: float) -> None:
        self._running.remove(job)
        for account in (self._guests[job.payer.guest], self._tables[job.payer]):
            account.running -= 1
            account.used += seconds
        self._forget_idle(job.payer)

    def _startable(self) -> list[Job[T]]:
        """Of each table the first job that may start."""
        alone = {job.alone for job in self._running if job.alone is not None}
        most = max(1, self._slots - 1)
        first = (
            next((job for job in own if job.alone not in alone), None)
            for payer, own in self._queues.items()
            if self._guests[payer.guest].running < most
        )
        return [job for job in first if job is not None]

    def _rank(self, job: Job[T]) -> tuple[int, float, float]:
        guest, table = self._guests[job.payer.guest], self._tables[job.payer]
        return guest.running, guest.used, table.used

    def _of_guest(self, guest: str) -> list[Payer]:
        return [payer for payer in self._tables if payer.guest == guest]

    def _forget_idle(self, payer: Payer) -> None:
        """Only who waits or runs has an account, so that they don't pile up."""
        table = self._tables.get(payer)
        if not self._queues.get(payer) and (table is None or not table.running):
            self._queues.pop(payer, None)
            self._tables.pop(payer, None)
        guest = self._guests[payer.guest]
        if not guest.waiting and not guest.running:
            del self._guests[payer.guest]
