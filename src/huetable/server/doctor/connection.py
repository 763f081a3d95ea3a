"""How the server sees whoever asks: for `huetable doctor`, and for operators who wonder what their proxy does."""

from __future__ import annotations

from aiohttp import web
from msgspec import Struct

from huetable.core.codec import encode
from huetable.server.http.request_context import RequestContext

PATH = "/api/connection"


class SeenConnection(Struct, frozen=True):
    address: str
    """By which the one who asks is counted."""
    scheme: str
    host: str
    forwarded: bool
    """Whether a proxy has said for whom it asks."""


class ConnectionRoutes:
    def __init__(self, context: RequestContext) -> None:
        self._context = context

    def add_to(self, app: web.Application) -> None:
        app.add_routes([web.get(PATH, self.connection)])

    async def connection(self, request: web.Request) -> web.Response:
        seen = SeenConnection(
            self._context.client_address(request),
            self._context.scheme(request),
            request.host,
            forwarded="X-Forwarded-For" in request.headers,
        )
        return web.json_response(body=encode(seen), headers={"Cache-Control": "no-store"})
