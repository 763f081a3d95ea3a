"""The server, put together."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import web
from aiohttp.typedefs import Middleware

from huetable import games
from huetable.server.bots.pool import BotPool
from huetable.server.http.blobs import BlobRoutes
from huetable.server.http.guests import Guests
from huetable.server.http.headers import add_headers
from huetable.server.http.home import HomeRoutes
from huetable.server.http.me import MeRoutes
from huetable.server.http.pages import STATIC, Pages
from huetable.server.http.previews import LinkPreview
from huetable.server.http.records import RecordRoutes
from huetable.server.http.request_context import GUEST, RequestContext
from huetable.server.http.responses import clause_response, problem
from huetable.server.http.tables import TableRoutes
from huetable.server.live.alarm import TimeSource, WallTime
from huetable.server.live.websocket import MOST_BYTES
from huetable.server.live.workers import join_workers
from huetable.server.lobby.lobby import Lobby
from huetable.server.ops.data_folder import open_data_folder
from huetable.server.ops.expiry import expire_regularly
from huetable.server.ops.garbage import collect_when_quiet
from huetable.server.ops.log import log
from huetable.server.ops.metrics import Metrics
from huetable.server.ops.rate_limits import Bounds, Limits
from huetable.server.ops.settings import Settings
from huetable.server.ops.status import StatusRoutes
from huetable.store.base import Store, StoreError
from huetable.store.worker_exchange import SingleWorker, WorkerExchange
from huetable.table import clauses

from .services import Services

LOBBY = web.AppKey("lobby", Lobby)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


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
    time = time or WallTime()
    if store is None and settings.store:
        store, exchange = await join_workers(settings)
    store = store or await open_data_folder(settings.data)
    services = Services(store, time, BotPool(), Metrics(), exchange or SingleWorker(time.now))
    lobby = Lobby(services)
    context = RequestContext(Guests(services.store), settings)
    limits = Limits(bounds)
    app = web.Application(
        client_max_size=MOST_BYTES,
        middlewares=[_catch_errors, _check_visitor(context, limits, services.metrics)],
    )
    app[LOBBY] = lobby
    for routes in (
        HomeRoutes(lobby),
        TableRoutes(lobby, context, limits),
        MeRoutes(lobby, context),
        RecordRoutes(lobby),
        BlobRoutes(lobby, limits),
        StatusRoutes(lobby),
    ):
        routes.add_to(app)
    app.router.add_route("*", "/api/{rest:.*}", _not_found)
    app.router.add_get("/{path:.*}", Pages(static, LinkPreview(lobby, context)).respond)
    app.on_response_prepare.append(add_headers)
    app.cleanup_ctx.append(expire_regularly(lobby, settings.keep_days))
    app.cleanup_ctx.append(collect_when_quiet(lobby))
    app.on_shutdown.append(_close_tables)
    app.on_cleanup.append(_close_services)
    return app


@web.middleware
async def _catch_errors(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Whatever a request does, there is a response."""
    try:
        return await handler(request)
    except web.HTTPException as error:
        if error.status < 400:
            raise
        return problem(error.status, None, error.reason)
    except StoreError:
        log.exception("the store failed")
        return clause_response(503, clauses.NOT_SAVED)
    except Exception:  # noqa: BLE001 - one bad request must not end the server
        log.exception("a request failed", extra={"route": str(request.match_info.route.resource)})
        return problem(500, None, "Something went wrong here; it was written down.")


async def _not_found(request: web.Request) -> web.Response:
    return problem(404, None, "There is nothing here.")


def _check_visitor(context: RequestContext, limits: Limits, metrics: Metrics) -> Middleware:
    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        """No other site's page may send commands, nobody may flood the server, and every visitor is a guest."""
        socket = request.path.startswith("/ws/")
        if (socket or request.method != "GET") and not context.is_own_origin(request):
            metrics.wrong_origins += 1
            return problem(403, None, "That page is not ours.")
        if not limits.may_request(context.client_address(request)):
            metrics.floods += 1
            return clause_response(429, clauses.TOO_MANY_REQUESTS)
        if socket or "." in request.path.rpartition("/")[2]:
            return await handler(request)
        guest, token = await context.guest(request)
        request[GUEST] = guest
        response = await handler(request)
        context.set_cookie(request, response, token)
        return response

    return check


async def _close_tables(app: web.Application) -> None:
    app[LOBBY].close()


async def _close_services(app: web.Application) -> None:
    services = app[LOBBY].services
    services.bot_pool.close()
    services.rebuilder.close()
    await services.exchange.close()
    await services.store.close()
