"""Which attributes a question that is still being typed may be about."""

from __future__ import annotations

from collections.abc import Mapping

from huetable.games.cluzzle.knowledge.table.concepts import attribute_names

from .clauses import clause_of
from .function_words import STOP_WORDS, WEAK_WORDS
from .phrases import base_form, phrases_by_word
from .plain_text import plain


def attributes_meant(text: str) -> list[str]:
    """Those with a phrase that occurs in the text, the longest phrase first."""
    clause = clause_of(plain(text))
    words = clause.words
    found = {
        phrase
        for word in words
        for phrase in phrases_by_word().get(word, ())
        if phrase.words <= words and phrase.weak <= clause.weak and phrase.concept in attribute_names()
    }
    ordered = sorted(found, key=lambda phrase: (-len(phrase.words), phrase.rank, phrase.concept))
    return list(dict.fromkeys(phrase.concept for phrase in ordered))


def attributes_containing(text: str, questions: Mapping[str, str]) -> list[str]:
    """Attributes whose question has every word of the text in it, of the last one at least the beginning."""
    *whole, last = _informative(text) or [""]
    if not last:
        return []
    asked = {name: _informative(question) for name, question in questions.items()}
    return [
        name
        for name, words in asked.items()
        if set(whole) <= set(words) and any(word.startswith(last) for word in words)
    ]


def _informative(text: str) -> list[str]:
    words = map(base_form, plain(text).replace(",", " ").split())
    return [word for word in words if word not in STOP_WORDS and word not in WEAK_WORDS]
