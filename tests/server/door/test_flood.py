"""One client that sends whatever it can: it is cut off, and nobody at the other tables waits for it."""

import asyncio
import os
import signal
import statistics
import sys
import time
from asyncio.subprocess import Process
from pathlib import Path

import pytest
from crash_kit import Running

from huetable.client import Connection, GuestClient, new_id
from huetable.server.http.api import NewTable
from huetable.table.wire.protocol import Ready

_FLOOD = """
import asyncio, random, sys, aiohttp
from huetable.client import GuestClient

async def main(address, table):
    chance = random.Random(7)
    good = b'{"do":"ready","id":"%d","ready":true}'
    async with GuestClient(address) as visitor:
        while True:
            try:
                socket = await visitor.session.ws_connect(f"{address}/ws/{table}")
            except aiohttp.WSServerHandshakeError:
                continue
            async with socket:
                try:
                    for number in range(400):
                        frame = bytearray(good % number)
                        frame[chance.randrange(len(frame))] = chance.randrange(32, 127)
                        await socket.send_str((frame if chance.random() < 0.3 else good % number).decode())
                except ConnectionError:
                    pass

asyncio.run(main(*sys.argv[1:]))
"""
ROUNDS = 8


async def worst_of(seat: Connection, seconds: float) -> float:
    """The 99th percentile from sending to being told, at thirty commands a second."""
    took = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        begun = time.perf_counter()
        await seat.ask(Ready(new_id()))
        took.append(time.perf_counter() - begun)
        await asyncio.sleep(1 / 30)
    return statistics.quantiles(took, n=100, method="inclusive")[98]


async def flood(address: str, table: str) -> Process:
    """In a process of its own, so that it takes nothing from who measures."""
    env = {**os.environ}
    return await asyncio.create_subprocess_exec(sys.executable, "-c", _FLOOD, address, table, env=env)


@pytest.mark.soak
async def test_a_flood_at_one_table_at_most_doubles_what_others_wait(tmp_path: Path) -> None:
    async with await Running.prepare(tmp_path) as server, GuestClient(server.address) as ann:
        link = await ann.open_table(NewTable("parlour", "Ann", clocks="off"))
        other = await ann.open_table(NewTable("parlour", "Ann", clocks="off"))
        async with await ann.join(link.link) as seat:
            ratios = []
            for _ in range(ROUNDS):
                calm = await worst_of(seat, 1.5)
                flooding = await flood(server.address, other.table)
                await asyncio.sleep(1)
                stormy = await worst_of(seat, 1.5)
                flooding.send_signal(signal.SIGKILL)
                await flooding.wait()
                ratios.append(stormy / calm)
        assert statistics.median(ratios) < 2
