"""The home page: the games, where I sit, what is open to anybody."""

from __future__ import annotations

from functools import lru_cache
from zlib import crc32

from aiohttp import web

from huetable import games
from huetable.core.codec import decode, encode
from huetable.core.game import AnyGame
from huetable.server.lobby.listing import listing, open_table_line
from huetable.server.lobby.lobby import Lobby, NoSuchTable
from huetable.store.base import LEFT_LESSON, LESSON, Listing, Store, StoreError
from huetable.table.faces import person_face
from huetable.table.guest import Guest

from .api import Home, Me, MyTable, OpenTable
from .content import Content, compressed, respond
from .game_info import game_cards, game_info
from .request_context import GUEST
from .request_language import request_language
from .responses import json_response, problem

_MOST_TABLES = 20


class HomeRoutes:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    def add_to(self, app: web.Application) -> None:
        app.add_routes([web.get("/api/home", self.home), web.get("/api/games/{game}", self.game)])

    async def home(self, request: web.Request) -> web.Response:
        return json_response(await home(self._lobby, request[GUEST], request_language(request)))

    async def game(self, request: web.Request) -> web.Response:
        try:
            game = games.find_game(request.match_info["game"])
        except games.UnknownGame:
            return problem(request, 404, "no_game")
        return respond(
            request, _packed_info(game, request_language(request)), "no-cache", ", Accept-Language"
        )


@lru_cache(64)
def _packed_info(game: AnyGame, language: str) -> Content:
    """A rulebook is most of it, and every table asks for it."""
    plain = encode(game_info(game, language))
    return compressed(plain, f"{crc32(plain):x}", "application/json")


async def home(lobby: Lobby, guest: Guest, language: str) -> Home:
    tables = await my_tables(lobby, guest)
    return Home(game_cards(language), tables, await open_tables(lobby), await me(lobby.services.store, guest))


async def me(store: Store, guest: Guest) -> Me:
    return Me(guest.name, guest.colour, tuple(await store.game_totals(guest.id)), guest.face)


async def my_tables(lobby: Lobby, guest: Guest) -> tuple[MyTable, ...]:
    found = []
    for entry in await lobby.services.store.tables_of(guest.id, _MOST_TABLES):
        # A lesson is resumed by its own page, and is no table to come back to.
        if entry.phase in (LESSON, LEFT_LESSON):
            continue
        table = await _my_table(lobby, guest, entry)
        if table is not None:
            found.append(table)
    return tuple(sorted(found, key=lambda table: (not table.my_turn, -table.last_move_at)))


async def _my_table(lobby: Lobby, guest: Guest, entry: Listing) -> MyTable | None:
    """As it is now: from memory, or from its entry in the store if no row was written after that."""
    store = lobby.services.store
    if entry.table not in lobby.tables and entry.seq == await store.last_seq(entry.table):
        names = {person.person: person for person in await store.people(entry.table)}
    else:
        try:
            table = await lobby.table(entry.table)
        except (NoSuchTable, StoreError):
            # One table that cannot be read must not hide the others.
            return None
        entry, names = listing(table.state), table.state.people
    seated = [names[person] for person in entry.seated if person in names]
    me = {person.person for person in seated if person.guest == guest.id}
    if not me:
        return None
    others = [person for person in seated if person.person not in me]
    own = tuple(person.name for person in seated if person.person in me)
    my_turn = bool(me & set(entry.turn))
    return MyTable(
        entry.table,
        entry.code,
        entry.game,
        entry.phase,
        my_turn,
        tuple(person.name for person in others),
        entry.changed_at,
        own,
        tuple(person_face(person.person, person) for person in others),
    )


async def open_tables(lobby: Lobby) -> tuple[OpenTable, ...]:
    """Listed tables with somebody online to play with, at whichever worker."""
    here = [
        table
        for table in lobby.tables.values()
        if table.state.listed and table.connections.online(table.state)
    ]
    found = {table.state.link: open_table_line(table.state) for table in here}
    for line in await lobby.services.exchange.open_table_lines():
        elsewhere = decode(line, OpenTable)
        found.setdefault(elsewhere.table, elsewhere)
    return tuple(found.values())[:50]
