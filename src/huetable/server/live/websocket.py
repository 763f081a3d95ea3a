"""WebSockets on aiohttp, with a short way for frames and without what a socket does not need.

In aiohttp a socket is a request that is answered for as long as it lasts: its task, its headers and a coroutine for every
layer stay in memory. Here the request ends with the handshake. The connection stays, and each frame is passed on by the
callback that brought its bytes. A heartbeat checks now and then whether the client has fallen silent.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Literal, Protocol

from aiohttp import WebSocketError, WSCloseCode, WSMsgType, web
from aiohttp._websocket.reader import WebSocketDataQueue, WebSocketReader

from .isolation import attempt

MOST_BYTES = 16 * 1024
"""The largest frame that a client may send."""

BEAT = 12.5
"""After this many seconds of silence a client is pinged; after as many more it is disconnected."""

UNREAD = 10.0
"""How long a client has to read the last thing that it is sent."""

_PING = b"\x89\x00"

_TEXT = WSMsgType.TEXT
"""Looked up once: an enumeration is asked for its members by Python code, and this is needed for every frame."""

FrameHandler = Callable[[bytes], None]


class FrameQueue:
    """The frames of all sockets that arrive in one turn of the loop: first everything is read, then everything is handled.

    Reading and playing by turns is slower: each drives the other from the processor's caches, and the writing thread is given its
    turn between any two of them.
    """

    __slots__ = ("_waiting",)

    def __init__(self) -> None:
        self._waiting: list[tuple[FrameHandler, bytes]] = []

    def put(self, handler: FrameHandler, frame: bytes) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._handle_all)
        self._waiting.append((handler, frame))

    def _handle_all(self) -> None:
        waiting, self._waiting = self._waiting, []
        for handler, frame in waiting:
            attempt(handler, frame)


class SocketHost(Protocol):
    """The connection that a request for a socket came on."""

    def become_socket(self, parser: WebSocketReader) -> None:
        """From now on what arrives goes to the parser, and its end too; the request is over."""


class CommandSocket(web.WebSocketResponse[Literal[False]]):
    """The answer to a request for a socket: the handshake, and no more."""

    def __init__(self) -> None:
        super().__init__(compress=False, max_msg_size=MOST_BYTES, decode_text=False)

    def _post_start(self, request: Any, protocol: Any, writer: Any) -> None:
        """Instead of aiohttp's own: nobody will read from this answer, and its end is not the socket's end."""
        self._writer = writer
        self._eof_sent = True
        request.protocol.keep_alive(val=False)


def listen(
    host: SocketHost, transport: asyncio.Transport, handler: FrameHandler, on_end: Callable[[], None]
) -> None:
    """Until the client closes or falls silent. A frame that is not text is handled as an empty one."""
    frames = _Frames(transport, handler, on_end)
    host.become_socket(WebSocketReader(frames, MOST_BYTES, compress=False, decode_text=False))
    frames.check_heartbeat()


class _Frames(WebSocketDataQueue):
    """Takes the frames of one socket as they arrive. Nothing may be raised here: aiohttp calls it from C and could only
    print it.
    """

    __slots__ = ("_beat", "_handler", "_on_end", "_pinged", "_silent", "_transport")

    def __init__(
        self, transport: asyncio.Transport, handler: FrameHandler, on_end: Callable[[], None]
    ) -> None:
        # Aiohttp's own makes a queue for frames that wait; here none does.
        self._transport = transport
        self._handler: FrameHandler | None = handler
        self._on_end: Callable[[], None] | None = on_end
        self._silent = False
        """Whether nothing has arrived since the last heartbeat."""
        self._pinged = False
        self._beat: asyncio.TimerHandle | None = None

    def feed_data(self, data: Any, size: int) -> None:
        self._silent = False
        kind, handler = data.type, self._handler
        if handler is None:
            return
        if kind is _TEXT:
            handler(data.data)
        elif kind is WSMsgType.PING:
            self._write(bytes((0x8A, len(data.data))) + data.data)
        elif kind is WSMsgType.CLOSE:
            self._close(WSCloseCode.OK)
        elif kind is not WSMsgType.PONG:
            handler(b"")

    def set_exception(self, exc: BaseException, exc_cause: Any = None) -> None:
        """What came is no frame, or too long."""
        self._close(exc.code if isinstance(exc, WebSocketError) else WSCloseCode.PROTOCOL_ERROR)

    def feed_eof(self) -> None:
        """The connection is lost."""
        self._handler = None
        if self._beat is not None:
            self._beat.cancel()
        on_end, self._on_end = self._on_end, None
        if on_end is not None:
            on_end()

    def _write(self, frame: bytes) -> None:
        if not self._transport.is_closing():
            self._transport.write(frame)

    def _close(self, code: int) -> None:
        self._handler = None
        self._write(b"\x88\x02" + int(code).to_bytes(2, "big"))
        self._transport.close()
        # A client that reads nothing would keep even a closed socket open.
        asyncio.get_running_loop().call_later(UNREAD, self._transport.abort)

    def check_heartbeat(self) -> None:
        silent, self._silent = self._silent, True
        if silent and self._pinged:
            self._transport.abort()
            return
        if silent:
            self._write(_PING)
        self._pinged = silent
        if self._on_end is not None:
            self._beat = asyncio.get_running_loop().call_later(BEAT, self.check_heartbeat)
