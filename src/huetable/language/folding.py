"""Text without what makes no difference: case, accents, articles, hyphens, spaces, characters that nobody can see."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final
from unicodedata import category, combining, normalize

JOINERS: Final = "\u200c\u200d"
"""Letters of some scripts, and some pictures, are joined or kept apart by these. They have no width."""

_ARTICLE: Final = re.compile(r"^(?:an?|the)\s+")
_NOT_DECOMPOSED: Final = str.maketrans({"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ł": "l"})
"""Letters that Unicode does not take apart into a plain letter and its mark."""
_FILLERS: Final = "\u115f\u1160\u3164\uffa0"
"""They count as letters, and look like nothing."""


def without_accents(text: str) -> str:
    """Without case and accents."""
    spread = normalize("NFKD", text.casefold().translate(_NOT_DECOMPOSED))
    return "".join(character for character in spread if not combining(character))


@lru_cache(maxsize=8192)
def fold_phrase(text: str) -> str:
    """Letters and digits alone, without a leading article: "The Ice-Cream" and "icecream" are the same."""
    bare = _ARTICLE.sub("", " ".join(without_accents(text).replace("-", " ").split()))
    return "".join(character for character in bare if character.isalnum())


def visible_text(text: str) -> str:
    """On one line, without spaces at either end and without anything that nobody can see."""
    return on_one_line("".join(each for each in text if each.isspace() or _is_visible(each)))


def on_one_line(text: str) -> str:
    return " ".join(text.split())


def _is_visible(character: str) -> bool:
    """No control characters, and nothing that turns the direction of the text around it."""
    if character in JOINERS:
        return True
    return character not in _FILLERS and category(character) not in ("Cc", "Cf", "Co", "Cs")
