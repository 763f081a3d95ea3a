"""The deck: what can be modelled, how hard it is, and how it may be written."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from .data import read
from .words import fold


class Thing(NamedTuple):
    word: str
    grade: int
    """1 is easy, 3 is hard."""
    forms: tuple[str, ...]
    """The plurals (or singulars), and other spellings with theirs."""


def _read() -> dict[str, Thing]:
    """A line is "2 wolf: wolves"; further forms are separated by commas, and "=" says that there is none."""
    things = {}
    for line in read("things.txt").splitlines():
        if line and not line.startswith("#"):
            head, _, forms = line.partition(":")
            grade, _, word = head.partition(" ")
            things[word] = Thing(word, int(grade), tuple(each.strip() for each in forms.split(",")))
    return things


THINGS: Final[Mapping[str, Thing]] = _read()


@cache
def accepted(word: str) -> frozenset[str] | None:
    """The folded forms of a thing of the deck; None if it is none."""
    thing = THINGS.get(word)
    return thing and frozenset(map(fold, (thing.word, *thing.forms))) - {""}
