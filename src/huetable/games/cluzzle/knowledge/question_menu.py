"""Questions to choose from: all of them in groups, or those that go on from what was typed."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from .english.suggesting import attributes_containing, attributes_meant
from .facts import ATTRIBUTES
from .question_reading import attribute_asked, is_open


@cache
def groups() -> tuple[tuple[str, tuple[str, ...]], ...]:
    titles = dict.fromkeys(each.group for each in ATTRIBUTES.values())
    return tuple(
        (title, tuple(each.question for each in ATTRIBUTES.values() if each.group == title))
        for title in titles
    )


def suggestions(text: str, asked: Collection[str], most: int) -> tuple[str, ...]:
    """What was asked before, in these words or in others, is not suggested again."""
    done = {attribute_asked(question) for question in asked}
    names = [name for name in _ranked(text) if name not in done]
    return tuple(ATTRIBUTES[name].question for name in names[:most])


def _ranked(text: str) -> list[str]:
    """What the text means goes before what contains its last word; with nothing typed, or a question that asks for more
    than yes or no, the start of each group.
    """
    if not text.strip() or is_open(text):
        return [next(n for n, a in ATTRIBUTES.items() if a.group == title) for title, _ in groups()]
    meant = attribute_asked(text)
    questions = {name: attribute.question for name, attribute in ATTRIBUTES.items()}
    found = [*attributes_meant(text), *attributes_containing(text, questions)]
    return list(dict.fromkeys([meant, *found] if meant else found))
