"""Me: what is known of a guest, another device, and being forgotten."""

from __future__ import annotations

from aiohttp import web

from huetable.core.codec import decode, encode
from huetable.server.live.lobby import Lobby, NoSuchTable
from huetable.table.guest import Guest
from huetable.table.seeds import key_of, new_token

from .api import DeviceLink
from .guests import COOKIE
from .home import me
from .request_context import GUEST, RequestContext
from .responses import answer, problem

_ALL = 1_000_000
_TEN_MINUTES = 10 * 60 * 1000


class Identity:
    def __init__(self, lobby: Lobby, visits: RequestContext) -> None:
        self._lobby = lobby
        self._visits = visits

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
        return answer(await me(self._lobby.house.store, request[GUEST]))

    async def device(self, request: web.Request) -> web.Response:
        """A link that works once, for ten minutes, at whichever worker it arrives."""
        token = new_token()
        await self._lobby.house.exchange.add_one_time_token(
            key_of(token), encode(request[GUEST]).decode(), _TEN_MINUTES
        )
        return answer(DeviceLink(f"{self._visits.base(request)}/move/{token}"), 201)

    async def move(self, request: web.Request) -> web.StreamResponse:
        """The other device gets a key of its own to the same identity."""
        lent = await self._lobby.house.exchange.redeem_one_time_token(key_of(request.match_info["token"]))
        if lent is None:
            return problem(410, None, "This link was used already, or its ten minutes are over.")
        response = web.HTTPSeeOther("/")
        self._visits.hand_out(
            request, response, await self._visits.guests.second_key(decode(lent.encode(), Guest))
        )
        raise response

    async def forget(self, request: web.Request) -> web.Response:
        await forget(self._lobby, request[GUEST])
        await self._visits.guests.forget(request[GUEST])
        response = web.Response(status=204)
        response.del_cookie(COOKIE)
        return response


async def forget(lobby: Lobby, guest: Guest) -> None:
    """From every table, so that nobody there sees the name any longer."""
    for line in await lobby.house.store.tables_of(guest.id, _ALL):
        try:
            table = await lobby.table(line.table)
        except NoSuchTable:
            continue
        await table.forget(guest)
