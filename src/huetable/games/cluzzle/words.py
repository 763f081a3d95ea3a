"""When two words are the same word: case, accents, articles, hyphens and spaces set aside."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final
from unicodedata import category, combining, normalize

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
    """On one line, without spaces at either end and without anything that nobody can see."""
    return on_one_line("".join(c for c in text if c.isspace() or _is_seen(c)))


def on_one_line(text: str) -> str:
    return " ".join(text.split())


_JOINERS: Final = "\u200c\u200d"
"""Letters of some scripts, and some pictures, are joined or kept apart by these."""
_FILLERS: Final = "\u115f\u1160\u3164\uffa0"
"""They count as letters, and look like nothing."""


def _is_seen(character: str) -> bool:
    """No control characters, and nothing that turns the direction of what stands around it."""
    if character in _JOINERS:
        return True
    return character not in _FILLERS and category(character) not in ("Cc", "Cf", "Co", "Cs")
