"""What the server's tests share: a time that stands still, guests without sockets, a store with faults."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from itertools import count
from pathlib import Path
from time import sleep
from typing import Any, TypeVar

import msgspec
import pytest

from huetable.core.codec import decode, encode
from huetable.core.random_play import random_step
from huetable.core.rng import Rng
from huetable.server.http.api import NewTable
from huetable.server.live.alarm import TimeSource
from huetable.server.live.connections import Client, ClientConnection
from huetable.server.live.table_runner import TableRunner
from huetable.server.lobby.lobby import Lobby
from huetable.store.base import Batch, DoneCallback, StoreError
from huetable.store.sqlite.log_reader import find_last_seq
from huetable.store.sqlite.store import SqliteStore
from huetable.table.command_result import accept
from huetable.table.events import Moved
from huetable.table.guest import Guest
from huetable.table.seeds import guest_id, new_token, token_hash
from huetable.table.wire.protocol import (
    Ack,
    Advice,
    Change,
    ClientMessage,
    Goodbye,
    Play,
    Position,
    Ready,
    Refused,
    ServerMessage,
    Sit,
    Start,
)
from huetable.table.wire.protocol import Table as TableMessage
from huetable.table.wire.rebuilding import rebuild

T = TypeVar("T")
START = 1_800_000_000_000


def kept(games: Sequence[str], *few: str) -> list[Any]:
    """Of a test that plays every game, only these few are part of ./test; the soak plays them all."""
    return [game if game in few else pytest.param(game, marks=pytest.mark.soak) for game in games]


class VirtualTime(TimeSource):
    """Stands still until somebody advances it."""

    def __init__(self) -> None:
        self._now = START
        self._calls: list[tuple[int, int, Callable[[], None]]] = []
        self._numbers = count()
        self._off: set[int] = set()

    def now(self) -> int:
        return self._now

    def call_at(self, due: int, ring: Callable[[], None]) -> Callable[[], None]:
        number = next(self._numbers)
        heappush(self._calls, (max(due, self._now), number, ring))
        return lambda: self._off.add(number)

    async def advance(self, lobby: Lobby, milliseconds: int) -> None:
        """Everything that is due on the way happens at its own time."""
        end = self._now + milliseconds
        await settle(lobby)
        while self._calls and self._calls[0][0] <= end:
            due, number, ring = heappop(self._calls)
            if number not in self._off:
                self._now = max(self._now, due)
                ring()
                await settle(lobby)
        self._now = end


async def settle(lobby: Lobby) -> None:
    """Until nothing is on its way to the disk and no bot thinks."""
    for attempt in count():
        await asyncio.sleep(0)
        idle = all(table.inbox.idle for table in lobby.tables.values())
        if idle and not lobby.services.store.pending_appends and not lobby.services.bot_pool.busy:
            return
        if attempt < 20:
            # The loop's shortest sleep is a millisecond; writing a row takes a fraction of that.
            sleep(0.00005)  # noqa: ASYNC251
        else:
            await asyncio.sleep(0.001)


async def play_out(lobby: Lobby, table: TableRunner, most: int = 20_000) -> None:
    """Random moves by everybody, straight into the log, until the game on the table is over."""
    for number in range(most):
        current_game = table.state.current_game
        if current_game is None or table.state.phase != "playing":
            return
        seat, move = random_step(current_game.game, current_game.state, Rng.from_number(3).child(number))
        table.commit(accept(Moved(seat, move)))
        await settle(lobby)


class RecordingConnection(ClientConnection):
    """Keeps what it is sent."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.closed = False
        self._read: list[ServerMessage] = []
        self._position: Position | None = None

    @property
    def messages(self) -> list[ServerMessage]:
        """One for each frame, changes as the positions that they stand for."""
        for frame in self.frames[len(self._read) :]:
            message = decode(frame, ServerMessage)
            if isinstance(message, Change):
                message = rebuild(self._position, message)
            if isinstance(message, Position):
                self._position = message
            self._read.append(message)
        return self._read

    def send(self, *frames: bytes) -> None:
        if not self.closed:
            self.frames += frames

    def close(self, *last: bytes) -> None:
        self.send(*last)
        self.closed = True


class Witness(RecordingConnection):
    """Looks at the disk at the very moment at which it is told something: is it there already?"""

    def __init__(self, file: Path, table: str) -> None:
        super().__init__()
        self._disk = sqlite3.connect(file)
        self._table = table
        self.looks = 0
        self.premature: list[bytes] = []

    def send(self, *frames: bytes) -> None:
        written = find_last_seq(self._disk, self._table)
        for frame in frames:
            seq = getattr(decode(frame, ServerMessage), "seq", None)
            self.looks += seq is not None
            if seq is not None and seq > written:
                self.premature.append(frame)
        super().send(*frames)

    def done(self) -> None:
        self._disk.close()


