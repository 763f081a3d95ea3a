"""How much of the outbox one guest or one receiver may use at a time, so that none of them holds up the others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar


class Share:
    """Of one guest or one receiver."""

    __slots__ = ("slots", "users")

    def __init__(self, at_once: int) -> None:
        self.slots = asyncio.Semaphore(at_once)
        self.users = 0
        """How many messages are on their way or wait."""


AnyShare = TypeVar("AnyShare", bound=Share)


class Shares(Generic[AnyShare]):
    """By name; each is there for as long as somebody uses it."""

    def __init__(self, make: Callable[[], AnyShare]) -> None:
        self._make = make
        self._shares: dict[str, AnyShare] = {}

    def users(self, name: str) -> int:
        return self._shares[name].users if name in self._shares else 0

    def enter(self, name: str) -> AnyShare:
        share = self._shares.setdefault(name, self._make())
        share.users += 1
        return share

    def leave(self, name: str) -> None:
        share = self._shares[name]
        share.users -= 1
        if not share.users:
            del self._shares[name]

    @contextmanager
    def use(self, name: str) -> Iterator[AnyShare]:
        try:
            yield self.enter(name)
        finally:
            self.leave(name)
