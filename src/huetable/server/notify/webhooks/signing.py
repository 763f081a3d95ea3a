"""How a receiver knows that a post comes from this table: a header with the time and an HMAC over time and body."""

from __future__ import annotations

import hmac
from secrets import token_urlsafe
from typing import Final

HEADER: Final = "Huetable-Signature"


def new_secret() -> str:
    return token_urlsafe(32)


def sign(secret: str, body: bytes, now: int) -> str:
    """Now: seconds since 1970. A receiver refuses an old time, so that nobody can send a post a second time."""
    digest = hmac.digest(secret.encode(), b"%d." % now + body, "sha256")
    return f"t={now},v1={digest.hex()}"
