"""Slips of the finger: a word that nobody knows may be one that everybody knows with a letter wrong."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from huetable.language.edit_distance import within_one_edit

from .phrases import base_form, vocabulary

_SHORTEST: Final = 5
_INFLECTIONS: Final = ("r", "er", "d", "ed", "s", "y", "n", "e", "ly", "st")
"""With such an ending it is rather another word: a baker is not "baked"."""


@cache
def _by_first_letter() -> Mapping[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for word in vocabulary():
        if len(word) >= _SHORTEST - 1:
            found.setdefault(word[0], []).append(word)
    return {letter: tuple(words) for letter, words in found.items()}


@lru_cache(maxsize=4096)
def repaired(word: str) -> str:
    """The only word that is one letter away, if it is no other form of a word that merely looks alike."""
    if len(word) < _SHORTEST or not word.isalpha():
        return word
    tries = {word, *(word.removesuffix(ending) for ending in ("s", "es", "ed", "ing"))}
    near = {
        other
        for each in tries
        if len(each) >= _SHORTEST
        for other in _by_first_letter().get(word[0], ())
        if within_one_edit(each, other) and not _is_inflection(each, other)
    }
    return base_form(near.pop()) if len(near) == 1 else word


def _is_inflection(word: str, other: str) -> bool:
    short, long = sorted((word, other), key=len)
    return long.startswith(short) or (word[:-1] == other[:-1])
