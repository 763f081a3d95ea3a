"""What is known of a guest, and how to be forgotten."""

from __future__ import annotations

from aiohttp import web

from huetable.server.lobby.forgetting import Forgetting
from huetable.server.lobby.lobby import Lobby

from .guests import COOKIE
from .home import me
from .request_context import GUEST, RequestContext
from .responses import json_response


class MeRoutes:
    def __init__(self, lobby: Lobby, context: RequestContext, forgetting: Forgetting) -> None:
        self._lobby = lobby
        self._context = context
        self._forgetting = forgetting

    def add_to(self, app: web.Application) -> None:
        app.add_routes([web.get("/api/me", self.me), web.post("/api/me/forget", self.forget)])

    async def me(self, request: web.Request) -> web.Response:
        return json_response(await me(self._lobby.services.store, request[GUEST]))

    async def forget(self, request: web.Request) -> web.Response:
        await self._forgetting.forget(request[GUEST])
        response = web.Response(status=204)
        response.del_cookie(COOKIE)
        return response
