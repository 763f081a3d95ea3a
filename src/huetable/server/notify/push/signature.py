"""How the server says who it is to a push service: a token signed with its own key (VAPID, RFC 8292)."""

from __future__ import annotations

from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from huetable.core.codec import encode

from .base64url import to_bytes, to_text

_CURVE: Final = ec.SECP256R1()
_VALID: Final = 12 * 3600
"""Seconds; push services refuse more than a day."""


def new_key_pair() -> tuple[str, str]:
    """Private and public, in base64url."""
    key = ec.generate_private_key(_CURVE)
    private = key.private_numbers().private_value.to_bytes(32, "big")
    public = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return to_text(private), to_text(public)


def public_key_of(private: str) -> str:
    """Raises ValueError if it is no private key."""
    numbers = ec.derive_private_key(int.from_bytes(to_bytes(private), "big"), _CURVE)
    return to_text(numbers.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def authorization(private: str, public: str, service: str, subject: str, now: int) -> str:
    """The header for a request. Service: its origin; subject: how its operators can reach ours; now: seconds since 1970."""
    head = to_text(encode({"typ": "JWT", "alg": "ES256"}))
    claims = to_text(encode({"aud": service, "exp": now + _VALID, "sub": subject}))
    signed = f"{head}.{claims}"
    key = ec.derive_private_key(int.from_bytes(to_bytes(private), "big"), _CURVE)
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(SHA256())))
    signature = to_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature}, k={public}"
