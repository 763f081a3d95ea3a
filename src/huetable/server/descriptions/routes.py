"""/openapi.json and /asyncapi.json."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec
from aiohttp import web

from huetable.server.http.content import Content, compressed, respond


class DescriptionRoutes:
    """Made when somebody first asks for them, beside the loop."""

    def add_to(self, app: web.Application) -> None:
        app.add_routes([web.get("/openapi.json", self.openapi), web.get("/asyncapi.json", self.asyncapi)])

    async def openapi(self, request: web.Request) -> web.Response:
        return respond(request, await asyncio.to_thread(_openapi), "no-cache")

    async def asyncapi(self, request: web.Request) -> web.Response:
        return respond(request, await asyncio.to_thread(_asyncapi), "no-cache")


@cache
def _openapi() -> Content:
    from .openapi import openapi

    return _content(openapi)


@cache
def _asyncapi() -> Content:
    from .asyncapi import asyncapi

    return _content(asyncapi)


def _content(describe: Callable[[], dict[str, Any]]) -> Content:
    data = msgspec.json.format(msgspec.json.encode(describe()), indent=2)
    return compressed(data, sha256(data).hexdigest()[:20], "application/json")
