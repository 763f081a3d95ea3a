"""When two words are the same word: case, accents, articles, hyphens and spaces set aside."""

from __future__ import annotations

import re
from functools import lru_cache
from unicodedata import combining, normalize

_ARTICLE = re.compile(r"^(?:an?|the)\s+")
_UNALIKE = str.maketrans({"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ł": "l"})


def plain(text: str) -> str:
    """Without case and accents."""
    return "".join(c for c in normalize("NFKD", text.casefold().translate(_UNALIKE)) if not combining(c))


@lru_cache(maxsize=8192)
def fold(text: str) -> str:
    """Letters and digits alone. "The Ice-Cream" and "icecream" are the same."""
    bare = _ARTICLE.sub("", " ".join(plain(text).replace("-", " ").split()))
    return "".join(c for c in bare if c.isalnum())


def tidy(text: str) -> str:
    """On one line, without spaces at either end."""
    return " ".join(text.split())
