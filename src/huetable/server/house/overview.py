"""What the operator is shown: tables, players, load, reports and bans."""

from __future__ import annotations

import resource
import sys
from collections.abc import Mapping
from time import monotonic

from huetable.core.codec import decode
from huetable.server.http.api import (
    OpenTable,
    OperatorBan,
    OperatorLine,
    OperatorLoad,
    OperatorPage,
    OperatorPerson,
    OperatorReport,
    OperatorTable,
)
from huetable.server.live.table_runner import TableRunner
from huetable.server.lobby.forgetting import guest_hash
from huetable.server.lobby.lobby import Lobby
from huetable.store.base import CLOSED, Listing, Person
from huetable.store.house import Ban, Report
from huetable.store.worker_exchange import RemotePresence

from .bans import Bans

_STARTED = monotonic()


async def operator_page(lobby: Lobby, bans: Bans) -> OperatorPage:
    store = lobby.services.store
    elsewhere = await lobby.services.exchange.tables_elsewhere()
    tables = [_table(table) for table in tuple(lobby.tables.values()) if not table.state.closed]
    listed, players = await _tables_elsewhere(lobby, elsewhere)
    tables += listed
    reports = await store.house.reports()
    listings = {entry.table: entry for entry in await store.listings_at([each.table for each in reports])}
    return OperatorPage(
        tuple(sorted(tables, key=lambda table: -table.changed_at)),
        _load(lobby, players),
        tuple(_report(report, listings.get(report.table)) for report in reports),
        tuple(map(_ban, await bans.all())),
    )


def _table(table: TableRunner) -> OperatorTable:
    state = table.state
    online = set(table.connections.online(state))
    people = [chair for chair in state.chairs if chair.person is not None]
    return OperatorTable(
        state.id,
        state.code,
        state.game.meta.id,
        state.phase,
        tuple(
            OperatorPerson(chair.person or "", state.name_of(chair), chair.person in online)
            for chair in people
        ),
        table.connections.watching,
        state.listed,
        state.at,
    )


def _load(lobby: Lobby, elsewhere: set[str]) -> OperatorLoad:
    """Elsewhere: the players at other workers."""
    services = lobby.services
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    players = {
        guest
        for table in tuple(lobby.tables.values())
        for guest in table.connections.guests | table.connections.elsewhere.guests
        if table.state.chairs_of(guest)
    }
    return OperatorLoad(
        len(players | elsewhere),
        services.metrics.sockets,
        services.store.pending_appends,
        services.bot_pool.busy,
        services.metrics.moves,
        # In kilobytes, but on a Mac in bytes.
        peak // (1024 * 1024 if sys.platform == "darwin" else 1024),
        int(monotonic() - _STARTED),
        services.exchange.is_single_worker,
    )


async def _tables_elsewhere(
    lobby: Lobby, elsewhere: Mapping[str, RemotePresence]
) -> tuple[list[OperatorTable], set[str]]:
    """Those of other workers, as their entries for the home page say it; and the players who are connected there."""
    ids = [table for table in elsewhere if table not in lobby.tables]
    store = lobby.services.store
    people = {(person.table, person.person): person for person in await store.people_at(ids)}
    open_codes = {decode(line, OpenTable).code for line in await lobby.services.exchange.open_table_lines()}
    listed = [
        _listed_table(entry, people, elsewhere[entry.table], listed=entry.code in open_codes)
        for entry in await store.listings_at(ids)
        if entry.phase != CLOSED
    ]
    players = {each.guest for each in people.values() if each.guest in elsewhere[each.table].guests}
    return listed, players


def _listed_table(
    entry: Listing, people: Mapping[tuple[str, str], Person], present: RemotePresence, *, listed: bool
) -> OperatorTable:
    seated = [people[entry.table, person] for person in entry.seated if (entry.table, person) in people]
    return OperatorTable(
        entry.table,
        entry.code,
        entry.game,
        entry.phase,
        tuple(OperatorPerson(each.person, each.name, each.guest in present.guests) for each in seated),
        present.watching,
        listed,
        entry.changed_at,
        here=False,
    )


def _report(report: Report, entry: Listing | None) -> OperatorReport:
    game, code = ("", "") if entry is None else (entry.game, entry.code)
    lines = tuple(OperatorLine(line.name, line.text, line.guest == report.about) for line in report.lines)
    return OperatorReport(
        report.id, report.table, game, report.name, report.about_name, report.reason, report.at, lines, code
    )


def _ban(ban: Ban) -> OperatorBan:
    return OperatorBan(guest_hash(ban.guest), ban.name, ban.at)
