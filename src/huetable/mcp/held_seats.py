"""All seats that the assistants of this process hold."""

from __future__ import annotations

import time
from secrets import token_urlsafe

import aiohttp

from huetable.client import ConnectionClosed, GuestClient, OtherVersion, RequestRefused
from huetable.server.http.api import GameCard, Home, NewTable

from .held_seat import HeldSeat, Mistake

_MOST_SEATS = 64
_TROUBLE = (aiohttp.ClientError, OSError)
"""What a request or a connection can end with, refusals among it."""

_LONGEST_IDLE = 3600
"""Seconds after which somebody else may have the place of a seat that nobody asks for any more."""


class HeldSeats:
    """Each under a name that cannot be guessed: over HTTP, whoever knows it plays for it."""

    def __init__(self, server: str, *, alone: bool, token: str = "") -> None:
        """`alone`: there is one assistant only, which need not name its seat as long as it holds no other. With a token everybody
        at the table sees that a program plays.
        """
        self.server = server
        self._token = token
        self._alone = alone
        self._seats: dict[str, HeldSeat] = {}
        self._used: dict[str, float] = {}

    def find(self, name: str) -> HeldSeat:
        if not name and self._alone and len(self._seats) == 1:
            name = next(iter(self._seats))
        if name not in self._seats:
            raise Mistake(
                "You hold no such seat. Open or join a table first, and name the seat that you were given."
            )
        self._used[name] = time.monotonic()
        return self._seats[name]

    async def games(self) -> tuple[GameCard, ...]:
        async with GuestClient(self.server, token=self._token) as guest:
            try:
                return (await guest.get("/api/home", Home)).games
            except _TROUBLE as error:
                raise self._as_mistake(error) from error

    async def open(self, wish: NewTable) -> tuple[str, HeldSeat]:
        guest = await self._guest()
        try:
            link = await guest.open_table(wish)
        except _TROUBLE as error:
            await guest.close()
            raise self._as_mistake(error) from error
        return await self._join(guest, link.link)

    async def join(self, link: str) -> tuple[str, HeldSeat]:
        return await self._join(await self._guest(), link)

    async def leave(self, name: str) -> None:
        seat = self.find(name)
        held = next(key for key, each in self._seats.items() if each is seat)
        del self._seats[held], self._used[held]
        await seat.leave()

    async def close(self) -> None:
        while self._seats:
            _, seat = self._seats.popitem()
            await seat.close()
        self._used.clear()

    async def _guest(self) -> GuestClient:
        for name in [name for name, used in self._used.items() if time.monotonic() - used > _LONGEST_IDLE]:
            await self.leave(name)
        if len(self._seats) >= _MOST_SEATS:
            raise Mistake("Too many seats are held. Leave a table first.")
        return GuestClient(self.server, token=self._token)

    async def _join(self, guest: GuestClient, link: str) -> tuple[str, HeldSeat]:
        try:
            table = await guest.join(link)
        except _TROUBLE as error:
            await guest.close()
            raise self._as_mistake(error) from error
        seat = HeldSeat(guest, table)
        if self._token and any(held.table_id == seat.table_id for held in self._seats.values()):
            # To the server, all who come with one token are the same guest.
            await seat.close()
            raise Mistake("Your token has a seat at this table already.")
        name = token_urlsafe(9)
        self._seats[name], self._used[name] = seat, time.monotonic()
        return name, seat

    def _as_mistake(self, error: Exception) -> Mistake:
        match error:
            case RequestRefused():
                return Mistake(error.sentence)
            case ConnectionClosed() | OtherVersion():
                return Mistake(f"The table cannot be joined: {error}.")
            case _:
                return Mistake(f"Nobody answers at {self.server}. Is the server running?")
