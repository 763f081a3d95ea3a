"""Web Push over HTTP: the key that a browser subscribes with, and turning it on and off for this browser."""

from __future__ import annotations

import msgspec
from aiohttp import web

from huetable.core.codec import decode
from huetable.messages.languages import spoken_language
from huetable.server.lobby.lobby import Lobby
from huetable.server.notify.push.channel import PushChannel
from huetable.server.ops.rate_limits import Limits
from huetable.server.outbound.addresses import RefusedAddress, check_address
from huetable.store.notifications import PushSubscription
from huetable.table import clauses

from .api import NewSubscription, OldSubscription, PushInfo
from .request_context import GUEST, RequestContext
from .request_language import request_language
from .responses import clause_response, json_response, problem, program_error

_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class PushRoutes:
    def __init__(self, lobby: Lobby, context: RequestContext, limits: Limits, channel: PushChannel) -> None:
        self._store = lobby.services.store.notifications
        self._now = lobby.services.time.now
        self._context = context
        self._limits = limits
        self._channel = channel

    def add_to(self, app: web.Application) -> None:
        app.add_routes(
            [
                web.get("/api/push", self.info),
                web.post("/api/me/push", self.subscribe),
                web.post("/api/me/push/off", self.unsubscribe),
            ]
        )

    async def info(self, request: web.Request) -> web.Response:
        return json_response(PushInfo((await self._channel.keys()).public))

    async def subscribe(self, request: web.Request) -> web.Response:
        """From now on this browser is told. Pages ask again whenever they are opened, so that language and guest stay right."""
        if not self._limits.may_subscribe(self._context.client_address(request)):
            return clause_response(request, 429, clauses.TOO_MANY_REQUESTS)
        try:
            wish = decode(await request.read(), NewSubscription)
        except _UNREADABLE as error:
            return program_error(400, f"The subscription can't be read: {error}")
        if not _can_be_sent_to(wish):
            return problem(request, 400, "push_address")
        guest = request[GUEST]
        subscription = PushSubscription(
            wish.endpoint,
            guest.id,
            guest.key,
            wish.p256dh,
            wish.auth,
            spoken_language(request_language(request)),
            self._context.base_url(request),
            self._now(),
        )
        known = guest.to_known_guest(guest.name, guest.colour)
        if not await self._store.add_subscription(known, subscription):
            return problem(request, 409, "device_gone")
        return web.Response(status=204)

    async def unsubscribe(self, request: web.Request) -> web.Response:
        try:
            wish = decode(await request.read(), OldSubscription)
        except _UNREADABLE as error:
            return program_error(400, f"The subscription can't be read: {error}")
        await self._store.remove_subscription(wish.endpoint, request[GUEST].id)
        return web.Response(status=204)


def _can_be_sent_to(wish: NewSubscription) -> bool:
    # Only who turns notices on needs it, and it takes a while to load.
    from huetable.server.notify.push.encryption import check_receiver

    try:
        check_address(wish.endpoint)
        check_receiver(wish.p256dh, wish.auth)
    except (RefusedAddress, ValueError):
        return False
    return True
