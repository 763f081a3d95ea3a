"""Whom the operator has banned from all tables, as this worker knows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from huetable.server.lobby.lobby import Lobby
from huetable.store.base import Store
from huetable.store.house import Ban
from huetable.table.wire.protocol import Goodbye

EVERY: Final = 15.0
"""Seconds until a worker knows of a ban that another worker's operator has made."""


def dismiss_everywhere(lobby: Lobby, guest: str) -> None:
    """Close the guest's connections to all tables of this worker."""
    for table in tuple(lobby.tables.values()):
        for client in table.connections.clients_of(guest):
            client.dismiss(Goodbye("banned", None))


class Bans:
    """Asked for every request, so they are kept in memory."""

    def __init__(self, store: Store, dismiss: Callable[[str], None]) -> None:
        self._store = store.house
        self._dismiss = dismiss
        self._guests: frozenset[str] = frozenset()
        self._version = -1

    def has(self, guest: str) -> bool:
        return guest in self._guests

    async def add(self, ban: Ban) -> None:
        await self._store.add_ban(ban)
        await self.read()

    async def lift(self, guest: str) -> None:
        await self._store.lift_ban(guest)
        await self.read()

    async def all(self) -> list[Ban]:
        return await self._store.bans()

    async def read(self) -> None:
        """Whoever is banned by now has to go from every table."""
        # Before the bans: a change that comes in between is read again next time.
        version = await self._store.bans_version()
        if version == self._version:
            return
        before, self._guests = self._guests, frozenset([ban.guest for ban in await self._store.bans()])
        self._version = version
        for guest in self._guests - before:
            self._dismiss(guest)

    def drop(self, is_forgotten: Callable[[str], bool]) -> None:
        self._guests = frozenset([guest for guest in self._guests if not is_forgotten(guest)])
