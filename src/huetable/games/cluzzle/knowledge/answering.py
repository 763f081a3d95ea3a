"""What a bot says to a question about a thing, in anybody's words."""

from __future__ import annotations

from typing import Final

from huetable.games.cluzzle.rules.state import Answer

from .facts import fact
from .named_things import is_named_thing
from .question_reading import Naming, Reading, read_question

_OPPOSITE: Final[dict[Answer, Answer]] = {"yes": "no", "no": "yes"}


def answer(thing: str, question: str) -> Answer:
    """As honestly as possible: "I don't know" where the question or the thing is not known."""
    found = read_question(question)
    if found is None:
        return "unknown"
    if isinstance(found, Naming):
        return is_named_thing(thing, found.thing)
    return reply(thing, found)


def reply(thing: str, reading: Reading) -> Answer:
    said = fact(thing, reading.attribute)
    return _OPPOSITE.get(said, said) if reading.flips else said
