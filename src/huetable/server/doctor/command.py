"""All checks one after the other, each told as soon as it is known."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import AsyncIterator

from huetable.server.ops.settings import InvalidSetting, Settings, read_settings

from .database import check_database
from .finding import Finding
from .games import check_games
from .machine import check_clock, check_disk, check_folder
from .network import check_port, check_proxy, check_public_address, check_websocket
from .push import check_push


def doctor(given: argparse.Namespace) -> int:
    """Returns 0 if everything works, 1 if something does not, 2 if a setting is wrong."""
    try:
        settings = read_settings(given, make_folder=False)
    except InvalidSetting as error:
        sys.stderr.write(f"huetable: {error}\n")
        return 2
    return asyncio.run(_report(settings))


async def _report(settings: Settings) -> int:
    code = 0
    async for finding in findings(settings, time.time()):
        sys.stdout.write(f"{finding}\n")
        sys.stdout.flush()
        if finding.verdict == "fail":
            code = 1
    return code


async def findings(settings: Settings, now: float) -> AsyncIterator[Finding]:
    yield check_folder(settings.data)
    yield check_disk(settings.data)
    yield check_clock(settings.data, now)
    yield await check_database(settings)
    yield check_games(settings)
    yield await check_port(settings)
    yield await check_public_address(settings)
    yield await check_proxy(settings)
    yield await check_websocket(settings)
    yield await check_push(settings)
