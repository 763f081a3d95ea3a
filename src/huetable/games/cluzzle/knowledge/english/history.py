"""Questions about when there were such things: "Did the Romans have it?", "Was it invented before 1900?"."""

from __future__ import annotations

import re
from typing import Final

from huetable.games.cluzzle.knowledge.query import AllOf, IsKnownSince, Opposite, Query
from huetable.games.cluzzle.knowledge.table.lookup import listed_thing
from huetable.games.cluzzle.knowledge.table.measures import since

from .clauses import clause_of
from .numbers import NUMBER, number

NOW: Final = 2026
_ERAS: Final = (
    (r"great-? ?great-? ?grand ?(?:parents|mother|father|ma|pa)s?", 1880),
    (r"great-? ?grand ?(?:parents|mother|father|ma|pa)s?", 1915),
    (r"grand ?(?:parents|mother|father|ma|pa|mothers|fathers)", 1950),
    (r"(?:ancient )?(?:rome|romans?|roman times|roman empire|gladiators)", 150),
    (r"(?:ancient )?(?:greece|greeks)", -300),
    (r"(?:ancient )?(?:egyptians?|pharaohs?)|ancient egypt", -1200),
    (
        r"(?:the )?(?:dark|middle) ages|medieval times|medieval (?:people|era|period)|mediaeval times|age of knights|time of knights|times of knights",
        1350,
    ),
    (
        r"stone age|cave ?m[ae]n|cave ?people|neanderthals|prehistoric (?:people|times)|prehistory|ice age",
        -6000,
    ),
    (r"humans|mankind|people existed|humans existed|there were people|there were humans", -300_000),
    (r"bronze age", -1500),
    (r"vikings?", 950),
    (r"renaissance|leonardo da vinci|leonardo", 1500),
    (r"columbus", 1492),
    (r"shakespeare", 1600),
    (r"pirates of old", 1700),
    (r"mozart|beethoven|bach|george washington", 1780),
    (r"napoleon|industrial revolution", 1800),
    (r"victorians?|victorian (?:times|era|age)|queen victoria|abraham lincoln|wild west", 1865),
    (r"(?:first world war|world war (?:one|1|i)|ww1|wwi)", 1914),
    (r"(?:second world war|world war (?:two|2|ii)|ww2|wwii|the war)", 1939),
    (
        r"jesus|bible|biblical times|birth of christ|christ|ancient times|antiquity|ancient people|ancient world|cleopatra|caesar",
        0,
    ),
    (
        r"(?:for )?(?:many )?centuries|for a long time|for hundreds of years|for ages|for thousands of years",
        1800,
    ),
    (r"olden days|old days|old times|long ago|days of yore", 1850),
    (r"my parents were (?:young|kids|children)|your parents were young", 1980),
    (r"i was born|you were born", 1995),
)
_BESIDE: Final = frozenset(
    [
        "invent",
        "exist",
        "have",
        "use",
        "know",
        "own",
        "build",
        "make",
        "around",
        "live",
        "already",
        "person",
        "time",
        "day",
        "year",
        "old",
        "discover",
        "create",
        "see",
        "find",
        "age",
        "there",
        "first",
        "before",
        "since",
        "after",
        "early",
        "century",
        "develop",
        "ancient",
        "human",
        "since",
        "date",
        "back",
        "go",
        "come",
        "young",
        "child",
        "back-then",
        "people",
        "own",
        "introduce",
        "produce",
        "be",
        "up",
        "get",
        "eat",
        "wear",
        "drink",
        "ride",
        "play",
        "period",
        "era",
        "until",
        "early",
        "late",
        "mid",
        "when",
        "thing",
        "ago",
        "world",
    ]
)
_INVENTED: Final = re.compile(
    r"\b(?:invent|invented|invention|created|developed|made|discovered|introduced|built|designed)\b"
)


def about_the_past(text: str) -> Query | None:
    """The years that are named, where nothing else is asked."""
    found = _year(text)
    if found is None:
        return None
    query, rest = found
    left = clause_of(rest)
    return query if left.words <= _BESIDE and not left.negated else None


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
    found = ago or recent
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


def _era(text: str) -> tuple[Query, str] | None:
    for pattern, year in _ERAS:
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
