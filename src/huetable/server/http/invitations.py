"""Invitations over HTTP: asking people one has played with to a table, and whether one wants to be asked."""

from __future__ import annotations

import msgspec
from aiohttp import web

from huetable.core.codec import decode
from huetable.server.lobby.invitations import invite
from huetable.server.lobby.lobby import Lobby, NoSuchTable

from .api import InvitationSetting, NewInvitation
from .request_context import GUEST
from .responses import clause_response, json_response, program_error, refusal_response

_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class InvitationRoutes:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._store = lobby.services.store.notifications

    def add_to(self, app: web.Application) -> None:
        app.add_routes(
            [
                web.post("/api/tables/{table:[A-Za-z0-9_-]{1,40}}/invite", self.invite),
                web.get("/api/me/invitations", self.setting),
                web.post("/api/me/invitations", self.change_setting),
            ]
        )

    async def invite(self, request: web.Request) -> web.Response:
        """The answer is the same whoever is told: nobody learns who has turned invitations on."""
        guest = request[GUEST]
        try:
            wish = decode(await request.read(), NewInvitation)
            table = await self._lobby.enter(request.match_info["table"], guest)
        except _UNREADABLE as error:
            return program_error(400, f"The invitation can't be read: {error}")
        except NoSuchTable as error:
            return clause_response(request, error.status, error.clause)
        refusal = await invite(self._lobby, guest, table, wish)
        if refusal is not None:
            return refusal_response(request, table.state.game.meta.id, refusal)
        return web.Response(status=204)

    async def setting(self, request: web.Request) -> web.Response:
        return json_response(InvitationSetting(await self._store.wants_invitations(request[GUEST].id)))

    async def change_setting(self, request: web.Request) -> web.Response:
        """Only a guest whom the store knows can turn them on: others could not be told anyway."""
        try:
            wish = decode(await request.read(), InvitationSetting)
        except _UNREADABLE as error:
            return program_error(400, f"The setting can't be read: {error}")
        await self._store.set_invitations(request[GUEST].id, wanted=wish.wanted)
        return await self.setting(request)
