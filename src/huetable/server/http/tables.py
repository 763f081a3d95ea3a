"""Tables over HTTP: opening one, finding one by its code, its QR code, and its socket."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec
from aiohttp import web

from huetable import games
from huetable.core.codec import decode
from huetable.core.terms import Refusal
from huetable.server.house.bans import Bans
from huetable.server.house.passphrase import OpeningRight
from huetable.server.live.sockets import SocketSession
from huetable.server.live.websocket import CommandSocket
from huetable.server.lobby.codes import code_words
from huetable.server.lobby.listing import open_table_line
from huetable.server.lobby.lobby import Lobby, NoSuchTable
from huetable.server.lobby.open_tables import Meeting, open_tables
from huetable.server.ops.rate_limits import Limits
from huetable.table import clauses
from huetable.table.guest import Guest

from .api import NewTable, OpenTable, TableLink
from .request_context import GUEST, RequestContext
from .responses import clause_response, json_response, problem, program_error, refusal_response

_Opens = Callable[[Guest, NewTable], Awaitable[OpenTable | Refusal | None]]


class TableRoutes:
    def __init__(
        self, lobby: Lobby, context: RequestContext, limits: Limits, right: OpeningRight, bans: Bans
    ) -> None:
        self._lobby = lobby
        self._bans = bans
        self._right = right
        self._context = context
        self._limits = limits
        self._meeting = Meeting(lobby)
        self._expiring: dict[SocketSession, asyncio.TimerHandle] = {}
        """The open connections of programs."""

    def add_to(self, app: web.Application) -> None:
        app.add_routes(
            [
                web.post("/api/tables", self.open_table),
                web.get("/api/tables/open", self.open_tables),
                web.post("/api/tables/anyone", self.play_with_anyone),
                web.get("/api/codes/{code}", self.code),
                web.get("/api/tables/{table:[A-Za-z0-9_-]{1,40}}/qr.svg", self.qr_code),
                web.get("/ws/{table}", self.socket),
            ]
        )

    async def open_table(self, request: web.Request) -> web.Response:
        if not self._right.holds(request):
            return clause_response(request, 403, clauses.MAY_NOT_OPEN)
        return await self._open(request, self._open_new)

    async def play_with_anyone(self, request: web.Request) -> web.Response:
        """Joining a table is for everybody; a new one needs what every new table needs."""
        may_open = self._right.holds(request)
        return await self._open(request, self._meeting.find_or_open if may_open else self._meeting.find)

    async def open_tables(self, request: web.Request) -> web.Response:
        return json_response(await open_tables(self._lobby))

    async def _open(self, request: web.Request, opens: _Opens) -> web.Response:
        if not self._limits.may_open(request[GUEST].id, self._context.client_address(request)):
            return clause_response(request, 429, clauses.TOO_MANY_REQUESTS)
        try:
            wish = decode(await request.read(), NewTable)
            opened = await opens(request[GUEST], wish)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return program_error(400, f"The table can't be opened: {error}")
        except games.UnknownGame:
            return problem(request, 404, "no_game")
        if opened is None:
            return clause_response(request, 403, clauses.MAY_NOT_OPEN)
        if isinstance(opened, Refusal):
            return refusal_response(request, wish.game, opened)
        return json_response(self._link(request, opened.table, opened.code), 201)

    async def _open_new(self, guest: Guest, wish: NewTable) -> OpenTable | Refusal:
        opened = await self._lobby.open(guest, wish)
        return opened if isinstance(opened, Refusal) else open_table_line(opened.state)

    async def code(self, request: web.Request) -> web.Response:
        """Codes are short enough to say, and so short enough to guess: wrong ones are counted and slowed down."""
        address, typed = self._context.client_address(request), request.match_info["code"]
        words = code_words(typed)
        if not self._limits.may_guess(address):
            return clause_response(request, 429, clauses.TOO_MANY_REQUESTS)
        if not self._limits.may_guess_table(words):
            return clause_response(request, 429, clauses.TOO_MANY_WRONG_CODES)
        try:
            table, code = await self._lobby.by_code(typed)
        except NoSuchTable as error:
            self._limits.count_wrong_guess(address, words)
            self._lobby.services.metrics.wrong_codes += 1
            return clause_response(request, error.status, error.clause)
        return json_response(self._link(request, table, code))

    async def qr_code(self, request: web.Request) -> web.Response:
        link = f"{self._context.base_url(request)}/t/{request.match_info['table']}"
        # Beside the loop: the first one has to import segno.
        drawn = await asyncio.to_thread(_draw_qr_code, link)
        if drawn is None:
            return problem(request, 400, "long_address")
        return web.Response(body=drawn, content_type="image/svg+xml")

    async def socket(self, request: web.Request) -> web.StreamResponse:
        guest, token = await self._context.guest(request, socket=True)
        address = self._context.client_address(request)
        if not self._limits.connect(guest.id, address):
            return clause_response(request, 429, clauses.TOO_MANY_REQUESTS)
        socket = CommandSocket()
        self._context.set_cookie(request, socket, token)
        session = SocketSession(
            guest, self._context.base_url(request), address, partial(self._on_end, address)
        )
        self._context.guests.connect(guest, session.sign_out)
        self._sign_out_in_time(guest, session)
        try:
            budget = self._limits.command_budget(guest.id, address)
            await session.begin(request, socket, self._lobby, budget, banned=self._bans.has(guest.id))
        except BaseException:
            session.end()
            raise
        return socket

    def _sign_out_in_time(self, guest: Guest, session: SocketSession) -> None:
        """When the token of a program expires, its connections end too."""
        if guest.until:
            seconds = (guest.until - self._lobby.services.time.now()) / 1000
            self._expiring[session] = asyncio.get_running_loop().call_later(seconds, session.sign_out)

    def _on_end(self, address: str, session: SocketSession) -> None:
        if session in self._expiring:
            self._expiring.pop(session).cancel()
        self._context.guests.disconnect(session.guest, session.sign_out)
        self._limits.disconnect(session.guest.id, address)

    def _link(self, request: web.Request, table: str, code: str) -> TableLink:
        return TableLink(table, code, f"{self._context.base_url(request)}/t/{table}")


def _draw_qr_code(link: str) -> bytes | None:
    """As SVG; None if the link is too long for a QR code."""
    import segno

    drawn = io.BytesIO()
    try:
        segno.make(link, error="m", micro=False).save(drawn, kind="svg", scale=4, border=2, nl=False)
    except segno.DataOverflowError:
        return None
    return drawn.getvalue()
