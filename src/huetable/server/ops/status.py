"""For operators and their monitors: is the server up, can it do its work, and how busy is it?"""

from __future__ import annotations

import asyncio

import msgspec
from aiohttp import web

from huetable.server.lobby.lobby import Lobby

from .readiness import Readiness
from .version import running_version

PATHS = frozenset({"/healthz", "/readyz", "/metrics", "/version"})
"""Whoever asks for these is a program, and no guest."""


class StatusRoutes:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._readiness = Readiness(lobby.services.store)

    def add_to(self, app: web.Application) -> None:
        app.add_routes(
            [
                web.get("/healthz", self.health),
                web.get("/readyz", self.ready),
                web.get("/metrics", self.metrics),
                web.get("/version", self.version),
            ]
        )

    async def health(self, request: web.Request) -> web.Response:
        """The process is alive and answers. Only if it does not, restarting it helps."""
        return web.json_response({"ok": True})

    async def ready(self, request: web.Request) -> web.Response:
        """It can write moves down. If not, people should be sent elsewhere, and somebody should look."""
        problem = await self._readiness.problem()
        if problem is None:
            return web.json_response({"ok": True})
        return web.json_response({"ok": False, "problem": problem}, status=503)

    async def version(self, request: web.Request) -> web.Response:
        found = await asyncio.to_thread(running_version)
        return web.json_response(body=msgspec.json.encode(found))

    async def metrics(self, request: web.Request) -> web.Response:
        services = self._lobby.services
        gauges = {
            "tables": len(self._lobby.tables),
            "sockets": services.metrics.sockets,
            "queue_depth": services.store.pending_appends,
            "bots_thinking": services.bot_pool.busy,
        }
        return web.Response(text=services.metrics.text(gauges), content_type="text/plain")
