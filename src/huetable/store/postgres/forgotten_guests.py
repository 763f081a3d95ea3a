"""Guests who were forgotten at one worker, so that all workers forget them."""

from __future__ import annotations

import time
from collections.abc import Callable

from .worker_board import WorkerBoard

_ONCE_MORE = 5.0
"""Seconds after which a guest's notes are deleted again: for a second another worker may have written new ones."""


class ForgottenGuests:
    def __init__(self, board: WorkerBoard) -> None:
        self._board = board
        self._seen: set[str] = set()
        self._again: dict[str, float] = {}
        """Whose notes have to be deleted once more, and when."""
        self.erase: Callable[[frozenset[str]], None] | None = None

    async def forget(self, guest: str, hash: str) -> None:
        """Others are told a hash only, and for a minute."""
        await self._board.forget_guest(guest)
        await self._board.add_forgotten(hash)
        self._again[guest] = time.monotonic() + _ONCE_MORE

    async def read(self) -> None:
        """Erase whom other workers have forgotten since the last time."""
        found = await self._board.forgotten()
        new = found.keys() - self._seen
        self._seen = set(found)
        if new and self.erase is not None:
            self.erase(frozenset(found[id] for id in new))
        await self._forget_again(time.monotonic())

    async def _forget_again(self, now: float) -> None:
        for guest in [guest for guest, due in self._again.items() if due <= now]:
            await self._board.forget_guest(guest)
            del self._again[guest]

    async def close(self) -> None:
        await self._forget_again(float("inf"))
