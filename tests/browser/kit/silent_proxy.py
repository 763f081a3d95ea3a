"""A network that can go silent without closing anything, as when a phone loses its cell."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any, Self, TypeVar

T = TypeVar("T")


class SilentProxy:
    """Passes bytes between browsers and a server on this machine, in a thread of its own."""

    def __init__(self, port: int) -> None:
        self.silent = False
        """While it is set, connections stay open and new ones are taken, but whatever is sent gets lost. A connection
        that has lost something never works again.
        """
        self.url = ""
        self._port = port
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="silent-proxy", daemon=True)
        self._writers: set[asyncio.StreamWriter] = set()

    def __enter__(self) -> Self:
        self._thread.start()
        listener = self._run(asyncio.start_server(self._accept, "127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{listener.sockets[0].getsockname()[1]}"
        self._listener = listener
        return self

    def __exit__(self, *_: object) -> None:
        self._run(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(10)

    async def _close(self) -> None:
        """Ends every connection, and with them the tasks that read from them."""
        self._listener.close()
        for writer in tuple(self._writers):
            writer.transport.abort()
        tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, onward = await asyncio.open_connection("127.0.0.1", self._port)
        lost = asyncio.Event()
        if self.silent:
            lost.set()
        self._writers |= {writer, onward}
        try:
            await asyncio.gather(self._pass_on(reader, onward, lost), self._pass_on(there, writer, lost))
        finally:
            self._writers -= {writer, onward}

    async def _pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, lost: asyncio.Event
    ) -> None:
        try:
            while data := await reader.read(65536):
                if self.silent:
                    lost.set()
                if not lost.is_set():
                    writer.write(data)
        except ConnectionError:
            pass
        finally:
            # The end of one side is the end of the other, unless nobody would hear of it.
            if not lost.is_set():
                writer.close()
