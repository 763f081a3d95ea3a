"""Which names the swatch book takes."""

from __future__ import annotations

import re
import unicodedata

from huetable.core.terms import Refusal
from huetable.language.known import DEFAULT, language

from . import clauses
from .state import Tint

MOST_LETTERS = 24
MOST_WORDS = 2

ENGLISH_COLOUR_WORDS = frozenset(
    ["black", "white", "red", "green", "yellow", "blue", "brown", "orange", "pink", "purple", "grey", "gray"]
)
"""In English these alone: recorded games have names such as "reddish dusk"."""

_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")


def refuse_name(name: str, book: list[Tint], code: str = DEFAULT) -> Refusal | None:
    """In the language of this code."""
    words = name.split()
    letters = sum(character.isalpha() for character in name)
    if not 1 <= len(words) <= MOST_WORDS or letters > MOST_LETTERS or not all(map(_WORD.fullmatch, words)):
        return Refusal(clauses.NOT_A_NAME, {"name": name})
    for part in re.split(r"[\s'’-]+", name.casefold()):
        if is_colour_word(part, code):
            return Refusal(clauses.COLOUR_WORD_IN_NAME, {"name": name, "word": part})
    if fold_name(name) in {fold_name(tint.name) for tint in book if tint.name}:
        return Refusal(clauses.NAME_TAKEN, {"name": name})
    return None


def is_colour_word(word: str, code: str) -> bool:
    """A plain colour word; in languages that inflect them, in every form."""
    if code == DEFAULT:
        return fold_name(word) in ENGLISH_COLOUR_WORDS
    spoken = language(code)
    return spoken.fold_word(word) in spoken.colour_names


def fold_name(name: str) -> str:
    """Two names are the same when they differ only in case, accents or spaces."""
    spread = unicodedata.normalize("NFKD", " ".join(name.split()).casefold())
    return "".join(character for character in spread if not unicodedata.combining(character))
