"""The devices of a guest: a link that adds one, the question before it is used, the list, and the end of a device's access.

Opening a link changes nothing, so previews and prefetching are harmless. The page names the guest, and only its button,
a POST from our own page, uses the link up. So nobody can make somebody else's browser a guest of theirs unnoticed.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import cast

from aiohttp import web

from huetable.core.codec import decode, encode
from huetable.server.lobby.lobby import Lobby
from huetable.server.ops.rate_limits import Limits
from huetable.store.base import MOST_DEVICES
from huetable.table import clauses
from huetable.table.guest import Guest
from huetable.table.seeds import new_token, token_hash
from huetable.table.wire.protocol import SeatColour

from .api import Device, DeviceKind, DeviceLink, DeviceOffer
from .guests import Guests
from .home import my_tables
from .request_context import GUEST, RequestContext, device_kind
from .responses import clause_response, json_response, problem

_TEN_MINUTES = 10 * 60 * 1000


class DeviceRoutes:
    def __init__(self, lobby: Lobby, context: RequestContext, limits: Limits) -> None:
        self._services = lobby.services
        self._lobby = lobby
        self._context = context
        self._guests: Guests = context.guests
        self._limits = limits

    def add_to(self, app: web.Application) -> None:
        app.add_routes(
            [
                web.post("/api/me/device", self.make_link),
                web.get("/api/me/devices", self.devices),
                web.post("/api/me/devices/{device:[0-9a-f]{18}}/end", self.end_device),
                web.get("/api/move/{token:[A-Za-z0-9_-]{43}}", self.offer),
                web.post("/api/move/{token:[A-Za-z0-9_-]{43}}", self.accept),
            ]
        )

    # A link to another device

    async def make_link(self, request: web.Request) -> web.Response:
        """It works once, for ten minutes, at whichever worker it arrives."""
        if not self._limits.may_link_device(self._context.client_address(request)):
            return clause_response(request, 429, clauses.TOO_MANY_REQUESTS)
        guest = request[GUEST]
        if len(await self._guests.devices(guest)) >= MOST_DEVICES:
            return problem(request, 409, "many_devices", most=MOST_DEVICES)
        token = new_token()
        # Only who lends it: the name is read from the store when it is shown.
        lent = encode(Guest(guest.id, guest.key)).decode()
        await self._services.exchange.add_one_time_token(token_hash(token), lent, _TEN_MINUTES)
        return json_response(DeviceLink(f"{self._context.base_url(request)}/move/{token}"), 201)

    async def offer(self, request: web.Request) -> web.Response:
        """Whom the link makes of this browser. Asking uses nothing up."""
        lender = await self._lender(request)
        if lender is None:
            return problem(request, 410, "link_used_up")
        known = await self._services.store.guest_by_key(lender.key)
        here = request[GUEST]
        return json_response(
            DeviceOffer(
                name=known.name if known else None,
                colour=cast("SeatColour | None", known.colour if known else None),
                yours=lender.id == here.id,
                you=here.name,
                your_tables=len(await my_tables(self._lobby, here)),
                your_devices=len(await self._guests.devices(here)),
                face=known.face if known else "",
            )
        )

    async def accept(self, request: web.Request) -> web.Response:
        """Whoever pressed the button has read the name."""
        if not self._context.is_own_page(request):
            self._services.metrics.wrong_origins += 1
            return problem(request, 403, "other_site")
        if not self._limits.may_link_device(self._context.client_address(request)):
            return clause_response(request, 429, clauses.TOO_MANY_REQUESTS)
        lender = await self._lender(request)
        if lender is not None and lender.id == request[GUEST].id:
            return problem(request, 409, "already_here")
        if lender is None or await self._redeem(request) is None:
            return problem(request, 410, "link_used_up")
        token = await self._guests.add_device(lender, device_kind(request))
        if token is None:
            return problem(request, 410, "link_used_up")
        response = web.Response(status=204)
        self._context.set_cookie(request, response, token)
        return response

    async def _lender(self, request: web.Request) -> Guest | None:
        """Who made the link, on a device that still has access."""
        key = token_hash(request.match_info["token"])
        lent = await self._services.exchange.peek_one_time_token(key)
        if lent is None:
            return None
        lender = decode(lent.encode(), Guest)
        missing = await self._services.store.missing_keys([(lender.key, lender.id)])
        return None if missing.get(lender.key) else lender

    async def _redeem(self, request: web.Request) -> str | None:
        """Of several who try at the same time, one gets it."""
        return await self._services.exchange.redeem_one_time_token(token_hash(request.match_info["token"]))

    # The devices there are

    async def devices(self, request: web.Request) -> web.Response:
        guest = request[GUEST]
        found = [
            Device(
                device_id(each.key),
                cast("DeviceKind", each.kind),
                each.made_at,
                each.used_at,
                here=each.key == guest.key,
            )
            for each in await self._guests.devices(guest)
        ]
        return json_response(found)

    async def end_device(self, request: web.Request) -> web.Response:
        guest, wanted = request[GUEST], request.match_info["device"]
        keys = {device_id(each.key): each.key for each in await self._guests.devices(guest)}
        key = keys.get(wanted)
        if key is None:
            return problem(request, 404, "device_gone")
        if key == guest.key:
            return problem(request, 409, "device_here")
        await self._guests.end_device(guest, key)
        return web.Response(status=204)


def device_id(key: str) -> str:
    """What the page calls a device: not its key, which nobody but the server needs to know."""
    return blake2b(key.encode(), digest_size=9, person=b"huetable/device").hexdigest()
