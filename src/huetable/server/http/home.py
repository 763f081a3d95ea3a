"""The home page: the games, where I sit, what is open to anybody."""

from __future__ import annotations

from functools import lru_cache
from math import inf
from zlib import crc32

from aiohttp import web
from msgspec.structs import replace

from huetable import games
from huetable.core.codec import encode
from huetable.core.game import AnyGame
from huetable.server.house.passphrase import OpeningRight
from huetable.server.lobby.listing import listing
from huetable.server.lobby.lobby import Lobby, NoSuchTable
from huetable.server.lobby.open_tables import open_tables
from huetable.store.base import CLOSED, LEFT_LESSON, LESSON, Listing, Store, StoreError
from huetable.table.faces import person_face
from huetable.table.guest import Guest

from .api import Home, Me, MyTable
from .content import Content, compressed, respond
from .game_info import game_cards, game_info
from .request_context import GUEST
from .request_language import request_language
from .responses import json_response, problem

_MOST_TABLES = 20


class HomeRoutes:
    def __init__(self, lobby: Lobby, right: OpeningRight) -> None:
        self._lobby = lobby
        self._right = right

    def add_to(self, app: web.Application) -> None:
        app.add_routes([web.get("/api/home", self.home), web.get("/api/games/{game}", self.game)])

    async def home(self, request: web.Request) -> web.Response:
        found = await home(self._lobby, request[GUEST], request_language(request))
        return json_response(replace(found, locked=not self._right.holds(request)))

    async def game(self, request: web.Request) -> web.Response:
        try:
            game = games.find_game(request.match_info["game"])
        except games.UnknownGame:
            return problem(request, 404, "no_game")
        off = game.meta.id in self._lobby.services.house.games_off
        info = _packed_info(game, request_language(request), switched_off=off)
        return respond(request, info, "no-cache", ", Accept-Language")


@lru_cache(64)
def _packed_info(game: AnyGame, language: str, *, switched_off: bool) -> Content:
    """A rulebook is most of it, and every table asks for it."""
    plain = encode(replace(game_info(game, language), switched_off=switched_off))
    return compressed(plain, f"{crc32(plain):x}", "application/json")


async def home(lobby: Lobby, guest: Guest, language: str) -> Home:
    tables = await my_tables(lobby, guest)
    mine = await me(lobby.services.store, guest)
    house = lobby.services.house
    cards = game_cards(language)
    return Home(
        tuple(card for card in cards if card.id not in house.games_off),
        tables,
        await open_tables(lobby),
        mine,
        house.strangers,
        switched_off={card.id: card.title for card in cards if card.id in house.games_off},
    )


async def me(store: Store, guest: Guest) -> Me:
    return Me(guest.name, guest.colour, tuple(await store.game_totals(guest.id)), guest.face)


async def my_tables(lobby: Lobby, guest: Guest) -> tuple[MyTable, ...]:
    found = []
    for entry in await lobby.services.store.tables_of(guest.id, _MOST_TABLES, hidden=False):
        # A lesson is resumed by its own page, and is no table to come back to.
        if entry.phase in (LESSON, LEFT_LESSON, CLOSED):
            continue
        table = await _my_table(lobby, guest, entry)
        if table is not None:
            found.append(table)
    return tuple(sorted(found, key=_urgency))


def _urgency(table: MyTable) -> tuple[bool, float, int]:
    """My turn first, and of those where it is, what runs out soonest; then the latest."""
    left = inf if table.left is None or not table.my_turn else table.left
    return not table.my_turn, left, -table.last_move_at


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
    clocks = [clock for clock in entry.clocks if clock.person in me]
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
        min((clock.left_at(lobby.services.time.now()) for clock in clocks), default=None),
        any(clock.since is None for clock in clocks),
    )
