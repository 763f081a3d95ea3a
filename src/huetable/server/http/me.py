"""What is known of a guest, how to move to another device, and how to be forgotten."""

from __future__ import annotations

from aiohttp import web

from huetable.core.codec import decode, encode
from huetable.server.lobby.forgetting import Forgetting
from huetable.server.lobby.lobby import Lobby
from huetable.table.guest import Guest
from huetable.table.seeds import new_token, token_hash

from .api import DeviceLink
from .guests import COOKIE
from .home import me
from .request_context import GUEST, RequestContext
from .responses import json_response, problem

_TEN_MINUTES = 10 * 60 * 1000


class MeRoutes:
    def __init__(self, lobby: Lobby, context: RequestContext, forgetting: Forgetting) -> None:
        self._lobby = lobby
        self._context = context
        self._forgetting = forgetting

    def add_to(self, app: web.Application) -> None:
        app.add_routes(
            [
                web.get("/api/me", self.me),
                web.post("/api/me/device", self.device),
                web.post("/api/me/forget", self.forget),
                web.get("/move/{token}", self.move, allow_head=False),
            ]
        )

    async def me(self, request: web.Request) -> web.Response:
        return json_response(await me(self._lobby.services.store, request[GUEST]))

    async def device(self, request: web.Request) -> web.Response:
        """A link that works once, for ten minutes, at whichever worker it arrives."""
        token = new_token()
        await self._lobby.services.exchange.add_one_time_token(
            token_hash(token), encode(request[GUEST]).decode(), _TEN_MINUTES
        )
        return json_response(DeviceLink(f"{self._context.base_url(request)}/move/{token}"), 201)

    async def move(self, request: web.Request) -> web.StreamResponse:
        """The other device gets a key of its own to the same identity."""
        lent = await self._lobby.services.exchange.redeem_one_time_token(
            token_hash(request.match_info["token"])
        )
        if lent is None:
            return problem(410, None, "This link was used already, or its ten minutes are over.")
        response = web.HTTPSeeOther("/")
        self._context.set_cookie(
            request, response, await self._context.guests.add_device_token(decode(lent.encode(), Guest))
        )
        raise response

    async def forget(self, request: web.Request) -> web.Response:
        await self._forgetting.forget(request[GUEST])
        response = web.Response(status=204)
        response.del_cookie(COOKIE)
        return response
