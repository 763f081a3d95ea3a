"""Who is connected to a table. How frames travel to a client is not known here."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator

from huetable.core.codec import encode
from huetable.core.terms import Seat
from huetable.messages.languages import ENGLISH
from huetable.server.ops.log import log
from huetable.store.base import KnownGuest
from huetable.store.worker_exchange import NOBODY_ELSEWHERE
from huetable.table.events import SentAway, TableEvent, TurnedAway
from huetable.table.guest import Guest
from huetable.table.state import TableState
from huetable.table.wire.positions import SentPosition
from huetable.table.wire.protocol import Goodbye

from .isolation import attempt

_DROPPED = Goodbye("restart", 3000)
"""For a client that could not be served: a new connection may fare better."""


class ClientConnection(ABC):
    """Neither call waits, and neither fails: a closed connection drops what it is given."""

    @abstractmethod
    def send(self, *frames: bytes) -> None: ...

    @abstractmethod
    def close(self, *last: bytes) -> None: ...


class Client:
    """A guest on one connection."""

    __slots__ = (
        "address",
        "base",
        "chairs",
        "connection",
        "guest",
        "has",
        "held",
        "language",
        "link",
        "seats",
        "watches",
    )

    def __init__(
        self,
        guest: Guest,
        connection: ClientConnection,
        base: str,
        *,
        watches: bool = False,
        link: str | None = None,
        address: str = "",
        language: str = ENGLISH,
    ) -> None:
        self.guest = guest
        self.connection = connection
        self.base = base
        """The address by which this client reached the server."""
        self.watches = watches
        """A screen for the whole room: it is shown what a spectator sees, whoever the guest is."""
        self.link = link
        """The link by which they came; None for who needs none."""
        self.address = address
        """The network address by which they are counted."""
        self.language = language
        """In which they are told why something is refused."""
        self.held: tuple[int, ...] = ()
        """The chairs that the guest holds, whatever this connection is shown."""
        self.chairs: tuple[int, ...] = ()
        """The chairs by which this connection sees and acts; none on a screen for the whole room."""
        self.seats: tuple[Seat, ...] = ()
        """The seats whose view they are shown; none for spectators and for players who have conceded."""
        self.has: SentPosition | None = None
        """The position that they were sent last together with everybody else: what has changed since is enough for them. None:
        they need the next one in full.
        """

    def send(self, *frames: bytes) -> None:
        """Fails for nobody but this client: a connection that cannot send is closed."""
        try:
            self.connection.send(*frames)
        except Exception:  # noqa: BLE001 - the others at the table must not notice
            log.exception("sending to a client failed; disconnecting it")
            self.dismiss(_DROPPED)

    def dismiss(self, goodbye: Goodbye) -> None:
        attempt(self.connection.close, encode(goodbye))


class Connections:
    def __init__(self) -> None:
        self.clients: dict[Client, None] = {}
        """In the order in which they came."""
        self.arriving: dict[Client, None] = {}
        """Clients that are not greeted yet, because a commit is on its way to the disk."""
        self.elsewhere = NOBODY_ELSEWHERE
        """Who is connected to the table at other workers."""
        self.seats: frozenset[tuple[Seat, ...]] = frozenset()
        """The views that are shown to anybody, as seats. Needed after every move, so it is kept."""

    def add(self, client: Client, state: TableState) -> None:
        self.clients[client] = None
        _set_seats(client, state)
        self._collect_seats()

    def remove(self, client: Client) -> None:
        self.arriving.pop(client, None)
        self.clients.pop(client, None)
        self._collect_seats()

    def for_each(self, step: Callable[[Client], object]) -> None:
        """Do this for every client. A client for which it fails is dropped, and the others get theirs."""
        for client in tuple(self.clients):
            # As `serve` does, without a call for every client after every move.
            try:
                step(client)
            except Exception:  # noqa: BLE001 - whatever it is, it concerns this client alone
                self.drop(client)

    def serve(self, client: Client, step: Callable[[Client], object]) -> None:
        try:
            step(client)
        except Exception:  # noqa: BLE001 - whatever it is, it concerns this client alone
            self.drop(client)

    def drop(self, client: Client) -> None:
        """Serving this client has just raised something: it may come back by a new connection."""
        log.exception("serving a client failed; disconnecting it")
        self.remove(client)
        # What it still sends before it hears of this is sent by nobody at the table.
        client.chairs, client.seats = (), ()
        client.dismiss(_DROPPED)

    def update_seats(self, state: TableState) -> None:
        """After chairs have changed hands."""
        self.for_each(lambda client: _set_seats(client, state))
        self._collect_seats()

    def seats_by_step(
        self, last: SentPosition | None
    ) -> tuple[Collection[tuple[Seat, ...]], Collection[tuple[Seat, ...]]]:
        """The views of those who need a position in full, and of those who have the last one."""
        behind: set[tuple[Seat, ...]] = set()
        for client in self.clients:
            if last is None or client.has is not last:
                behind.add(client.seats)
        if not behind:
            return behind, self.seats
        return behind, {client.seats for client in self.clients if last is not None and client.has is last}

    def _collect_seats(self) -> None:
        self.seats = frozenset([client.seats for client in self.clients])

    @property
    def chairs(self) -> set[tuple[int, ...]]:
        return {client.chairs for client in self.clients}

    def clients_of(self, guest: str) -> Iterator[Client]:
        return (client for client in tuple(self.clients) if client.guest.id == guest)

    def rename(self, known: KnownGuest) -> None:
        for client in self.clients_of(known.guest):
            client.guest.rename(known)

    def dismiss_unwelcome(self, state: TableState) -> None:
        """After what may have changed who is let in."""

        def dismiss(client: Client) -> None:
            goodbye = goodbye_to(client, state)
            if goodbye is not None:
                client.dismiss(goodbye)

        self.for_each(dismiss)

    def dismiss_sent_away(self, events: Iterable[TableEvent], state: TableState) -> None:
        """Whoever was sent away has to come in again. Those who may not have gone already."""
        for event in events:
            guest = state.guest_of(event.person) if isinstance(event, SentAway | TurnedAway) else None
            for client in self.clients_of(guest) if guest is not None else ():
                self.serve(client, lambda each: each.dismiss(Goodbye("sent_away", None)))

    def dismiss_all(self, goodbye: Goodbye) -> None:
        """Those who wait to be greeted too."""
        for client in (*self.clients, *self.arriving):
            client.dismiss(goodbye)

    def online(self, state: TableState) -> list[str]:
        """The people at the table who are connected, by pseudonym."""
        guests = self.guests | self.elsewhere.guests
        people = [chair.person for chair in state.chairs if chair.person is not None]
        return [person for person in people if state.guest_of(person) in guests]

    @property
    def all_guests(self) -> set[str]:
        """Who has a connection here, for whatever reason."""
        return {client.guest.id for client in self.clients}

    @property
    def guests(self) -> frozenset[str]:
        """Who is connected here; a player's screen for the whole room is nobody."""
        return frozenset([client.guest.id for client in self.clients if not (client.watches and client.held)])

    @property
    def watching(self) -> int:
        return self.watching_here + self.elsewhere.watching

    @property
    def watching_here(self) -> int:
        """How many people are here without a chair."""
        return len(self.people_watching)

    @property
    def screens_here(self) -> frozenset[str]:
        """The guests without a chair who have nothing but a screen for the whole room here."""
        return frozenset(
            {client.guest.id for client in self.clients if not client.held} - self.people_watching
        )

    @property
    def people_watching(self) -> set[str]:
        """The guests here without a chair. A screen for the whole room is nobody, whoever put it up."""
        return {client.guest.id for client in self.clients if not client.held and not client.watches}


def goodbye_to(client: Client, state: TableState) -> Goodbye | None:
    """Why this client may not be here, if so. Whoever holds a chair needs neither the latest link nor leave to watch."""
    guest = client.guest.id
    if state.closed:
        return Goodbye("closed", None)
    if state.is_banned(guest):
        return Goodbye("kicked", None)
    if state.chairs_of(guest):
        return None
    if client.link not in (None, state.link):
        return Goodbye("link_changed", None)
    if state.may_watch(guest):
        return None
    return Goodbye("lesson" if state.lesson else "no_watching", None)


def _set_seats(client: Client, state: TableState) -> None:
    client.held = state.chairs_of(client.guest.id)
    client.chairs = () if client.watches else client.held
    seats = state.seats_among(client.chairs)
    if seats != client.seats:
        client.seats, client.has = seats, None
