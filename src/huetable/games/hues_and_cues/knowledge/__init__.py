"""What colours words bring to mind: compiled from open lists of names, read with NumPy alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from huetable.language.known import DEFAULT

from .colour_model import ColourModel
from .lexicon import Lexicon
from .palette_codes import Palette, codes_of_palette
from .word_data import Floats, word_data

__all__ = ["colour_model_for", "guess", "whole_lexicon"]


@cache
def whole_lexicon(language: str = DEFAULT) -> Lexicon:
    """All that is known."""
    return Lexicon(word_data(language))


@lru_cache(maxsize=8)
def colour_model_for(palette: tuple[str, ...], language: str = DEFAULT) -> ColourModel:
    return ColourModel(whole_lexicon(language), palette)


def guess(words: str | Sequence[str], palette: Palette, language: str = DEFAULT) -> Floats:
    """How likely each field of a board is meant by a cue, row by row.

    The palette is any 16 by 30 colours, as "#rrggbb" or as red, green and blue up to 255, in one row or in sixteen.
    """
    cue = words if isinstance(words, str) else " ".join(words)
    return colour_model_for(codes_of_palette(palette), language).likely_fields(cue)
