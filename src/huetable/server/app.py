"""The server, put together."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from aiohttp import web
from msgspec import Struct

from huetable import games
from huetable.server.about.routes import AboutRoutes
from huetable.server.bots.pool import BotPool
from huetable.server.descriptions.routes import DescriptionRoutes
from huetable.server.doctor.connection import ConnectionRoutes
from huetable.server.door.checks import catch_errors, check_headers, check_visitor
from huetable.server.door.connection_limits import ConnectionLimits
from huetable.server.door.file_limit import connections_within, file_limit
from huetable.server.house.bans import EVERY as BANS_EVERY
from huetable.server.house.bans import Bans, dismiss_everywhere
from huetable.server.house.operator_routes import OperatorRoutes
from huetable.server.house.operator_session import OperatorSession
from huetable.server.house.passphrase import OpeningRight, PassphraseRoutes
from huetable.server.house.reports import ReportRoutes
from huetable.server.http.blobs import BlobRoutes
from huetable.server.http.devices import DeviceRoutes
from huetable.server.http.docs_site import DOCS, DocsRoutes
from huetable.server.http.game_packages import PackageRoutes
from huetable.server.http.guests import Guests
from huetable.server.http.headers import add_headers
from huetable.server.http.home import HomeRoutes
from huetable.server.http.invitations import InvitationRoutes
from huetable.server.http.me import MeRoutes
from huetable.server.http.my_page import MyPageRoutes
from huetable.server.http.pages import STATIC, Pages
from huetable.server.http.previews import LinkPreview
from huetable.server.http.push import PushRoutes
from huetable.server.http.records import RecordRoutes
from huetable.server.http.request_context import RequestContext
from huetable.server.http.request_language import note_names
from huetable.server.http.responses import problem
from huetable.server.http.tables import TableRoutes
from huetable.server.http.tokens import TokenRoutes
from huetable.server.http.webhooks import WebhookRoutes
from huetable.server.live.alarm import TimeSource, WallTime
from huetable.server.live.websocket import MOST_BYTES
from huetable.server.live.workers import join_workers
from huetable.server.loading.code_version import read_code_versions
from huetable.server.lobby.forgetting import Forgetting
from huetable.server.lobby.lobby import Lobby
from huetable.server.notify.notices import Notices
from huetable.server.notify.push.channel import PushChannel
from huetable.server.notify.webhooks.channel import WebhookChannel
from huetable.server.ops.data_folder import open_data_folder
from huetable.server.ops.log import log
from huetable.server.ops.metrics import Metrics
from huetable.server.ops.rate_limits import Bounds, Limits
from huetable.server.ops.settings import Settings
from huetable.server.ops.status import StatusRoutes
from huetable.server.outbound.outbox import Outbox
from huetable.server.slow import reminders, waking
from huetable.server.upkeep import expiry
from huetable.server.upkeep.background import repeat, run_in_background
from huetable.server.upkeep.clock import watch_clock
from huetable.server.upkeep.garbage import collect_when_quiet
from huetable.server.upkeep.guest_use import GuestUseNotes
from huetable.store.base import Store, StoreError
from huetable.store.worker_exchange import SingleWorker, WorkerExchange

from .services import HouseRules, Services

LOBBY = web.AppKey("lobby", Lobby)
CONNECTIONS = web.AppKey("connections", ConnectionLimits)
OUTBOX = web.AppKey("outbox", Outbox)
PUSH = web.AppKey("push", PushChannel)

_NOT_PAGES = ("/api", "/api/{rest:.*}", "/docs", "/docs/{rest:.*}", "/version/{rest:.*}")
"""Programs and readers ask here: what isn't there is a 404, never the page of the games."""


class BuiltFolders(Struct, frozen=True):
    """What was built to be served as it is."""

    page: Path = STATIC
    docs: Path = DOCS


