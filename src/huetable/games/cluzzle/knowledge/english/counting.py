"""Questions with a number of parts: "four wheels", "more than two legs", "at least six strings"."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from huetable.games.cluzzle.knowledge.query import HasCount, Opposite, Query
from huetable.games.cluzzle.knowledge.table.counts import counted

from .clauses import clause_of
from .function_words import BESIDE_A_COUNT
from .numbers import NUMBER, RELATION, number, relation
from .phrases import base_form, phrases

_COUNT: Final = re.compile(
    rf"(?P<relation>{RELATION} )?(?P<count>{NUMBER}) (?:or (?P<or>more|fewer|less) )?(?P<part>\w+)(?: or (?P<after>more|less))?"
)
_MORE_PARTS: Final = {"side": "sides", "corner": "corners", "string": "strings", "blade": "blade"}
_OWNED: Final = re.compile(
    rf".*\b(?:have|has|own|need|got)(?: usually| normally)? (?P<relation>{RELATION} )?(?P<count>{NUMBER})(?: of (?:them|these|it|those))?"
)


@cache
def _parts() -> Mapping[str, str]:
    """The parts that can be counted, by their word."""
    named = {
        next(iter(each.words)): each.concept
        for each in reversed(phrases())
        if each.section == "part" and len(each.words) == 1 and not each.flips and not each.weak
    }
    return named | {word: part for word, part in _MORE_PARTS.items() if part in counted()}


def about_counts(text: str) -> Query | None:
    for found in _COUNT.finditer(text):
        part = _parts().get(base_form(found["part"]))
        if part is not None and found["count"] not in ("a", "an"):
            return _query(text, found, part)
    return _owned(text)


def _query(text: str, found: re.Match[str], part: str) -> Query | None:
    left = clause_of(text.replace(found[0], " "))
    if not left.words <= BESIDE_A_COUNT:
        return None
    more = found["or"] or found["after"]
    kind = "least" if more == "more" else "most" if more else relation(found["relation"])
    query = HasCount(part, kind, number(found["count"]))
    return Opposite(query) if left.negated else query


def _owned(text: str) -> Query | None:
    """How many of it somebody has: "Do you have two of them?"."""
    found = _OWNED.fullmatch(text)
    if found is None or found["count"] in ("a", "an", "one"):
        return None
    return HasCount("owned", relation(found["relation"]), number(found["count"]))
