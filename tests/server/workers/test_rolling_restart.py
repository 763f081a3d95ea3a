"""Two workers behind a proxy are restarted one after the other while people play: nothing is lost, and nobody is shown an error."""

from __future__ import annotations

import asyncio
import signal
import socket
from pathlib import Path
from typing import TYPE_CHECKING

import aiohttp
import asyncpg
import msgspec
import pytest
from balancer import Balancer
from crash_kit import Running

from huetable.client import CommandRefused, Connection, ConnectionClosed, GuestClient, new_id
from huetable.core.codec import encode
from huetable.server.http.api import Home, NewTable
from huetable.table.seeds import command_key
from huetable.table.wire.protocol import Play

if TYPE_CHECKING:
    from postgres import Postgres

BUSY = "TABLE-49"
"""Others were quicker, and the page tries again by itself: at a table that two workers serve, this is no error."""


class Player:
    """Plays like the page: comes back when told to, and sends again what was not answered, with the same id."""

    def __init__(self, address: str) -> None:
        self.me = GuestClient(address, patience=0)
        self.table = ""
        self.acked: list[tuple[int, str]] = []
        self.came_back = 0
        self.errors: list[str] = []
        """What the page would have shown."""
        self._pending: str | None = None
        """The id of a move that was sent and not answered yet."""

    async def play(self) -> None:
        wish = NewTable("parlour", "Ann", clocks="off", pace="instant", bots=("normal",) * 2, start=True)
        self.table = (await self.me.open_table(wish)).table
        while True:
            try:
                async with await self.me.join(self.table) as connection:
                    while True:
                        await self._play_game(connection)
            except ConnectionClosed as closed:
                if closed.goodbye is None or closed.goodbye.come_back is None:
                    self.errors.append(f"sent away: {closed}")
                else:
                    await asyncio.sleep(closed.goodbye.come_back / 1000)
                self.came_back += 1
            except (aiohttp.ClientError, ConnectionError) as error:
                self.errors.append(f"not let in: {error}")
                await asyncio.sleep(0.4)

    async def _play_game(self, connection: Connection) -> None:
        if self._pending is not None:
            await self._nod(connection, self._pending)
        async for _ in connection.turns():
            await self._nod(connection, new_id())
            # Nobody plays faster than this.
            await asyncio.sleep(0.02)
        await connection.start()

    async def _nod(self, connection: Connection, id: str) -> None:
        self._pending = id
        try:
            ack = await connection.ask(Play(id, connection.chair or 0, msgspec.Raw(encode({"type": "nod"}))))
        except CommandRefused as refused:
            if refused.refused.clause != BUSY:
                self.errors.append(str(refused))
        else:
            self.acked.append((ack.seq, id))
        self._pending = None


class Visitor:
    """Looks at the home page again and again."""

    def __init__(self, address: str) -> None:
        self._address = address
        self.looks = 0
        self.errors: list[str] = []

    async def look(self) -> None:
        async with GuestClient(self._address) as me:
            while True:
                try:
                    await me.get("/api/home", Home)
                    self.looks += 1
                except (aiohttp.ClientError, ConnectionError) as error:
                    self.errors.append(repr(error))
                await asyncio.sleep(0.02)


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


async def written(database: str, player: Player) -> dict[str, int]:
    """Where each command of the player is in the log of the table."""
    reads = await asyncpg.connect(database)
    rows = await reads.fetch('SELECT seq, command_id FROM log WHERE "table" = $1', player.table)
    (guest,) = await reads.fetchrow('SELECT guest FROM people WHERE "table" = $1', player.table)
    await reads.close()
    assert sorted(seq for seq, _ in rows) == list(range(1, len(rows) + 1))
    found = {key: seq for seq, key in rows if key is not None}
    return {id: found[command_key(guest, id)] for _, id in player.acked}


async def everybody_moves(players: list[Player], moves: int) -> None:
    """Until each has made so many more moves."""
    goals = [len(player.acked) + moves for player in players]
    async with asyncio.timeout(60):
        while any(len(player.acked) < goal for player, goal in zip(players, goals, strict=True)):
            assert [player.errors for player in players] == [[]] * len(players)
            await asyncio.sleep(0.02)


@pytest.mark.parametrize(
    ("tables", "restarts"),
    [(1, 1), pytest.param(3, 2, marks=pytest.mark.soak), pytest.param(20, 8, marks=pytest.mark.soak)],
)
async def test_workers_that_restart_in_turn_lose_no_move_and_nobody_sees_an_error(
    tmp_path: Path, postgres: Postgres, tables: int, restarts: int
) -> None:
    database, ports = postgres.new_database(), [free_port(), free_port()]
    workers = [await Running.prepare(tmp_path, "--store", database, port=port) for port in ports]
    for worker in workers:
        await worker.__aenter__()
    with Balancer(ports) as balancer:
        players, visitor = [Player(balancer.url) for _ in range(tables)], Visitor(balancer.url)
        evening = asyncio.gather(visitor.look(), *[player.play() for player in players])
        try:
            for number in range(restarts):
                await everybody_moves(players, 5)
                fresh = await Running.prepare(tmp_path, "--store", database, port=ports[number % 2])
                code, _ = await workers[number % 2].stop(signal.SIGTERM)
                assert code == 0
                await everybody_moves(players, 5)
                workers[number % 2] = await fresh.__aenter__()
            await everybody_moves(players, 5)
        finally:
            evening.cancel()
            await asyncio.gather(evening, return_exceptions=True)
            for worker in workers:
                await worker.__aexit__()
    assert (visitor.errors, [player.errors for player in players]) == ([], [[]] * tables)
    assert sum(player.came_back for player in players) >= tables * restarts // 2
    for player in players:
        await player.me.session.close()
        assert await written(database, player) == {id: seq for seq, id in player.acked}
