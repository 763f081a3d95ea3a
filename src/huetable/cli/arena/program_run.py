"""A program that the arena has started: how it ends, and the last that it said about what went wrong."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from typing import Final

from huetable.cli.errors import CommandError

_TIME_TO_END: Final = 5.0
_LONGEST_TAIL: Final = 2000
"""Bytes of its errors that are kept: the end of a traceback."""

_SHOWN_LINES: Final = 3


class ProgramRun:
    def __init__(self, process: Process) -> None:
        self._process = process
        self._tail = b""
        self._reading = asyncio.create_task(self._read_errors())

    @classmethod
    async def start(cls, name: str, command: list[str], *words: str) -> ProgramRun:
        try:
            process = await asyncio.create_subprocess_exec(
                *command, *words, stdin=DEVNULL, stdout=DEVNULL, stderr=PIPE
            )
        except OSError as error:
            raise CommandError(f'The bot "{name}" can\'t be started: {error}') from error
        return cls(process)

    @property
    def errors(self) -> str:
        """The last lines of its standard error, in one line."""
        lines = [line.strip() for line in self._tail.decode("utf-8", "replace").splitlines()]
        return " / ".join([line for line in lines if line][-_SHOWN_LINES:])

    async def wait(self) -> int:
        """Until it has ended, and all of its errors are read."""
        code = await self._process.wait()
        # Somebody whom it has started may hold the pipe open.
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(self._reading), _TIME_TO_END)
        return code

    async def end(self) -> None:
        await end_process(self._process)
        self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)

    async def _read_errors(self) -> None:
        while self._process.stderr is not None and (data := await self._process.stderr.read(4096)):
            self._tail = (self._tail + data)[-_LONGEST_TAIL:]


async def end_process(process: Process) -> None:
    """Kindly at first."""
    with suppress(ProcessLookupError):
        process.terminate()
    try:
        await asyncio.wait_for(process.wait(), _TIME_TO_END)
    except TimeoutError:
        process.kill()
        await process.wait()
