"""Words of any language without what makes no difference to a guess."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from huetable.language.folding import fold_phrase

_ARTICLES: Final = {
    "es": re.compile(r"^(?:el|la|los|las|una?|unos|unas)\s+", re.IGNORECASE),
    "pt": re.compile(r"^(?:o|a|os|as|uma?|uns|umas)\s+", re.IGNORECASE),
    "de": re.compile(r"^(?:der|die|das|den|dem|des|eine?[nmrs]?)\s+", re.IGNORECASE),
}
_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"})


@lru_cache(maxsize=16384)
def fold_word(text: str, language: str) -> str:
    """Letters and digits alone, without an article in front."""
    if language == "en":
        return fold_phrase(text)
    return fold_phrase(_ARTICLES[language].sub("", " ".join(text.split())))


def spellings(text: str, language: str) -> frozenset[str]:
    """A word folded in every way that people type it: German umlauts also as two letters."""
    folded = {fold_word(text, language)}
    if language == "de":
        folded.add(fold_word(text.translate(_UMLAUTS), language))
    return frozenset(folded - {""})
