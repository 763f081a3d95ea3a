"""aiohttp's WebSocket, with a short way for text.

In aiohttp a message wakes the task that waits for it, through every coroutine between the socket and the reader, and
restarts a timer. Here a command is handled in the callback that brought its bytes, and a heartbeat checks now and then
whether the client has fallen silent. Pings, closing and everything else go the usual way.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, Literal

from aiohttp import WSMsgType, web
from aiohttp._websocket.reader import WebSocketDataQueue, WebSocketReader

MOST_BYTES = 16 * 1024
"""The largest frame that a client may send."""

BEAT = 12.5
"""After this many seconds of silence a client is pinged; after as many more it is disconnected."""

_MOST_UNREAD = 2**16
_PING = b"\x89\x00"

FrameHandler = Callable[[bytes], None]


class _FrameQueue(WebSocketDataQueue):
    """The frames that have arrived. Nothing may be raised here: aiohttp calls it from C and could only print it."""

    handler: FrameHandler | None = None
    silent = False
    """Whether nothing has arrived since the last heartbeat."""

    def feed_data(self, data: Any, size: int) -> None:
        self.silent = False
        handler = self.handler
        # Frames that came before there was a handler are read first.
        if handler is not None and data.type is WSMsgType.TEXT and not self._buffer:
            handler(data.data)
        else:
            super().feed_data(data, size)


class CommandSocket(web.WebSocketResponse[Literal[False]]):
    def __init__(self) -> None:
        super().__init__(compress=False, max_msg_size=MOST_BYTES, decode_text=False)
        self._frames: _FrameQueue
        self._beat: asyncio.TimerHandle | None = None

    def _post_start(self, request: Any, protocol: Any, writer: Any) -> None:
        """As in aiohttp, but with our queue."""
        loop = asyncio.get_running_loop()
        self._ws_protocol = protocol
        self._writer = writer
        self._frames = self._reader = _FrameQueue(request.protocol, _MOST_UNREAD, loop=loop)
        self._parser = WebSocketReader(self._reader, MOST_BYTES, compress=False, decode_text=False)
        request.protocol.set_parser(self._parser)
        request.protocol.keep_alive(val=False)

    async def listen(self, transport: asyncio.Transport, handler: FrameHandler) -> None:
        """Until the client closes or falls silent. A frame that is not text is handled as an empty one."""
        self._frames.handler = handler
        self._check_heartbeat(transport, pinged=False)
        try:
            async for message in self:
                handler(message.data if message.type is WSMsgType.TEXT else b"")
        finally:
            self._frames.handler = None
            if self._beat is not None:
                self._beat.cancel()

    def _check_heartbeat(self, transport: asyncio.Transport, *, pinged: bool) -> None:
        silent, self._frames.silent = self._frames.silent, True
        if silent and pinged:
            transport.abort()
            return
        if silent and not transport.is_closing():
            transport.write(_PING)
        again = partial(self._check_heartbeat, transport, pinged=silent)
        self._beat = asyncio.get_running_loop().call_later(BEAT, again)
