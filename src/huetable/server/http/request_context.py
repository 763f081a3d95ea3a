"""Who sends a request, from where, and by which address they reached us."""

from __future__ import annotations

from typing import cast
from urllib.parse import urlsplit

from aiohttp import hdrs, web

from huetable.server.door.connection_limits import Connection, ConnectionLimits
from huetable.server.door.networks import forwarded_address
from huetable.server.house.operator_session import PATH as OPERATOR_PATH
from huetable.server.house.operator_session import bearer
from huetable.server.ops.lan_address import EVERYWHERE, lan_address
from huetable.server.ops.settings import Settings
from huetable.table.guest import Guest

from .api import DeviceKind
from .guests import COOKIE, Guests

GUEST = web.RequestKey("guest", Guest)

_LOCAL = {"localhost", "127.0.0.1", "::1"}
_YEAR = 365 * 24 * 3600


class RequestContext:
    def __init__(self, guests: Guests, settings: Settings, connections: ConnectionLimits) -> None:
        self.guests = guests
        self._settings = settings
        self._connections = connections

    async def guest(self, request: web.Request, *, socket: bool = False) -> tuple[Guest, str | None]:
        """Who it is, and a token to hand out if they came without one; raises ServerFull and TokenNotValid."""
        program = self.program_token(request)
        if program is not None:
            guest, token = await self.guests.identify_program(program), None
        else:
            guest, token = await self.guests.identify(self.cookie(request), device_kind(request))
        # A guest has a name once they have sat at a table.
        self._connections.identify(_connection(request), known=guest.name is not None, socket=socket)
        return guest, token

    def cookie(self, request: web.Request) -> str | None:
        return request.cookies.get(COOKIE)

    def program_token(self, request: web.Request) -> str | None:
        """What a program sends instead of a cookie. Other schemes are for a proxy before us, and the operator's pages have a
        secret of their own.
        """
        sent = None if request.path.startswith(OPERATOR_PATH) else bearer(request)
        return sent if sent is None else sent.strip()

    def must_identify(self, request: web.Request) -> bool:
        """Whether the server has no room for strangers, so that even a file is only for guests it knows."""
        return self._connections.is_on_trial(_connection(request))

    def set_cookie(self, request: web.Request, response: web.StreamResponse, token: str | None) -> None:
        """Only the server can read the cookie, and other sites cannot make a browser send it along with a post."""
        if token is not None:
            response.set_cookie(
                COOKIE,
                token,
                max_age=_YEAR,
                httponly=True,
                samesite="Lax",
                secure=self.scheme(request) == "https",
            )

    def set_strict_cookie(
        self,
        request: web.Request,
        response: web.StreamResponse,
        name: str,
        value: str,
        *,
        path: str,
        max_age: int,
    ) -> None:
        """One that comes with nothing but requests of our own pages."""
        secure = self.scheme(request) == "https"
        response.set_cookie(
            name, value, path=path, max_age=max_age, httponly=True, samesite="Strict", secure=secure
        )

    def base_url(self, request: web.Request) -> str:
        """The address to invite others with."""
        return self._settings.public_url or f"{self.scheme(request)}://{self._host_for_others(request)}"

    def _host_for_others(self, request: web.Request) -> str:
        """As they came; but "localhost", as the host of a table may have typed it, leads a phone to itself."""
        settings, here = self._settings, urlsplit(f"//{request.host}")
        if here.hostname not in _LOCAL or settings.trust_proxy or settings.host not in EVERYWHERE:
            return request.host
        return lan_address() if here.port is None else f"{lan_address()}:{here.port}"

    def client_address(self, request: web.Request) -> str:
        """Whom to count by. What a proxy says is believed only where the host has said that there is one."""
        # A proxy may add a line of its own below one that the client has made up.
        lines = request.headers.getall("X-Forwarded-For", []) if self._settings.trust_proxy else []
        return (forwarded_address(lines[-1]) if lines else None) or request.remote or ""

    def is_own_origin(self, request: web.Request) -> bool:
        """Whether the page that sent this is ours. What is no browser sends no origin, and has no cookie to steal."""
        origin = request.headers.get(hdrs.ORIGIN)
        if origin is None or origin == self._settings.public_url:
            return True
        page, here = urlsplit(origin), urlsplit(f"//{request.host}")
        # A page under development is served on another port of the same machine.
        local = {page.hostname, here.hostname} <= _LOCAL
        return local or (bool(page.netloc) and page.netloc == request.host)

    def is_own_page(self, request: web.Request) -> bool:
        """As `is_own_origin`, for what makes a browser another guest: here the page must say that it is ours."""
        site = request.headers.get("Sec-Fetch-Site", "same-origin")
        return "Origin" in request.headers and site == "same-origin" and self.is_own_origin(request)

    def scheme(self, request: web.Request) -> str:
        """By which the browser came, which a proxy knows better."""
        forwarded = request.headers.get("X-Forwarded-Proto", "") if self._settings.trust_proxy else ""
        if forwarded in ("http", "https"):
            return forwarded
        return "https" if (self._settings.public_url or "").startswith("https") else request.scheme


def device_kind(request: web.Request) -> DeviceKind:
    """All that is kept of what a browser says about itself: enough to tell two devices apart in a list."""
    mobile = request.headers.get("Sec-CH-UA-Mobile") == "?1"
    return "phone" if mobile or "Mobi" in request.headers.get("User-Agent", "") else "computer"


def _connection(request: web.Request) -> Connection:
    """The connection as it was counted when it was accepted; one that was not counted is not limited."""
    return cast("Connection", request.protocol)


def read_number(text: str) -> int | None:
    """A number from a query; None for anything else, and for one that is longer than any that we count."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else None
