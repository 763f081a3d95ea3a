"""A player reports somebody to the operator."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec
from aiohttp import web

from huetable.core.codec import decode
from huetable.server.http.api import NewReport
from huetable.server.http.request_context import GUEST, RequestContext
from huetable.server.http.responses import clause_response, problem, program_error
from huetable.server.live.table_runner import TableRunner
from huetable.server.lobby.lobby import Lobby, NoSuchTable
from huetable.server.ops.rate_limits import Limits
from huetable.store.house import Report, ReportLine
from huetable.table import clauses
from huetable.table.guest import Guest

_LINES: Final = 20


class ReportRoutes:
    def __init__(self, lobby: Lobby, context: RequestContext, limits: Limits) -> None:
        self._lobby = lobby
        self._context = context
        self._limits = limits

    def add_to(self, app: web.Application) -> None:
        app.add_routes([web.post("/api/tables/{table:[A-Za-z0-9_-]{1,40}}/report", self.report)])

    async def report(self, request: web.Request) -> web.Response:
        guest = request[GUEST]
        if not self._lobby.services.house.reports:
            return problem(request, 404, "no_address")
        if not self._limits.may_report(guest.id, self._context.client_address(request)):
            return clause_response(request, 429, clauses.TOO_MANY_REQUESTS)
        try:
            said = decode(await request.read(), NewReport)
            table = await self._lobby.enter(request.match_info["table"], guest)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return program_error(400, f"The report can't be read: {error}")
        except NoSuchTable as error:
            return clause_response(request, error.status, error.clause)
        return await self._take(request, table, said)

    async def _take(self, request: web.Request, table: TableRunner, said: NewReport) -> web.Response:
        guest = request[GUEST]
        if not _is_at(table, guest):
            return clause_response(request, 403, clauses.NOT_AT_THE_TABLE)
        report = self._make(table, guest, said)
        if report is None:
            return clause_response(request, 409, clauses.WRONG_CHAIR)
        if not await self._lobby.services.store.house.add_report(report):
            return clause_response(request, 429, clauses.TOO_MANY_REQUESTS)
        return web.Response(status=204)

    def _make(self, table: TableRunner, guest: Guest, said: NewReport) -> Report | None:
        """None if it names a chair on which nobody sits but a bot, or the reporter."""
        state = table.state
        about, about_name = "", ""
        if said.chair is not None:
            person = state.chairs[said.chair].person if 0 <= said.chair < len(state.chairs) else None
            found = state.guest_of(person) if person is not None else None
            if person is None or found in (None, guest.id):
                return None
            about, about_name = found or "", state.person_name(person)
        lines = [ReportLine(author, line.name, line.text) for author, line in table.chat.authored[-_LINES:]]
        now = self._lobby.services.time.now()
        name = _name_at(table, guest)
        return Report(
            secrets.token_hex(8),
            state.id,
            guest.id,
            name,
            about,
            about_name,
            said.reason.strip(),
            now,
            tuple(lines),
        )


def _is_at(table: TableRunner, guest: Guest) -> bool:
    """On a chair, or watching."""
    watching = table.connections.all_guests | table.connections.elsewhere.guests
    return bool(table.state.chairs_of(guest.id)) or guest.id in watching


def _name_at(table: TableRunner, guest: Guest) -> str:
    chairs = table.state.chairs_of(guest.id)
    return table.state.name_of(table.state.chairs[chairs[0]]) if chairs else guest.name or ""
