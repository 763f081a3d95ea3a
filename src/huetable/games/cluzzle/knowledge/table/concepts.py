"""Concepts that follow from others by a formula: what is found in a zoo, what melts, what a baker needs."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from huetable.games.cluzzle.rules.state import Answer

from .entries import data_lines, entries, is_of_deck, marks_of, number_of
from .kinship import lineage
from .truth import all_of, any_of, opposite, weakened

_FILES: Final = ("concepts", "doing", "telltale", "roles")
_LINE: Final = re.compile(r"(?P<name>[^=~*!?,&]+) (?P<sign>[=~*!?]) (?P<formula>.+)")
_NUMBER: Final = re.compile(r"(?P<measure>[a-z]+)(?P<sign>[<>])(?P<limit>[-.\d]+)")
_SAYS: Final[Mapping[str, Answer]] = {"~": "partly", "*": "sometimes", "!": "no", "?": "unknown"}
_MOST_STEPS: Final = 12
_SIZES: Final = frozenset({"bigger", "huge", "hand", "tiny", "heavy"})


class Rule(NamedTuple):
    sign: str
    formula: tuple[tuple[str, ...], ...]
    """One of these; each is several terms that all hold."""


@cache
def rules() -> Mapping[str, tuple[Rule, ...]]:
    found: dict[str, list[Rule]] = {}
    for file in _FILES:
        for line in data_lines(f"facts/{file}.txt"):
            part = _LINE.fullmatch(line)
            if part is None:
                raise ValueError(line)
            terms = tuple(tuple(item.strip().split(" & ")) for item in part["formula"].split(","))
            found.setdefault(part["name"], []).append(Rule(part["sign"], terms))
    return {name: tuple(listed) for name, listed in found.items()}


@cache
def attribute_names() -> frozenset[str]:
    return frozenset(
        line.partition(": ")[0] for line in data_lines("attributes.txt") if not line.startswith("##")
    )


def is_concept(name: str) -> bool:
    return name in rules() or name in attribute_names()


@cache
def value(name: str, concept: str) -> Answer:
    """Whether a concept is true of a thing that something is known about."""
    return _value(name, concept, 0)


def _value(name: str, concept: str, depth: int) -> Answer:
    size = None if is_of_deck(name) else _size(name, concept)
    if size is not None:
        return size
    if concept in marks_of(name):
        return marks_of(name)[concept]
    if depth > _MOST_STEPS:
        return "no"
    return next(
        (said for rule in rules().get(concept, ()) if (said := _applied(name, rule, depth)) is not None),
        "no",
    )


def _applied(name: str, rule: Rule, depth: int) -> Answer | None:
    """What a rule says of a thing; None if it says nothing."""
    holds = any_of(all_of(_term(name, term, depth) for term in terms) for terms in rule.formula)
    if holds == "no":
        return None
    return holds if rule.sign == "=" else _SAYS[rule.sign]


def _term(name: str, term: str, depth: int) -> Answer:
    if term.startswith("!"):
        return opposite(_term(name, term[1:], depth))
    if term.endswith("~"):
        return weakened(_term(name, term[:-1], depth))
    number = _NUMBER.fullmatch(term)
    if number is not None:
        return _compared(name, number)
    return _named(name, term, depth)


def _compared(name: str, part: re.Match[str]) -> Answer:
    known = number_of(name, part["measure"])
    if known is None:
        return "no"
    limit = float(part["limit"])
    return "yes" if (known > limit if part["sign"] == ">" else known < limit) else "no"


def _named(name: str, term: str, depth: int) -> Answer:
    """A thing or a concept. Where a name is both, "#" says that the thing is meant, and "." that the concept is."""
    bare = term.lstrip("#.")
    if term.startswith(("#", "@")) or (is_of_deck(bare) and term == bare):
        return _is_a(name, bare)
    known = _value(name, bare, depth + 1) if is_concept(bare) else "no"
    if known == "partly" and bare in attribute_names():
        return "no"
    named = _is_a(name, bare) if bare in entries() and bare not in attribute_names() else "no"
    return any_of((known, named))


def _is_a(name: str, other: str) -> Answer:
    return "yes" if other in lineage(name) else "no"


def _size(name: str, concept: str) -> Answer | None:
    """The sizes that the menu asks for follow from the measures."""
    cm, kg = number_of(name, "cm"), number_of(name, "kg")
    if concept not in _SIZES or cm is None or kg is None:
        return None
    cm, kg = max(cm, 0.01), max(kg, 0.001)
    ratios = {
        "bigger": (max(cm / 190, kg / 130), 0.75),
        "huge": (min(cm / 1200, kg / 15000), 0.5),
        "hand": (min(24 / cm, 1.2 / kg), 0.75),
        "tiny": (6 / cm, 0.7),
        "heavy": (kg / 50, 0.5),
    }
    return _graded(*ratios[concept])


def _graded(ratio: float, least: float) -> Answer:
    return "yes" if ratio >= 1 else "partly" if ratio >= least else "no"
