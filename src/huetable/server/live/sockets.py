"""WebSockets: frames in, frames out. The table decides what they mean."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from functools import lru_cache, partial
from time import monotonic
from typing import cast

import msgspec
from aiohttp import web

from huetable.core.codec import decoder, encode
from huetable.server.http.request_language import request_language
from huetable.server.lobby.lobby import DamagedTable, Lobby, NoSuchTable
from huetable.server.ops.log import log
from huetable.server.ops.metrics import Metrics
from huetable.server.ops.rate_limits import CommandBudget
from huetable.store.base import StoreError
from huetable.table.guest import Guest
from huetable.table.wire.protocol import ClientMessage, Goodbye, Ping, Pong

from .connections import Client, ClientConnection
from .isolation import attempt
from .table_runner import TableRunner
from .websocket import UNREAD, CommandSocket, SocketHost, listen

MOST_BACKLOG = 256 * 1024
"""A client that is this many bytes behind is disconnected, so that the server need not keep them."""

PING = b'{"do":"ping","id":"-"}'
"""A ping as our page sends it: it is answered without being decoded, and the table never hears of it."""

PING_PAUSE = 1.0

_PONG = encode(Pong())
_decoder = decoder(ClientMessage)


class SocketConnection(ClientConnection):
    """Writes whole frames straight to the transport: no task and no second copy for each client."""

    def __init__(self, transport: asyncio.Transport, metrics: Metrics) -> None:
        self._transport = transport
        self._metrics = metrics
        self._closing = False

    def send(self, *frames: bytes) -> None:
        transport = self._transport
        if self._closing or transport.is_closing():
            return
        data = b""
        for frame in frames:
            data += frame_header(len(frame)) + frame
        transport.write(data)
        if transport.get_write_buffer_size() > MOST_BACKLOG:
            self._metrics.slow_readers += 1
            self._closing = True
            transport.abort()

    def close(self, *last: bytes) -> None:
        """Send the last frames and a close frame; then the client closes the socket, or we do after a while."""
        try:
            self.send(*last)
            if not self._closing and not self._transport.is_closing():
                self._transport.write(_CLOSE)
        finally:
            self._closing = True
            loop = asyncio.get_running_loop()
            loop.call_later(_LINGER, self._transport.close)
            # A client that reads nothing would keep even a closed socket open.
            loop.call_later(_LINGER + UNREAD, self._transport.abort)


_CLOSE = b"\x88\x02\x03\xe8"
_LINGER = 1.0


@lru_cache(maxsize=2048)
def frame_header(length: int) -> bytes:
    """Of a text frame from a server: final, unmasked, uncompressed."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65536:
        return _MIDDLE.pack(0x81, 126, length)
    return _LONG.pack(0x81, 127, length)


_MIDDLE, _LONG = struct.Struct("!BBH"), struct.Struct("!BBQ")


class SocketSession:
    """One client on one socket, from the handshake to the end."""

    __slots__ = ("_address", "_base", "_client", "_intake", "_on_end", "_signed_out", "_table", "guest")

    def __init__(
        self, guest: Guest, base: str, address: str, on_end: Callable[[SocketSession], None]
    ) -> None:
        self.guest = guest
        self._base = base
        self._address = address
        self._on_end: Callable[[SocketSession], None] | None = on_end
        self._table: TableRunner | None = None
        self._client: Client | None = None
        self._intake: CommandIntake | None = None
        self._signed_out = False

    def sign_out(self) -> None:
        """The access of the device behind this socket has ended."""
        self._signed_out = True
        if self._intake is not None:
            self._intake.sign_out()

    async def begin(
        self,
        request: web.Request,
        socket: CommandSocket,
        lobby: Lobby,
        budget: CommandBudget,
        *,
        banned: bool,
    ) -> None:
        """The session goes on when this is done, until the connection ends. Who is banned is turned away at any table."""
        banished = Goodbye("banned", None)
        found = banished if banned else await self._find_table(lobby, request.match_info["table"])
        if request.transport is not None:
            await socket.prepare(request)
        transport = request.transport
        if transport is None:
            self.end()
            return
        client = self._make_client(request, SocketConnection(transport, lobby.services.metrics))
        if isinstance(found, Goodbye):
            client.dismiss(found)
            self.end()
            return
        self._intake = CommandIntake(client, found, budget)
        # Access may have ended while the table was loaded.
        if self._signed_out:
            self._intake.sign_out()
            self.end()
            return
        self._table, self._client = found, client
        found.services.metrics.sockets += 1
        found.join(client, _number(request.query.get("seq", "")))
        handler = partial(lobby.services.frames.put, self._intake)
        listen(cast("SocketHost", request.protocol), transport, handler, self.end)

    async def _find_table(self, lobby: Lobby, link: str) -> TableRunner | Goodbye:
        try:
            return await lobby.table_by_link(link)
        except NoSuchTable as error:
            return Goodbye("damaged" if isinstance(error, DamagedTable) else "gone", None)
        except StoreError:
            log.exception("loading a table failed")
            return Goodbye("restart", lobby.services.exchange.retry_after_ms)

    def _make_client(self, request: web.Request, connection: SocketConnection) -> Client:
        query = request.query
        return Client(
            self.guest,
            connection,
            self._base,
            watches=bool(query.get("watch")),
            link=request.match_info["table"],
            address=self._address,
            language=request_language(request),
        )

    def end(self) -> None:
        """Counts once, however often it is called."""
        on_end, self._on_end = self._on_end, None
        if on_end is None:
            return
        if self._table is not None and self._client is not None:
            self._table.services.metrics.sockets -= 1
            attempt(self._table.leave, self._client)
        on_end(self)


class CommandIntake:
    """Takes frames as they arrive. The worst that any frame can do is to end its own connection."""

    __slots__ = ("_budget", "_client", "_ended", "_pinged_at", "_table")

    def __init__(self, client: Client, table: TableRunner, budget: CommandBudget) -> None:
        self._client = client
        self._table = table
        self._budget = budget
        self._ended = False
        self._pinged_at = -PING_PAUSE

    def __call__(self, frame: bytes) -> None:
        if self._ended:
            return
        client, table = self._client, self._table
        if frame == PING and self._may_ping():
            client.send(_PONG)
            return
        if not self._budget.allow() or table.inbox.is_full():
            table.services.metrics.floods += 1
            self._end(Goodbye("flood", 5000))
            return
        try:
            command = _decoder.decode(frame)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            table.services.metrics.nonsense += 1
            self._end(Goodbye("nonsense", None))
        except Exception:  # noqa: BLE001 - whatever it is, the client must hear of it
            log.exception("reading a frame failed")
            self._end(Goodbye("nonsense", None))
        else:
            if type(command) is Ping:
                client.send(_PONG)
            else:
                table.receive(client, command)

    def sign_out(self) -> None:
        """At once: what the client sends before it hears of this is not taken any more."""
        self._end(Goodbye("signed_out", None))

    def _may_ping(self) -> bool:
        """Pings with a pause between them cost nobody a command; faster ones count as commands."""
        now = monotonic()
        free = now - self._pinged_at >= PING_PAUSE
        if free:
            self._pinged_at = now
        return free

    def _end(self, goodbye: Goodbye) -> None:
        self._ended = True
        self._client.dismiss(goodbye)


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else 0
