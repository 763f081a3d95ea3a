"""Is this guess the word? Singular and plural are one; a part of a word, or a synonym, is not the word."""

from __future__ import annotations

import re
from functools import lru_cache

from huetable.games.cluzzle.rules.state import RULES
from huetable.language.en.plurals import other_numbers
from huetable.language.folding import fold_phrase

from .plurals_v1 import other_numbers as first_inflections
from .things import listed_forms, thing_of


def matches(word: str, guess: str, rules: int = RULES) -> bool:
    return fold_phrase(guess) in accepted_forms(word, rules)


@lru_cache(maxsize=8192)
def accepted_forms(word: str, rules: int = RULES) -> frozenset[str]:
    """Listed for the things of the deck; worked out for words of the host's own, with what is listed if they are such a
    thing in other letters.
    """
    thing = word if rules == 1 else thing_of(word)
    listed = None if thing is None else listed_forms(thing, rules)
    if listed is not None and thing == word:
        return listed
    others = first_inflections(word) if rules == 1 else other_numbers(word)
    return frozenset({fold_phrase(word), *map(fold_phrase, others)}).union(listed or ()) - {""}


def names_word(text: str, word: str, rules: int = RULES) -> bool:
    """Whether the word occurs in a text as a word of its own, in any of its forms."""
    parts = [folded for part in re.split(r"[^\w']+", text) if (folded := fold_phrase(part))]
    runs = ("".join(parts[first:last]) for last in range(len(parts) + 1) for first in range(last))
    return any(run in accepted_forms(word, rules) for run in runs)
