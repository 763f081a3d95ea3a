"""Plays a game at a server that is restarted meanwhile, and compares the record of the game with what the server had acknowledged."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

import aiohttp
import msgspec

from huetable.bots.levels import make_bot
from huetable.client import CommandRefused, Connection, ConnectionClosed, GuestClient, new_id
from huetable.core.codec import encode
from huetable.core.record import Step, verify
from huetable.core.rng import Rng
from huetable.games import find_game
from huetable.server.http.api import Home, NewTable
from huetable.table.wire.protocol import Play

GAME = "uno_coloradd"
BEFORE = 3
"""My moves before the restart begins."""
MEANWHILE = 20
"""My moves, at most, until it is over: so the game is still on then."""
PAUSE = 0.2
"""Seconds between two moves."""
PATIENCE = 120.0
"""Seconds until a server must let me in again."""


class SteadyPlayer:
    """Comes back when the connection is gone, and sends again what was not answered, with the same id."""

    def __init__(self, me: GuestClient) -> None:
        # Lost connections are counted and made again here, not by the client.
        me.patience = 0
        self._me = me
        self._game = find_game(GAME)
        self._bot = make_bot(self._game, "random", 100)
        self._pending: Play | None = None
        self._turn = 0
        self.table = ""
        self.seat = 0
        self.acked: list[bytes] = []
        """My moves that count, in their order."""
        self.joined = 0
        self.turned_away: list[str] = []
        """Why a page would have shown that the server is gone."""
        self.moved = asyncio.Condition()
        self.restarted = asyncio.Event()

    async def play(self) -> str:
        """From the first move to the last; returns how the game ended."""
        home = await self._me.get("/api/home", Home)
        (card,) = (card for card in home.games if card.id == GAME)
        others = card.levels[-1:]
        wish = NewTable(
            GAME, "Robby", options=card.quick, clocks="off", pace="instant", bots=others, start=True
        )
        self.table = (await self._me.open_table(wish)).table
        lost = time.monotonic()
        while True:
            try:
                async with await self._me.join(self.table) as connection:
                    self.joined += 1
                    lost = time.monotonic()
                    return await self._play_on(connection)
            except ConnectionClosed as closed:
                told = closed.goodbye and closed.goodbye.come_back
                if told is None:
                    self.turned_away.append(f"closed without a goodbye: {closed}")
                await asyncio.sleep((told or 400) / 1000)
            except (aiohttp.ClientError, ConnectionError) as error:
                self.turned_away.append(repr(error))
                if time.monotonic() > lost + PATIENCE:
                    raise
                await asyncio.sleep(0.4)

    async def _play_on(self, connection: Connection) -> str:
        if self._pending is not None:
            await self._send(connection, self._pending)
        async for seen in connection.turns():
            if len(self.acked) >= MEANWHILE:
                await self.restarted.wait()
            await asyncio.sleep(PAUSE)
            self._turn += 1
            self.seat = seen["seat"]
            move = self._bot.choose(seen.observation, Rng.from_number(self._turn))
            await self._send(connection, Play(new_id(), connection.chair or 0, msgspec.Raw(encode(move))))
        last = connection.observation
        return str(last and last["result"]["ending"])

    async def _send(self, connection: Connection, command: Play) -> None:
        self._pending = command
        # Several may decide at the same time, so what was my turn a moment ago may be over.
        with suppress(CommandRefused):
            await connection.ask(command)
            async with self.moved:
                self.acked.append(bytes(command.move))
                self.moved.notify_all()
        self._pending = None

    async def recorded(self) -> list[bytes]:
        """My moves in the record of the game."""
        async with self._me.session.get(
            f"{self._me.address}/api/tables/{self.table}/games/1/record"
        ) as answer:
            answer.raise_for_status()
            record = verify(self._game, await answer.read())
        return [bytes(step.move) for step in record.steps if is_mine(step, self.seat)]


def is_mine(step: Step, seat: int) -> bool:
    """Whether a player decided it, and not the table."""
    return step.seat == seat and step.out_of_time is msgspec.UNSET


async def play_through(me: GuestClient, restart: Callable[[], None], *, unnoticed: bool = False) -> str:
    """Restart in the middle of the game; raises if a move was lost or counted twice, or if somebody noticed who should not."""
    player = SteadyPlayer(me)

    async def restart_meanwhile() -> None:
        async with player.moved:
            await player.moved.wait_for(lambda: len(player.acked) >= BEFORE)
        try:
            await asyncio.to_thread(restart)
        finally:
            player.restarted.set()

    restarting = asyncio.create_task(restart_meanwhile())
    ending = await player.play()
    await restarting
    if player.joined == 1:
        raise RuntimeError("the connection was never closed: nothing was restarted")
    if unnoticed and player.turned_away:
        raise RuntimeError(f"the player was turned away: {player.turned_away}")
    if await player.recorded() != player.acked:
        raise RuntimeError("the record has other moves than the server has acknowledged")
    return (
        f"{GAME}: {ending}; connected {player.joined} times, turned away {len(player.turned_away)} times,"
        f" and the record has all {len(player.acked)} moves once"
    )
