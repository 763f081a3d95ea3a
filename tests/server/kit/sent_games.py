"""Whole games as they are sent: by what has changed, and beside it in full.

    python tests/server/kit/sent_games.py uno_coloradd dye_pot

prints pairs of frames as JSON, for the test of the page's own rebuilding.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from table_kit import Party, RecordingConnection, Somebody, VirtualTime, settle

from huetable import games
from huetable.core.codec import decode, encode
from huetable.core.random_play import random_step
from huetable.core.rng import Rng
from huetable.server.bots.pool import BotPool
from huetable.server.lobby.lobby import Lobby
from huetable.server.ops.metrics import Metrics
from huetable.server.services import Services
from huetable.store.sqlite.store import SqliteStore
from huetable.store.worker_exchange import SingleWorker
from huetable.table.command_result import accept
from huetable.table.events import Moved
from huetable.table.wire.protocol import Change, Position, Ready, ServerMessage, Sit, Start

MOST_MOVES = 3000
"""More than any game takes with its shortest options."""


class Twins:
    """Two connections of one guest: one is sent changes, the other one everything in full."""

    def __init__(self, one: Somebody, other: Somebody) -> None:
        self.changes = one
        self.full = other
        self.changed = 0

    @classmethod
    async def of(cls, who: Somebody, *, watches: bool = False) -> Twins:
        table = who.table.state.id
        one = await Somebody(who.lobby, who.guest).join(table, watches=watches)
        return cls(one, await Somebody(who.lobby, who.guest).join(table, watches=watches))

    def fall_behind(self) -> None:
        self.full.client.has = None

    def compare(self) -> None:
        assert _shown(self.changes) == _shown(self.full)
        self.changed += isinstance(last_message(self.changes.connection), Change)
        assert not isinstance(last_message(self.full.connection), Change)


def _shown(who: Somebody) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(encode(who.last(Position)))
    return found


def last_message(connection: RecordingConnection) -> object:
    return decode(connection.frames[-1], ServerMessage)


async def everybody(party: Party, game: str, people: int) -> tuple[Somebody, list[Twins]]:
    """All seats taken, the host holds two; a stranger watches, and a screen for the whole room."""
    guests = await party.waiting(people, game, options=shortest(game))
    host = guests[0]
    if people < games.find_game(game).meta.seats[1]:
        await host.do(Sit, "Amy", another=True)
    for guest in guests[1:]:
        await guest.do(Ready)
    await host.do(Start)
    watchers = [await party.watcher(host), *guests]
    return host, [*[await Twins.of(who) for who in watchers], await Twins.of(host, watches=True)]


def shortest(game: str) -> dict[str, Any]:
    return dict(getattr(games.find_game(game), "shortest", None) or {})


async def move_at_random(host: Somebody, rng: Rng) -> None:
    current_game = host.table.state.current_game
    assert current_game is not None
    seat, move = random_step(current_game.game, current_game.state, rng)
    host.table.commit(accept(Moved(seat, move)))
    await settle(host.lobby)


async def send_game(game: str) -> list[tuple[str, str]]:
    """All frames of a host with two seats, each with the same position in full."""
    time, bots = VirtualTime(), BotPool()
    with tempfile.TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / "tables.db")
        lobby = Lobby(Services(store, time, bots, Metrics(), SingleWorker(time.now)))
        host, twins = await everybody(Party(lobby, time), game, games.find_game(game).meta.seats[0])
        sent = [pair async for pair in _play(host, twins[1], Rng.from_number(4))]
        lobby.close()
        bots.close()
        await store.close()
    return sent


async def _play(host: Somebody, twins: Twins, rng: Rng) -> AsyncIterator[tuple[str, str]]:
    for number in range(MOST_MOVES):
        if host.table.state.phase != "playing":
            return
        twins.fall_behind()
        await move_at_random(host, rng.child(number))
        yield twins.changes.connection.frames[-1].decode(), twins.full.connection.frames[-1].decode()


if __name__ == "__main__":
    sys.stdout.buffer.write(encode({game: asyncio.run(send_game(game)) for game in sys.argv[1:]}))
