"""The same client without async: a thread runs the loop, and every call waits for its answer.

with SyncClient("http://localhost:8000") as me:
    table = me.join(link)
    table.sit("Robby")
    for turn in table.turns():
        table.play(turn.random_move())
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from threading import Thread
from typing import Any, Self, TypeVar

from huetable.core.terms import Seat
from huetable.server.http.api import NewTable, TableLink
from huetable.table.wire.protocol import Ack, ChatLine, ClientMessage, Position, ServerMessage, Table, Welcome

from .connection import Connection
from .guest_client import PATIENCE, GuestClient
from .turn import Turn

T = TypeVar("T")


class _LoopThread:
    """An event loop of its own, beside the program."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, name="huetable client", daemon=True)
        self._thread.start()

    def wait_for(self, work: Coroutine[Any, Any, T]) -> T:
        waiting = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return waiting.result()
        except BaseException:
            # Such as Ctrl+C: nobody waits for the answer any more.
            waiting.cancel()
            raise

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


class SyncClient:
    """GuestClient, without async.

    >>> with SyncClient(address) as me:
    ...     table = me.join(link)
    ...     table.table.game
    'dye_pot'
    """

    def __init__(self, address: str, *, token: str = "", patience: float = PATIENCE) -> None:
        self._thread = _LoopThread()
        self._client = self._thread.wait_for(_made(address, token, patience))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._thread.wait_for(self._client.close())
        self._thread.stop()

    def get(self, path: str, kind: type[T]) -> T:
        return self._thread.wait_for(self._client.get(path, kind))

    def open_table(self, wish: NewTable) -> TableLink:
        return self._thread.wait_for(self._client.open_table(wish))

    def hand_in(self, table: str, data: bytes, seat: int | None = None) -> str:
        return self._thread.wait_for(self._client.hand_in(table, data, seat))

    def fetch(self, table: str, hash: str) -> bytes:
        return self._thread.wait_for(self._client.fetch(table, hash))

    def fetch_shape(self, table: str, hash: str) -> bytes:
        return self._thread.wait_for(self._client.fetch_shape(table, hash))

    def fetch_picture(self, table: str, hash: str) -> bytes:
        return self._thread.wait_for(self._client.fetch_picture(table, hash))

    def join(self, link: str, seen: int = 0, *, watch: bool = False) -> SyncConnection:
        connection = self._thread.wait_for(self._client.join(link, seen, watch=watch))
        return SyncConnection(connection, self._thread)


async def _made(address: str, token: str, patience: float) -> GuestClient:
    """A client has to be made where its loop runs."""
    return GuestClient(address, token=token, patience=patience)


class SyncConnection:
    """Connection, without async.

    >>> with SyncClient(address) as me, me.join(link) as table:
    ...     acks = [table.sit("Robby"), table.ready()]
    ...     table.chair
    1
    """

    def __init__(self, connection: Connection, thread: _LoopThread) -> None:
        self._connection = connection
        self._thread = thread

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._thread.wait_for(self._connection.close())

    @property
    def welcome(self) -> Welcome | None:
        return self._connection.welcome

    @property
    def table(self) -> Table | None:
        return self._connection.table

    @property
    def position(self) -> Position | None:
        return self._connection.position

    @property
    def chat(self) -> tuple[ChatLine, ...]:
        return tuple(self._connection.chat)

    @property
    def closed(self) -> bool:
        return self._connection.closed

    @property
    def chair(self) -> int | None:
        return self._connection.chair

    @property
    def observation(self) -> Turn | None:
        return self._connection.observation

    @property
    def observations(self) -> tuple[Turn, ...]:
        return self._connection.observations

    @property
    def is_over(self) -> bool:
        return self._connection.is_over

    def current_turn(self, *, interrupts: bool = False) -> Turn | None:
        return self._connection.current_turn(interrupts=interrupts)

    def next(self) -> ServerMessage:
        return self._thread.wait_for(self._connection.next())

    def until(self, kind: type[T]) -> T:
        return self._thread.wait_for(self._connection.until(kind))

    def ask(self, command: ClientMessage) -> Ack:
        return self._thread.wait_for(self._connection.ask(command))

    def sit(self, name: str) -> Ack:
        return self._thread.wait_for(self._connection.sit(name))

    def ready(self, nonce: str | None = None) -> Ack:
        return self._thread.wait_for(self._connection.ready(nonce))

    def start(self, nonce: str | None = None) -> Ack:
        return self._thread.wait_for(self._connection.start(nonce))

    def swap_chairs(self, chair: int, with_chair: int) -> Ack:
        return self._thread.wait_for(self._connection.swap_chairs(chair, with_chair))

    def say(self, text: str) -> Ack:
        return self._thread.wait_for(self._connection.say(text))

    def play(self, move: Any, *, seat: Seat | None = None) -> Ack:
        return self._thread.wait_for(self._connection.play(move, seat=seat))

    def consult(self, question: Any, *, seat: Seat | None = None) -> Any:
        return self._thread.wait_for(self._connection.consult(question, seat=seat))

    def turns(self, *, interrupts: bool = False) -> Iterator[Turn]:
        turns = self._connection.turns(interrupts=interrupts)
        while (turn := self._thread.wait_for(_next_of(turns))) is not None:
            yield turn


async def _next_of(turns: Any) -> Turn | None:
    return await anext(turns, None)
