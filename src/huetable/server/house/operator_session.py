"""Who is the operator: whoever knows the secret, by a header or by a cookie that was got for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aiohttp import web

from .secret import HouseSecret

COOKIE: Final = "huetable-operator"
PATH: Final = "/api/operator"

SECONDS: Final = 12 * 3600
"""After which the operator has to sign in again."""


class OperatorSession:
    """The cookie says until when it counts, with a signature. A new secret ends every session."""

    def __init__(self, secret: str, now: Callable[[], int]) -> None:
        self._secret = HouseSecret(secret, "operator") if secret else None
        self._now = now

    @property
    def is_offered(self) -> bool:
        """Without a secret there is no operator's page."""
        return self._secret is not None

    def knows_secret(self, guess: str) -> bool:
        return self._secret is not None and self._secret.matches(guess.strip())

    def new_cookie(self) -> str:
        until = str(self._now() + SECONDS * 1000)
        return "" if self._secret is None else f"{until}.{self._secret.sign(until)}"

    def is_open(self, request: web.Request) -> bool:
        until, _, signature = request.cookies.get(COOKIE, "").partition(".")
        if self._secret is None or not self._secret.has_signed(until, signature):
            return False
        return self._now() < int(until)


def bearer(request: web.Request) -> str | None:
    """The secret or the token that a script sends with each request."""
    kind, _, secret = request.headers.get("Authorization", "").partition(" ")
    return secret if kind.casefold() == "bearer" else None
