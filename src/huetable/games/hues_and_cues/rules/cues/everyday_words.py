"""The everyday dictionary, and words with their inflection cut off by rule.

The bots listen by these, hidden colour names are found with them, and games of rules version 1 are judged by them.
"""

from __future__ import annotations

import re
from functools import lru_cache

from huetable.games.hues_and_cues.data import dictionary
from huetable.language.en.base_forms import possible_bases
from huetable.language.en.place_and_comparison_words import COMPARISONS

_TWO = "am an as at ax be by do go ha he hi if in is it me my no of oh on or ox pa pi so to up us we yo"
_SHORT = frozenset(_TWO.split())
"""The dictionary is full of abbreviations; of two letters only these make a word."""

_THRICE = re.compile(r"(.)\1\1")
"""No English word has a letter three times in a row."""

_LEAST = 3
"""Letters that a base form keeps: "bus" is no plural of "bu"."""


@lru_cache(maxsize=8192)
def base_forms(word: str) -> frozenset[str]:
    """The real words that a folded word is an inflection of."""
    return frozenset(base for base in possible_bases(word) if len(base) >= _LEAST and base in dictionary())


def same_base_form(one: str, other: str) -> bool:
    """Whether two folded words could differ in nothing but inflection: told rather too often than too seldom."""
    return one == other or not base_forms(one).union([one]).isdisjoint(base_forms(other).union([other]))


def is_everyday_word(word: str) -> bool:
    """Whether a folded word stands in the everyday dictionary, as it is or inflected."""
    if len(word) < _LEAST or _THRICE.search(word):
        return word in _SHORT
    return word in dictionary() or word in COMPARISONS or bool(base_forms(word))
