"""Tables with long logs, as one guest alone can make them, and how long the loop is blocked when one is loaded.

The logs are made by the table's own commands, so they are logs that a guest can make within the limits; only the time between
the commands passes more quickly.
"""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import time
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any, Self

import msgspec
from msgspec import Struct

from huetable.core.codec import encode
from huetable.core.terms import Refusal
from huetable.server.bots.pool import BotPool
from huetable.server.http.api import NewTable
from huetable.server.live.alarm import WallTime
from huetable.server.loading.snapshots import SnapshotKeeper
from huetable.server.lobby.lobby import Lobby
from huetable.server.lobby.open_table import open_table
from huetable.server.ops.metrics import Metrics
from huetable.server.services import Services
from huetable.store.base import Batch, Row
from huetable.store.sqlite.store import SqliteStore
from huetable.store.worker_exchange import SingleWorker
from huetable.table.command_result import AcceptedCommand
from huetable.table.commands.play.close_vote import close_vote
from huetable.table.commands.setup.start import new_seed
from huetable.table.dispatch import dispatch
from huetable.table.guest import Guest
from huetable.table.permissions import sender_of
from huetable.table.reducer import apply_event
from huetable.table.rows import to_row
from huetable.table.seeds import command_key
from huetable.table.state import TableState
from huetable.table.wire.protocol import Command, Play, Propose, Sit, Start
from huetable.table.wire.recent_events import RecentEvents

_SEATS = 10
"""All held by one guest, who so decides every vote alone."""

_PAUSE = 11_000
"""Milliseconds between two commands: nothing is refused for coming too soon."""

_TRIES = 4000

_FULL_HAND = 6
"""Cards from which on a player plays one: with fewer, drawing keeps the game from ending."""


class LongLog:
    """One table that one guest plays alone, and its rows on their way to the store."""

    def __init__(self, store: SqliteStore, id: str, game: str) -> None:
        self.state = TableState(id)
        self.rows: list[Row] = []
        self._recent = RecentEvents()
        self._store = store
        self._keeper = SnapshotKeeper(store)
        self._guest = Guest(f"guest of {id}", f"key of {id}")
        self._ids = count()
        opened = open_table(id, id[:4], self._guest, NewTable(game, "Ann", clocks="off"), self._now)
        if isinstance(opened, Refusal):
            raise TypeError(opened)
        self._add(opened, None)
        for _ in range(_SEATS - 1):
            self.ask(Sit, "Ann", another=True)
        self.ask(Start)

    @property
    def _now(self) -> int:
        return 1_800_000_000_000 + _PAUSE * len(self.rows)

    def ask(self, kind: Callable[..., Command], *fields: Any, **more: Any) -> bool:
        """Whether the table took it."""
        command = kind(f"c{next(self._ids)}", *fields, **more)
        sender = sender_of(self.state, self._guest, self.state.chairs_of(self._guest.id))
        result = dispatch(self.state, sender, command, self._now)
        if isinstance(result, Refusal):
            return False
        self._add(result, command_key(self._guest.id, command.id))
        vote = self.state.vote
        if vote is not None and vote.outcome(self.state.chairs) is not None:
            self._add(close_vote(self.state, vote, ()), None)
        if self.state.phase == "over" and not self.state.sealed:
            self._add(AcceptedCommand((new_seed(),)), None)
        return True

    def _add(self, outcome: AcceptedCommand, key: str | None) -> None:
        self.state.people.update({person.person: person for person in outcome.people})
        for event in outcome.events:
            at = self._now
            emitted = apply_event(self.state, event, self.state.seq + 1, at, key)
            self.rows.append(to_row(self.state, event, key, at))
            self._recent.add(event, self.state.seq, emitted)
            self._keeper.on_events((event,), self.state, self._recent, self.rows[-1])

    def play(self) -> None:
        """The next move of a game of UNO that never ends."""
        current_game = self.state.current_game
        if current_game is None:
            raise TypeError("no game is on")
        seat = current_game.game.whose_turn(current_game.state)[0]
        moves = current_game.game.legal_moves(current_game.state, seat)
        kinds = {str(move.__struct_config__.tag): move for move in moves}
        wanted = "play" if len(current_game.state.hands[seat]) > _FULL_HAND else "draw"
        move = kinds.get("keep") or kinds.get("accept") or kinds.get(wanted) or moves[0]
        self.ask(Play, seat, msgspec.Raw(encode(move)))

    async def save(self) -> None:
        saved = asyncio.get_running_loop().create_future()
        self._store.append(Batch(tuple(self.rows), tuple(self.state.people.values())), saved.set_result)
        await saved


def long_game(store: SqliteStore, moves: int, name: str = "") -> LongLog:
    log = LongLog(store, name or f"{moves} moves", "uno_coloradd")
    for _ in range(moves):
        log.play()
    return log


def taken_back(store: SqliteStore, moves: int) -> LongLog:
    """After a long game, as many moves are taken back as the table allows."""
    log = long_game(store, moves, f"take-backs after {moves} moves")
    for _ in range(_TRIES):
        log.play()
        log.ask(Propose, "takeback")
    return log


def many_games(store: SqliteStore, games: int) -> LongLog:
    """Begun and ended at once, again and again: what is dealt takes longer than a move."""
    log = LongLog(store, f"{games} games", "hues_and_cues")
    for _ in range(games):
        log.ask(Propose, "end")
        log.ask(Start)
    return log


class LoadTime(Struct, frozen=True):
    """Milliseconds for which loading a table has kept the loop's thread busy in all, with and without a snapshot."""

    log: str
    rows: int
    with_snapshot: float
    without_snapshot: float


class LongTables:
    """A server without sockets."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "long.db"

    async def __aenter__(self) -> Self:
        clock = WallTime()
        self.store = await SqliteStore.open(self._file)
        services = Services(self.store, clock, BotPool(), Metrics(), SingleWorker(clock.now))
        self._lobby = Lobby(services)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._lobby.services.bot_pool.close()
        self._lobby.services.rebuilder.close()
        await self.store.close()

    async def load_time(self, log: LongLog, repetitions: int) -> LoadTime:
        await log.save()
        kept = [await self._load(log.state) for _ in range(repetitions)]
        replayed = []
        for _ in range(repetitions):
            await asyncio.to_thread(self._drop_snapshot, log.state.id)
            replayed.append(await self._load(log.state))
        return LoadTime(log.state.id, len(log.rows), statistics.median(kept), statistics.median(replayed))

    async def _load(self, expected: TableState) -> float:
        begun = time.thread_time()
        table = await self._lobby.table(expected.id)
        spent = time.thread_time() - begun
        if table.state.seq != expected.seq:
            raise AssertionError(f"loaded up to row {table.state.seq} of {expected.seq}")
        table.close()
        return 1000 * spent

    def _drop_snapshot(self, id: str) -> None:
        """As after an update: it is of no use any more."""
        with closing(sqlite3.connect(self._file, timeout=10)) as disk, disk:
            disk.execute('DELETE FROM snapshots WHERE "table" = ?', (id,))


async def load_times(folder: Path, lengths: tuple[int, ...], games: int, repetitions: int) -> list[LoadTime]:
    async with LongTables(folder) as tables:
        logs = [long_game(tables.store, moves) for moves in lengths]
        logs += [taken_back(tables.store, lengths[0]), many_games(tables.store, games)]
        return [await tables.load_time(log, repetitions) for log in logs]
