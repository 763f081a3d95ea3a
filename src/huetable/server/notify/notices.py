"""Where notices are handed in. Each goes, at most once, wherever its guest wants to be told."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from huetable.server.ops.log import log
from huetable.store.base import StoreError

from .notice import Notice

MOST_WAITING: Final = 10_000


class Channel(ABC):
    """A way to reach people, such as Web Push."""

    @abstractmethod
    async def deliver(self, notice: Notice) -> None:
        """If somebody wants to be told this way, and was not told yet by any worker. Returns when it is on its way: nobody
        waits until it has arrived.
        """

    @abstractmethod
    def drop(self, is_forgotten: Callable[[str], bool]) -> None:
        """Guests who were forgotten are told nothing any more."""


class Notices:
    """What tables and reminders call. Without channels nobody is told anything."""

    def __init__(self, *channels: Channel) -> None:
        self._channels = channels
        self._sending: dict[asyncio.Task[None], str] = {}
        """What is being looked up, by its guest."""

    def send(self, notice: Notice) -> None:
        """Returns at once and never fails. The same notice may be handed in any number of times, at any worker."""
        if self._channels and len(self._sending) < MOST_WAITING:
            task = asyncio.create_task(self._send(notice))
            self._sending[task] = notice.guest
            task.add_done_callback(self._sending.pop)

    @property
    def waiting(self) -> int:
        return len(self._sending)

    async def _send(self, notice: Notice) -> None:
        for channel in self._channels:
            try:
                await channel.deliver(notice)
            except StoreError as error:
                log.warning("a notice was not sent", extra={"problem": type(error).__name__})
            except Exception:  # noqa: BLE001 - the table goes on, whoever could not be told
                log.exception("a notice was not sent")

    def drop(self, is_forgotten: Callable[[str], bool]) -> None:
        for task, guest in tuple(self._sending.items()):
            if is_forgotten(guest):
                task.cancel()
        for channel in self._channels:
            channel.drop(is_forgotten)

    async def close(self) -> None:
        tasks = tuple(self._sending)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
