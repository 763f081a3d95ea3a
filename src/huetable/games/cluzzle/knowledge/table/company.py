"""What goes with a thing: a bicycle has a chain, and a snowman wears a scarf. Whatever is not listed is not known."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from huetable.games.cluzzle.rules.state import Answer

from .entries import chain, data_lines


@cache
def company() -> Mapping[str, frozenset[str]]:
    lines = (line.partition(": ") for line in data_lines("facts/company.txt"))
    return {thing: frozenset(words.split()) for thing, _, words in lines}


def goes_with(name: str, other: str) -> Answer:
    """Yes, or not known."""
    return "yes" if any(other in company().get(each, ()) for each in chain(name)) else "unknown"


@cache
def companions() -> frozenset[str]:
    """Everything that goes with something."""
    return frozenset[str]().union(*company().values())
