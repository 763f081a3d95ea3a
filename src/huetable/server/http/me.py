"""What is known of a guest, a new name, a copy of all that is stored, and how to be forgotten."""

from __future__ import annotations

import msgspec
from aiohttp import web
from aiohttp.payload import AsyncIterablePayload

from huetable.core.codec import decode
from huetable.server.lobby.forgetting import Forgetting
from huetable.server.lobby.lobby import Lobby
from huetable.server.lobby.renaming import rename_guest
from huetable.server.ops.rate_limits import Limits
from huetable.store.guest_export import export_guest
from huetable.table import clauses
from huetable.table.wire.protocol import Rename

from .api import NewName
from .guests import COOKIE
from .home import me
from .request_context import GUEST, RequestContext
from .responses import clause_response, json_response, problem, program_error

_FILE = "huetable-my-data.json"


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
                web.get("/api/me/data", self.data),
                web.post("/api/me/name", self.rename),
                web.post("/api/me/forget", self.forget),
                web.delete("/api/me/tables/{table:[A-Za-z0-9_-]{1,40}}", self.remove_table),
            ]
        )

    async def me(self, request: web.Request) -> web.Response:
        return json_response(await me(self._lobby.services.store, request[GUEST]))

    async def data(self, request: web.Request) -> web.Response:
        """As a file, a piece at a time."""
        guest = request[GUEST].id
        if not self._limits.may_export(guest, self._context.client_address(request)):
            return clause_response(request, 429, clauses.TOO_MANY_REQUESTS)
        pieces = await export_guest(self._lobby.services.store, guest)
        headers = {"Cache-Control": "no-store", "Content-Disposition": f'attachment; filename="{_FILE}"'}
        return web.Response(
            body=AsyncIterablePayload(pieces), content_type="application/json", headers=headers
        )

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

    async def remove_table(self, request: web.Request) -> web.Response:
        """From my list alone. A table where a game is on stays there, and a removed one comes back with its next game."""
        store = self._lobby.services.store
        table = request.match_info["table"]
        entry = await store.listing(table)
        if entry is not None and entry.phase == "playing":
            return problem(request, 409, "game_on")
        await store.hide_table(request[GUEST].id, table)
        return web.Response(status=204)

    async def forget(self, request: web.Request) -> web.Response:
        # The programs that they have sent go first, from the tables too.
        await self._context.guests.revoke_tokens(request[GUEST])
        await self._forgetting.forget(request[GUEST])
        response = web.Response(status=204)
        response.del_cookie(COOKIE)
        return response
