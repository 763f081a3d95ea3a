"""Is what was handed in a sculpture? A list of strokes, or a photo where the table has agreed to photos."""

from __future__ import annotations

from huetable.core.terms import Refusal
from huetable.games.cluzzle import clay

from . import clauses
from .photo import is_photo, refuse_photo
from .state import CLAY_BYTES


def check_sculpture(data: bytes, *, photos: bool) -> Refusal | None:
    if photos and is_photo(data):
        reason = refuse_photo(data)
        return _no_sculpture(reason) if reason else None
    if len(data) > CLAY_BYTES:
        return _no_sculpture(f"it is longer than {CLAY_BYTES} bytes")
    try:
        clay.decode(data, clay.MOST_WORK)
    except clay.TooMuchWork:
        return Refusal(clauses.TOO_MUCH_WORK)
    except clay.InvalidClay as reason:
        return _no_sculpture(str(reason))
    return None


def _no_sculpture(reason: str) -> Refusal:
    return Refusal(clauses.NOT_A_SCULPTURE, {"reason": reason})
