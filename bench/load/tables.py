"""A table as the load generator sees it: four sockets, and at most one move on its way."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from typing import Any, NamedTuple

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

SEATS = 4
PATIENCE = 20.0
"""Seconds after which a silent server is a broken one."""

HOST = "127.0.0.1"
"""Nothing is ever sent to another machine."""


class ContenderBroken(Exception):
    """The contender does not do what is measured here."""


class View(NamedTuple):
    """What one seat was shown, whichever server has sent it."""

    version: int
    seat: int
    mover: int
    """Whose move it is; -1 when the game is over."""
    hand: list[str]
    counts: list[int]
    more: Any
    """What the contender's own part of the generator chooses a move by."""


class LoadCounts:
    """What has happened since it was last put back to nothing."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        self.bytes = 0
        self.refused = 0
        self.latencies: list[float] = []


class Contender(ABC):
    """How a server is spoken to."""

    binary = False

    def __init__(self, ports: list[int], counts: LoadCounts) -> None:
        self.port = ports[0]
        self.ports = ports
        """Of all workers: the people of a table spread over them."""
        self.counts = counts

    @abstractmethod
    async def open(self, number: int) -> LoadTable:
        """A table with four people at it, of whom each has a first view."""

    @abstractmethod
    def read(self, seat: SeatSocket, frame: bytes) -> View | None:
        """The view in a frame, if it is one; anything else is dealt with on the spot."""

    @abstractmethod
    def choose(self, table: LoadTable, view: View) -> bytes:
        """The frame with a lawful move, chosen at random."""

    async def renew(self, table: LoadTable) -> None:
        """Begin the next game where this one is over."""
        raise ContenderBroken("a game has ended that should have gone on")

    async def connect(self, table: LoadTable, path: str, headers: dict[str, str] | None = None) -> SeatSocket:
        url = f"ws://{HOST}:{self.ports[len(table.seats) % len(self.ports)]}{path}"
        seat = SeatSocket(self, table, len(table.seats))
        table.seats.append(seat)
        await ws_connect(lambda: seat, url, extra_headers=headers, websocket_handshake_timeout=PATIENCE)
        return seat


class SeatSocket(WSListener):  # type: ignore[misc]
    """One socket."""

    def __init__(self, contender: Contender, table: LoadTable, place: int) -> None:
        self.contender = contender
        self.table = table
        self.place = place
        self.answers: dict[str, asyncio.Future[None]] = {}
        self._transport: WSTransport | None = None
        self._kind = WSMsgType.BINARY if contender.binary else WSMsgType.TEXT

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type is not self._kind:
            return
        data = frame.get_payload_as_bytes()
        self.contender.counts.bytes += len(data)
        view = self.contender.read(self, data)
        if view is not None:
            self.table.shown(self.place, view)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.table.broken = self.table.broken or "the server has closed a connection"

    def send(self, frame: bytes) -> None:
        if self._transport is not None:
            self._transport.send(self._kind, frame)

    def ask(self, key: str, frame: bytes) -> asyncio.Future[None]:
        """Send something whose answer is waited for: see `answered`."""
        self.answers[key] = answer = asyncio.get_running_loop().create_future()
        self.send(frame)
        return answer

    def answered(self, key: str) -> None:
        answer = self.answers.pop(key, None)
        if answer is not None and not answer.done():
            answer.set_result(None)


class LoadTable:
    def __init__(self, contender: Contender, number: int) -> None:
        self.contender = contender
        self.number = number
        self.seats: list[SeatSocket] = []
        self.views: list[View | None] = [None] * SEATS
        self.moves = 0
        self.broken = ""
        self.done = lambda _: None
        """Whom to tell that the last of the four has seen the move."""
        self._missing = 0
        self._version = -1
        self._sent_at = 0.0

    @property
    def busy(self) -> bool:
        return self._missing != 0

    @property
    def version(self) -> int:
        """What everybody has seen."""
        return min((view.version if view else -1) for view in self.views)

    @property
    def over(self) -> bool:
        return any(view is not None and view.mover < 0 for view in self.views)

    def move(self) -> None:
        """Whoever is to move sends a move; it counts when the last of the four has been shown what came of it."""
        place, view = self._mover()
        self._version = view.version
        self._missing = SEATS
        frame = self.contender.choose(self, view)
        self._sent_at = time.perf_counter()
        self.seats[place].send(frame)

    def _mover(self) -> tuple[int, View]:
        for place, view in enumerate(self.views):
            if view is not None and view.mover == view.seat:
                return place, view
        raise ContenderBroken(f"nobody is to move: {self.views}")

    def shown(self, place: int, view: View) -> None:
        self.views[place] = view
        if self._missing == 0:
            return
        if view.version <= self._version:
            self.broken = "a view came that shows no move"
            return
        self._missing -= 1
        if self._missing == 0:
            self._seen_by_all()

    def _seen_by_all(self) -> None:
        self.contender.counts.latencies.append(time.perf_counter() - self._sent_at)
        self.moves += 1
        self._check()
        self.done(self)

    def _check(self) -> None:
        """Four different seats saw the same move, and each its own hand: as many cards as all say that it has."""
        views = [view for view in self.views if view is not None]
        hands = {view.seat: len(view.hand) for view in views if view.version == views[0].version}
        if sorted(hands) != list(range(SEATS)) or [hands[seat] for seat in range(SEATS)] != views[0].counts:
            self.broken = f"not everybody's own view: {views}"

    def refused(self, why: str) -> None:
        """Only lawful moves are sent, so this is a fault of ours or of theirs; try another one."""
        self.contender.counts.refused += 1
        self.broken = f"a move was refused: {why}" if self.contender.counts.refused > 100 else self.broken
        self._missing = 0
        self.move()

    async def until(self, version: int) -> None:
        """Everybody has a view at least this new."""
        end = time.perf_counter() + PATIENCE
        while self.version < version:
            if self.broken or time.perf_counter() > end:
                raise ContenderBroken(self.broken or f"table {self.number} was not shown to everybody")
            await asyncio.sleep(0.002)
