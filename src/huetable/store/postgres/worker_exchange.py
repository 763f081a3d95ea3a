"""Workers that share a PostgreSQL: everything is in its tables, and a notification only says where to look.

Without notifications, or while none arrive, the tables are polled: slower, but nothing is lost.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any

import asyncpg

from huetable.core.codec import decode, encode
from huetable.store.base import StoreError
from huetable.store.worker_exchange import (
    NOBODY_ELSEWHERE,
    DeviceListener,
    RemotePresence,
    TableListener,
    WorkerExchange,
    WorkerMessage,
)

from .devices import CHANNEL, ENDED
from .forgotten_guests import ForgottenGuests
from .worker_board import LocalPresence, WorkerBoard
from .writer import CONNECTION_LOST, reason

_RENEW = 1.0
"""Seconds between two renewals of leases and presence: two may fail before a lease runs out."""

_STALLED = 2.5
"""Seconds without a notification, even one's own, after which notifications count as broken."""

_POLL = 0.25
_FLUSH = 0.05
_TIDY = 30.0

log = logging.getLogger("huetable")

FAILURES = (asyncpg.PostgresError, *CONNECTION_LOST)


class _HeldTable:
    """What this worker knows of one table that it has in memory."""

    def __init__(self, listener: TableListener) -> None:
        self.listener = listener
        self.mine = False
        """Whether this worker has the lease."""
        self.remote = NOBODY_ELSEWHERE
        self.seen: set[int] = set()
        """The numbers of the messages that were passed on to the table."""

    def update(self, remote: RemotePresence, messages: Iterable[tuple[int, bytes]]) -> None:
        if self.remote != remote:
            self.remote = remote
            self.listener.remote_presence_changed(remote)
        for number, message in messages:
            if number not in self.seen:
                self.seen.add(number)
                self.listener.receive_message(decode(message, WorkerMessage))


