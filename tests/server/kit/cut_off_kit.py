"""A wire between a client and a server that can be cut, or can lose what the server says."""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit


class Wire:
    def __init__(self, address: str) -> None:
        self._port = urlsplit(address).port
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server
        self.address = ""
        self.swallow = False
        """Whether what the server says is lost."""
        self.swallowed = asyncio.Event()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """All connections are gone; new ones can be made."""
        self.swallow = False
        self.swallowed.clear()
        for writer in tuple(self._open):
            writer.transport.abort()

    def close(self) -> None:
        """Nor can new ones."""
        self._server.close()
        self.cut()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there_reader, there = await asyncio.open_connection("127.0.0.1", self._port)
        self._open |= {writer, there}
        for task in (self._pass_on(reader, there), self._pass_on(there_reader, writer, hears=True)):
            running = asyncio.ensure_future(task)
            self._tasks.add(running)
            running.add_done_callback(self._tasks.discard)

    async def _pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, hears: bool = False
    ) -> None:
        try:
            while data := await reader.read(65536):
                if hears and self.swallow:
                    self.swallowed.set()
                else:
                    writer.write(data)
        except ConnectionError:
            pass
        finally:
            self._open.discard(writer)
            writer.transport.abort()
