"""What the workers of one server tell each other about the tables that they hold.

The log is the truth and needs nobody's word. This is for what the log does not say, or says too late: that there
is something new in it, who is connected elsewhere, what was said, and who sees to a table's clocks and bots.
"""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable
from typing import ClassVar, Protocol

from msgspec import Struct

_MOST_LENT = 1000


class Elsewhere(Struct, frozen=True):
    """Who is at a table by way of other workers."""

    guests: frozenset[str] = frozenset()
    watching: int = 0


NOBODY = Elsewhere()


class Word(Struct, frozen=True):
    """Something that is passed on as it is: a line of chat, a reaction, a question to the host."""

    kind: str
    guest: str
    id: str
    """By which it is known again; nothing counts twice."""
    data: bytes = b""


class Listener(Protocol):
    """A table in the memory of one worker."""

    def behind(self, seq: int) -> None:
        """The log has rows up to this one."""

    def keeps(self, *, mine: bool) -> None:
        """Whether clocks and bots of the table are this worker's business from now on."""

    def others(self, elsewhere: Elsewhere) -> None:
        """Somebody came or went elsewhere."""

    def heard(self, word: Word) -> None:
        """Said at another worker."""


class Exchange(ABC):
    alone: ClassVar[bool]
    """Whether there can be no other worker."""

    @property
    @abstractmethod
    def come_back(self) -> int:
        """After how many milliseconds somebody who is sent away should try again; not all at the same moment."""

    @abstractmethod
    def hold(self, table: str, listener: Listener) -> None:
        """This worker has the table in memory from now on."""

    @abstractmethod
    def let_go(self, table: str) -> None: ...

    @abstractmethod
    def present(self, table: str, guests: frozenset[str], watching: int, line: bytes = b"") -> None:
        """Who is connected here, and how the table is offered to anybody, if it is."""

    @abstractmethod
    async def offered(self) -> list[bytes]:
        """The lines of the tables that other workers offer."""

    @abstractmethod
    def say(self, table: str, word: Word) -> None: ...

    @abstractmethod
    async def words(self, table: str) -> list[Word]:
        """The last ones, for a worker that comes to the table late."""

    @abstractmethod
    async def lend(self, key: str, thing: str, milliseconds: int) -> None:
        """Something that whoever brings the key may have once, at any worker, for so long."""

    @abstractmethod
    async def redeem(self, key: str) -> str | None: ...

    @abstractmethod
    def adopt(self, load: Callable[[str], None]) -> None:
        """How to take on a table whose worker has died."""

    @abstractmethod
    async def close(self) -> None:
        """Hand everything over to the others."""


class Alone(Exchange):
    """One worker: it keeps every table, and there is nobody to tell."""

    alone = True

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._lent: OrderedDict[str, tuple[str, int]] = OrderedDict()

    @property
    def come_back(self) -> int:
        return 2500 + secrets.randbelow(1000)

    def hold(self, table: str, listener: Listener) -> None:
        listener.keeps(mine=True)

    def let_go(self, table: str) -> None:
        pass

    def present(self, table: str, guests: frozenset[str], watching: int, line: bytes = b"") -> None:
        pass

    async def offered(self) -> list[bytes]:
        return []

    def say(self, table: str, word: Word) -> None:
        pass

    async def words(self, table: str) -> list[Word]:
        return []

    async def lend(self, key: str, thing: str, milliseconds: int) -> None:
        self._lent[key] = (thing, self._now() + milliseconds)
        if len(self._lent) > _MOST_LENT:
            self._lent.popitem(last=False)

    async def redeem(self, key: str) -> str | None:
        thing, ends = self._lent.pop(key, (None, 0))
        return thing if self._now() < ends else None

    def adopt(self, load: Callable[[str], None]) -> None:
        pass

    async def close(self) -> None:
        pass
