"""People who hammer the same tables by way of several workers, whatever happens to these."""

from __future__ import annotations

import asyncio
from itertools import count

import aiohttp

from huetable.client import CommandRefused, Connection, ConnectionClosed, GuestClient
from huetable.table.wire.protocol import Ready

PATIENCE = 1.5
"""Seconds without an answer after which somebody goes to another worker."""

BROKEN = (ConnectionClosed, aiohttp.ClientError, ConnectionError, TimeoutError, asyncio.TimeoutError)


class Hammerer:
    """Says "ready" and "not ready" in turn, and does not rest before each of it is answered."""

    def __init__(self, name: str, table: str, addresses: list[str], first: int) -> None:
        self.name = name
        self.acked: list[str] = []
        self.stale = 0
        """How often others were quicker, several times in a row."""
        self.answered = 0
        self._table = table
        self._addresses = addresses
        self._at = first
        self._visitor = GuestClient("", patience=0)
        self._connection: Connection | None = None

    async def hammer(self, commands: int) -> None:
        """The same command is sent until it is answered, to whichever worker is there."""
        numbers = count()
        while self.answered < commands:
            id, ready = f"{self.name} {next(numbers)}", self.answered % 2 == 0
            while not await self._try(id, ready=ready):
                self._at += 1
                await asyncio.sleep(0.05)
            self.answered += 1
        await self.go()

    async def sit(self) -> None:
        async with asyncio.timeout(20):
            while True:
                try:
                    await (await self._connect()).sit(self.name)
                except (*BROKEN, CommandRefused):
                    await self.go()
                else:
                    return

    async def _try(self, id: str, *, ready: bool) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                connection = await self._connect()
                await connection.ask(Ready(id, ready=ready))
        except CommandRefused as refused:
            if refused.refused.clause == "TABLE-49":
                self.stale += 1
                return await self._is_shown_how_it_stands()
            await self.go()
            return False
        except BROKEN:
            await self.go()
            return False
        self.acked.append(id)
        return True

    async def _is_shown_how_it_stands(self) -> bool:
        """Who was too late is greeted anew, with the table as it is; or asks again, if the worker just went."""
        connection = self._connection
        assert connection is not None
        before = connection.welcome
        try:
            async with asyncio.timeout(PATIENCE):
                while connection.welcome is before:
                    await connection.next()
        except BROKEN:
            await self.go()
            return False
        return True

    async def _connect(self) -> Connection:
        if self._connection is None:
            self._visitor.address = self._addresses[self._at % len(self._addresses)]
            self._connection = await self._visitor.join(self._table)
        return self._connection

    async def go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await asyncio.wait_for(connection.close(), 1)
            except BROKEN:
                return

    async def close(self) -> None:
        await self.go()
        await self._visitor.session.close()
