"""Which attributes a question that is still being typed may be about, in other languages than English."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Final

from huetable.games.cluzzle.knowledge.english import suggesting
from huetable.language.known import language as known_language

from .reading import english_questions, plain_question

_TRIED: Final = 3
_SHORTEST: Final = 3


def attributes_meant(text: str, language: str) -> list[str]:
    """Those with a phrase that occurs in the text, said in English."""
    tried = islice(english_questions(plain_question(text, language), language), _TRIED)
    return list(dict.fromkeys(name for each in tried for name in suggesting.attributes_meant(each)))


def attributes_containing(text: str, questions: Mapping[str, str], language: str) -> list[str]:
    """Attributes whose question has every word of the text in it, of the last one at least the beginning."""
    *whole, last = _informative(text, language) or [""]
    if not last:
        return []
    asked = {name: _informative(question, language) for name, question in questions.items()}
    return [
        name
        for name, words in asked.items()
        if set(whole) <= set(words) and any(word.startswith(last) for word in words)
    ]


def _informative(text: str, language: str) -> list[str]:
    known = known_language(language)
    words = map(known.fold_word, plain_question(text, language).replace(",", " ").split())
    return [word for word in words if len(word) >= _SHORTEST and word not in known.stop_words]
