"""The attributes that the menu asks for, and what is true of which thing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from huetable.games.cluzzle.data import read_data
from huetable.games.cluzzle.rules.state import Answer

from .table.concepts import value
from .table.entries import marks_of
from .table.lookup import known_thing


class Attribute(NamedTuple):
    name: str
    group: str
    question: str
    """As it stands in the menu."""


def _attributes() -> Iterator[Attribute]:
    group = ""
    for line in read_data("attributes.txt").splitlines():
        if line.startswith("## "):
            group = line.removeprefix("## ")
        elif line and not line.startswith("#"):
            name, _, question = line.partition(": ")
            yield Attribute(name, group, question)


ATTRIBUTES: Final[Mapping[str, Attribute]] = {each.name: each for each in _attributes()}


def facts_about(word: str) -> Mapping[str, Answer] | None:
    """However the host has written it; None if nothing is known about such a thing."""
    thing = known_thing(word)
    return None if thing is None else marks_of(thing)


def fact(word: str, attribute: str) -> Answer:
    thing = known_thing(word)
    return "unknown" if thing is None else value(thing, attribute)
