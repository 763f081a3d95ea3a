"""Workers that share a PostgreSQL: everything is in its tables, and a notification only says where to look.

Without notifications, or while none arrive, the tables are polled: slower, but nothing is lost.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
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
from .held_table import HeldTable
from .lease_keeper import LeaseKeeper
from .worker_board import LocalPresence, WorkerBoard
from .writer import CONNECTION_LOST, reason

_RENEW = 1.0
"""Seconds between two heartbeats: two may fail before others take the tables."""

_STALLED = 2.5
"""Seconds without a notification, even one's own, after which notifications count as broken."""

_POLL = 0.25
_FLUSH = 0.05
_TIDY = 30.0

log = logging.getLogger("huetable")

FAILURES = (asyncpg.PostgresError, *CONNECTION_LOST)


@contextmanager
def _told_as_store_error() -> Iterator[None]:
    """Whoever asks knows what to do while a store can't answer, whichever store it is."""
    try:
        yield
    except FAILURES as error:
        raise StoreError(reason(error)) from error


class PostgresWorkerExchange(WorkerExchange):
    """What this worker has to say is collected here and written by `_flush`, many tables in one statement."""

    is_single_worker = False

    def __init__(self, address: str, pool: asyncpg.Pool, worker: str, *, notify: bool = True) -> None:
        self._address = address
        self._worker = worker
        self._board = WorkerBoard(pool, worker, notify=notify)
        self._held: dict[str, HeldTable] = {}
        self.lease_keeper = LeaseKeeper(self._board.leases, self._held, self)
        self._present: dict[str, LocalPresence] = {}
        # Since the last flush: tables with other people here, tables released, messages to send (each with its
        # table and guest), and tables that are new here or about which another worker has news.
        self._presence_changed: set[str] = set()
        self._released: set[str] = set()
        self._outbox: list[tuple[str, str, bytes]] = []
        self._news: set[str] = set()
        self._forgetting = ForgottenGuests(self._board)
        self._devices: DeviceListener | None = None
        self._notifications: asyncpg.Connection | None = None
        self._notified_at = -_STALLED
        jobs = [
            (self.lease_keeper.renew, _RENEW),
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
        self._held[table] = HeldTable(listener)
        self._released.discard(table)
        self.lease_keeper.loaded(table)
        self._news.add(table)

    def release_table(self, table: str) -> None:
        """Also a table of a dead worker that cannot be loaded."""
        if self._held.pop(table, None) is not None or self.lease_keeper.gives_up(table):
            self._released.add(table)
            self._present.pop(table, None)

    def announce_presence(
        self,
        table: str,
        guests: frozenset[str],
        watching: int,
        line: bytes = b"",
        screens: frozenset[str] = frozenset(),
    ) -> None:
        present = (sorted(guests), watching, line, sorted(screens))
        if self._present.get(table, ([], 0, b"", [])) != present:
            self._present[table] = present
            self._presence_changed.add(table)

    async def open_table_lines(self) -> list[bytes]:
        with _told_as_store_error():
            return await self._board.open_table_lines()

    async def tables_elsewhere(self) -> dict[str, RemotePresence]:
        with _told_as_store_error():
            return await self._board.tables_elsewhere()

    async def presence_elsewhere(self, tables: Sequence[str]) -> dict[str, RemotePresence]:
        with _told_as_store_error():
            return await self._board.remote_presence(tables)

    async def add_one_time_token(self, key: str, value: str, milliseconds: int) -> None:
        with _told_as_store_error():
            await self._board.add_one_time_token(key, value, milliseconds)

    async def peek_one_time_token(self, key: str) -> str | None:
        with _told_as_store_error():
            return await self._board.peek_one_time_token(key)

    async def redeem_one_time_token(self, key: str) -> str | None:
        with _told_as_store_error():
            return await self._board.redeem_one_time_token(key)

    def watch_devices(self, listener: DeviceListener) -> None:
        self._devices = listener

    def send_message(self, table: str, message: WorkerMessage) -> None:
        self._outbox.append((table, message.guest, encode(message)))

    async def recent_messages(self, table: str) -> list[WorkerMessage]:
        with _told_as_store_error():
            found = await self._board.messages([table], own=True)
        held = self._held.get(table)
        if held is not None:
            held.seen.update(number for number, _, _ in found)
        return [decode(message, WorkerMessage) for _, _, message in found]

    def on_orphaned_table(self, load: Callable[[str], None]) -> None:
        self.lease_keeper.load_orphan = load

    def on_forgotten(self, erase: Callable[[frozenset[str]], None]) -> None:
        self._forgetting.erase = erase

    async def forget_guest(self, guest: str, hash: str) -> None:
        self._outbox = [waiting for waiting in self._outbox if waiting[1] != guest]
        with _told_as_store_error():
            await self._forgetting.forget(guest, hash)

    async def close(self) -> None:
        for job in self._jobs:
            job.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)
        with suppress(*FAILURES):
            await self._forgetting.close()
            await self._flush()
            # Releasing the leases lets the others take the tables at once instead of after three seconds.
            await self._board.release(sorted(self._held.keys() | self._released))
            await self.lease_keeper.resign()
        if self._notifications is not None:
            self._notifications.terminate()

    # What it does all the time

    async def _flush(self) -> None:
        """Write what has changed since the last time, and look at the tables about which there is news."""
        if not self.lease_keeper.joined:
            return
        if self._outbox:
            await self._flush_messages()
        await _drain(self._presence_changed, self._flush_presence)
        await _drain(self._released, self._flush_released)
        await _drain(self._news, self._read_news)

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

    async def _flush_released(self, tables: set[str]) -> None:
        # A table may have come back while the database did not answer.
        await self._board.release(sorted(tables - self._held.keys()))

    async def _read_news(self, tables: set[str]) -> None:
        # Presence before leases: the worker with the lease puts an empty table to sleep, so it must know
        # first who is there by way of others.
        await self._read_other_workers(tables)
        await self.lease_keeper.claim_free(tables)

    def presence_lost(self) -> None:
        self._presence_changed |= self._present.keys()

    async def people_left(self, tables: list[str]) -> None:
        self._news.update(tables)
        await self._board.notify(tables)

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
            await self.lease_keeper.claim_free(set(self._held))

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


async def _drain(pending: set[str], write: Callable[[set[str]], Coroutine[Any, Any, None]]) -> None:
    """What cannot be written now is tried again with the next flush."""
    taken = set(pending)
    pending.clear()
    try:
        if taken:
            await write(taken)
    except BaseException:
        pending |= taken
        raise


def _update(held: HeldTable, remote: RemotePresence, messages: Iterable[tuple[int, bytes]]) -> None:
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
