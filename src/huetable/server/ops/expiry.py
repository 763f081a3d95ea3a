"""Removes old tables: a table is kept for some days, 30 unless told otherwise, after its last event."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress

from aiohttp import web

from huetable.server.lobby.lobby import Lobby
from huetable.store.base import StoreError

from .log import log

_DAY = 24 * 3600 * 1000
_EVERY = 3600.0


async def expire(lobby: Lobby, days: int) -> int:
    services = lobby.services
    return await services.store.expire(services.time.now() - days * _DAY, tuple(lobby.tables))


def expire_regularly(lobby: Lobby, days: int) -> Callable[[web.Application], AsyncIterator[None]]:
    async def background(app: web.Application) -> AsyncIterator[None]:
        task = asyncio.create_task(_expire_forever(lobby, days))
        yield
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task

    return background


async def _expire_forever(lobby: Lobby, days: int) -> None:
    while True:
        try:
            removed = await expire(lobby, days)
        except StoreError as error:
            log.warning("removing old tables failed", extra={"problem": str(error)})
        else:
            log.info("removed old tables", extra={"tables": removed})
        await asyncio.sleep(_EVERY)
