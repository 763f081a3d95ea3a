"""What the workers of one server tell each other about the tables that they have in memory.

The log is the truth and needs none of this. The exchange is for what the log does not say, or says too late: that
the log has grown, who is connected to another worker, what was said in chat, and which worker runs a table's
clocks and bots.
"""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import ClassVar, Protocol

from msgspec import Struct

_MOST_TOKENS = 1000


class RemotePresence(Struct, frozen=True):
    """Who is at a table by way of other workers."""

    guests: frozenset[str] = frozenset()
    watching: int = 0
    screens: frozenset[str] = frozenset()
    """Those of the guests who have nothing but a screen for the whole room."""


NOBODY_ELSEWHERE = RemotePresence()


class WorkerMessage(Struct, frozen=True):
    """Something that is passed on unchanged: a line of chat, a reaction, a question to the host."""

    kind: str
    guest: str
    id: str
    """The same message may arrive twice; by its id it counts once."""
    data: bytes = b""


class TableListener(Protocol):
    """A table in the memory of one worker."""

    def read_on_to(self, seq: int) -> None:
        """The log has rows up to this one."""

    def lease_changed(self, *, mine: bool) -> None:
        """Whether this worker runs the clocks and bots of the table from now on."""

    def remote_presence_changed(self, remote: RemotePresence) -> None:
        """Somebody came to or left the table at another worker."""

    def receive_message(self, message: WorkerMessage) -> None:
        """Sent by another worker."""


class DeviceListener(Protocol):
    """The devices that are connected to one worker."""

    def key_ended(self, key: str) -> None:
        """Its access has ended; this may be said more than once."""

    async def check_connected(self) -> None:
        """Some of the connected devices may have ended without notice."""


class WorkerExchange(ABC):
    is_single_worker: ClassVar[bool]
    """Whether there can be no other worker."""

    @property
    @abstractmethod
    def retry_after_ms(self) -> int:
        """When a browser that is sent away should try again; random, so that they do not all come at once."""

    @abstractmethod
    def hold_table(self, table: str, listener: TableListener) -> None:
        """This worker has the table in memory from now on."""

    @abstractmethod
    def release_table(self, table: str) -> None: ...

    @abstractmethod
    def announce_presence(
        self,
        table: str,
        guests: frozenset[str],
        watching: int,
        line: bytes = b"",
        screens: frozenset[str] = frozenset(),
    ) -> None:
        """Who is connected to this worker, which of them only with a screen for the whole room, and the table's line in the
        list of open tables, if it is in it.
        """

    @abstractmethod
    async def open_table_lines(self) -> list[bytes]:
        """The lines of the open tables of other workers."""

    @abstractmethod
    async def tables_elsewhere(self) -> dict[str, RemotePresence]:
        """Tables that other workers run, and who is connected there: all of them, unless they are very many."""

    @abstractmethod
    async def presence_elsewhere(self, tables: Sequence[str]) -> dict[str, RemotePresence]:
        """Who is at these tables by way of other workers."""

    @abstractmethod
    def send_message(self, table: str, message: WorkerMessage) -> None: ...

    @abstractmethod
    async def recent_messages(self, table: str) -> list[WorkerMessage]:
        """The latest ones, for a worker that loads the table late."""

    @abstractmethod
    async def add_one_time_token(self, key: str, value: str, milliseconds: int) -> None:
        """Whoever brings the key in time gets the value, once, at any worker."""

    @abstractmethod
    async def peek_one_time_token(self, key: str) -> str | None:
        """The value, without using the token up."""

    @abstractmethod
    async def redeem_one_time_token(self, key: str) -> str | None: ...

    @abstractmethod
    def watch_devices(self, listener: DeviceListener) -> None:
        """Whom to tell when a device's access has ended at another worker."""

    @abstractmethod
    def on_orphaned_table(self, load: Callable[[str], None]) -> None:
        """What to call with a table whose worker has died, once its lease is ours."""

    @abstractmethod
    def on_forgotten(self, erase: Callable[[frozenset[str]], None]) -> None:
        """What to call with the hashes of guests who were forgotten at another worker."""

    @abstractmethod
    async def forget_guest(self, guest: str, hash: str) -> None:
        """Delete their tokens and messages, and let every other worker know the hash."""

    @abstractmethod
    async def close(self) -> None:
        """Hand everything over to the other workers."""


class SingleWorker(WorkerExchange):
    """The only worker: it runs every table, and there is nobody to tell."""

    is_single_worker = True

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._tokens: OrderedDict[str, tuple[str, int]] = OrderedDict()

    @property
    def retry_after_ms(self) -> int:
        return 2500 + secrets.randbelow(1000)

    def hold_table(self, table: str, listener: TableListener) -> None:
        listener.lease_changed(mine=True)

    def release_table(self, table: str) -> None:
        pass

    def announce_presence(
        self,
        table: str,
        guests: frozenset[str],
        watching: int,
        line: bytes = b"",
        screens: frozenset[str] = frozenset(),
    ) -> None:
        pass

    async def open_table_lines(self) -> list[bytes]:
        return []

    async def tables_elsewhere(self) -> dict[str, RemotePresence]:
        return {}

    async def presence_elsewhere(self, tables: Sequence[str]) -> dict[str, RemotePresence]:
        return {}

    def send_message(self, table: str, message: WorkerMessage) -> None:
        pass

    async def recent_messages(self, table: str) -> list[WorkerMessage]:
        return []

    async def add_one_time_token(self, key: str, value: str, milliseconds: int) -> None:
        self._tokens[key] = (value, self._now() + milliseconds)
        # Tokens that nobody redeems must not fill the memory: the oldest goes first.
        if len(self._tokens) > _MOST_TOKENS:
            self._tokens.popitem(last=False)

    async def peek_one_time_token(self, key: str) -> str | None:
        value, ends = self._tokens.get(key, (None, 0))
        return value if self._now() < ends else None

    async def redeem_one_time_token(self, key: str) -> str | None:
        value = await self.peek_one_time_token(key)
        self._tokens.pop(key, None)
        return value

    def watch_devices(self, listener: DeviceListener) -> None:
        pass

    def on_orphaned_table(self, load: Callable[[str], None]) -> None:
        pass

    def on_forgotten(self, erase: Callable[[frozenset[str]], None]) -> None:
        pass

    async def forget_guest(self, guest: str, hash: str) -> None:
        """A token is for a guest whose id is in its value."""
        for key in [key for key, (value, _) in self._tokens.items() if guest in value]:
            del self._tokens[key]

    async def close(self) -> None:
        pass
