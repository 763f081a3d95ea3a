"""The deck: what can be modelled, how hard it is, and how it may be written."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from huetable.games.cluzzle.data import read_data
from huetable.games.cluzzle.rules.state import RULES
from huetable.language.folding import fold_phrase


class Thing(NamedTuple):
    word: str
    grade: int
    """1 is easy, 3 is hard."""
    forms: tuple[str, ...]
    """The plurals (or singulars), and other spellings with theirs."""
    later: tuple[str, ...] = ()
    """Those that count since the second version of the rules."""


def _read() -> dict[str, Thing]:
    """A line is "2 wolf: wolves"; further forms are separated by commas, those that count since the second version of
    the rules are marked with "+", and "=" says that there is none.
    """
    things = {}
    for line in read_data("things.txt").splitlines():
        if line and not line.startswith("#"):
            head, _, listed = line.partition(":")
            grade, _, word = head.partition(" ")
            forms = [each.strip() for each in listed.split(",")]
            later = tuple(form[1:] for form in forms if form.startswith("+"))
            things[word] = Thing(
                word, int(grade), tuple(form for form in forms if not form.startswith("+")), later
            )
    return things


THINGS: Final[Mapping[str, Thing]] = _read()


@cache
def listed_forms(word: str, rules: int = RULES) -> frozenset[str] | None:
    """The folded forms of a thing of the deck; None if it is none."""
    thing = THINGS.get(word)
    if thing is None:
        return None
    later = () if rules == 1 else thing.later
    return frozenset(map(fold_phrase, (thing.word, *thing.forms, *later))) - {""}


def thing_of(word: str) -> str | None:
    """The thing of the deck that a word stands for, however the host has written it: "DOGS" is the dog."""
    return word if word in THINGS else _by_form().get(fold_phrase(word))


@cache
def _by_form() -> Mapping[str, str]:
    return {form: word for word in THINGS for form in listed_forms(word) or ()}
