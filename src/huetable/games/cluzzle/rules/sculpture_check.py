"""Is what was handed in a sculpture? A list of strokes, or a photo where the table has agreed to photos."""

from __future__ import annotations

from huetable.games.cluzzle import clay

from .photo import is_photo, refuse_photo
from .state import CLAY_BYTES


def check_sculpture(data: bytes, *, photos: bool) -> str | None:
    """Why not, or None."""
    if photos and is_photo(data):
        return refuse_photo(data)
    return f"it is longer than {CLAY_BYTES} bytes" if len(data) > CLAY_BYTES else clay.check(data)
