"""Who is connected to a table. A client is somebody to whom bytes can be sent; how they travel is not known here."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator

from huetable.core.codec import encode
from huetable.core.terms import Seat
from huetable.store.base import KnownGuest
from huetable.store.worker_exchange import NOBODY_ELSEWHERE
from huetable.table.guest import Guest
from huetable.table.state import TableState
from huetable.table.wire.protocol import Goodbye


class Line(ABC):
    """A connection. Neither call waits, and neither fails: a line that is gone swallows what it is told."""

    @abstractmethod
    def send(self, *frames: bytes) -> None: ...

    @abstractmethod
    def close(self, *last: bytes) -> None: ...


class Client:
    """A guest on one connection."""

    __slots__ = ("base", "chairs", "guest", "line", "seats", "watches")

    def __init__(self, guest: Guest, line: Line, base: str, *, watches: bool = False) -> None:
        self.guest = guest
        self.line = line
        self.base = base
        """The address by which this client reached the server."""
        self.watches = watches
        """Shown what everybody may see, whoever it is: a screen for the whole room."""
        self.chairs: tuple[int, ...] = ()
        self.seats: tuple[Seat, ...] = ()
        """The seats through whose eyes they look; none for those who watch or have given up."""

    def send(self, *frames: bytes) -> None:
        self.line.send(*frames)

    def dismiss(self, goodbye: Goodbye) -> None:
        self.line.close(encode(goodbye))


class Connections:
    def __init__(self) -> None:
        self.clients: dict[Client, None] = {}
        """In the order of their coming."""
        self.elsewhere = NOBODY_ELSEWHERE
        """Who is at the table by way of other workers."""
        self.seats: frozenset[tuple[Seat, ...]] = frozenset()
        """Through whose eyes somebody looks, seat by seat. Asked after every move, so it is kept."""

    def add(self, client: Client, state: TableState) -> None:
        self.clients[client] = None
        _place(client, state)
        self._count_seats()

    def drop(self, client: Client) -> None:
        self.clients.pop(client, None)
        self._count_seats()

    def place(self, state: TableState) -> None:
        """After chairs have changed hands: who looks from where?"""
        for client in self.clients:
            _place(client, state)
        self._count_seats()

    def _count_seats(self) -> None:
        self.seats = frozenset([client.seats for client in self.clients])

    @property
    def chairs(self) -> set[tuple[int, ...]]:
        return {client.chairs for client in self.clients}

    def of(self, guest: str) -> Iterator[Client]:
        return (client for client in tuple(self.clients) if client.guest.id == guest)

    def rename(self, known: KnownGuest) -> None:
        for client in self.of(known.guest):
            client.guest.rename(known)

    def online(self, state: TableState) -> list[str]:
        """The people at the table who are connected, by pseudonym."""
        guests = self.guests | self.elsewhere.guests
        people = [chair.person for chair in state.chairs if chair.person is not None]
        return [person for person in people if state.guest_of(person) in guests]

    @property
    def guests(self) -> frozenset[str]:
        """Who is connected here; a screen for the whole room is nobody."""
        return frozenset([client.guest.id for client in self.clients if not client.watches])

    @property
    def watching(self) -> int:
        return self.watching_here + self.elsewhere.watching

    @property
    def watching_here(self) -> int:
        """Who has no chair; somebody's second screen is not somebody."""
        seated = {client.guest.id for client in self.clients if client.chairs}
        return len({client.guest.id for client in self.clients} - seated)


def _place(client: Client, state: TableState) -> None:
    client.chairs = () if client.watches else state.chairs_of(client.guest.id)
    client.seats = state.seats_among(client.chairs)
