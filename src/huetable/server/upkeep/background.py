"""Jobs that run beside the server for as long as it runs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import suppress
from typing import Any

from aiohttp import web


def run_in_background(
    job: Callable[[], Coroutine[Any, Any, None]],
) -> Callable[[web.Application], AsyncIterator[None]]:
    """For `app.cleanup_ctx`."""

    async def background(app: web.Application) -> AsyncIterator[None]:
        task = asyncio.create_task(job())
        yield
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task

    return background
