"""Is this guess the word? Singular and plural are one; a part of a word, or a synonym, is not the word."""

from __future__ import annotations

import re
from functools import lru_cache

from huetable.games.cluzzle.rules.state import RULES
from huetable.language.en.plurals import other_numbers
from huetable.language.folding import fold_phrase
from huetable.language.known import language as known_language

from .decks import forms_in, thing_in
from .folding import fold_form, fold_guess
from .languages import ENGLISH
from .plurals_v1 import other_numbers as first_inflections
from .things import listed_forms, thing_of


def matches(word: str, guess: str, rules: int = RULES, language: str = ENGLISH) -> bool:
    return fold_guess(guess, language) in accepted_forms(word, rules, language)


@lru_cache(maxsize=8192)
def accepted_forms(word: str, rules: int = RULES, language: str = ENGLISH) -> frozenset[str]:
    """Listed for the things of the deck; worked out for words of the host's own, with what is listed if they are such a
    thing in other letters.
    """
    return _english_forms(word, rules) if language == ENGLISH else _other_forms(word, language)


def _other_forms(word: str, language: str) -> frozenset[str]:
    thing = thing_in(word, language)
    if thing is not None:
        return forms_in(language)[thing] | fold_form(word, language)
    others = known_language(language).other_numbers(word)
    return frozenset().union(*(fold_form(form, language) for form in (word, *others)))


def _english_forms(word: str, rules: int) -> frozenset[str]:
    thing = word if rules == 1 else thing_of(word)
    listed = None if thing is None else listed_forms(thing, rules)
    if listed is not None and thing == word:
        return listed
    others = first_inflections(word) if rules == 1 else other_numbers(word)
    return frozenset({fold_phrase(word), *map(fold_phrase, others)}).union(listed or ()) - {""}


def names_word(text: str, word: str, rules: int = RULES, language: str = ENGLISH) -> bool:
    """Whether the word occurs in a text as a word of its own, in any of its forms."""
    parts = [folded for part in re.split(r"[^\w']+", text) if (folded := fold_guess(part, language))]
    runs = ("".join(parts[first:last]) for last in range(len(parts) + 1) for first in range(last))
    return any(run in accepted_forms(word, rules, language) for run in runs)
