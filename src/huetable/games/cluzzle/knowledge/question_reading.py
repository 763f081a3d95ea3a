"""Reads a question in anybody's words: what does it ask for? Rather nothing than something wrong."""

from __future__ import annotations

from .english.reading import read_english
from .query import Query, attribute_of


def read_question(question: str) -> Query | None:
    found = read_english(question)
    return None if isinstance(found, str) else found


def is_open(question: str) -> bool:
    """It asks for more than yes or no: "What colour is it?"."""
    return read_english(question) == "open"


def attribute_asked(question: str) -> str | None:
    """The attribute of the menu that a question is about."""
    found = read_question(question)
    return None if found is None else attribute_of(found)
