"""Slips of the finger: a word that nobody knows may be one that everybody knows, with a letter doubled, left out or swapped."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Final

from .phrases import base_form, vocabulary

_SHORTEST: Final = 5
_LONG: Final = 7
"""Only in words this long another letter may be missing: in shorter ones it is too often another word."""


@lru_cache(maxsize=4096)
def repaired(word: str) -> str:
    """The only word that such a slip could have been made of; a wrong letter may make any word, so it repairs nothing."""
    if len(word) < _SHORTEST or not word.isalpha():
        return word
    meant = {base_form(_by_slip()[each]) for each in (word, word.removesuffix("s")) if each in _by_slip()}
    return meant.pop() if len(meant) == 1 else word


@cache
def _by_slip() -> Mapping[str, str]:
    """Every slip that could be made of one word alone."""
    found: dict[str, str | None] = {}
    for word in vocabulary():
        if len(word) >= _SHORTEST and word.isalpha():
            for slip in _slips(word):
                found[slip] = word if found.get(slip, word) == word else None
    return {slip: word for slip, word in found.items() if word is not None}


def _slips(word: str) -> Iterator[str]:
    for at in range(1, len(word)):
        before, letter, after = word[:at], word[at], word[at + 1 :]
        yield before + letter + letter + after
        if letter == word[at - 1]:
            yield before + after
        elif after and letter != after[0]:
            yield before + after[0] + letter + after[1:]
        if len(word) >= _LONG and after:
            yield before + after
