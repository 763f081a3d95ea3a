"""Clay: a sculpture is a log of strokes, rebuilt identically on the server and in every browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .codec import decode, encode
from .limits import MOST_BYTES, MOST_STROKES, MOST_WORK, InvalidClay, TooManyStrokes, TooMuchWork

if TYPE_CHECKING:
    from .field import Field

# What builds or draws clay is imported where it is done: it needs NumPy, and a server should start without it.

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


def build(data: bytes) -> Field:
    """The same field wherever it is built. Raises InvalidClay for what is no sculpture."""
    from .building import build as built

    return built(data)


def picture(data: bytes) -> bytes | None:
    """The clay from four sides as a PNG; None for what is no clay."""
    from .rendering.render import picture as drawn

    try:
        return drawn(build(data))
    except InvalidClay:
        return None


def shape(data: bytes) -> bytes | None:
    """What can be seen of the clay, without its strokes; None for what is no clay."""
    from .shapes import shape_of

    try:
        return shape_of(build(data))
    except InvalidClay:
        return None


def seen_field(data: bytes) -> Field:
    """The clay of a shape, or of a log of strokes."""
    from .shapes import is_shape, read_shape

    return read_shape(data) if is_shape(data) else build(data)


def check(data: bytes) -> str | None:
    """Why these bytes are no sculpture that may be handed in, or None. Quick: nothing is built."""
    try:
        decode(data, MOST_WORK)
    except InvalidClay as reason:
        return str(reason)
    return None
