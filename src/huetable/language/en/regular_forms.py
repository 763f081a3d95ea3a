"""How English spells its regular inflections: -s, -ed, -er, -est and -ing."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator


def syllables(word: str) -> int:
    return len(re.findall("[aeiouy]+", re.sub("([^l])e$", r"\1", word)))


def _may_double(word: str) -> bool:
    """Whether its last letter may double: one consonant after one vowel."""
    return bool(re.search("([^aeiou]|qu)[aeiou][^aeiouwxy]$", word))


def _maybe_doubled(word: str) -> Iterator[str]:
    if _may_double(word):
        yield word + word[-1]
    if not _may_double(word) or syllables(word) > 1:
        yield word


def stems_before_vowel(word: str) -> Iterator[str]:
    """What stands before -ed, -er and -est: fad(ed), dri(ed), dripp(ed)."""
    if word.endswith("e"):
        yield word[:-1]
    elif re.search("[^aeiou]y$", word):
        yield f"{word[:-1]}i"
    else:
        yield from _maybe_doubled(word)


def with_s(word: str) -> Iterator[str]:
    if re.search("(s|x|z|ch|sh)$", word):
        yield f"{word}es"
    elif re.search("[^aeiou]y$", word):
        yield f"{word[:-1]}ies"
    else:
        yield f"{word}s"
    if word.endswith("o"):
        yield f"{word}es"


def with_ing(word: str, listed: Collection[str]) -> Iterator[str]:
    """A silent e goes, unless the dictionary keeps it: singe makes singeing."""
    if word.endswith("ie"):
        yield f"{word[:-2]}ying"
    elif word.endswith("e") and f"{word}ing" not in listed:
        yield f"{word[:-1]}ing"
    else:
        yield from (f"{stem}ing" for stem in _maybe_doubled(word))
