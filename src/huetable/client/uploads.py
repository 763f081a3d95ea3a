"""Hands in what a move names, also while a server restarts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import aiohttp

from huetable.core.terms import Seat

from .errors import ConnectionClosed, RequestRefused
from .pauses import growing_pauses

HandIn = Callable[[bytes, Seat], Awaitable[str]]


async def hand_in_patiently(hand_in: HandIn, data: bytes, seat: Seat, patience: float) -> None:
    """Raises RequestRefused if the server does not take it, and ConnectionClosed if nobody answers for `patience` seconds."""
    loop, pauses = asyncio.get_running_loop(), growing_pauses(0)
    end = loop.time() + patience
    while True:
        try:
            await hand_in(data, seat)
        except RequestRefused as error:
            if not error.is_temporary or loop.time() >= end:
                raise
        except (OSError, TimeoutError, aiohttp.ClientError) as error:
            if loop.time() >= end:
                raise ConnectionClosed(None) from error
        else:
            return
        await asyncio.sleep(min(next(pauses), max(0.0, end - loop.time())))
