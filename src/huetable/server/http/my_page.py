"""A guest's own page over HTTP: for the guest of the cookie alone, who can remove what is on it."""

from __future__ import annotations

from aiohttp import web

from huetable.server.lobby.guest_page import guest_page
from huetable.server.lobby.lobby import Lobby

from .request_context import GUEST
from .responses import json_response

_GAME = "{table:[A-Za-z0-9_-]{1,40}}/{number:[0-9]{1,6}}"


class MyPageRoutes:
    def __init__(self, lobby: Lobby) -> None:
        self._store = lobby.services.store

    def add_to(self, app: web.Application) -> None:
        app.add_routes(
            [
                web.get("/api/me/page", self.page),
                web.delete("/api/me/games", self.remove_all),
                web.delete(f"/api/me/games/{_GAME}", self.remove_game),
            ]
        )

    async def page(self, request: web.Request) -> web.Response:
        return json_response(await guest_page(self._store, request[GUEST].id))

    async def remove_game(self, request: web.Request) -> web.Response:
        """The others keep it, and its record stays."""
        number = int(request.match_info["number"])
        await self._store.remove_played(request[GUEST].id, request.match_info["table"], number)
        return web.Response(status=204)

    async def remove_all(self, request: web.Request) -> web.Response:
        await self._store.remove_played(request[GUEST].id)
        return web.Response(status=204)
