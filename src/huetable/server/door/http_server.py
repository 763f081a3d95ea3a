"""aiohttp's HTTP server, with limits: a connection that is too many or too slow is closed.

aiohttp limits the time between two requests, but neither the time to the first one, nor that for a body, nor how long
a client may leave unread what it is sent.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, cast

from aiohttp import web
from aiohttp._websocket.reader import WebSocketReader
from aiohttp.abc import AbstractStreamWriter
from aiohttp.http_parser import RawRequestMessage
from aiohttp.streams import StreamReader
from aiohttp.web_protocol import RequestHandler
from msgspec import Struct

from huetable.server.ops.log import log

from .connection_limits import ConnectionLimits
from .full_answer import full_answer
from .request_syntax import BROKEN_REQUEST


class TimeLimits(Struct, frozen=True):
    """In seconds."""

    first_request: float = 10.0
    """From the connection to the end of its first request's headers."""
    idle: float = 130.0
    """From an answer to the end of the next request's headers; proxies keep a connection for two minutes."""
    body: float = 60.0
    """For the body of a request."""
    unread: float = 20.0
    """How long a client may leave more than 64 KiB unread."""
    closing: float = 10.0
    """How long a client has to read the last thing that it is sent."""


class LimitedRunner(web.AppRunner):
    """Serves an app within limits."""

    def __init__(
        self,
        app: web.Application,
        connections: ConnectionLimits,
        times: TimeLimits | None = None,
        **options: Any,
    ) -> None:
        super().__init__(app, access_log=None, **options)
        self._connections = connections
        self._times = times or TimeLimits()

    async def _make_server(self) -> web.Server:
        made = await super()._make_server()
        return _LimitedServer(made, self._connections, self._times)


class _LimitedServer(web.Server):
    def __init__(self, made: web.Server, connections: ConnectionLimits, times: TimeLimits) -> None:
        super().__init__(made.request_handler, request_factory=self._limited_request)
        self._app_request = made.request_factory
        self.limits = connections
        self.times = times

    def __call__(self) -> RequestHandler:
        return _LimitedHandler(self, self._loop)

    def _limited_request(
        self,
        message: RawRequestMessage,
        payload: StreamReader,
        protocol: RequestHandler,
        writer: AbstractStreamWriter,
        task: asyncio.Task[None],
    ) -> web.BaseRequest:
        if isinstance(protocol, _LimitedHandler):
            protocol.begin_request(payload)
        return self._app_request(message, payload, protocol, writer, task)


_NO_REQUESTS: deque[Any] = deque(maxlen=0)
"""Of a connection that has become a socket; all of them share it."""


class _LimitedHandler(RequestHandler):
    """One connection. It is counted until it is lost, and every wait for its client has an end."""

    __slots__ = ("_accepted", "_is_socket", "_limits", "_timers", "_times")

    def __init__(self, server: _LimitedServer, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(server, loop=loop, access_log=None, keepalive_timeout=server.times.idle)  # type: ignore[arg-type]
        self._limits = server.limits
        self._times = server.times
        self._accepted: asyncio.Transport | None = None
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._is_socket = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        accepted = cast("asyncio.Transport", transport)
        peer = transport.get_extra_info("peername")
        if not self._limits.admit(self, str(peer[0]) if isinstance(peer, tuple) else ""):
            self._force_close = True
            accepted.write(full_answer())
            accepted.close()
            return
        self._accepted = accepted
        super().connection_made(transport)
        self._start("first request", self._times.first_request, self.abort)

    def connection_lost(self, exc: BaseException | None) -> None:
        self._limits.release(self)
        for timer in self._timers.values():
            timer.cancel()
        self._accepted = None
        super().connection_lost(exc)

    async def start(self) -> None:
        try:
            await super().start()
        finally:
            # Nothing more is read or written, but the transport closes only when its client has read everything.
            if self._is_socket:
                # There will be no other request.
                self._parser = self._task_handler = None
                self._messages = _NO_REQUESTS
            elif self._accepted is not None:
                self._start("closing", self._times.closing, self.abort)

    # As a socket

    def become_socket(self, parser: WebSocketReader) -> None:
        """Aiohttp is done with the request and leaves the transport open; what arrives goes to the parser."""
        self._is_socket = True
        self._force_close = True
        self.set_parser(parser)

    def data_received(self, data: bytes) -> None:
        if not self._is_socket:
            super().data_received(data)
        elif self._payload_parser is not None:
            self._payload_parser.feed_data(data)

    # How long it may take

    def begin_request(self, payload: StreamReader) -> None:
        """The headers of a request are complete."""
        self._stop("first request")
        if not payload.is_eof():
            self._start("body", self._times.body, lambda: self._check_body(payload))

    def pause_writing(self) -> None:
        super().pause_writing()
        self._start("unread", self._times.unread, self.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop("unread")

    def _check_body(self, payload: StreamReader) -> None:
        """The handler that reads it raises this, answers, and the connection is closed."""
        if not payload.is_eof() and not self._upgraded:
            payload.set_exception(web.HTTPRequestTimeout(reason="The rest of the request took too long."))
            payload.feed_eof()
            self.close()

    def _start(self, name: str, seconds: float, ring: Callable[[], None]) -> None:
        self._stop(name)
        self._timers[name] = self._loop.call_later(seconds, ring)

    def _stop(self, name: str) -> None:
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()

    def log_exception(self, *args: Any, **more: Any) -> None:
        """Aiohttp's own lines name the client's address and quote what it sent."""
        error = more.get("exc_info")
        if isinstance(error, BROKEN_REQUEST):
            self._limits.count_malformed()
        else:
            log.error("a connection failed", extra={"problem": type(error).__name__})

    # As it is counted

    @property
    def is_idle(self) -> bool:
        return self._waiter is not None and not self._waiter.done()

    def abort(self) -> None:
        if self._accepted is not None:
            self._accepted.abort()
