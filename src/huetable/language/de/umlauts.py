"""German letters: "Bär" and "Baer" are the same word, "Bar" is another one."""

from __future__ import annotations

from functools import lru_cache
from typing import Final
from unicodedata import normalize

from huetable.language.lookalikes import fold_lookalikes

_TYPEWRITER: Final = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "ae", "Ö": "oe", "Ü": "ue", "ß": "ss", "ẞ": "ss"}
)
_PLAIN: Final = (("aeu", "au"), ("ae", "a"), ("oe", "o"), ("ue", "u"))


@lru_cache(maxsize=8192)
def fold_word(word: str) -> str:
    return fold_lookalikes(normalize("NFC", word).translate(_TYPEWRITER))


def without_umlaut(word: str) -> str:
    """The last umlaut of a folded word as a plain vowel: "baeume" gives "baume", "haende" "hande"."""
    at, umlaut, plain = max((word.rfind(umlaut), umlaut, plain) for umlaut, plain in _PLAIN)
    return word if at < 0 else word[:at] + plain + word[at + len(umlaut) :]
