"""Questions to choose from: all of them in groups, or those that go on from what was typed."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from huetable.language.stems import stems_of

from .facts import ATTRIBUTES
from .phrases import weight
from .question_reading import Reading, read_question, readings


@cache
def groups() -> tuple[tuple[str, tuple[str, ...]], ...]:
    titles = dict.fromkeys(each.group for each in ATTRIBUTES.values())
    return tuple(
        (title, tuple(each.question for each in ATTRIBUTES.values() if each.group == title))
        for title in titles
    )


def suggestions(text: str, asked: Collection[str], most: int) -> tuple[str, ...]:
    """What was asked before, in these words or in others, is not suggested again."""
    done = {found.attribute for question in asked if isinstance(found := read_question(question), Reading)}
    names = [name for name in _ranked(text) if name not in done]
    return tuple(ATTRIBUTES[name].question for name in names[:most])


def _ranked(text: str) -> list[str]:
    """What the text means goes before what contains its last word; with nothing typed, the start of each group."""
    if not text.strip():
        return [next(n for n, a in ATTRIBUTES.items() if a.group == title) for title, _ in groups()]
    meant = [reading.attribute for reading in readings(text)]
    return list(dict.fromkeys([*meant, *_containing(text)]))


def _containing(text: str) -> list[str]:
    """Attributes whose question has every word of the text in it, of the last one at least the beginning."""
    *whole, last = _most_informative(text) or [""]
    if not last:
        return []
    asked = {name: _most_informative(attribute.question) for name, attribute in ATTRIBUTES.items()}
    return [
        name
        for name, words in asked.items()
        if set(whole) <= set(words) and any(word.startswith(last) for word in words)
    ]


def _most_informative(text: str) -> list[str]:
    return [word for word in stems_of(text) if weight(word) >= 0.3]
