"""The WebSocket of a connection."""

from __future__ import annotations

import aiohttp


class Socket(aiohttp.ClientWebSocketResponse):
    """One that can be dropped without waiting for the other side."""

    def drop(self) -> None:
        """After a lost connection aiohttp's own `close` does nothing and leaves the transport open."""
        self._response.close()
