"""Whether two words come from one stem, told rather too often than too seldom: what is held out must be out."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from huetable.games.hues_and_cues.lemmas import same_stem

_ENDINGS: Final = ("iness", "ness", "ish", "ies", "es", "s", "y", "ie", "ed", "ing", "er", "en", "e")
_STEM: Final = 3
_WITHIN: Final = 4
"""From so many letters on, a word within another one is its kin: rose in primrose."""


def akin(one: str, other: str) -> bool:
    if min(len(one), len(other)) >= _WITHIN and (one in other or other in one):
        return True
    return not stems(one).isdisjoint(stems(other)) or same_stem(one, other)


@lru_cache(maxsize=65536)
def stems(word: str) -> frozenset[str]:
    cut = {word.removesuffix(ending) for ending in _ENDINGS if len(word) - len(ending) >= _STEM}
    return frozenset(cut | {word})
