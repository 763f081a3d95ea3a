"""aiohttp's WebSocket, with a short way for text.

Usually a message wakes the task that waits for it, through every coroutine between the socket and the reader, and sets
a timer anew. Here a command is heard in the callback that its bytes arrived in, and silence is looked for now and then.
Pings, closing and everything else go the usual way.
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
"""Seconds of silence after which a client is asked for a sign of life, and so many more to give one."""

_MOST_UNREAD = 2**16
_PING = b"\x89\x00"

Ear = Callable[[bytes], None]


class _Inbox(WebSocketDataQueue):
    """What has arrived. Nothing may be raised here: aiohttp calls it from C and could only print it."""

    ear: Ear | None = None
    silent = False
    """Whether nothing has come in since it was last looked at."""

    def feed_data(self, data: Any, size: int) -> None:
        self.silent = False
        ear = self.ear
        # Whatever came before anybody listened is read first.
        if ear is not None and data.type is WSMsgType.TEXT and not self._buffer:
            ear(data.data)
        else:
            super().feed_data(data, size)


class Wire(web.WebSocketResponse[Literal[False]]):
    def __init__(self) -> None:
        super().__init__(compress=False, max_msg_size=MOST_BYTES, decode_text=False)
        self._inbox: _Inbox
        self._beat: asyncio.TimerHandle | None = None

    def _post_start(self, request: Any, protocol: Any, writer: Any) -> None:
        """As in aiohttp, but with our inbox."""
        loop = asyncio.get_running_loop()
        self._ws_protocol = protocol
        self._writer = writer
        self._inbox = self._reader = _Inbox(request.protocol, _MOST_UNREAD, loop=loop)
        self._parser = WebSocketReader(self._reader, MOST_BYTES, compress=False, decode_text=False)
        request.protocol.set_parser(self._parser)
        request.protocol.keep_alive(val=False)

    async def listen(self, transport: asyncio.Transport, ear: Ear) -> None:
        """Until the other side hangs up or falls silent. What is no text is heard as nothing at all."""
        self._inbox.ear = ear
        self._listen_for_silence(transport, asked=False)
        try:
            async for message in self:
                ear(message.data if message.type is WSMsgType.TEXT else b"")
        finally:
            self._inbox.ear = None
            if self._beat is not None:
                self._beat.cancel()

    def _listen_for_silence(self, transport: asyncio.Transport, *, asked: bool) -> None:
        silent, self._inbox.silent = self._inbox.silent, True
        if silent and asked:
            transport.abort()
            return
        if silent and not transport.is_closing():
            transport.write(_PING)
        again = partial(self._listen_for_silence, transport, asked=silent)
        self._beat = asyncio.get_running_loop().call_later(BEAT, again)
