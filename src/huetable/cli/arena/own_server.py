"""A server of the arena's own."""

from __future__ import annotations

import asyncio
import re
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from huetable.cli.errors import CommandError

from .program_run import end_process


@asynccontextmanager
async def own_server() -> AsyncIterator[str]:
    """On this machine, with an empty folder, for as long as it is needed."""
    with TemporaryDirectory(prefix="huetable-arena-") as folder:
        process = await asyncio.create_subprocess_exec(
            *[sys.executable, "-m", "huetable.cli", "serve", "--host", "127.0.0.1", "--port", "0"],
            *["--data", str(Path(folder) / "data")],
            stdout=PIPE,
            stderr=DEVNULL,
        )
        try:
            yield await _address_of(process)
        finally:
            await end_process(process)


async def _address_of(server: Process) -> str:
    while server.stdout is not None and (line := await server.stdout.readline()):
        found = re.search(rb"http://\S+", line)
        if found:
            return found[0].decode()
    raise CommandError("The arena's own server could not be started")
