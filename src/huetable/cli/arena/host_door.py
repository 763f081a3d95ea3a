"""A way for a program to play in the host's chair, at a table where all players are programs.

Every table needs a host with a chair, who starts the game. The arena is the host, and a program that comes through this door
is the same guest: what it sends goes on with the host's cookie. It sits already, so its Sit becomes a Rename.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import aiohttp
import msgspec
from aiohttp import hdrs, web

from huetable.client import GuestClient

_PASSED_ON: Final = (hdrs.CONTENT_TYPE,)
_MOST_BYTES: Final = 64 * 1024 * 1024


@asynccontextmanager
async def host_door(host: GuestClient) -> AsyncIterator[str]:
    """Its address, on this machine alone."""
    door = _Door(host)
    app = web.Application(client_max_size=_MOST_BYTES)
    app.add_routes([web.get("/ws/{table}", door.socket), web.route("*", "/{path:.*}", door.request)])
    runner = web.AppRunner(app, shutdown_timeout=0.1, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


class _Door:
    def __init__(self, host: GuestClient) -> None:
        self._host = host

    async def request(self, request: web.Request) -> web.Response:
        headers = {name: request.headers[name] for name in _PASSED_ON if name in request.headers}
        address = self._host.address + request.path_qs
        async with self._host.session.request(
            request.method, address, data=await request.read(), headers=headers
        ) as answer:
            kept = {name: answer.headers[name] for name in _PASSED_ON if name in answer.headers}
            return web.Response(status=answer.status, body=await answer.read(), headers=kept)

    async def socket(self, request: web.Request) -> web.WebSocketResponse:
        here = web.WebSocketResponse(max_msg_size=0)
        await here.prepare(request)
        address = self._host.address + request.path_qs
        async with self._host.session.ws_connect(address, max_msg_size=0) as there:
            both = [asyncio.create_task(_pass_on(here, there)), asyncio.create_task(_pass_on(there, here))]
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)
        await here.close()
        return here


async def _pass_on(
    source: web.WebSocketResponse | aiohttp.ClientWebSocketResponse,
    target: web.WebSocketResponse | aiohttp.ClientWebSocketResponse,
) -> None:
    async for frame in source:
        if frame.type is aiohttp.WSMsgType.TEXT:
            await target.send_str(as_rename(frame.data))


def as_rename(frame: str) -> str:
    """The same frame, unless it asks for a chair."""
    try:
        message: Any = msgspec.json.decode(frame)
    except msgspec.DecodeError:
        return frame
    if not isinstance(message, dict) or message.get("do") != "sit":
        return frame
    kept = {name: message[name] for name in ("id", "name", "colour", "face") if name in message}
    return msgspec.json.encode({"do": "rename", **kept}).decode()
