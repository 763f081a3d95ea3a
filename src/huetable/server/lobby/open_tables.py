"""The tables that anybody may join: listing them, and finding one for somebody who will play with anyone."""

from __future__ import annotations

import asyncio
from collections import defaultdict

from msgspec.structs import replace

from huetable import games
from huetable.core.codec import decode
from huetable.core.terms import Refusal
from huetable.server.http.api import NewTable, OpenTable
from huetable.server.live.table_runner import TableRunner
from huetable.table import clauses
from huetable.table.guest import Guest
from huetable.table.state import TableState

from .listing import open_table_line
from .lobby import Lobby

_MOST = 50

_ARRIVING = 20_000
"""Milliseconds in which whoever has opened a table to play with anyone is expected to come to it."""


async def open_tables(lobby: Lobby) -> tuple[OpenTable, ...]:
    """Listed tables with somebody online to play with, at whichever worker."""
    if not lobby.services.house.strangers:
        return ()
    here = [
        table
        for table in lobby.tables.values()
        if table.state.listed and table.connections.online(table.state)
    ]
    found = {table.state.link: open_table_line(table.state) for table in here}
    for line in await lobby.services.exchange.open_table_lines():
        elsewhere = decode(line, OpenTable)
        found.setdefault(elsewhere.table, elsewhere)
    playable = [table for table in found.values() if table.game not in lobby.services.house.games_off]
    return tuple(sorted(playable, key=_invitingness)[:_MOST])


def _invitingness(table: OpenTable) -> tuple[bool, bool, int]:
    """Tables with a free seat first, among them those that wait for a game, and the fullest of those."""
    return not table.free, table.phase != "waiting", -table.people


class Meeting:
    """Brings people together who will play with anyone."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._asking: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        """By game: of two who ask at the same moment, the second finds the table of the first."""
        self._opened: dict[str, int] = {}
        """The tables that were opened here lately, and when. Whoever opened them may not be there yet."""

    async def find(self, guest: Guest, wish: NewTable) -> OpenTable | None:
        """The table at which the guest waits already, or the fullest one of this game that waits for players."""
        self._forget_old()
        suitable = [table for table in await self._candidates() if _suits(table, wish)]
        own = [table for table in suitable if self._sits_at(guest, table)]
        free = [table for table in suitable if table.free and not self._is_banned(guest, table)]
        return next(iter(own or sorted(free, key=_invitingness)), None)

    async def find_or_open(self, guest: Guest, wish: NewTable) -> OpenTable | Refusal:
        if not self._lobby.services.house.strangers:
            return Refusal(clauses.HOUSE_RULE, reason="strangers")
        game = games.find_game(wish.game).meta.id
        if game in self._lobby.services.house.games_off:
            return Refusal(clauses.HOUSE_RULE, reason="game_off")
        async with self._asking[game]:
            found = await self.find(guest, wish)
            return found or await self._open(guest, wish)

    async def _open(self, guest: Guest, wish: NewTable) -> OpenTable | Refusal:
        listed = replace(wish, listed=True, bots=(), start=False, lesson=False)
        opened = await self._lobby.open(guest, listed)
        if isinstance(opened, Refusal):
            return opened
        self._opened[opened.state.id] = self._lobby.services.time.now()
        return open_table_line(opened.state)

    async def _candidates(self) -> list[OpenTable]:
        found = {table.table: table for table in await open_tables(self._lobby)}
        for id in self._opened:
            table = self._lobby.tables.get(id)
            if table is not None and table.state.listed:
                found.setdefault(table.state.link, open_table_line(table.state))
        return list(found.values())

    def _forget_old(self) -> None:
        now = self._lobby.services.time.now()
        self._opened = {table: at for table, at in self._opened.items() if now < at + _ARRIVING}

    def _sits_at(self, guest: Guest, table: OpenTable) -> bool:
        state = self._state(table)
        return state is not None and bool(state.chairs_of(guest.id))

    def _is_banned(self, guest: Guest, table: OpenTable) -> bool:
        """At a table that only another worker has in memory, that worker says so."""
        state = self._state(table)
        return state is not None and state.is_banned(guest.id)

    def _state(self, line: OpenTable) -> TableState | None:
        runners: list[TableRunner] = list(self._lobby.tables.values())
        return next((table.state for table in runners if table.state.link == line.table), None)


def _suits(table: OpenTable, wish: NewTable) -> bool:
    """The same game, in words that the guest can read, and today."""
    language = wish.options.get("language", table.language)
    game = games.find_game(wish.game).meta.id
    return table.game == game and table.phase == "waiting" and not table.slow and table.language == language
