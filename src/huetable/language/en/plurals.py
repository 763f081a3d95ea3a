"""Singular and plural of any word or phrase, by rules and by lists of exceptions.

Every form that could be meant is given: "axes" is the plural of axe, of ax and of axis. A form that is no word does no
harm, because nobody writes it; what must not come out is another word, such as "news" for "new".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Final

from .plural_lists import (
    IN_COMPOUNDS,
    NEVER_PLURAL,
    NO_SINGULAR,
    NOT_LIKE_MAN,
    PAIRS,
    PLURAL_IN_US,
    UNCHANGING,
)

_SPACES: Final = re.compile(r"([\s-]+)")
_CONNECTORS: Final = "and or & n of in on at with without for to from by under over up de du"
_JOINING: Final = frozenset(_CONNECTORS.split())
"""The word before one of these changes too: "mothers-in-law", "cups of tea", "bows and arrows"."""
_MOST_PLACES: Final = 3

_ENDINGS: Final = (("us", "i"), ("ium", "ia"), ("eau", "eaux"), ("man", "men"))
_CONSONANT_Y: Final = re.compile(r"(?:[^aeiou]|qu)y$")
_VOWEL_Z: Final = re.compile(r"[aeiou]z$")
_NO_PLURAL_ENDING: Final = re.compile(r"(?:ss|sis|itis|polis|us)$")
_ES_AFTER_SIBILANT: Final = re.compile(r"(?:ss|x|z|ch|sh)es$")
_ES_AFTER_S: Final = re.compile(r"(?:[^aeiou][aio]s|[^ao]us)es$")
"""Irises and buses, but not houses, purses or lapses."""


def other_numbers(words: str) -> Iterator[str]:
    """Every other number of a word or of a phrase: "toy cars" for "toy car", and the other way round."""
    written = words.strip().casefold()
    if written in NO_SINGULAR:
        return
    parts = _SPACES.split(written)
    places = _places(parts)
    forms = [
        sorted({part} | _other_number(part)) if at in places else [part] for at, part in enumerate(parts)
    ]
    yield from (form for chosen in product(*forms) if (form := "".join(chosen)) != written)


def _places(parts: list[str]) -> list[int]:
    """Where a phrase changes: at its last word, and before what joins two words. Every second part is a space."""
    joined = [at - 2 for at in range(2, len(parts), 2) if parts[at] in _JOINING]
    return [*joined, len(parts) - 1][-_MOST_PLACES:]


def _other_number(word: str) -> set[str]:
    if not word or word in UNCHANGING:
        return set()
    return (_plurals(word) | _singulars(word)) - {word}


def _plurals(word: str) -> set[str]:
    """Where a word ends in "s" and is no plural, nothing has it as its plural."""
    found = {plural for single, plural in PAIRS if single == word} | _regular(word)
    found |= {word.removesuffix(single) + plural for single, plural in IN_COMPOUNDS if word.endswith(single)}
    for single, plural in _ENDINGS:
        if word.endswith(single) and len(word) > 4 and word not in NOT_LIKE_MAN:
            found.add(word.removesuffix(single) + plural)
    return found - NEVER_PLURAL - UNCHANGING


def _regular(word: str) -> set[str]:
    """A word that may be a plural already has no other: "laps" does not become "lapses"."""
    if _may_be_plural(word):
        return set()
    if word.endswith(("s", "x", "z", "sh")):
        return {word + "es", word + "zes"} if _VOWEL_Z.search(word) else {word + "es"}
    if _CONSONANT_Y.search(word):
        return {word[:-1] + "ies"}
    return {word + "s", word + "es"} if word.endswith(("o", "ch")) else {word + "s"}


def _singulars(word: str) -> set[str]:
    found = {single for single, plural in PAIRS if plural == word}
    found |= {word.removesuffix(plural) + single for single, plural in IN_COMPOUNDS if word.endswith(plural)}
    for single, plural in _ENDINGS:
        if word.endswith(plural) and len(word) > 4 and word not in NOT_LIKE_MAN:
            found.add(word.removesuffix(plural) + single)
    return found | _without_plural_ending(word)


def _without_plural_ending(word: str) -> set[str]:
    """Undoes the regular plural in every way that it may have come about."""
    if not _may_be_plural(word):
        return set()
    found = {word[:-1]}
    if word.endswith("ies") and len(word) > 4:
        found.add(word[:-3] + "y")
    if (
        _ES_AFTER_SIBILANT.search(word)
        or _ES_AFTER_S.search(word)
        or (word.endswith("oes") and len(word) > 4)
    ):
        found.add(word[:-2])
    if word.endswith("zzes"):
        found.add(word[:-3])
    return found


def _may_be_plural(word: str) -> bool:
    """Emus may be; "glass", "bus" and "tennis" are not."""
    if not word.endswith("s") or word in NEVER_PLURAL:
        return False
    return word.endswith("eaus") or word[:-1] in PLURAL_IN_US or not _NO_PLURAL_ENDING.search(word)
