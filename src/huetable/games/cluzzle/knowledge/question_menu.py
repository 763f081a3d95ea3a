"""Questions to choose from: all of them in groups, or those that go on from what was typed."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from huetable.games.cluzzle.rules.words.languages import ENGLISH

from .english import suggesting
from .facts import attributes_in
from .foreign import suggesting as foreign_suggesting
from .question_reading import attribute_asked, is_open


@cache
def groups(language: str = ENGLISH) -> tuple[tuple[str, tuple[str, ...]], ...]:
    attributes = attributes_in(language).values()
    titles = dict.fromkeys(each.group for each in attributes)
    return tuple(
        (title, tuple(each.question for each in attributes if each.group == title)) for title in titles
    )


def suggestions(text: str, asked: Collection[str], most: int, language: str = ENGLISH) -> tuple[str, ...]:
    """What was asked before, in these words or in others, is not suggested again."""
    done = {attribute_asked(question, language) for question in asked}
    names = [name for name in _ranked(text, language) if name not in done]
    return tuple(attributes_in(language)[name].question for name in names[:most])


def _ranked(text: str, language: str) -> list[str]:
    """What the text means goes before what contains its last word; with nothing typed, or a question that asks for more
    than yes or no, the start of each group.
    """
    attributes = attributes_in(language)
    if not text.strip() or is_open(text, language):
        return [next(n for n, a in attributes.items() if a.group == title) for title, _ in groups(language)]
    meant = attribute_asked(text, language)
    found = _continued(text, language)
    return list(dict.fromkeys([meant, *found] if meant else found))


def _continued(text: str, language: str) -> list[str]:
    questions = {name: attribute.question for name, attribute in attributes_in(language).items()}
    if language == ENGLISH:
        return [*suggesting.attributes_meant(text), *suggesting.attributes_containing(text, questions)]
    meant = foreign_suggesting.attributes_meant(text, language)
    return [*meant, *foreign_suggesting.attributes_containing(text, questions, language)]
