"""What colours words bring to mind: compiled from open lists of names, read with NumPy alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from .colour_model import Lens
from .compiled import Floats, book
from .lexicon import Lexicon
from .palette_codes import Palette, codes_of

__all__ = ["guess", "lens_for", "whole_lexicon"]


@cache
def whole_lexicon() -> Lexicon:
    """All that is known."""
    return Lexicon(book())


@lru_cache(maxsize=4)
def lens_for(palette: tuple[str, ...]) -> Lens:
    return Lens(whole_lexicon(), palette)


def guess(words: str | Sequence[str], palette: Palette) -> Floats:
    """How likely each field of a board is meant by a cue, row by row.

    The palette is any 16 by 30 colours, as "#rrggbb" or as red, green and blue up to 255, in one row or in sixteen.
    """
    cue = words if isinstance(words, str) else " ".join(words)
    return lens_for(codes_of(palette)).look(cue)
