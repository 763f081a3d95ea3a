"""The server, put together."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import web
from aiohttp.typedefs import Middleware

from huetable import games
from huetable.server.bots.pool import Thinker
from huetable.server.http.blobs import Blobs
from huetable.server.http.guests import Guests
from huetable.server.http.headers import add_headers
from huetable.server.http.me import Identity
from huetable.server.http.pages import STATIC, Pages
from huetable.server.http.previews import Preview
from huetable.server.http.records import Records
from huetable.server.http.request_context import GUEST, RequestContext
from huetable.server.http.responses import clause, problem
from huetable.server.http.routes import Routes
from huetable.server.live.alarm import Time, WallTime
from huetable.server.live.lobby import Lobby
from huetable.server.live.websocket import MOST_BYTES
from huetable.server.live.workers import join_workers
from huetable.server.ops.backup import FILE
from huetable.server.ops.expiry import expire_now_and_then
from huetable.server.ops.log import log
from huetable.server.ops.metrics import Metrics
from huetable.server.ops.rate_limits import Bounds, Limits
from huetable.server.ops.settings import Settings
from huetable.store.base import Store, StoreError
from huetable.store.sqlite.store import SqliteStore
from huetable.store.worker_exchange import SingleWorker, WorkerExchange

from .services import Services

LOBBY = web.AppKey("lobby", Lobby)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


async def make_app(
    settings: Settings,
    *,
    store: Store | None = None,
    exchange: WorkerExchange | None = None,
    time: Time | None = None,
    bounds: Bounds | None = None,
    static: Path = STATIC,
) -> web.Application:
    """Tests bring a store, an exchange, a time and bounds of their own."""
    # A game that cannot be loaded should be found out now, not by the first guest.
    games.games()
    time = time or WallTime()
    if store is None and settings.store:
        store, exchange = await join_workers(settings)
    store = store or await SqliteStore.open(settings.data / FILE)
    house = Services(store, time, Thinker(), Metrics(), exchange or SingleWorker(time.now))
    lobby = Lobby(house)
    visits = RequestContext(Guests(house.store), settings)
    limits = Limits(bounds)
    app = web.Application(
        client_max_size=MOST_BYTES, middlewares=[_steady, _door(visits, limits, house.metrics)]
    )
    app[LOBBY] = lobby
    for routes in (
        Routes(lobby, visits, limits),
        Identity(lobby, visits),
        Records(house.store),
        Blobs(lobby, limits),
    ):
        routes.add_to(app)
    app.router.add_route("*", "/api/{rest:.*}", _nothing)
    app.router.add_get("/{path:.*}", Pages(static, Preview(lobby, visits)).answer)
    app.on_response_prepare.append(add_headers)
    app.cleanup_ctx.append(expire_now_and_then(lobby, settings.keep_days))
    app.on_shutdown.append(_say_goodbye)
    app.on_cleanup.append(_put_away)
    return app


@web.middleware
async def _steady(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Whatever a request does, the answer is an answer."""
    try:
        return await handler(request)
    except web.HTTPException as answer:
        if answer.status < 400:
            raise
        return problem(answer.status, None, answer.reason)
    except StoreError:
        log.exception("the store did not answer")
        return clause(503, "TABLE-31")
    except Exception:  # noqa: BLE001 - one bad request must not end the server
        log.exception("a request went wrong", extra={"route": str(request.match_info.route.resource)})
        return problem(500, None, "Something went wrong here; it was written down.")


async def _nothing(request: web.Request) -> web.Response:
    return problem(404, None, "There is nothing here.")


def _door(visits: RequestContext, limits: Limits, metrics: Metrics) -> Middleware:
    @web.middleware
    async def door(request: web.Request, handler: Handler) -> web.StreamResponse:
        """Nobody acts through another site's page, and everybody who comes in is somebody."""
        socket = request.path.startswith("/ws/")
        if (socket or request.method != "GET") and not visits.welcome_origin(request):
            metrics.wrong_origins += 1
            return problem(403, None, "That page is not ours.")
        if not limits.may_request(visits.address(request)):
            metrics.floods += 1
            return clause(429, "TABLE-41")
        if socket or "." in request.path.rpartition("/")[2]:
            return await handler(request)
        guest, token = await visits.guest(request)
        request[GUEST] = guest
        response = await handler(request)
        visits.hand_out(request, response, token)
        return response

    return door


async def _say_goodbye(app: web.Application) -> None:
    app[LOBBY].close()


async def _put_away(app: web.Application) -> None:
    house = app[LOBBY].house
    house.thinker.close()
    await house.exchange.close()
    await house.store.close()
