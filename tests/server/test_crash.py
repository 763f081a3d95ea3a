"""The real server as a process of its own: killed in the middle of a game, everything is still there."""

import asyncio
import os
import random
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Self

import pytest

from huetable.client import Connection, Visitor
from huetable.server.api import NewTable
from huetable.server.protocol import Position


class Running:
    """`huetable serve` on some port, with the small game of the tests."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._process: Process
        self.address = ""

    async def __aenter__(self) -> Self:
        self._process = await asyncio.create_subprocess_exec(
            *[sys.executable, "-m", "huetable.cli", "serve"],
            *["--host", "127.0.0.1", "--port", "0", "--data", str(self._data)],
            env={**os.environ, "HUETABLE_GAMES": str(Path(__file__).parent / "small_games")},
            stdout=PIPE,
            stderr=PIPE,
        )
        assert self._process.stdout is not None
        while not (found := re.search(rb"http://\S+", await self._process.stdout.readline())):
            assert self._process.returncode is None
        self.address = found[0].decode()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._process.returncode is None:
            await self.stop(signal.SIGKILL)

    async def stop(self, how: signal.Signals) -> tuple[int | None, str]:
        self._process.send_signal(how)
        _, errors = await self._process.communicate()
        return self._process.returncode, errors.decode()


async def kill_in_mid_play(data: Path, rounds: int, seed: int) -> None:
    chance = random.Random(seed)
    table = ""
    acked = 0
    async with Visitor("") as ann, Visitor("") as ben:
        for round_ in range(rounds):
            async with Running(data) as server:
                ann.address = ben.address = server.address
                if not table:
                    table = (await ann.open_table(NewTable("parlour", "Ann", clocks="off"))).table
                one, other = await ann.join(table), await ben.join(table)
                if round_ == 0:
                    await other.sit("Ben")
                    await other.ready()
                    await one.start()
                for who in (one, other):
                    await position(who, acked)
                for _ in range(chance.randint(1, 8)):
                    acked = await nod(one, other)
                await server.stop(signal.SIGKILL)
                await one.close()
                await other.close()


async def position(who: Connection, acked: int) -> None:
    """What was acknowledged before the crash is there after it."""
    while who.position is None:
        await who.until(Position)
    assert who.position.seq >= acked


async def nod(one: Connection, other: Connection) -> int:
    turn = one.position and one.sight and one.sight["awaited"]
    mover, watcher = (one, other) if turn == [one.chair] else (other, one)
    ack = await mover.play({"type": "nod"})
    for who in (mover, watcher):
        while who.position is None or who.position.seq < ack.seq:
            await who.next()
    return ack.seq


async def test_everything_is_there_after_kill_9_and_play_goes_on(tmp_path: Path) -> None:
    await kill_in_mid_play(tmp_path, rounds=3, seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(40))
async def test_everything_is_there_after_kill_9_many_times(tmp_path: Path, seed: int) -> None:
    await kill_in_mid_play(tmp_path, rounds=5, seed=seed)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_a_server_that_is_told_to_stop_stops_in_order(tmp_path: Path, how: signal.Signals) -> None:
    async with Running(tmp_path) as server, Visitor(server.address) as ann:
        link = await ann.open_table(NewTable("parlour", "Ann", bots=("normal",), start=True))
        table = await ann.join(link.link)
        code, errors = await server.stop(how)
        await table.close()
    assert code == 0
    assert "Traceback" not in errors
    assert link.table not in errors, "links are secrets"
