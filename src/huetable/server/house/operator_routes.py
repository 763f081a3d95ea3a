"""The operator's page over HTTP. Without the secret there is nothing here; with it, everything that an operator may do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
from aiohttp import web

from huetable.core.codec import decode
from huetable.server.http.api import OperatorSecret
from huetable.server.http.request_context import RequestContext
from huetable.server.http.responses import clause_response, json_response, problem, program_error
from huetable.server.lobby.forgetting import guest_hash
from huetable.server.lobby.lobby import Lobby, NoSuchTable
from huetable.server.ops.rate_limits import Limits
from huetable.store.house import Ban
from huetable.table import clauses

from .bans import Bans
from .closing import close_table
from .operator_session import COOKIE, PATH, SECONDS, OperatorSession, bearer
from .overview import operator_page

Handler = Callable[[web.Request], Awaitable[web.Response]]

_TABLE = "{table:[A-Za-z0-9_-]{1,40}}"


class OperatorRoutes:
    def __init__(
        self, lobby: Lobby, context: RequestContext, limits: Limits, session: OperatorSession, bans: Bans
    ) -> None:
        self._lobby = lobby
        self._context = context
        self._limits = limits
        self._session = session
        self._bans = bans

    def add_to(self, app: web.Application) -> None:
        if not self._session.is_offered:
            return
        app.add_routes(
            [
                web.post(f"{PATH}/sign-in", self.sign_in),
                web.post(f"{PATH}/sign-out", self._for_operator(self.sign_out)),
                web.get(PATH, self._for_operator(self.page)),
                web.post(f"{PATH}/tables/{_TABLE}/end", self._for_operator(self.end_table)),
                web.post(
                    f"{PATH}/tables/{_TABLE}/people/{{person}}/ban", self._for_operator(self.ban_person)
                ),
                web.post(f"{PATH}/reports/{{report}}/ban", self._for_operator(self.ban_reported)),
                web.post(f"{PATH}/reports/{{report}}/done", self._for_operator(self.finish_report)),
                web.post(f"{PATH}/bans/{{ban}}/lift", self._for_operator(self.lift_ban)),
            ]
        )

    # Who may do that

    async def sign_in(self, request: web.Request) -> web.Response:
        address = self._context.client_address(request)
        if not self._limits.may_guess_secret(address):
            return clause_response(request, 429, clauses.TOO_MANY_REQUESTS)
        try:
            said = decode(await request.read(), OperatorSecret)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            # The error would repeat what was sent.
            return program_error(400, "The secret can't be read")
        if not self._session.knows_secret(said.secret):
            self._limits.count_wrong_secret(address)
            return problem(request, 403, "wrong_secret")
        response = web.Response(status=204)
        cookie = self._session.new_cookie()
        self._context.set_strict_cookie(request, response, COOKIE, cookie, path=PATH, max_age=SECONDS)
        return response

    async def sign_out(self, request: web.Request) -> web.Response:
        response = web.Response(status=204)
        response.del_cookie(COOKIE, path=PATH)
        return response

    def _for_operator(self, handler: Handler) -> Handler:
        async def check(request: web.Request) -> web.Response:
            refusal = self._refuse(request)
            return await handler(request) if refusal is None else refusal

        return check

    def _refuse(self, request: web.Request) -> web.Response | None:
        secret, address = bearer(request), self._context.client_address(request)
        if secret is None:
            return None if self._session.is_open(request) else problem(request, 401, "not_operator")
        if not self._limits.may_guess_secret(address):
            return clause_response(request, 429, clauses.TOO_MANY_REQUESTS)
        if self._session.knows_secret(secret):
            return None
        self._limits.count_wrong_secret(address)
        return problem(request, 401, "not_operator")

    # What an operator can see and do

    async def page(self, request: web.Request) -> web.Response:
        return json_response(await operator_page(self._lobby, self._bans))

    async def end_table(self, request: web.Request) -> web.Response:
        try:
            table = await self._lobby.table(request.match_info["table"])
        except NoSuchTable as error:
            return clause_response(request, error.status, error.clause)
        refusal = await close_table(table)
        return (
            web.Response(status=204) if refusal is None else clause_response(request, 503, clauses.NOT_SAVED)
        )

    async def ban_person(self, request: web.Request) -> web.Response:
        try:
            state = (await self._lobby.table(request.match_info["table"])).state
        except NoSuchTable as error:
            return clause_response(request, error.status, error.clause)
        person = state.people.get(request.match_info["person"])
        return await self._ban(
            request, None if person is None else person.guest, person.name if person else ""
        )

    async def ban_reported(self, request: web.Request) -> web.Response:
        reports = await self._lobby.services.store.house.reports()
        found = next((each for each in reports if each.id == request.match_info["report"]), None)
        return await self._ban(request, found.about if found else None, found.about_name if found else "")

    async def _ban(self, request: web.Request, guest: str | None, name: str) -> web.Response:
        if not guest:
            return clause_response(request, 404, clauses.WRONG_CHAIR)
        await self._bans.add(Ban(guest, name, self._lobby.services.time.now()))
        return web.Response(status=204)

    async def finish_report(self, request: web.Request) -> web.Response:
        await self._lobby.services.store.house.remove_report(request.match_info["report"])
        return web.Response(status=204)

    async def lift_ban(self, request: web.Request) -> web.Response:
        for ban in await self._bans.all():
            if guest_hash(ban.guest) == request.match_info["ban"]:
                await self._bans.lift(ban.guest)
        return web.Response(status=204)
