"""Who sends a request, from where, and by which address they reached us."""

from __future__ import annotations

from urllib.parse import urlsplit

from aiohttp import web

from huetable.server.ops.settings import Settings
from huetable.table.guest import Guest

from .guests import COOKIE, Guests

GUEST = web.RequestKey("guest", Guest)

_LOCAL = {"localhost", "127.0.0.1", "::1"}
_YEAR = 365 * 24 * 3600


class RequestContext:
    def __init__(self, guests: Guests, settings: Settings) -> None:
        self.guests = guests
        self._settings = settings

    async def guest(self, request: web.Request) -> tuple[Guest, str | None]:
        return await self.guests.identify(request.cookies.get(COOKIE))

    def set_cookie(self, request: web.Request, response: web.StreamResponse, token: str | None) -> None:
        """Only the server can read the cookie, and other sites cannot make a browser send it along with a post."""
        if token is not None:
            response.set_cookie(
                COOKIE,
                token,
                max_age=_YEAR,
                httponly=True,
                samesite="Lax",
                secure=self._scheme(request) == "https",
            )

    def base_url(self, request: web.Request) -> str:
        """The address to invite others with."""
        return self._settings.public_url or f"{self._scheme(request)}://{request.host}"

    def client_address(self, request: web.Request) -> str:
        """Whom to count by. What a proxy says is believed only where the host has said that there is one."""
        forwarded = request.headers.get("X-Forwarded-For", "") if self._settings.trust_proxy else ""
        return forwarded.rpartition(",")[2].strip() or request.remote or ""

    def is_own_origin(self, request: web.Request) -> bool:
        """Whether the page that sent this is ours. What is no browser sends no origin, and has no cookie to steal."""
        origin = request.headers.get("Origin")
        if origin is None:
            return True
        if origin == self._settings.public_url:
            return True
        page, here = urlsplit(origin), urlsplit(f"//{request.host}")
        # A page under development is served on another port of the same machine.
        local = {page.hostname, here.hostname} <= _LOCAL
        return local or (bool(page.netloc) and page.netloc == request.host)

    def _scheme(self, request: web.Request) -> str:
        forwarded = request.headers.get("X-Forwarded-Proto", "") if self._settings.trust_proxy else ""
        if forwarded in ("http", "https"):
            return forwarded
        return "https" if (self._settings.public_url or "").startswith("https") else request.scheme
