"""Tables over HTTP: opening one, finding one by its code, its QR code, and its socket."""

from __future__ import annotations

import io

import msgspec
import segno
from aiohttp import web

from huetable import games
from huetable.core.codec import decode
from huetable.core.terms import Refusal
from huetable.server.live.sockets import SocketSession
from huetable.server.live.websocket import CommandSocket
from huetable.server.lobby.codes import code_words
from huetable.server.lobby.lobby import Lobby, NoSuchTable
from huetable.server.ops.rate_limits import Limits
from huetable.table import clauses

from .api import NewTable, TableLink
from .request_context import GUEST, RequestContext
from .responses import clause_response, json_response, problem, program_error, refusal_response


class TableRoutes:
    def __init__(self, lobby: Lobby, context: RequestContext, limits: Limits) -> None:
        self._lobby = lobby
        self._context = context
        self._limits = limits

    def add_to(self, app: web.Application) -> None:
        app.add_routes(
            [
                web.post("/api/tables", self.open_table),
                web.get("/api/codes/{code}", self.code),
                web.get("/api/tables/{table:[A-Za-z0-9_-]{1,40}}/qr.svg", self.qr_code),
                web.get("/ws/{table}", self.socket),
            ]
        )

    async def open_table(self, request: web.Request) -> web.Response:
        if not self._limits.may_open(request[GUEST].id, self._context.client_address(request)):
            return clause_response(request, 429, clauses.TOO_MANY_REQUESTS)
        try:
            wish = decode(await request.read(), NewTable)
            opened = await self._lobby.open(request[GUEST], wish)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return program_error(400, f"The table can't be opened: {error}")
        except games.UnknownGame:
            return problem(request, 404, "no_game")
        if isinstance(opened, Refusal):
            return refusal_response(request, wish.game, opened)
        return json_response(self._link(request, opened.state.id, opened.state.code), 201)

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
        drawn = io.BytesIO()
        try:
            segno.make(link, error="m", micro=False).save(drawn, kind="svg", scale=4, border=2, nl=False)
        except segno.DataOverflowError:
            return problem(request, 400, "long_address")
        return web.Response(body=drawn.getvalue(), content_type="image/svg+xml")

    async def socket(self, request: web.Request) -> web.StreamResponse:
        guest, token = await self._context.guest(request, socket=True)
        address = self._context.client_address(request)
        if not self._limits.connect(guest.id, address):
            return clause_response(request, 429, clauses.TOO_MANY_REQUESTS)
        socket = CommandSocket()
        self._context.set_cookie(request, socket, token)
        try:
            session = SocketSession(request, socket, guest, self._context.base_url(request), address)
            with self._context.guests.connected(guest, session.sign_out):
                await session.serve(self._lobby, self._limits.command_budget(guest.id, address))
        finally:
            self._limits.disconnect(guest.id, address)
        return socket

    def _link(self, request: web.Request, table: str, code: str) -> TableLink:
        return TableLink(table, code, f"{self._context.base_url(request)}/t/{table}")
