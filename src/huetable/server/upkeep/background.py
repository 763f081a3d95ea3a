"""Jobs that run beside the server for as long as it runs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import suppress
from typing import Any

from aiohttp import web

from huetable.server.ops.log import log
from huetable.store.base import StoreError

Work = Callable[[], Coroutine[Any, Any, None]]


def run_in_background(
    job: Work,
) -> Callable[[web.Application], AsyncIterator[None]]:
    """For `app.cleanup_ctx`."""

    async def background(app: web.Application) -> AsyncIterator[None]:
        task = asyncio.create_task(job())
        yield
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task

    return background


async def repeat(name: str, work: Work, every: float) -> None:
    """At once, and again so many seconds after each time. What the store can't do now is tried again then."""
    while True:
        try:
            await work()
        except StoreError as error:
            log.warning("a regular job failed; it is tried again", extra={"job": name, "problem": str(error)})
        await asyncio.sleep(every)
