"""Workers that share a PostgreSQL: everything lies in its tables, and a notification only says where to look.

Without notifications, or when they stall, the tables are looked at now and then: slower, but nothing is lost.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any

import asyncpg

from huetable.core.codec import decode, encode

from .exchange import NOBODY, Elsewhere, Exchange, Listener, Word
from .postgres_shared import Board, Here
from .postgres_statements import CHANNEL
from .postgres_writer import LOST

_RENEW = 1.0
"""Seconds between two renewals of what this worker keeps."""

_STALLED = 2.5
"""Seconds without hearing even oneself: notifications do not come through."""

_POLL = 0.25
_FLUSH = 0.05

FAILURES = (asyncpg.PostgresError, *LOST)


class _Held:
    """What this worker knows of one table that it holds."""

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.mine = False
        self.elsewhere = NOBODY
        self.heard: set[int] = set()

    def learn(self, elsewhere: Elsewhere, words: Iterable[tuple[int, bytes]]) -> None:
        if self.elsewhere != elsewhere:
            self.elsewhere = elsewhere
            self.listener.others(elsewhere)
        for number, word in words:
            if number not in self.heard:
                self.heard.add(number)
                self.listener.heard(decode(word, Word))


class PostgresExchange(Exchange):
    alone = False

    def __init__(self, address: str, pool: asyncpg.Pool, worker: str, *, notify: bool = True) -> None:
        self._address = address
        self._worker = worker
        self._board = Board(pool, worker, notify=notify)
        self._held: dict[str, _Held] = {}
        self._here: dict[str, Here] = {}
        self._changed: set[str] = set()
        self._new: set[str] = set()
        self._gone: set[str] = set()
        self._said: list[tuple[str, bytes]] = []
        self._asked: set[str] = set()
        self._load: Callable[[str], None] | None = None
        self._ear: asyncpg.Connection | None = None
        self._heard_at = -_STALLED
        chores = [(self._renew, _RENEW), (self._flush, _FLUSH), (self._poll, _POLL)]
        if notify:
            chores.append((self._listen, _RENEW))
        self._chores = [asyncio.create_task(_for_ever(work, pause)) for work, pause in chores]

    # What this worker says

    @property
    def come_back(self) -> int:
        """Another worker is there already."""
        return 100 + secrets.randbelow(900)

    def hold(self, table: str, listener: Listener) -> None:
        self._held[table] = _Held(listener)
        self._gone.discard(table)
        self._new.add(table)

    def let_go(self, table: str) -> None:
        if self._held.pop(table, None) is not None:
            self._gone.add(table)
            self._here.pop(table, None)

    def present(self, table: str, guests: frozenset[str], watching: int, line: bytes = b"") -> None:
        here = (sorted(guests), watching, line)
        if self._here.get(table, ([], 0, b"")) != here:
            self._here[table] = here
            self._changed.add(table)

    async def offered(self) -> list[bytes]:
        return await self._board.offered()

    async def lend(self, key: str, thing: str, milliseconds: int) -> None:
        await self._board.lend(key, thing, milliseconds)

    async def redeem(self, key: str) -> str | None:
        return await self._board.redeem(key)

    def say(self, table: str, word: Word) -> None:
        self._said.append((table, encode(word)))

    async def words(self, table: str) -> list[Word]:
        found = await self._board.words([table], own=True)
        held = self._held.get(table)
        if held is not None:
            held.heard.update(number for number, _, _ in found)
        return [decode(word, Word) for _, _, word in found]

    def adopt(self, load: Callable[[str], None]) -> None:
        self._load = load

    async def close(self) -> None:
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        with suppress(*FAILURES):
            await self._flush()
            await self._board.release(sorted(self._held.keys() | self._gone))
        if self._ear is not None:
            self._ear.terminate()

    # What it does all the time

    async def _flush(self) -> None:
        """What was said, who came and went, which tables are new here or gone, since the last time."""
        if self._said:
            await self._pass_on_words()
        if self._changed:
            changed, self._changed = self._changed, set()
            await self._tell_presence(changed)
        if self._gone:
            gone, self._gone = self._gone, set()
            await self._board.release(sorted(gone))
        if self._new or self._asked:
            new, asked, self._new, self._asked = self._new, self._asked, set(), set()
            # Who is elsewhere comes first: an empty table is put to sleep by whoever keeps it.
            await self._look(new | asked)
            await self._claim(new)

    async def _pass_on_words(self) -> None:
        said, self._said = self._said, []
        try:
            await self._board.say(said)
        except FAILURES:
            self._said = said + self._said
            raise

    async def _tell_presence(self, tables: set[str]) -> None:
        here = [(table, self._here[table]) for table in sorted(tables) if table in self._here]
        await self._board.present(here)
        await self._board.hint([table for table, _ in here])

    async def _renew(self) -> None:
        """Leases and presence last a few seconds only: whoever dies says nothing any more."""
        await self._claim(set(self._held))
        await self._board.still_present()
        await self._board.hint([])
        if self._load is not None:
            for table in await self._board.adopt():
                self._load(table)

    async def _claim(self, tables: set[str]) -> None:
        wanted = sorted(tables & self._held.keys())
        mine = await self._board.claim(wanted) if wanted else set[str]()
        for table in wanted:
            held = self._held.get(table)
            if held is not None and held.mine != (table in mine):
                held.mine = table in mine
                held.listener.keeps(mine=held.mine)

    # What others say

    async def _listen(self) -> None:
        """Open an ear, or another one where the old one has gone deaf."""
        if self._ear is not None and not self._ear.is_closed() and not self._stalled:
            return
        if self._ear is not None:
            self._ear.terminate()
        self._ear = await asyncpg.connect(self._address)
        await self._ear.add_listener(CHANNEL, self._notified)
        await self._catch_up()

    @property
    def _stalled(self) -> bool:
        return time.monotonic() - self._heard_at > _STALLED

    def _notified(self, *heard: object) -> None:
        self._heard_at = time.monotonic()
        worker, _, news = str(heard[-1]).partition("|")
        if worker == self._worker or not news:
            return
        for item in news.split(","):
            table, _, seq = item.partition(" ")
            held = self._held.get(table)
            if held is not None and seq:
                held.listener.behind(int(seq))
            elif held is not None:
                self._asked.add(table)

    async def _poll(self) -> None:
        if self._stalled:
            await self._catch_up()

    async def _catch_up(self) -> None:
        if self._held:
            await self._look(set(self._held))
            for table, seq in await self._board.heads(sorted(self._held)):
                held = self._held.get(table)
                if held is not None:
                    held.listener.behind(seq)

    async def _look(self, tables: set[str]) -> None:
        """Who is elsewhere, and what was said there."""
        names = sorted(tables & self._held.keys())
        if not names:
            return
        present = await self._board.elsewhere(names)
        words = await self._board.words(names)
        for table in names:
            held = self._held.get(table)
            if held is not None:
                said = [(number, word) for number, name, word in words if name == table]
                held.learn(present.get(table, NOBODY), said)


async def _for_ever(work: Callable[[], Coroutine[Any, Any, None]], pause: float) -> None:
    """A failure is a pause: the next time may be better."""
    while True:
        with suppress(*FAILURES):
            await work()
        await asyncio.sleep(pause)
