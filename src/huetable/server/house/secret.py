"""A secret of the operator: whether somebody knows it, and signatures that only this server can have made."""

from __future__ import annotations

import hmac
from hashlib import scrypt, sha256
from typing import Final

_COST: Final = 2**14


class HouseSecret:
    """Its own signatures are made with a key that takes long to find from a guess: a passphrase may be short."""

    def __init__(self, secret: str, purpose: str) -> None:
        self._digest = sha256(secret.encode()).digest()
        self._key = scrypt(secret.encode(), salt=f"huetable {purpose}".encode(), n=_COST, r=8, p=1, dklen=32)

    def matches(self, guess: str) -> bool:
        """In the same time, however much of it is right."""
        return hmac.compare_digest(sha256(guess.encode(errors="replace")).digest(), self._digest)

    def sign(self, text: str) -> str:
        return hmac.digest(self._key, text.encode(), "sha256").hex()

    def has_signed(self, text: str, signature: str) -> bool:
        return hmac.compare_digest(self.sign(text).encode(), signature.encode(errors="replace"))
