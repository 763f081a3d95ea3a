"""What a bot says to a question about a thing, in anybody's words."""

from __future__ import annotations

from huetable.games.cluzzle.rules.state import Answer

from .query import answer_query
from .question_reading import read_question


def answer(thing: str, question: str, language: str = "en") -> Answer:
    """As honestly as possible: "I don't know" where the question or the thing is not known."""
    query = read_question(question, language)
    return "unknown" if query is None else answer_query(thing, query, language)
