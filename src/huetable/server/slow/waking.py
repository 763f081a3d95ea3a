"""Brings the tables of slow games into memory when something is due there. They leave it again when nobody comes."""

from __future__ import annotations

from huetable.server.lobby.lobby import Lobby, NoSuchTable
from huetable.server.ops.log import log
from huetable.store.damaged_rows import short_hash

EVERY = 20.0
"""Seconds. Where there are days to decide, nobody minds."""

_LOOK_BACK = 600_000
"""Milliseconds. Whoever was about to be told something when the server stopped is told after a restart that takes less."""


class Waking:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._unreadable = set[str]()
        """Tables that can't be loaded are left alone until the next start."""
        self._resumed = False

    async def wake(self) -> None:
        """What is due; and first, once, what the last stop of the server has interrupted."""
        if not self._resumed:
            await self.wake_interrupted()
            self._resumed = True
        await self.wake_due_tables()

    async def wake_interrupted(self) -> None:
        """Tables that waited for somebody a moment ago, and where somebody can be told something. In memory, each sees who is not
        there, and has them told. The store knows who was told already.
        """
        services = self._lobby.services
        elsewhere = await services.exchange.tables_elsewhere()
        for id in await services.store.awaiting_tables(services.time.now() - _LOOK_BACK):
            if id not in self._lobby.tables and id not in elsewhere:
                await self._wake(id)

    async def wake_due_tables(self) -> None:
        """Raises StoreError if that was not possible just now."""
        services = self._lobby.services
        for id in await services.store.due_tables(services.time.now()):
            if id not in self._lobby.tables and id not in self._unreadable:
                await self._wake(id)

    async def _wake(self, id: str) -> None:
        try:
            await self._lobby.table(id)
        except NoSuchTable as error:
            self._unreadable.add(id)
            log.warning(
                "a table can't be woken",
                extra={"table": short_hash(id), "problem": type(error).__name__},
            )
