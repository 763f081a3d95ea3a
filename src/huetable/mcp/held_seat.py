"""A seat that an assistant holds at one table: what it reads, and what it does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

from huetable.client import (
    CommandRefused,
    Connection,
    ConnectionClosed,
    GuestClient,
    OtherVersion,
    Turn,
    new_id,
)
from huetable.core.move_text import parse_move
from huetable.envs.words import words_for
from huetable.table.wire.protocol import Leave

from .table_words import table_in_words

T = TypeVar("T")


class Mistake(Exception):
    """Something that cannot be done, in a sentence for whoever asked for it."""


class HeldSeat:
    """One at a time may use the connection. In between, messages are read, so that the others see the player there."""

    def __init__(self, guest: GuestClient, table: Connection) -> None:
        self._guest = guest
        self._table = table
        self._turn = asyncio.Lock()
        self._news = asyncio.Event()
        """Something was heard, or the connection has ended."""
        self._ended: ConnectionError | None = None
        self._reading: asyncio.Task[None] | None = None
        self._read_on()

    @property
    def table_id(self) -> str:
        return self._table.welcome.table if self._table.welcome else ""

    # Looking

    async def look(self) -> str:
        """The table, the game in words with its numbered moves, and the last lines of chat."""
        return await self._with_table(self._look)

    async def wait(self, seconds: float, *, interrupts: bool) -> str:
        """Until the game waits for this seat, or with `interrupts` lets it act, or is over; what is seen then. Meanwhile the seat
        can be used for other things.
        """
        try:
            async with asyncio.timeout(seconds):
                while not (self._table.is_over or self._table.current_turn(interrupts=interrupts)):
                    if self._ended is not None:
                        raise _as_mistake(self._ended)
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            return f"Nothing to do for you yet.\n\n{await self.look()}"
        return await self.look()

    async def pictures(self, draw: Callable[[GuestClient, str, Turn], Awaitable[T]]) -> T:
        async def drawn(table: Connection) -> T:
            if table.observation is None or table.welcome is None:
                raise Mistake("The game has not started.")
            return await draw(self._guest, table.welcome.table, table.observation)

        return await self._with_table(drawn)

    # Acting

    async def play(self, move: str) -> str:
        """By its number in the list, or written out, such as `pour red`."""

        async def play(table: Connection) -> str:
            turn = _awaited_turn(table)
            await table.play(_chosen(turn, move), seat=turn.seat)
            return f"Played.\n\n{await self._settled(table)}"

        return await self._with_table(play)

    async def play_anything(self) -> str:
        """A random legal move, with everything that it needs, such as a sculpture."""

        async def play(table: Connection) -> str:
            turn = _awaited_turn(table)
            try:
                # Some games model something for it, which takes a while.
                move = await asyncio.to_thread(turn.random_move)
            except LookupError as error:
                raise Mistake("There is no move for you now.") from error
            await table.play(move, seat=turn.seat)
            return f"Played.\n\n{await self._settled(table)}"

        return await self._with_table(play)

    async def sit(self, name: str) -> None:
        async def sit(table: Connection) -> None:
            if table.chair is None:
                await table.sit(name)
            if not (table.table and table.table.you_host):
                await table.ready()

        await self._with_table(sit)

    async def start(self) -> str:
        async def start(table: Connection) -> str:
            await table.start()
            return await self._settled(table)

        return await self._with_table(start)

    async def say(self, text: str) -> None:
        await self._with_table(lambda table: table.say(text))

    async def leave(self) -> None:
        """The chair is free, or a bot plays on."""
        with suppress(Mistake):
            await self._with_table(lambda table: table.ask(Leave(new_id())))
        await self.close()

    async def close(self) -> None:
        await self._stop_reading()
        # Nobody waits for a turn any more.
        self._ended = ConnectionClosed(None)
        self._news.set()
        await self._guest.close()

    # The connection

    async def _with_table(self, act: Callable[[Connection], Awaitable[T]]) -> T:
        async with self._turn:
            await self._stop_reading()
            try:
                return await act(self._table)
            except CommandRefused as error:
                raise Mistake(error.refused.sentence) from error
            except ConnectionError as error:
                raise _as_mistake(error) from error
            finally:
                self._read_on()

    def _read_on(self) -> None:
        self._ended = None
        self._news.set()
        self._reading = asyncio.create_task(self._read_all())

    async def _stop_reading(self) -> None:
        """If whoever calls this is cancelled meanwhile, they still are."""
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.wait({self._reading})
            self._reading = None

    async def _read_all(self) -> None:
        """The connection keeps what matters. That it has ended is told to whoever asks for something next."""
        try:
            while True:
                await self._table.next()
                self._news.set()
        except ConnectionError as error:
            self._ended = error
            self._news.set()

    async def _settled(self, table: Connection) -> str:
        """What is seen once the last command has had its effect; a moment is enough, as it was answered already."""
        with suppress(TimeoutError):
            async with asyncio.timeout(1):
                while not _is_current(table):
                    await table.next()
        return await self._look(table)

    async def _look(self, table: Connection) -> str:
        parts = [table_in_words(table)]
        turn = table.observation
        if turn is not None and table.table is not None and table.table.phase != "waiting":
            # Drawing a large board in words takes some milliseconds.
            parts.append(await asyncio.to_thread(words_for, turn.game, turn.observation))
        return "\n\n".join(parts)


def _as_mistake(error: ConnectionError) -> Mistake:
    if isinstance(error, OtherVersion):
        return Mistake(f"This program and the server don't fit together: {error}.")
    return Mistake("The connection to the table has ended. Join it again.")


def _is_current(table: Connection) -> bool:
    return table.position is not None and table.table is not None and table.position.seq >= table.table.seq


def _awaited_turn(table: Connection) -> Turn:
    turn = table.observation
    if turn is None or turn["seat"] is None:
        raise Mistake("The game has not started, or you have no seat in it.")
    if turn["result"] is not None:
        raise Mistake("The game is over.")
    return turn


def _chosen(turn: Turn, move: str) -> Any:
    text = move.strip()
    if text.isdecimal():
        if int(text) >= len(turn.legal_moves):
            raise Mistake(f"There is no move {text}. Look again for the moves that you have now.")
        return turn.legal_moves[int(text)]
    try:
        return parse_move(text, turn.game.move_type)
    except ValueError as error:
        raise Mistake(f"{str(error)[:1].upper()}{str(error)[1:]}.") from error
