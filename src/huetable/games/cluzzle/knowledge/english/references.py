"""What things are compared with: other things, people, their hands, amounts; and the words that compare."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final, Literal, NamedTuple

from huetable.games.cluzzle.knowledge.table.entries import data_lines, number_of
from huetable.games.cluzzle.knowledge.table.lookup import listed_thing

from .numbers import amount

_OWNERS: Final = re.compile(
    r"^(?:(?:a|an|the|my|your|our|his|her|their|most|normal|average|typical|standard|regular|adult|grown|human|usual|single|whole|real|common|ordinary|big|small|of|men|man s) )+(?=\w)"
)
_TRAILING: Final = re.compile(
    r"(?: (?:is|are|am|can|does|do|one|would be|in size|in weight|in height|in length|on average|usually|normally|easily|or so|when used|be|pitch))+$"
)


class Reference(NamedTuple):
    cm: float | None
    kg: float | None
    name: str
    """The thing, or one like it."""


@cache
def comparing(way: Literal["more", "less"]) -> Mapping[str, str]:
    """The words that ask for more or less of something, with the measure."""
    lines = (line.partition(": ") for line in data_lines("en/comparisons.txt"))
    return {
        word: head.split()[1] for head, _, words in lines if head.split()[0] == way for word in words.split()
    }


@cache
def _special() -> Mapping[str, Reference]:
    found = {}
    for line in data_lines("en/comparisons.txt"):
        head, _, words = line.partition(": ")
        if head.startswith("as "):
            _, cm, kg, name = head.split(" ", 3)
            known = Reference(float(cm), None if kg == "-" else float(kg), name)
            found.update(dict.fromkeys(words.split(", "), known))
    return found


def bare_name(text: str) -> str:
    """Without articles, owners and what follows: "my head is" is "head"."""
    return _TRAILING.sub("", _OWNERS.sub("", text.strip()))


def reference(text: str) -> Reference | None:
    """A thing, a person or an amount."""
    known = amount(text)
    if known is not None:
        measure, value = known
        price = "price" if measure == "price" else ""
        return Reference(value if measure == "cm" else None, value if measure == "kg" else None, price)
    bare = bare_name(text)
    if bare in _special():
        return _special()[bare]
    thing = listed_thing(bare)
    return Reference(number_of(thing, "cm") or None, number_of(thing, "kg") or None, thing) if thing else None
