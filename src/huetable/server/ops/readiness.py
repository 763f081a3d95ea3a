"""Whether the server can do its work now: write a move down, and have room for the next ones."""

from __future__ import annotations

import asyncio
import time

from huetable.store.base import Store, StoreError

from .log import log

_MOST_AGE = 1.0
"""Seconds for which an answer counts, so that strangers who ask all the time cause one write a second at most."""

_PATIENCE = 3.0
"""Seconds to wait for the store."""

LEAST_FREE = 64 * 2**20
"""Bytes on the disk below which it is nearly full."""

_MARK = "written"


class Readiness:
    """Says in plain words what is in the way, or nothing. Never what the store says: that may be nobody's business."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._problem: str | None = None
        self._checked_at = float("-inf")
        self._checking: asyncio.Task[None] | None = None

    async def problem(self) -> str | None:
        """Everybody who asks at the same time waits for the same check."""
        if time.monotonic() - self._checked_at > _MOST_AGE:
            if self._checking is None:
                self._checking = asyncio.create_task(self._check())
            await asyncio.shield(self._checking)
        return self._problem

    async def _check(self) -> None:
        found = await self._find_problem()
        if found != self._problem:
            log.warning("readiness changed", extra={"problem": found or "none"})
        self._problem, self._checked_at, self._checking = found, time.monotonic(), None

    async def _find_problem(self) -> str | None:
        if self._store.damaged:
            return "The database file is damaged. Stop the server and restore a backup."
        try:
            free = self._store.free_bytes()
            if free is not None and free < LEAST_FREE:
                return f"The disk is nearly full: {free // 2**20} MB are free."
            async with asyncio.timeout(_PATIENCE):
                await self._store.set_mark(_MARK, int(time.time()))
        except TimeoutError:
            return "The database doesn't answer."
        except (StoreError, OSError):
            return "The database can't be written to."
        return None
