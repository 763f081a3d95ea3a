"""What is known of a guest, a new name, and how to be forgotten."""

from __future__ import annotations

import msgspec
from aiohttp import web

from huetable.core.codec import decode
from huetable.server.lobby.forgetting import Forgetting
from huetable.server.lobby.lobby import Lobby
from huetable.server.lobby.renaming import rename_guest
from huetable.server.ops.rate_limits import Limits
from huetable.table import clauses
from huetable.table.wire.protocol import Rename

from .api import NewName
from .guests import COOKIE
from .home import me
from .request_context import GUEST, RequestContext
from .responses import clause_response, json_response, program_error


class MeRoutes:
    def __init__(self, lobby: Lobby, context: RequestContext, forgetting: Forgetting, limits: Limits) -> None:
        self._lobby = lobby
        self._context = context
        self._forgetting = forgetting
        self._limits = limits

    def add_to(self, app: web.Application) -> None:
        app.add_routes(
            [
                web.get("/api/me", self.me),
                web.post("/api/me/name", self.rename),
                web.post("/api/me/forget", self.forget),
            ]
        )

    async def me(self, request: web.Request) -> web.Response:
        return json_response(await me(self._lobby.services.store, request[GUEST]))

    async def rename(self, request: web.Request) -> web.Response:
        if not self._limits.may_rename(request[GUEST].id, self._context.client_address(request)):
            return clause_response(request, 429, clauses.TOO_MANY_REQUESTS)
        try:
            wish = decode(await request.read(), NewName)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return program_error(400, f"The name can't be changed: {error}")
        command = Rename("-", wish.name, wish.colour, face=wish.face)
        refusal = await rename_guest(self._lobby, request[GUEST], command)
        if refusal is not None:
            return clause_response(request, 409, refusal.clause)
        return json_response(await me(self._lobby.services.store, request[GUEST]))

    async def forget(self, request: web.Request) -> web.Response:
        await self._forgetting.forget(request[GUEST])
        response = web.Response(status=204)
        response.del_cookie(COOKIE)
        return response
