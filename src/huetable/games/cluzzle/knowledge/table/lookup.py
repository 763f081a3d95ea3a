"""Finds the thing that a word stands for, however somebody has written it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from huetable.games.cluzzle.rules.words.things import thing_of
from huetable.language.en.plurals import other_numbers
from huetable.language.folding import fold_phrase

from .entries import entries, same_words


@cache
def _by_folded() -> Mapping[str, str]:
    listed = {fold_phrase(name): name for name in entries() if not name.startswith("@")}
    return {**{fold_phrase(word): thing for word, thing in same_words().items()}, **listed}


@lru_cache(maxsize=8192)
def listed_thing(word: str) -> str | None:
    """The thing that something is known about, in singular or plural: "Poodles" is the poodle."""
    in_deck = thing_of(word)
    if in_deck is not None:
        return in_deck
    spelled = (word, *other_numbers(word))
    return next((_by_folded()[each] for each in map(fold_phrase, spelled) if each in _by_folded()), None)


@lru_cache(maxsize=4096)
def known_thing(word: str) -> str | None:
    """What a word of the host stands for: if it is not listed, what its last words are: a "coffee table" is a table."""
    words = word.split()
    tries = (" ".join(words[first:]) for first in range(len(words)))
    return next((thing for each in tries if (thing := listed_thing(each)) is not None), None)
