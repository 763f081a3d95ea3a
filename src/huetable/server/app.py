"""The server, put together."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from aiohttp import web

from huetable import games
from huetable.server.bots.pool import BotPool
from huetable.server.door.checks import catch_errors, check_headers, check_visitor
from huetable.server.door.connection_limits import ConnectionLimits
from huetable.server.door.file_limit import connections_within, file_limit
from huetable.server.http.blobs import BlobRoutes
from huetable.server.http.devices import DeviceRoutes
from huetable.server.http.guests import Guests
from huetable.server.http.headers import add_headers
from huetable.server.http.home import HomeRoutes
from huetable.server.http.me import MeRoutes
from huetable.server.http.pages import STATIC, Pages
from huetable.server.http.previews import LinkPreview
from huetable.server.http.records import RecordRoutes
from huetable.server.http.request_context import RequestContext
from huetable.server.http.responses import problem
from huetable.server.http.tables import TableRoutes
from huetable.server.live.alarm import TimeSource, WallTime
from huetable.server.live.websocket import MOST_BYTES
from huetable.server.live.workers import join_workers
from huetable.server.loading.code_version import read_code_versions
from huetable.server.lobby.forgetting import Forgetting
from huetable.server.lobby.lobby import Lobby
from huetable.server.ops.data_folder import open_data_folder
from huetable.server.ops.metrics import Metrics
from huetable.server.ops.rate_limits import Bounds, Limits
from huetable.server.ops.settings import Settings
from huetable.server.ops.status import StatusRoutes
from huetable.server.upkeep.background import run_in_background
from huetable.server.upkeep.clock import watch_clock
from huetable.server.upkeep.expiry import expire_regularly
from huetable.server.upkeep.garbage import collect_when_quiet
from huetable.server.upkeep.guest_use import GuestUseNotes
from huetable.store.base import Store
from huetable.store.worker_exchange import SingleWorker, WorkerExchange

from .services import Services

LOBBY = web.AppKey("lobby", Lobby)
CONNECTIONS = web.AppKey("connections", ConnectionLimits)

_NOT_PAGES = ("/api", "/api/{rest:.*}", "/docs", "/docs/{rest:.*}", "/version/{rest:.*}")
"""Programs and readers ask here: what isn't there is a 404, never the page of the games."""


async def make_app(
    settings: Settings,
    *,
    store: Store | None = None,
    exchange: WorkerExchange | None = None,
    time: TimeSource | None = None,
    bounds: Bounds | None = None,
    static: Path = STATIC,
) -> web.Application:
    """Tests bring a store, an exchange, a time and bounds of their own."""
    # A game that cannot be loaded should fail now, not for the first guest.
    games.all_games()
    read_code_versions()
    time = time or WallTime()
    if store is None and settings.store:
        store, exchange = await join_workers(settings)
    store = store or await open_data_folder(settings.data)
    services = Services(store, time, BotPool(), Metrics(), exchange or SingleWorker(time.now))
    lobby = Lobby(services)
    bounds = bounds or Bounds(connections=min(settings.connections, connections_within(file_limit())))
    connections = ConnectionLimits(bounds, services.metrics, behind_proxy=settings.trust_proxy)
    guests = Guests(store, GuestUseNotes(store, time.now), time.now)
    services.exchange.watch_devices(guests)
    context = RequestContext(guests, settings, connections)
    forgetting = Forgetting(lobby, guests)
    limits = Limits(bounds)
    app = web.Application(
        client_max_size=MOST_BYTES,
        middlewares=[catch_errors, check_headers, check_visitor(context, limits, services.metrics)],
    )
    app[LOBBY] = lobby
    app[CONNECTIONS] = connections
    for routes in (
        HomeRoutes(lobby),
        TableRoutes(lobby, context, limits),
        MeRoutes(lobby, context, forgetting, limits),
        DeviceRoutes(lobby, context, limits),
        RecordRoutes(lobby),
        BlobRoutes(lobby, limits),
        StatusRoutes(lobby),
    ):
        routes.add_to(app)
    for path in _NOT_PAGES:
        app.router.add_route("*", path, _not_found)
    app.router.add_get("/{path:.*}", Pages(static, LinkPreview(lobby, context)).respond)
    app.on_response_prepare.append(add_headers)
    for job in (
        partial(expire_regularly, lobby, settings.keep_days, forgetting),
        partial(collect_when_quiet, lobby),
        partial(watch_clock, time),
    ):
        app.cleanup_ctx.append(run_in_background(job))
    app.on_shutdown.append(_close_tables)
    app.on_cleanup.append(_close_services)
    return app


async def _not_found(request: web.Request) -> web.Response:
    return problem(request, 404, "no_address")


async def _close_tables(app: web.Application) -> None:
    app[LOBBY].close()


async def _close_services(app: web.Application) -> None:
    services = app[LOBBY].services
    services.bot_pool.close()
    services.rebuilder.close()
    await services.exchange.close()
    await services.store.close()