async def make_app(
    settings: Settings,
    *,
    store: Store | None = None,
    exchange: WorkerExchange | None = None,
    time: TimeSource | None = None,
    bounds: Bounds | None = None,
    built: BuiltFolders | None = None,
    outbox: Outbox | None = None,
) -> web.Application:
    """Tests bring a store, an exchange, a time, bounds, built folders and an outbox of their own."""
    # A game that cannot be loaded should fail now, not for the first guest.
    games.all_games()
    read_code_versions()
    time = time or WallTime()
    built = built or BuiltFolders()
    if store is None and settings.store:
        store, exchange = await join_workers(settings)
    store = store or await open_data_folder(settings.data)
    outbox = outbox or Outbox()
    push = PushChannel(
        store.notifications, outbox, time, settings.push_subject, plain_names=settings.plain_names
    )
    webhooks = WebhookChannel(store, outbox, time, settings.webhook_hosts, plain_names=settings.plain_names)
    exchange = exchange or SingleWorker(time.now)
    house = HouseRules(
        settings.strangers,
        settings.spectators,
        reports=bool(settings.operator_secret),
        games_off=settings.games_off,
        neutral_signs=settings.neutral_signs,
    )
    services = Services(store, time, BotPool(), Metrics(), exchange, Notices(push, webhooks), house)
    lobby = Lobby(services)
    bounds = bounds or Bounds(connections=min(settings.connections, connections_within(file_limit())))
    connections = ConnectionLimits(bounds, services.metrics, behind_proxy=settings.trust_proxy)
    guests = Guests(store, GuestUseNotes(store, time.now), time.now)
    services.exchange.watch_devices(guests)
    context = RequestContext(guests, settings, connections)
    forgetting = Forgetting(lobby, guests)
    limits = Limits(bounds)
    right = OpeningRight(settings.passphrase)
    bans = Bans(store, partial(dismiss_everywhere, lobby))
    forgetting.add_cache(bans)
    session = OperatorSession(settings.operator_secret, time.now)
    app = web.Application(
        client_max_size=MOST_BYTES,
        middlewares=[
            note_names(plain=settings.plain_names),
            catch_errors,
            check_headers,
            check_visitor(context, limits, services.metrics, bans),
        ],
    )
    app[LOBBY] = lobby
    app[CONNECTIONS] = connections
    app[OUTBOX] = outbox
    app[PUSH] = push
    for routes in (
        HomeRoutes(lobby, right),
        PackageRoutes(),
        AboutRoutes(built.page, built.docs),
        # It names the games as their owners do.
        *(() if settings.plain_names else (DocsRoutes(built.docs),)),
        TableRoutes(lobby, context, limits, right, bans),
        PassphraseRoutes(right, context, limits),
        ReportRoutes(lobby, context, limits),
        OperatorRoutes(lobby, context, limits, session, bans),
        MeRoutes(lobby, context, forgetting, limits),
        MyPageRoutes(lobby),
        InvitationRoutes(lobby),
        DeviceRoutes(lobby, context, limits),
        TokenRoutes(lobby, context, limits),
        PushRoutes(lobby, context, limits, push),
        WebhookRoutes(lobby, context, limits, webhooks),
        RecordRoutes(lobby),
        BlobRoutes(lobby, limits),
        StatusRoutes(lobby),
        ConnectionRoutes(context),
        DescriptionRoutes(),
    ):
        routes.add_to(app)
    for path in _NOT_PAGES:
        app.router.add_route("*", path, _not_found)
    pages = Pages(built.page, LinkPreview(lobby, context), neutral_signs=settings.neutral_signs)
    if not session.is_offered:
        app.router.add_get("/{path:operator}", partial(_explain_absence, pages))
    app.router.add_get("/{path:.*}", pages.respond)
    app.on_response_prepare.append(add_headers)
    expire_old = partial(expiry.expire_and_log, lobby, settings.keep_days, forgetting)
    for job in (
        partial(collect_when_quiet, lobby),
        partial(watch_clock, time),
        partial(repeat, "removing what is old", expire_old, expiry.EVERY),
        partial(repeat, "waking tables", waking.Waking(lobby).wake, waking.EVERY),
        partial(repeat, "reading bans", bans.read, BANS_EVERY),
        partial(
            repeat,
            "sending reminders",
            reminders.Reminders(lobby, services.notices).send_due,
            reminders.EVERY,
        ),
    ):
        app.cleanup_ctx.append(run_in_background(job))
    app.on_shutdown.append(_close_tables)
    app.on_startup.append(_make_push_keys)
    app.on_cleanup.append(_close_services)
    return app


async def _not_found(request: web.Request) -> web.Response:
    return problem(request, 404, "no_address")


async def _explain_absence(pages: Pages, request: web.Request) -> web.Response:
    """A person reads on the page how to get what isn't there; a program is told that it isn't."""
    if "text/html" not in request.headers.get("Accept", ""):
        return await _not_found(request)
    explained = await pages.respond(request)
    if explained.status == 200:
        explained.set_status(404)
    return explained


async def _close_tables(app: web.Application) -> None:
    app[LOBBY].close()


async def _make_push_keys(app: web.Application) -> None:
    try:
        await app[PUSH].keys()
    except StoreError as error:
        # Whoever needs them first tries again.
        log.warning("the keys for Web Push could not be read", extra={"problem": type(error).__name__})


async def _close_services(app: web.Application) -> None:
    services = app[LOBBY].services
    await services.notices.close()
    await app[OUTBOX].close()
    services.bot_pool.close()
    services.rebuilder.close()
    await services.exchange.close()
    await services.store.close()
