"""Questions about when there were such things: "Did the Romans have it?", "Was it invented before 1900?"."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from huetable.games.cluzzle.knowledge.query import AllOf, IsKnownSince, Opposite, Query
from huetable.games.cluzzle.knowledge.table.entries import data_lines
from huetable.games.cluzzle.knowledge.table.lookup import listed_thing
from huetable.games.cluzzle.knowledge.table.measures import since

from .clauses import clause_of
from .function_words import BESIDE_A_YEAR
from .numbers import NUMBER, number

NOW: Final = 2026
_INVENTED: Final = re.compile(
    r"\b(?:invent|invented|invention|created|developed|make|made|discovered|introduced|build|built|designed)\b"
)


def about_the_past(text: str) -> Query | None:
    """The years that are named, where nothing else is asked."""
    found = _year(text)
    if found is None:
        return None
    query, rest = found
    left = clause_of(rest)
    return query if left.words <= BESIDE_A_YEAR and not left.negated else None


def _year(text: str) -> tuple[Query, str] | None:
    for read in (_century, _ago, _dated, _era, _thing):
        found = read(text)
        if found is not None:
            return found
    return None


def _since(year: float, text: str) -> IsKnownSince:
    return IsKnownSince(year, bool(_INVENTED.search(text)))


def _century(text: str) -> tuple[Query, str] | None:
    found = re.search(
        r"\b(?P<when>before|after|since|in|during|from)? ?(?:the )?(?P<number>\d+)(?:st|nd|rd|th) century",
        text,
    )
    if found is None:
        return None
    first = (int(found["number"]) - 1) * 100
    rest = text.replace(found[0], " ")
    if found["when"] == "before":
        return _since(first, text), rest
    if found["when"] in ("after", "since"):
        return Opposite(_since(first + 100, text)), rest
    begun, ended = _since(first, text), _since(first + 100, text)
    return (AllOf((Opposite(begun), ended)) if begun.invented else ended), rest


def _ago(text: str) -> tuple[Query, str] | None:
    """Years from now: "300 years ago" is a time; "in the last 100 years" is since then; "more than 100 years old" is before it."""
    years = rf"(?P<number>{NUMBER}|many|some)(?: of)? (?P<unit>years?|centuries|century|decades)"
    ago = re.search(
        rf"(?:(?P<more>more|less) than |over |about |around |within )?{years} (?:ago|back|old)", text
    )
    recent = re.search(rf"(?:in|within|during|over) the (?:last|past) (?:{years}|(?P<century>century))", text)
    found = ago or recent or _lasting(text, years)
    if found is None:
        return None
    group = found.groupdict()
    count = (
        1 if group.get("century") else 1 if group["number"] in ("many", "some") else number(group["number"])
    )
    unit = group.get("century") or group["unit"]
    span = count * (100 if unit.startswith("centur") else 10 if unit.startswith("decade") else 1)
    since, rest = _since(NOW - span, text), text.replace(found[0], " ")
    return (Opposite(since) if recent or group.get("more") == "less" else since), rest


def _lasting(text: str, years: str) -> re.Match[str] | None:
    return re.search(rf"for (?:(?P<more>more|less) than |over |at least )?{years}", text)


def _dated(text: str) -> tuple[Query, str] | None:
    found = re.search(
        r"\b(?P<when>before|after|since|in|by|until|earlier than|later than|older than)(?: the)?(?: year)? (?P<year>\d{3,4})(?P<decade>s)?(?: (?P<era>bc|ad))?\b",
        text,
    )
    if found is None:
        return None
    year = -int(found["year"]) if found["era"] == "bc" else int(found["year"])
    rest = text.replace(found[0], " ")
    since = _since(year, text)
    if found["when"] in ("after", "since", "later than"):
        return Opposite(since), rest
    if found["when"] == "in" and since.invented:
        return None if not found["decade"] else (AllOf((Opposite(since), _since(year + 10, text))), rest)
    return since, rest


@cache
def _eras() -> tuple[tuple[str, int], ...]:
    lines = (line.partition(": ") for line in data_lines("en/eras.txt"))
    return tuple((pattern, int(year)) for year, _, pattern in lines)


def _era(text: str) -> tuple[Query, str] | None:
    for pattern, year in _eras():
        found = re.search(
            rf"\b(?:(?P<when>before|after|since|during|in) )?(?:the )?(?:times? of )?(?:the )?(?:my |your |our )?(?:{pattern})\b",
            text,
        )
        if found is not None:
            since = _since(year, text)
            return (Opposite(since) if found["when"] in ("after", "since") else since), text.replace(
                found[0], " "
            )
    return None


def _thing(text: str) -> tuple[Query, str] | None:
    """Before or after another thing was invented."""
    found = re.search(
        r"\b(?P<when>before|after) (?:the |there were |there was )?(?P<thing>[a-z -]+?)(?: (?:was|were) invented)?$",
        text,
    )
    thing = found and listed_thing(found["thing"])
    year = thing and since(thing)
    if found is None or not year or not _INVENTED.search(text):
        return None
    known = _since(year, text)
    return (Opposite(known) if found["when"] == "after" else known), text.replace(found[0], " ")
