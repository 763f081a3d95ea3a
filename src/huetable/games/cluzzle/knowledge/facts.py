"""The attributes that the menu asks for, and what is true of which thing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from huetable.games.cluzzle.data import read_data
from huetable.games.cluzzle.rules.state import Answer
from huetable.games.cluzzle.rules.words.languages import ENGLISH

from .naming import thing_named
from .table.concepts import value
from .table.entries import marks_of


class Attribute(NamedTuple):
    name: str
    group: str
    question: str
    """As it stands in the menu."""


def _attributes(file: str) -> Iterator[Attribute]:
    group = ""
    for line in read_data(file).splitlines():
        if line.startswith("## "):
            group = line.removeprefix("## ")
        elif line and not line.startswith("#"):
            name, _, question = line.partition(": ")
            yield Attribute(name, group, question)


ATTRIBUTES: Final[Mapping[str, Attribute]] = {each.name: each for each in _attributes("attributes.txt")}


@cache
def attributes_in(language: str) -> Mapping[str, Attribute]:
    """The menu in a language."""
    if language == ENGLISH:
        return ATTRIBUTES
    return {each.name: each for each in _attributes(f"{language}/attributes.txt")}


def facts_about(word: str, language: str = ENGLISH) -> Mapping[str, Answer] | None:
    """However the host has written it; None if nothing is known about such a thing."""
    thing = thing_named(word, language)
    return None if thing is None else marks_of(thing)


def fact(word: str, attribute: str, language: str = ENGLISH) -> Answer:
    thing = thing_named(word, language)
    return "unknown" if thing is None else value(thing, attribute)
