"""Messages that only one browser can read: RFC 8291, in the encoding of RFC 8188."""

from __future__ import annotations

import os
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from .base64url import to_bytes

_CURVE: Final = ec.SECP256R1()
_RECORD: Final = 4096
_LENGTH: Final = 1024
"""All messages are padded to this: their length says nothing about what is in them."""
_LAST_RECORD: Final = b"\x02"


def check_receiver(p256dh: str, auth: str) -> None:
    """Raises ValueError if nothing can be encrypted for these keys."""
    _public_key(p256dh)
    if len(to_bytes(auth)) != 16:
        raise ValueError("an authentication secret has 16 bytes")


def encrypt(message: bytes, p256dh: str, auth: str) -> bytes:
    """P256dh and auth: as the browser gave them, in base64url."""
    receiver, sender = _public_key(p256dh), ec.generate_private_key(_CURVE)
    ours, theirs = _point(sender.public_key()), _point(receiver)
    shared = sender.exchange(ec.ECDH(), receiver)
    secret = _derive(shared, to_bytes(auth), b"WebPush: info\0" + theirs + ours, 32)
    salt = os.urandom(16)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    padded = (message + _LAST_RECORD).ljust(_LENGTH, b"\0")
    header = salt + _RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return header + AESGCM(key).encrypt(nonce, padded, None)


def _public_key(p256dh: str) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, to_bytes(p256dh))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
