"""What every request passes before it is answered: it is well formed, comes from our own page, and is not one of too many."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from aiohttp import hdrs, web
from aiohttp.typedefs import Middleware

from huetable.server.doctor.connection import PATH as CONNECTION_PATH
from huetable.server.house.bans import Bans
from huetable.server.house.operator_session import PATH as OPERATOR_PATH
from huetable.server.http.docs_site import PATH as DOCS_PATH
from huetable.server.http.guests import COOKIE, TokenNotValid
from huetable.server.http.request_context import GUEST, RequestContext
from huetable.server.http.responses import clause_response, problem, program_error
from huetable.server.ops.log import log
from huetable.server.ops.metrics import Metrics
from huetable.server.ops.rate_limits import Limits
from huetable.server.ops.status import PATHS as STATUS_PATHS
from huetable.store.base import StoreError
from huetable.table import clauses
from huetable.table.guest import Guest

from .connection_limits import ServerFull
from .full_answer import full_response
from .programs import is_for_programs, token_response
from .request_syntax import BROKEN_REQUEST, is_host, is_origin

_FOR_BANNED = ("/api/me/forget", OPERATOR_PATH)
"""What a guest can still do whom the operator has banned. They may be the operator."""

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
    except (ServerFull, TokenNotValid) as error:
        return full_response(request) if isinstance(error, ServerFull) else token_response(request)
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


def check_visitor(context: RequestContext, limits: Limits, metrics: Metrics, bans: Bans) -> Middleware:
    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        """No other site's page may send commands, nobody may flood the server, and every visitor is a guest."""
        socket = request.path.startswith("/ws/")
        if (socket or request.method != "GET") and not context.is_own_origin(request):
            metrics.wrong_origins += 1
            return problem(request, 403, "other_site")
        address = context.client_address(request)
        cookie = context.program_token(request) or context.cookie(request)
        if not limits.may_request(address):
            metrics.floods += 1
            return clause_response(request, 429, clauses.TOO_MANY_REQUESTS)
        if request.path in STATUS_PATHS or request.path == CONNECTION_PATH:
            return await handler(request)
        if not context.guests.is_known(cookie) and not limits.may_strangers(
            address, cookie=cookie is not None, socket=socket
        ):
            raise ServerFull
        # A socket finds out by itself whose it is. Files are for anybody, unless there is no room for strangers.
        is_file = "." in request.path.rpartition("/")[2] or request.path.startswith(f"{DOCS_PATH}/")
        if socket or (is_file and not context.must_identify(request)):
            return await handler(request)
        guest, token = await context.guest(request)
        request[GUEST] = guest
        response = _refuse_guest(request, guest, limits, bans) or await handler(request)
        # The handler may have made this browser another guest already.
        if COOKIE not in response.cookies:
            context.set_cookie(request, response, token)
        return response

    return check


def _refuse_guest(request: web.Request, guest: Guest, limits: Limits, bans: Bans) -> web.Response | None:
    """What programs, and guests whom the operator has banned, may not do."""
    if guest.is_program and not is_for_programs(request):
        return problem(request, 403, "not_for_programs")
    if guest.is_program and not limits.may_program(guest.id):
        return clause_response(request, 429, clauses.TOO_MANY_REQUESTS)
    if request.method != "GET" and bans.has(guest.id) and not request.path.startswith(_FOR_BANNED):
        return problem(request, 403, "banned", clauses.HOUSE_RULE)
    return None
