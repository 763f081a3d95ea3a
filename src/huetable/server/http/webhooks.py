"""Where a table posts whose turn it is: entered by its host, and seen by nobody but whoever entered it, also when another player
becomes host. That one can stop or replace it. Everybody at the table is shown the name of the host it goes to.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import cast

import msgspec
from aiohttp import web
from yarl import URL

from huetable.core.codec import decode
from huetable.core.terms import Refusal
from huetable.messages.languages import spoken_language
from huetable.server.live.table_runner import TableRunner
from huetable.server.lobby.lobby import Lobby, NoSuchTable
from huetable.server.notify.webhooks.channel import WebhookChannel
from huetable.server.notify.webhooks.formats import Service, service_of
from huetable.server.notify.webhooks.signing import new_secret
from huetable.server.ops.rate_limits import Limits
from huetable.server.outbound.addresses import RefusedAddress
from huetable.store.notifications import Webhook
from huetable.table import clauses
from huetable.table.commands.setup.set_webhook import set_webhook
from huetable.table.guest import Guest
from huetable.table.permissions import sender_of

from .api import NewWebhook, WebhookInfo
from .request_context import GUEST, RequestContext
from .request_language import request_language
from .responses import clause_response, json_response, problem, program_error

_PATH = "/api/tables/{table:[A-Za-z0-9_-]{1,40}}/webhook"


class WebhookRoutes:
    def __init__(
        self, lobby: Lobby, context: RequestContext, limits: Limits, channel: WebhookChannel
    ) -> None:
        self._lobby = lobby
        self._store = lobby.services.store.notifications
        self._context = context
        self._limits = limits
        self._channel = channel

    def add_to(self, app: web.Application) -> None:
        app.add_routes([web.get(_PATH, self.show), web.post(_PATH, self.change)])

    async def show(self, request: web.Request) -> web.Response:
        table = await self._table(request)
        if isinstance(table, web.Response):
            return table
        return json_response(await self._info(table.state.id, request[GUEST]))

    async def _info(self, table: str, guest: Guest) -> WebhookInfo:
        webhook, hosts = await self._store.webhook(table), self._channel.hosts
        if webhook is None:
            return WebhookInfo(hosts)
        service, host = cast("Service", webhook.service), _host_of(webhook)
        if webhook.guest != guest.id:
            return WebhookInfo(hosts, service=service, host=host)
        return WebhookInfo(hosts, webhook.address, service, webhook.secret, host)

    async def change(self, request: web.Request) -> web.Response:
        """Another address, or none. The log comes first: nothing is posted that the players were not told of."""
        if not self._limits.may_subscribe(self._context.client_address(request)):
            return clause_response(request, 429, clauses.TOO_MANY_REQUESTS)
        table = await self._table(request)
        if isinstance(table, web.Response):
            return table
        try:
            wish = decode(await request.read(), NewWebhook)
            webhook = self._webhook(request, table.state.id, wish.address) if wish.address else None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return program_error(400, f"The address can't be read: {error}")
        except RefusedAddress:
            return self._refused(request)
        refusal = await _announce(table, request[GUEST], _host_of(webhook))
        if refusal is not None:
            return clause_response(request, 409, refusal.clause)
        if webhook is None:
            await self._store.remove_webhook(table.state.id)
        else:
            await self._store.set_webhook(webhook)
        return json_response(await self._info(table.state.id, request[GUEST]))

    async def _table(self, request: web.Request) -> TableRunner | web.Response:
        """The table, if it is its host who asks."""
        guest = request[GUEST]
        try:
            table = await self._lobby.enter(request.match_info["table"], guest)
        except NoSuchTable as error:
            return clause_response(request, error.status, error.clause)
        if not sender_of(table.state, guest, table.state.chairs_of(guest.id)).host:
            return clause_response(request, 403, clauses.NOT_THE_HOST)
        return table

    def _webhook(self, request: web.Request, table: str, address: str) -> Webhook:
        """With a new secret: whoever received posts under the old address can't be the receiver of the new one."""
        url = self._channel.check(address)
        origin, language = self._context.base_url(request), spoken_language(request_language(request))
        return Webhook(table, request[GUEST].id, service_of(url), address, new_secret(), language, origin)

    def _refused(self, request: web.Request) -> web.Response:
        if not self._channel.hosts:
            return problem(request, 400, "webhooks_off")
        return problem(request, 400, "webhook_address", hosts=", ".join(self._channel.hosts))


def _host_of(webhook: Webhook | None) -> str:
    return "" if webhook is None else URL(webhook.address).host or ""


async def _announce(table: TableRunner, guest: Guest, host: str) -> Refusal | None:
    """Returns when everybody at the table has been told."""
    saved: asyncio.Future[Refusal | None] = asyncio.get_running_loop().create_future()
    await table.inbox.query(partial(_announce_now, table, guest, host, saved))
    return await saved


def _announce_now(table: TableRunner, guest: Guest, host: str, saved: asyncio.Future[Refusal | None]) -> None:
    state = table.state
    result = set_webhook(state, sender_of(state, guest, state.chairs_of(guest.id)), host)
    if isinstance(result, Refusal):
        saved.set_result(result)
    else:
        table.commit(result, on_saved=saved.set_result)