class PostgresWorkerExchange(WorkerExchange):
    """What this worker has to say is collected here and written by `_flush`, many tables in one statement."""

    is_single_worker = False

    def __init__(self, address: str, pool: asyncpg.Pool, worker: str, *, notify: bool = True) -> None:
        self._address = address
        self._worker = worker
        self._board = WorkerBoard(pool, worker, notify=notify)
        self._held: dict[str, _HeldTable] = {}
        self._present: dict[str, LocalPresence] = {}
        # Since the last flush: tables with other people here, tables that are new here, tables released,
        # messages to send, and tables about which another worker has news.
        self._presence_changed: set[str] = set()
        self._new: set[str] = set()
        self._released: set[str] = set()
        self._outbox: list[tuple[str, bytes]] = []
        self._news: set[str] = set()
        self._load_orphan: Callable[[str], None] | None = None
        self._forgetting = ForgottenGuests(self._board)
        self._devices: DeviceListener | None = None
        self._notifications: asyncpg.Connection | None = None
        self._notified_at = -_STALLED
        jobs = [
            (self._renew, _RENEW),
            (self._flush, _FLUSH),
            (self._poll, _POLL),
            (self._poll_devices, _RENEW),
            (self._forgetting.read, _RENEW),
            (self._board.tidy, _TIDY),
        ]
        if notify:
            jobs.append((self._listen, _RENEW))
        self._jobs = [asyncio.create_task(_repeat(job, pause)) for job, pause in jobs]

    # What this worker says

    @property
    def retry_after_ms(self) -> int:
        """Soon: another worker is there already."""
        return 100 + secrets.randbelow(900)

    def hold_table(self, table: str, listener: TableListener) -> None:
        self._held[table] = _HeldTable(listener)
        self._released.discard(table)
        self._new.add(table)

    def release_table(self, table: str) -> None:
        if self._held.pop(table, None) is not None:
            self._released.add(table)
            self._present.pop(table, None)

    def announce_presence(self, table: str, guests: frozenset[str], watching: int, line: bytes = b"") -> None:
        present = (sorted(guests), watching, line)
        if self._present.get(table, ([], 0, b"")) != present:
            self._present[table] = present
            self._presence_changed.add(table)

    async def open_table_lines(self) -> list[bytes]:
        return await self._board.open_table_lines()

    async def add_one_time_token(self, key: str, value: str, milliseconds: int) -> None:
        await self._board.add_one_time_token(key, value, milliseconds)

    async def peek_one_time_token(self, key: str) -> str | None:
        return await self._board.peek_one_time_token(key)

    async def redeem_one_time_token(self, key: str) -> str | None:
        return await self._board.redeem_one_time_token(key)

    def watch_devices(self, listener: DeviceListener) -> None:
        self._devices = listener

    def send_message(self, table: str, message: WorkerMessage) -> None:
        self._outbox.append((table, encode(message)))

    async def recent_messages(self, table: str) -> list[WorkerMessage]:
        found = await self._board.messages([table], own=True)
        held = self._held.get(table)
        if held is not None:
            held.seen.update(number for number, _, _ in found)
        return [decode(message, WorkerMessage) for _, _, message in found]

    def on_orphaned_table(self, load: Callable[[str], None]) -> None:
        self._load_orphan = load

    def on_forgotten(self, erase: Callable[[frozenset[str]], None]) -> None:
        self._forgetting.erase = erase

    async def forget_guest(self, guest: str, hash: str) -> None:
        self._outbox = [(table, sent) for table, sent in self._outbox if guest.encode() not in sent]
        try:
            await self._forgetting.forget(guest, hash)
        except FAILURES as error:
            raise StoreError(reason(error)) from error

    async def close(self) -> None:
        for job in self._jobs:
            job.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)
        with suppress(*FAILURES):
            await self._forgetting.close()
            await self._flush()
            # Releasing the leases lets the others take the tables at once instead of after three seconds.
            await self._board.release(sorted(self._held.keys() | self._released))
        if self._notifications is not None:
            self._notifications.terminate()

    # What it does all the time

    async def _flush(self) -> None:
        """Write what has changed since the last time, and look at the tables about which there is news."""
        if self._outbox:
            await self._flush_messages()
        if self._presence_changed:
            changed, self._presence_changed = self._presence_changed, set()
            await self._flush_presence(changed)
        if self._released:
            released, self._released = self._released, set()
            await self._board.release(sorted(released))
        if self._new or self._news:
            new, news, self._new, self._news = self._new, self._news, set(), set()
            # Presence before leases: the worker with the lease puts an empty table to sleep, so it must know
            # first who is there by way of others.
            await self._read_other_workers(new | news)
            await self._claim_leases(new)

    async def _flush_messages(self) -> None:
        outbox, self._outbox = self._outbox, []
        try:
            await self._board.write_messages(outbox)
        except FAILURES:
            # Back to the front of the queue, before what came in meanwhile.
            self._outbox = outbox + self._outbox
            raise

    async def _flush_presence(self, tables: set[str]) -> None:
        present = [(table, self._present[table]) for table in sorted(tables) if table in self._present]
        await self._board.write_presence(present)
        await self._board.notify([table for table, _ in present])

    async def _renew(self) -> None:
        """Leases and presence last only a few seconds, because a worker that dies cannot give them back."""
        # 1. Keep the leases of the tables held here, and take those that have run out elsewhere.
        await self._claim_leases(set(self._held))
        # 2. Say that the people here are still here.
        await self._board.renew_presence()
        # 3. Notify nobody in particular: hearing it oneself proves that notifications arrive.
        await self._board.notify([])
        # 4. Load tables that nobody holds since their worker died: their clocks and bots must go on.
        if self._load_orphan is not None:
            for table in await self._board.adopt_orphans():
                self._load_orphan(table)

    async def _claim_leases(self, tables: set[str]) -> None:
        wanted = sorted(tables & self._held.keys())
        mine = await self._board.claim_leases(wanted) if wanted else set[str]()
        for table in wanted:
            # Looked up again: the table may have been released while the database answered.
            held = self._held.get(table)
            if held is not None and held.mine != (table in mine):
                held.mine = table in mine
                held.listener.lease_changed(mine=held.mine)

    # What others say

    async def _listen(self) -> None:
        """Open the connection for notifications, or a new one when nothing arrives by the old one."""
        if self._notifications is not None and not self._notifications.is_closed() and not self._stalled:
            return
        if self._notifications is not None:
            self._notifications.terminate()
        self._notifications = await asyncpg.connect(self._address)
        await self._notifications.add_listener(CHANNEL, self._notified)
        # What was notified while nobody listened.
        await self._catch_up()
        if self._devices is not None:
            await self._devices.check_connected()

    @property
    def _stalled(self) -> bool:
        return time.monotonic() - self._notified_at > _STALLED

    def _notified(self, *arguments: object) -> None:
        """The text is "worker|table seq,table seq" after an append, "|!key" when a device's access has ended, and
        "worker|table,table" otherwise.
        """
        self._notified_at = time.monotonic()
        worker, _, news = str(arguments[-1]).partition("|")
        if worker == self._worker or not news:
            return
        if news.startswith(ENDED) and self._devices is not None:
            self._devices.key_ended(news.removeprefix(ENDED))
            return
        for item in news.split(","):
            table, _, seq = item.partition(" ")
            held = self._held.get(table)
            if held is not None and seq:
                held.listener.read_on_to(int(seq))
            elif held is not None:
                self._news.add(table)

    async def _poll(self) -> None:
        if self._stalled:
            await self._catch_up()

    async def _poll_devices(self) -> None:
        if self._stalled and self._devices is not None:
            await self._devices.check_connected()

    async def _catch_up(self) -> None:
        if self._held:
            await self._read_other_workers(set(self._held))
            for table, seq in await self._board.last_seqs(sorted(self._held)):
                held = self._held.get(table)
                if held is not None:
                    held.listener.read_on_to(seq)

    async def _read_other_workers(self, tables: set[str]) -> None:
        """Who is connected to other workers, and what was said there."""
        names = sorted(tables & self._held.keys())
        if not names:
            return
        present = await self._board.remote_presence(names)
        messages = await self._board.messages(names)
        for table in names:
            held = self._held.get(table)
            if held is not None:
                sent = [(number, message) for number, name, message in messages if name == table]
                _update(held, present.get(table, NOBODY_ELSEWHERE), sent)


def _update(held: _HeldTable, remote: RemotePresence, messages: Iterable[tuple[int, bytes]]) -> None:
    """What one message does to one table must not keep the others from theirs."""
    try:
        held.update(remote, messages)
    except Exception:
        log.exception("passing on what another worker said failed")


async def _repeat(job: Callable[[], Coroutine[Any, Any, None]], pause: float) -> None:
    """A failure is a pause: the next time may be better."""
    while True:
        try:
            with suppress(*FAILURES):
                await job()
        except Exception:
            log.exception("a worker's job failed; trying again")
        await asyncio.sleep(pause)
