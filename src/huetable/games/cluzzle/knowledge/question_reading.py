"""Reads a question in anybody's words: what does it ask for? Rather nothing than something wrong."""

from __future__ import annotations

from .english.reading import Open, read_english
from .foreign.reading import read_foreign
from .query import Query, attribute_of


def read_question(question: str, language: str = "en") -> Query | None:
    found = _read(question, language)
    return None if isinstance(found, str) else found


def _read(question: str, language: str) -> Query | Open | None:
    return read_english(question) if language == "en" else read_foreign(question, language)


def is_open(question: str, language: str = "en") -> bool:
    """It asks for more than yes or no: "What colour is it?"."""
    return _read(question, language) == "open"


def attribute_asked(question: str, language: str = "en") -> str | None:
    """The attribute of the menu that a question is about."""
    found = read_question(question, language)
    return None if found is None else attribute_of(found)
