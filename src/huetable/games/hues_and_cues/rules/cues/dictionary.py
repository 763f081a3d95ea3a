"""Which letters make a real word, which words are forms of one another, and which compare: by a full dictionary."""

from __future__ import annotations

from functools import lru_cache

from huetable.games.hues_and_cues.data import comparisons, dictionary, inflections, more_words
from huetable.language.en.place_and_comparison_words import COMPARISONS

from .everyday_words import base_forms, is_everyday_word


def is_dictionary_word(word: str) -> bool:
    """Whether a folded word stands in the full dictionary, as it is or inflected."""
    return is_everyday_word(word) or word in more_words()


@lru_cache(maxsize=8192)
def lemmas(word: str) -> frozenset[str]:
    """A folded word and the words it is a form of. A word with an entry of its own, such as "icing", is no form."""
    if word in inflections():
        return frozenset([word, *inflections()[word]])
    listed = word in dictionary() or word in more_words()
    return frozenset([word]) if listed else base_forms(word).union([word])


def same_word(one: str, other: str) -> bool:
    """Whether two folded words are forms of one word."""
    return not lemmas(one).isdisjoint(lemmas(other))


def is_comparison(word: str) -> bool:
    """Whether a folded word compares, by what it means or by its form: more, wetter, lighten."""
    return word in COMPARISONS or word in comparisons()
