"""Guesses without what makes no difference: case, accents, hyphens, spaces, and an article of the language in front."""

from __future__ import annotations

from functools import lru_cache

from huetable.language.folding import fold_phrase, without_accents
from huetable.language.known import language

from .languages import ENGLISH


@lru_cache(maxsize=16384)
def fold_guess(text: str, code: str) -> str:
    return fold_phrase(text) if code == ENGLISH else language(code).fold_phrase(text)


def fold_form(form: str, code: str) -> frozenset[str]:
    """A form of a word in the ways that people type it: where an accent is a letter of its own, also without it."""
    folded = {fold_guess(form, code)}
    if code != ENGLISH:
        folded.add(fold_guess(without_accents(form), code))
    return frozenset(folded - {""})
