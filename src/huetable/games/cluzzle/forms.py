"""Is this guess the word? Singular and plural are one; a part of a word, or a synonym, is not the word."""

from __future__ import annotations

import re
from functools import lru_cache

from .inflection import inflections
from .things import accepted
from .words import fold


def matches(word: str, guess: str) -> bool:
    return fold(guess) in accepted_forms(word)


@lru_cache(maxsize=8192)
def accepted_forms(word: str) -> frozenset[str]:
    """Listed for the things of the deck; worked out for words of the host's own."""
    known = accepted(word)
    if known is not None:
        return known
    return frozenset({fold(word), *map(fold, inflections(word))}) - {""}


def names(text: str, word: str) -> bool:
    """Whether the word occurs in a text as a word of its own, in any of its forms."""
    parts = [folded for part in re.split(r"[^\w']+", text) if (folded := fold(part))]
    runs = ("".join(parts[first:last]) for last in range(len(parts) + 1) for first in range(last))
    return any(run in accepted_forms(word) for run in runs)
