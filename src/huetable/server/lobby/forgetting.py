"""Forgetting a guest: at their tables, in the store, in what workers tell each other, and in memory, at every worker."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Protocol

from huetable.core.terms import Refusal
from huetable.server.live.erasing import dismiss_guest, erase_guest, forget_at_table
from huetable.server.live.table_runner import TableRunner
from huetable.store.base import StoreError
from huetable.table.guest import Guest

from .lobby import Lobby, NoSuchTable

_ALL = 1_000_000
_ATTEMPTS = 5
_ONCE_MORE = 5.0
"""Seconds after which guests are erased from memory again: a table may just have been on its way there."""

IsForgotten = Callable[[str], bool]
"""By the id of a guest."""


class GuestCache(Protocol):
    """Something that remembers guests between two requests."""

    def drop(self, is_forgotten: IsForgotten) -> None: ...


class Forgetting:
    def __init__(self, lobby: Lobby, cache: GuestCache) -> None:
        self._lobby = lobby
        self._caches = [cache]
        lobby.services.exchange.on_forgotten(self._erase_by_hash)

    def add_cache(self, cache: GuestCache) -> None:
        self._caches.append(cache)

    async def forget(self, guest: Guest) -> None:
        """Raises StoreError if it could not be done; then it has to be asked for again."""
        # 1. Their other pages and devices go first, so that nothing new comes in from them.
        self._at_every_table(partial(dismiss_guest, is_forgotten=guest.id.__eq__))
        # 2. They leave every table, and everybody there is shown it without the name.
        for entry in await self._lobby.services.store.tables_of(guest.id, _ALL):
            await self._forget_at(entry.table, guest)
        # 3. The store deletes what else it has of them.
        await self._lobby.services.store.forget(guest.id)
        await self.finish(guest.id)

    async def finish(self, guest: str) -> None:
        """Whom the store has forgotten, memory and the other workers forget too."""
        self._erase(guest.__eq__)
        await self._lobby.services.exchange.forget_guest(guest, guest_hash(guest))

    async def _forget_at(self, table: str, guest: Guest) -> None:
        """Another worker may write to the table at the same moment, or the table may leave memory."""
        for attempt in range(_ATTEMPTS):
            await asyncio.sleep(0.1 * attempt)
            try:
                refusal: Refusal | None = await forget_at_table(await self._lobby.table(table), guest)
            except NoSuchTable:
                return
            except StoreError:
                continue
            if refusal is None:
                return
        raise StoreError("a guest could not be forgotten at a table")

    def _erase_by_hash(self, hashes: frozenset[str]) -> None:
        """Forgotten at another worker. No worker says who it was."""
        self._erase(lambda guest: guest_hash(guest) in hashes)

    def _erase(self, is_forgotten: IsForgotten) -> None:
        self._erase_now(is_forgotten)
        asyncio.get_running_loop().call_later(_ONCE_MORE, self._erase_now, is_forgotten)

    def _erase_now(self, is_forgotten: IsForgotten) -> None:
        for cache in self._caches:
            cache.drop(is_forgotten)
        self._lobby.services.notices.drop(is_forgotten)
        self._at_every_table(partial(erase_guest, is_forgotten=is_forgotten))

    def _at_every_table(self, act: Callable[[TableRunner], None]) -> None:
        for table in tuple(self._lobby.tables.values()):
            table.inbox.submit(partial(act, table))


def guest_hash(guest: str) -> str:
    return sha256(guest.encode()).hexdigest()
