"""Clay: a sculpture is a log of strokes, rebuilt identically on the server and in every browser."""

from __future__ import annotations

from .bounds import MOST_BYTES, MOST_STROKES, Unfit
from .build import build
from .log import decode, encode

__all__ = ["MOST_BYTES", "MOST_STROKES", "Unfit", "build", "check", "decode", "encode"]


def check(data: bytes) -> str | None:
    """Why these bytes are no sculpture, or None. Quick: nothing is built."""
    try:
        decode(data)
    except Unfit as reason:
        return str(reason)
    return None
