"""Attacks on a server of our own, by name: `python attacks.py NAME ADDRESS TABLE SECONDS`. Prints how often it tried.

Every attacker keeps within what the limits let through, or comes back as soon as it is cut off. Many addresses are
those of this machine, 127.x.y.z; a server under test must count them (`Bounds.spare_local`).
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from urllib.parse import urlsplit

KEY = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
CUT_OFF = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, TimeoutError)


def source(number: int) -> str:
    return f"127.{1 + number // 62_500}.{number // 250 % 250}.{1 + number % 250}"


class Target:
    def __init__(self, address: str, table: str) -> None:
        parts = urlsplit(address)
        self.host, self.port = parts.hostname or "", parts.port or 80
        self.table = table
        self.tries = 0
        self.chance = random.Random(7)

    @asynccontextmanager
    async def connection(self, number: int) -> AsyncIterator[Line]:
        self.tries += 1
        reader, writer = await asyncio.open_connection(
            self.host, self.port, local_addr=(source(number), 0), limit=2**20
        )
        try:
            yield Line(reader, writer)
        finally:
            writer.transport.abort()

    @asynccontextmanager
    async def socket(self, number: int, cookie: str = "") -> AsyncIterator[Line]:
        async with self.connection(number) as line:
            given = f"\r\nCookie: {cookie}" if cookie else ""
            head = f"GET /ws/{self.table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade{given}"
            line.write(head.encode() + b"\r\n" + KEY + b"\r\n\r\n")
            answer = await line.reader.readuntil(b"\r\n\r\n")
            if b" 101 " not in answer:
                raise ConnectionError(answer[:40])
            yield line

    async def request(self, number: int, head: str, body: bytes = b"") -> bytes:
        """One request on a connection of its own; returns the beginning of the answer."""
        async with self.connection(number) as line:
            line.write(f"{head}\r\nHost: x\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body)
            async with asyncio.timeout(10):
                return await line.reader.readuntil(b"\r\n\r\n")


class Line:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.write = writer.write

    def frame(self, text: bytes) -> None:
        size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        self.write(b"\x81" + size + bytes(4) + text)

    async def drained(self) -> None:
        """Read and forget what the server says, until it hangs up."""
        while await self.reader.read(65536):
            pass

    async def trickle(self, pause: float = 0.5) -> None:
        """A byte now and then, until the server hangs up."""
        reading = asyncio.create_task(self.drained())
        while not reading.done():
            self.write(b"x")
            await asyncio.wait([reading], timeout=pause)
        await reading


Attack = Callable[[Target, int], Awaitable[None]]


async def slow_headers(target: Target, number: int) -> None:
    async with target.connection(number) as line:
        line.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        await line.trickle()


async def slow_bodies(target: Target, number: int) -> None:
    async with target.connection(number) as line:
        line.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n")
        await line.trickle()


async def idle(target: Target, number: int) -> None:
    async with target.connection(number) as line:
        line.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        await line.drained()


async def connections(target: Target, number: int) -> None:
    async with target.connection(next(_numbers)):
        pass


async def half_frames(target: Target, number: int) -> None:
    async with target.socket(number) as line:
        line.write(b"\x81\xfe\x20\x00\x00\x00\x00\x00half")
        await line.drained()


async def sockets(target: Target, number: int) -> None:
    """Opened and closed again, each time as somebody new."""
    async with target.socket(next(_numbers)):
        pass


async def frames(target: Target, number: int) -> None:
    """At the limit, and well formed."""
    async with target.socket(number) as line:
        reading = asyncio.create_task(line.drained())
        while not reading.done():
            line.frame(b'{"do":"ready","id":"%d","ready":true}' % next(_numbers))
            await asyncio.sleep(1 / 45)
        await reading


async def mutated_frames(target: Target, number: int) -> None:
    async with target.socket(number) as line:
        reading = asyncio.create_task(line.drained())
        while not reading.done():
            frame = bytearray(b'{"do":"play","id":"%d","seat":0,"move":{"type":"nod"}}' % next(_numbers))
            for _ in range(target.chance.choice((0, 0, 1, 3))):
                frame[target.chance.randrange(len(frame))] = target.chance.randrange(256)
            line.frame(bytes(frame))
            await asyncio.sleep(1 / 45)
        await reading


async def codes(target: Target, number: int) -> None:
    word = target.chance.choice(("amber", "coral", "teal", "nonsense"))
    answer = await target.request(
        number, f"GET /api/codes/{word}-otter-{target.chance.randrange(10, 100)} HTTP/1.1"
    )
    await asyncio.sleep(0.05 if b" 404 " in answer else 1)


async def tables(target: Target, number: int) -> None:
    body = b'{"game":"parlour","name":"Eve","bots":["normal","normal"],"start":true}'
    answer = await target.request(number, "POST /api/tables HTTP/1.1", body)
    await asyncio.sleep(0.02 if b" 201 " in answer else 1)


async def unread(target: Target, number: int) -> None:
    """Asks for as much as it can, and reads nothing."""
    async with target.socket(number) as line:
        line.writer.transport.pause_reading()  # type: ignore[attr-defined]
        for _ in range(2000):
            line.frame(b'{"do":"say","id":"%d","text":"%b"}' % (next(_numbers), b"x" * 200))
            if line.writer.transport.is_closing():
                return
            await asyncio.sleep(1 / 45)


async def takebacks(target: Target, number: int) -> None:
    """One guest on two chairs takes back every move for a minute, leaves, and has the table loaded when it sleeps."""
    wish = b'{"game":"parlour","name":"Eve","clocks":"off"}'
    answer = await target.request(number, "POST /api/tables HTTP/1.1", wish)
    if b" 201 " not in answer:
        await asyncio.sleep(1)
        return
    cookie = answer.partition(b"Set-Cookie: ")[2].partition(b";")[0].decode()
    mine = await _first_table(target, number, cookie)
    async with mine.socket(number, cookie) as line:
        reading = asyncio.create_task(line.drained())
        for command in (b'"do":"sit","name":"Eva","another":true', b'"do":"ready"', b'"do":"start"'):
            line.frame(b'{"id":"%d",%b}' % (next(_numbers), command))
        end = time.monotonic() + 60
        while not reading.done() and time.monotonic() < end:
            for command in (
                b'"do":"play","seat":0,"move":{"type":"nod"}',
                b'"do":"propose","vote":"takeback"',
            ):
                line.frame(b'{"id":"%d",%b}' % (next(_numbers), command))
                target.tries += 1
                await asyncio.sleep(1 / 45)
        reading.cancel()
    await asyncio.sleep(65)
    await target.request(number, f"GET /t/{mine.table} HTTP/1.1")


async def _first_table(target: Target, number: int, cookie: str) -> Target:
    """Where this guest sits, as the home page lists it."""
    async with target.connection(number) as line:
        line.write(f"GET /api/home HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n\r\n".encode())
        home = await line.reader.readuntil(b'"code":')
    table = home.rpartition(b'"table":"')[2].partition(b'"')[0].decode()
    return Target(f"http://{target.host}:{target.port}", table)


ATTACKS: dict[str, tuple[Attack, int]] = {
    "slow-headers": (slow_headers, 600),
    "slow-bodies": (slow_bodies, 300),
    "idle": (idle, 1000),
    "connections": (connections, 20),
    "half-frames": (half_frames, 300),
    "sockets": (sockets, 20),
    "frames": (frames, 12),
    "mutated-frames": (mutated_frames, 12),
    "codes": (codes, 50),
    "tables": (tables, 4),
    "unread": (unread, 12),
    "takebacks": (takebacks, 6),
}
"""Each with how many do it at once."""

_numbers = count(1)


async def attack(name: str, target: Target, seconds: float, most: int = 10_000) -> None:
    """Most: how many do it at once at most."""
    one, at_once = ATTACKS[name]

    async def again(number: int) -> None:
        while True:
            try:
                await one(target, number)
            except CUT_OFF:
                await asyncio.sleep(0.1)

    attackers = [asyncio.create_task(again(number)) for number in range(min(at_once, most))]
    await asyncio.sleep(seconds)
    for each in attackers:
        each.cancel()
    await asyncio.gather(*attackers, return_exceptions=True)


def main(name: str, address: str, table: str, seconds: str) -> None:
    os.nice(19)
    target = Target(address, table)
    asyncio.run(attack(name, target, float(seconds)))
    sys.stdout.write(f"{target.tries}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
