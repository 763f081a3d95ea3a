"""Is what was handed in a sculpture? A list of strokes, or a photo where the table has agreed to photos."""

from __future__ import annotations

from typing import Final

from huetable.core.terms import Refusal
from huetable.games.cluzzle import clay
from huetable.games.cluzzle.rules import clauses
from huetable.games.cluzzle.rules.state import CLAY_BYTES, PHOTO_BYTES

from .photo import is_photo, refuse_photo

KILOBYTE: Final = 1024


def check_sculpture(data: bytes, *, photos: bool) -> Refusal | None:
    if is_photo(data):
        return _check_photo(data) if photos else Refusal(clauses.NOT_A_SCULPTURE, {}, "no_photos")
    if len(data) > CLAY_BYTES:
        return _too_long(data, CLAY_BYTES, "long_clay")
    try:
        clay.decode(data, clay.MOST_WORK)
    except clay.TooMuchWork:
        return Refusal(clauses.TOO_MUCH_WORK)
    except clay.TooManyStrokes:
        return Refusal(clauses.NOT_A_SCULPTURE, {"most": clay.MOST_STROKES}, "many_strokes")
    except clay.InvalidClay as problem:
        return Refusal(clauses.NOT_A_SCULPTURE, {"problem": str(problem)}, "unreadable")
    return None


def _check_photo(data: bytes) -> Refusal | None:
    return _too_long(data, PHOTO_BYTES, "long_photo") if len(data) > PHOTO_BYTES else refuse_photo(data)


def _too_long(data: bytes, most: int, reason: str) -> Refusal:
    kilobytes = -(-len(data) // KILOBYTE)
    return Refusal(clauses.NOT_A_SCULPTURE, {"most": most // KILOBYTE, "kilobytes": kilobytes}, reason)
