"""Which names the swatch book takes."""

from __future__ import annotations

import re
import unicodedata

from huetable.core.terms import Refusal

from . import clauses
from .state import Tint

MOST_LETTERS = 24
MOST_WORDS = 2

COLOUR_WORDS = frozenset(
    ["black", "white", "red", "green", "yellow", "blue", "brown", "orange", "pink", "purple", "grey", "gray"]
)

_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")


def refuse_name(name: str, book: list[Tint]) -> Refusal | None:
    words = name.split()
    letters = sum(character.isalpha() for character in name)
    if not 1 <= len(words) <= MOST_WORDS or letters > MOST_LETTERS or not all(map(_WORD.fullmatch, words)):
        return Refusal(clauses.NOT_A_NAME, {"name": name})
    for part in re.split(r"[\s'’-]+", fold_name(name)):
        if part in COLOUR_WORDS:
            return Refusal(clauses.COLOUR_WORD_IN_NAME, {"name": name, "word": part})
    if fold_name(name) in {fold_name(tint.name) for tint in book if tint.name}:
        return Refusal(clauses.NAME_TAKEN, {"name": name})
    return None


def fold_name(name: str) -> str:
    """Two names are the same when they differ only in case, accents or spaces."""
    spread = unicodedata.normalize("NFKD", " ".join(name.split()).casefold())
    return "".join(character for character in spread if not unicodedata.combining(character))
