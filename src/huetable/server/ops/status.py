"""For operators and their monitors: is the server up, and how busy is it?"""

from __future__ import annotations

from aiohttp import web

from huetable.server.lobby.lobby import Lobby


class StatusRoutes:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    def add_to(self, app: web.Application) -> None:
        app.add_routes([web.get("/healthz", self.health), web.get("/metrics", self.metrics)])

    async def health(self, request: web.Request) -> web.Response:
        return web.json_response({"ok": True})

    async def metrics(self, request: web.Request) -> web.Response:
        services = self._lobby.services
        gauges = {
            "tables": len(self._lobby.tables),
            "sockets": services.metrics.sockets,
            "queue_depth": services.store.pending_appends,
            "bots_thinking": services.bot_pool.busy,
        }
        return web.Response(text=services.metrics.text(gauges), content_type="text/plain")