class Somebody:
    """A guest with a connection to one table at a time, but without a socket."""

    ids = count(1)

    def __init__(self, lobby: Lobby, guest: Guest | None = None) -> None:
        self.lobby = lobby
        self.guest = guest or stranger()
        self.connection = RecordingConnection()
        self.table: TableRunner
        self.client: Client

    async def join(self, id: str, seen: int = 0, *, watches: bool = False) -> Somebody:
        self.table = await self.lobby.table(id)
        self.connection = RecordingConnection()
        self.client = Client(self.guest, self.connection, "http://here", watches=watches)
        self.table.join(self.client, seen)
        await settle(self.lobby)
        return self

    async def again(self) -> Somebody:
        """The same guest on another connection."""
        return await Somebody(self.lobby, self.guest).join(self.table.state.id)

    async def go(self) -> None:
        self.table.leave(self.client)
        await settle(self.lobby)

    async def ask(self, command: ClientMessage) -> Ack | Refused:
        answer = await self.answer(command)
        assert not isinstance(answer, Advice)
        return answer

    async def answer(self, command: ClientMessage) -> Ack | Refused | Advice:
        """Send it and wait for its answer."""
        before = len(self.connection.frames)
        self.table.receive(self.client, command)
        await settle(self.lobby)
        answers = [message for message in self.heard(before) if isinstance(message, Ack | Refused | Advice)]
        mine = [message for message in answers if message.id == command.id]
        assert len(mine) == 1, f"{len(mine)} answers to {command}"
        return mine[0]

    async def do(self, kind: Callable[..., ClientMessage], *fields: Any, **more: Any) -> Ack:
        answer = await self.ask(kind(self.new_id(), *fields, **more))
        assert isinstance(answer, Ack), answer
        return answer

    async def refused(self, kind: Callable[..., ClientMessage], *fields: Any, **more: Any) -> str:
        """The clause by which it was refused."""
        before = self.table.state.seq
        answer = await self.ask(kind(self.new_id(), *fields, **more))
        assert isinstance(answer, Refused), answer
        assert self.table.state.seq == before
        assert answer.sentence
        return answer.clause

    async def play(self, **move: Any) -> Ack:
        return await self.do(Play, self.chair, msgspec.Raw(encode(move)))

    async def refused_play(self, **move: Any) -> str:
        return await self.refused(Play, self.chair or 0, msgspec.Raw(encode(move)))

    def new_id(self) -> str:
        return f"c{next(self.ids)}"

    @property
    def chair(self) -> int | None:
        return next(iter(self.table.state.chairs_of(self.guest.id)), None)

    def heard(self, after: int = 0) -> list[ServerMessage]:
        return self.connection.messages[after:]

    def last(self, kind: type[T]) -> T:
        return next(message for message in reversed(self.heard()) if isinstance(message, kind))

    def seen(self) -> TableMessage:
        """The table as it was shown last."""
        return self.last(TableMessage)

    @property
    def observation(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.json.decode(self.last(Position).sights)[0]
        return found

    @property
    def parted(self) -> str | None:
        goodbyes = [message.reason for message in self.heard() if isinstance(message, Goodbye)]
        return goodbyes[-1] if goodbyes else None


def stranger() -> Guest:
    key = token_hash(new_token())
    return Guest(guest_id(key), key)


class Party:
    """Opens tables and fills them."""

    def __init__(self, lobby: Lobby, time: VirtualTime) -> None:
        self.lobby = lobby
        self.time = time

    async def open(self, game: str = "parlour", **wish: Any) -> Somebody:
        host = Somebody(self.lobby)
        name = wish.pop("name", "Ann")
        table = await self.lobby.open(
            host.guest, NewTable(game, name, **{"clocks": "off", "pace": "instant", **wish})
        )
        assert isinstance(table, TableRunner), table
        return await host.join(table.state.id)

    async def waiting(self, people: int = 2, game: str = "parlour", **wish: Any) -> list[Somebody]:
        """A table where people sit and wait, the host first."""
        host = await self.open(game, **wish)
        guests = [host]
        for name in ("Ben", "Cleo", "Dan", "Eve")[: people - 1]:
            guest = await Somebody(self.lobby).join(host.table.state.id)
            await guest.do(Sit, name)
            guests.append(guest)
        return guests

    async def playing(self, people: int = 2, game: str = "parlour", **wish: Any) -> list[Somebody]:
        """A table with a game on it."""
        guests = await self.waiting(people, game, **wish)
        for guest in guests[1:]:
            await guest.do(Ready)
        await guests[0].do(Start)
        return guests

    async def watcher(self, of: Somebody) -> Somebody:
        return await Somebody(self.lobby).join(of.table.state.id)

    async def advance(self, seconds: float) -> None:
        await self.time.advance(self.lobby, int(seconds * 1000))


class Faulty(SqliteStore):
    """Delays what it is told to write, or fails at it."""

    fail: Sequence[bool] | None = None
    """For each append to come: whether it fails."""
    delay = 0.0
    lose_answer = False
    """Fail only after writing, as a broken connection to a database would."""

    def append(self, batch: Batch, done: DoneCallback) -> None:
        failing = bool(self.fail) and bool(self.fail[0])  # type: ignore[index]
        self.fail = self.fail[1:] if self.fail else None
        if failing and not self.lose_answer:
            self._loop.call_later(self.delay, done, StoreError("a fault"))
            return
        answer = (lambda _: done(StoreError("no answer"))) if failing else done
        self._loop.call_later(self.delay, super().append, batch, answer)


class NoGuests:
    """Remembers nobody."""

    def drop(self, is_forgotten: Callable[[str], bool]) -> None:
        pass


def asleep(who: Somebody) -> bool:
    return who.table.state.asleep
