"""What every request passes before it is answered: it is well formed, comes from our own page, and is not one of too many."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from aiohttp import hdrs, web
from aiohttp.typedefs import Middleware

from huetable.server.http.guests import COOKIE
from huetable.server.http.request_context import GUEST, RequestContext
from huetable.server.http.responses import clause_response, problem, program_error
from huetable.server.ops.log import log
from huetable.server.ops.metrics import Metrics
from huetable.server.ops.rate_limits import Limits
from huetable.server.ops.status import PATHS as STATUS_PATHS
from huetable.store.base import StoreError
from huetable.table import clauses

from .connection_limits import ServerFull
from .full_answer import full_response
from .request_syntax import BROKEN_REQUEST, is_host, is_origin

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def catch_errors(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Whatever a request does, there is a response."""
    try:
        return await handler(request)
    except web.HTTPException as error:
        if error.status < 400:
            raise
        return program_error(error.status, error.reason)
    except ServerFull:
        return full_response(request)
    except BROKEN_REQUEST:
        return program_error(400, "The rest of the request can't be read.")
    except StoreError:
        log.exception("the store failed")
        return clause_response(request, 503, clauses.NOT_SAVED)
    except Exception:  # noqa: BLE001 - one bad request must not end the server
        log.exception("a request failed", extra={"route": str(request.match_info.route.resource)})
        return problem(request, 500, "failed")


@web.middleware
async def check_headers(request: web.Request, handler: Handler) -> web.StreamResponse:
    """What goes on from here has a host, an origin and a path that can be put into links and frames."""
    # aiohttp itself refuses HTTP/1.1 without a host, and two hosts; only HTTP/1.0 may come without one.
    if not all(map(is_host, request.headers.getall(hdrs.HOST, []))):
        return program_error(400, "Invalid Host header: expected the name or the address of a host")
    if not all(map(is_origin, request.headers.getall(hdrs.ORIGIN, []))):
        return program_error(400, "Invalid Origin header: expected the origin of a page")
    if not all(value.isascii() for value in request.headers.getall("Sec-WebSocket-Key", [])):
        return program_error(400, "Invalid Sec-WebSocket-Key header: expected a key")
    if not request.path.isprintable():
        return problem(request, 404, "no_address")
    return await handler(request)


def check_visitor(context: RequestContext, limits: Limits, metrics: Metrics) -> Middleware:
    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        """No other site's page may send commands, nobody may flood the server, and every visitor is a guest."""
        socket = request.path.startswith("/ws/")
        if (socket or request.method != "GET") and not context.is_own_origin(request):
            metrics.wrong_origins += 1
            return problem(request, 403, "other_site")
        address, cookie = context.client_address(request), context.cookie(request)
        if not limits.may_request(address):
            metrics.floods += 1
            return clause_response(request, 429, clauses.TOO_MANY_REQUESTS)
        if request.path in STATUS_PATHS:
            return await handler(request)
        if not context.guests.is_known(cookie) and not limits.may_strangers(
            address, cookie=cookie is not None, socket=socket
        ):
            raise ServerFull
        # A socket finds out by itself whose it is. Files are for anybody, unless there is no room for strangers.
        is_file = "." in request.path.rpartition("/")[2]
        if socket or (is_file and not context.must_identify(request)):
            return await handler(request)
        guest, token = await context.guest(request)
        request[GUEST] = guest
        response = await handler(request)
        # The handler may have made this browser another guest already.
        if COOKIE not in response.cookies:
            context.set_cookie(request, response, token)
        return response

    return check
