"""A small load balancer in front of several workers: what Caddy or nginx do, without any program that has to be installed."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import Self

_HEAD = 65536


class Balancer:
    """Passes each connection to the next worker that answers, in a thread of its own.

    Whoever asks for something is passed on to another worker if the first one refuses, or hangs up without a word: that is
    how proxies treat a request that changes nothing. Anything else is tried once.
    """

    def __init__(self, ports: Sequence[int]) -> None:
        self.url = ""
        self._ports = ports
        self._next = 0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="balancer", daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        start = asyncio.start_server(self._accept, "127.0.0.1", 0)
        self._listener = asyncio.run_coroutine_threadsafe(start, self._loop).result(10)
        self.url = f"http://127.0.0.1:{self._listener.sockets[0].getsockname()[1]}"
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(self._close(), self._loop).result(10)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _close(self) -> None:
        self._listener.close()
        tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        onward: asyncio.StreamWriter | None = None
        try:
            head = await reader.read(_HEAD)
            found = await self._first_answer(head) if head else None
            if found is not None:
                first, there, onward = found
                writer.write(first)
                await asyncio.gather(_pass_on(reader, onward), _pass_on(there, writer))
        except (ConnectionError, asyncio.CancelledError):
            pass
        finally:
            for each in (writer, onward):
                if each is not None:
                    each.transport.abort()

    async def _first_answer(
        self, head: bytes
    ) -> tuple[bytes, asyncio.StreamReader, asyncio.StreamWriter] | None:
        """The beginning of an answer, and who gives it."""
        self._next += 1
        for turn in range(2 * len(self._ports)):
            port = self._ports[(self._next + turn) % len(self._ports)]
            with suppress(OSError):
                there, onward = await asyncio.open_connection("127.0.0.1", port)
                onward.write(head)
                if first := await there.read(_HEAD):
                    return first, there, onward
                onward.transport.abort()
                if not head.startswith(b"GET "):
                    return None
        return None


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """The end of one side is the end of the other."""
    with suppress(ConnectionError):
        while data := await reader.read(_HEAD):
            writer.write(data)
            await writer.drain()
    writer.close()
