"""Who may open tables: everybody, or whoever has once entered the operator's passphrase."""

from __future__ import annotations

import msgspec
from aiohttp import web

from huetable.core.codec import decode
from huetable.server.http.api import Passphrase
from huetable.server.http.request_context import GUEST, RequestContext
from huetable.server.http.responses import clause_response, problem, program_error
from huetable.server.ops.rate_limits import Limits
from huetable.table import clauses

from .secret import HouseSecret

COOKIE = "huetable-opener"

_YEAR = 365 * 24 * 3600


class OpeningRight:
    """Whoever knows the passphrase gets a cookie with a signature for their guest. A new passphrase ends all of them."""

    def __init__(self, passphrase: str) -> None:
        self._secret = HouseSecret(passphrase, "opening tables") if passphrase else None

    @property
    def needs_passphrase(self) -> bool:
        return self._secret is not None

    def holds(self, request: web.Request) -> bool:
        signature = request.cookies.get(COOKIE, "")
        return self._secret is None or self._secret.has_signed(request[GUEST].id, signature)

    def grant(self, guest: str, guess: str) -> str | None:
        """What the cookie says; None for a wrong passphrase."""
        known = self._secret is not None and self._secret.matches(guess.strip())
        return self._secret.sign(guest) if self._secret is not None and known else None


class PassphraseRoutes:
    def __init__(self, right: OpeningRight, context: RequestContext, limits: Limits) -> None:
        self._right = right
        self._context = context
        self._limits = limits

    def add_to(self, app: web.Application) -> None:
        app.add_routes([web.post("/api/passphrase", self.enter)])

    async def enter(self, request: web.Request) -> web.Response:
        address = self._context.client_address(request)
        if not self._right.needs_passphrase:
            return problem(request, 404, "no_address")
        if not self._limits.may_guess_secret(address):
            return clause_response(request, 429, clauses.TOO_MANY_REQUESTS)
        try:
            said = decode(await request.read(), Passphrase)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return program_error(400, f"The passphrase can't be read: {error}")
        granted = self._right.grant(request[GUEST].id, said.passphrase)
        if granted is None:
            self._limits.count_wrong_secret(address)
            return problem(request, 403, "wrong_passphrase")
        response = web.Response(status=204)
        self._context.set_strict_cookie(request, response, COOKIE, granted, path="/api", max_age=_YEAR)
        return response
