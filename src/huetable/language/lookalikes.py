"""Letters as a reader takes them: case, accents and look-alike letters folded away."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

HYPHENS: Final = "-\u00ad\u058a\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d"
APOSTROPHES: Final = "'\u2019\u02bc\u2018\uff07"

_LOOK_ALIKES: Final = {
    "a": "а\u0251αᴀ",
    "b": "вЬьβʙƀɓ",
    "c": "сϲᴄɔ",
    "d": "ԁđɗᴅðɖ",
    "e": "еєεɛᴇəǝɘ",
    "f": "ғꜰƒ",
    "g": "ɡԍɢģǥ",
    "h": "һнħʜ",
    "i": "іıιɪɨ",
    "j": "јʝᴊ",
    "k": "кκᴋĸƙ",
    "l": "ӏłʟɭƚ",
    "m": "мᴍɱ",
    "n": "пηɴɲŋν",
    "o": "оοøσᴏө",
    "p": "рρᴘþƥ",
    "q": "ԛ",
    "r": "гʀɾɼя",
    "s": "ѕꜱʂ",
    "t": "тτᴛŧƭ",
    "u": "υᴜʉμц",
    "v": "ѵᴠ",
    "w": "ԝωᴡшѡ",
    "x": "хχ",
    "y": "уγʏү",
    "z": "ᴢʐƶ",
    "ae": "æ",
    "oe": "œ",
}

_LATIN: Final = str.maketrans(
    {
        ord(other): letters
        for letters, others in _LOOK_ALIKES.items()
        for other in {*others, *others.lower(), *others.upper()}
        if len(other) == 1 and not other.isascii()
    }
)

_PASSES_FOR: Final = (("vv", "w"), ("rn", "m"), ("cl", "d"), ("i", "l"))
"""Latin letters that pass for others at a glance: a capital I for an l, two v for a w."""

_RUN: Final = re.compile(r"(.)\1+")


@lru_cache(maxsize=8192)
def fold_lookalikes(word: str) -> str:
    """Small, without accents, in plain Latin letters where a letter has one that looks the same."""
    # Twice: a look-alike may stand for a capital letter, and small letters may be look-alikes themselves.
    return _plain(_plain(word).translate(_LATIN))


def _plain(word: str) -> str:
    """Decomposed and small; what is neither letter nor digit, such as a mark or an apostrophe, is left out."""
    spread = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", word).casefold())
    return "".join(character for character in spread if unicodedata.category(character)[0] in "LN")


def without_repeats(word: str) -> str:
    """Every run of one letter as a single one: "reeed" is "red"."""
    return _RUN.sub(r"\1", word)


def fold_similar_letters(word: str) -> str:
    """The same for two words that only differ by letters that pass for each other."""
    for letters, instead in _PASSES_FOR:
        word = word.replace(letters, instead)
    return without_repeats(word)
