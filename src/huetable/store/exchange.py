"""What the workers of one server tell each other about the tables that they hold.

The log is the truth and needs nobody's word. This is for what the log does not say, or says too late: that there
is something new in it, who is connected elsewhere, what was said, and who sees to a table's clocks and bots.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct


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
    @abstractmethod
    def hold(self, table: str, listener: Listener) -> None:
        """This worker has the table in memory from now on."""

    @abstractmethod
    def let_go(self, table: str) -> None: ...

    @abstractmethod
    def present(self, table: str, guests: frozenset[str], watching: int) -> None:
        """Who is connected here."""

    @abstractmethod
    def say(self, table: str, word: Word) -> None: ...

    @abstractmethod
    async def words(self, table: str) -> list[Word]:
        """The last ones, for a worker that comes to the table late."""

    @abstractmethod
    def adopt(self, load: Callable[[str], None]) -> None:
        """How to take on a table whose worker has died."""

    @abstractmethod
    async def close(self) -> None:
        """Hand everything over to the others."""


class Alone(Exchange):
    """One worker: it keeps every table, and there is nobody to tell."""

    def hold(self, table: str, listener: Listener) -> None:
        listener.keeps(mine=True)

    def let_go(self, table: str) -> None:
        pass

    def present(self, table: str, guests: frozenset[str], watching: int) -> None:
        pass

    def say(self, table: str, word: Word) -> None:
        pass

    async def words(self, table: str) -> list[Word]:
        return []

    def adopt(self, load: Callable[[str], None]) -> None:
        pass

    async def close(self) -> None:
        pass
