"""Clay: a sculpture is a log of strokes, rebuilt identically on the server and in every browser."""

from __future__ import annotations

from .build import build
from .codec import decode, encode
from .field import Field
from .limits import MOST_BYTES, MOST_STROKES, MOST_WORK, InvalidClay, TooManyStrokes, TooMuchWork
from .shapes import is_shape, read_shape, shape_of

__all__ = [
    "MOST_BYTES",
    "MOST_STROKES",
    "MOST_WORK",
    "InvalidClay",
    "TooManyStrokes",
    "TooMuchWork",
    "build",
    "check",
    "decode",
    "encode",
    "picture",
    "seen_field",
    "shape",
]


def picture(data: bytes) -> bytes | None:
    """The clay from four sides as a PNG; None for what is no clay."""
    from .rendering.render import picture as drawn

    try:
        return drawn(build(data))
    except InvalidClay:
        return None


def shape(data: bytes) -> bytes | None:
    """What can be seen of the clay, without its strokes; None for what is no clay."""
    try:
        return shape_of(build(data))
    except InvalidClay:
        return None


def seen_field(data: bytes) -> Field:
    """The clay of a shape, or of a log of strokes."""
    return read_shape(data) if is_shape(data) else build(data)


def check(data: bytes) -> str | None:
    """Why these bytes are no sculpture that may be handed in, or None. Quick: nothing is built."""
    try:
        decode(data, MOST_WORK)
    except InvalidClay as reason:
        return str(reason)
    return None
