"""The home page: the games, where I sit, what is open to anybody."""

from __future__ import annotations

from huetable.core.codec import decode
from huetable.server.live.listing import listing, offer
from huetable.server.live.lobby import Lobby, NoSuchTable
from huetable.store.base import Listing, Store
from huetable.table.guest import Guest

from . import game_info as infos
from .api import Home, Me, MyTable, OpenTable

_MOST = 20


async def home(lobby: Lobby, guest: Guest) -> Home:
    return Home(
        infos.cards(), await mine(lobby, guest), await open_tables(lobby), await me(lobby.house.store, guest)
    )


async def me(store: Store, guest: Guest) -> Me:
    return Me(guest.name, guest.colour, tuple(await store.game_totals(guest.id)))


async def mine(lobby: Lobby, guest: Guest) -> tuple[MyTable, ...]:
    found = []
    for line in await lobby.house.store.tables_of(guest.id, _MOST):
        table = await _my_table(lobby, guest, line)
        if table is not None:
            found.append(table)
    return tuple(sorted(found, key=lambda table: (not table.my_turn, -table.last_move_at)))


async def _my_table(lobby: Lobby, guest: Guest, line: Listing) -> MyTable | None:
    """As it stands: in memory, or on its line if no row was written after that."""
    store = lobby.house.store
    if line.table not in lobby.tables and line.seq == await store.last_seq(line.table):
        names = {person.person: person for person in await store.people(line.table)}
    else:
        try:
            table = await lobby.table(line.table)
        except NoSuchTable:
            return None
        line, names = listing(table.state), table.state.people
    seated = [names[person] for person in line.seated if person in names]
    me = {person.person for person in seated if person.guest == guest.id}
    if not me:
        return None
    others = tuple(person.name for person in seated if person.person not in me)
    own = tuple(person.name for person in seated if person.person in me)
    my_turn = bool(me & set(line.turn))
    return MyTable(line.table, line.code, line.game, line.phase, my_turn, others, line.changed_at, own)


async def open_tables(lobby: Lobby) -> tuple[OpenTable, ...]:
    """Listed tables at which somebody is there to play with, at whichever worker."""
    here = [
        table
        for table in lobby.tables.values()
        if table.state.listed and table.connections.online(table.state)
    ]
    found = {table.state.id: offer(table.state) for table in here}
    for line in await lobby.house.exchange.open_table_lines():
        elsewhere = decode(line, OpenTable)
        found.setdefault(elsewhere.table, elsewhere)
    return tuple(found.values())[:50]
