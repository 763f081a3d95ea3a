"""Clay: a sculpture is a log of strokes, rebuilt identically on the server and in every browser."""

from __future__ import annotations

from .build import build
from .codec import decode, encode
from .limits import MOST_BYTES, MOST_STROKES, MOST_WORK, InvalidClay, TooMuchWork

__all__ = [
    "MOST_BYTES",
    "MOST_STROKES",
    "MOST_WORK",
    "InvalidClay",
    "TooMuchWork",
    "build",
    "check",
    "decode",
    "encode",
    "picture",
]


def picture(data: bytes) -> bytes | None:
    """The clay from four sides as a PNG; None for what is no clay."""
    from .rendering.render import picture as drawn

    try:
        return drawn(build(data))
    except InvalidClay:
        return None


def check(data: bytes) -> str | None:
    """Why these bytes are no sculpture that may be handed in, or None. Quick: nothing is built."""
    try:
        decode(data, MOST_WORK)
    except InvalidClay as reason:
        return str(reason)
    return None
