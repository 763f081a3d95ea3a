"""Questions that compare: "bigger than a breadbox", "heavier than 5 kilos", "as big as my hand", "fits in a pocket"."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from huetable.games.cluzzle.knowledge.query import (
    AllOf,
    AnyOf,
    Fits,
    IsAsLarge,
    IsKnownSince,
    IsMore,
    Opposite,
    Query,
)
from huetable.games.cluzzle.knowledge.table.entries import number_of
from huetable.games.cluzzle.knowledge.table.lookup import listed_thing
from huetable.games.cluzzle.knowledge.table.measures import capacities, since

from .clauses import clause_of
from .numbers import amount

_MORE: Final = {
    **dict.fromkeys(("bigger", "larger", "greater", "big", "large"), "size"),
    **dict.fromkeys(
        ("taller", "longer", "higher", "wider", "thicker", "broader", "tall", "long", "high", "wide"), "cm"
    ),
    **dict.fromkeys(("heavier", "heavy"), "kg"),
    **dict.fromkeys(("faster", "quicker", "fast"), "kmh"),
    **dict.fromkeys(("expensive", "valuable", "pricier"), "price"),
    **dict.fromkeys(("older", "old"), "year"),
}
_LESS: Final = {
    **dict.fromkeys(("smaller", "tinier", "littler", "small", "little", "tiny"), "size"),
    **dict.fromkeys(("shorter", "thinner", "lower", "narrower", "slimmer", "short"), "cm"),
    **dict.fromkeys(("lighter",), "kg"),
    **dict.fromkeys(("slower", "slow"), "kmh"),
    **dict.fromkeys(("cheaper",), "price"),
    **dict.fromkeys(("younger", "newer"), "year"),
}
_THAN: Final = re.compile(
    r".*?\b(?P<verb>weigh|weighs|cost|costs|worth|run|fly|go|move|swim|measure|measures)? ?(?P<less>less |more )?(?P<word>\w+)? than (?P<other>.+)"
)
_OVER: Final = re.compile(
    r".*?\b(?P<verb>weigh|weighs|cost|costs|worth|is it|are they|does it|measure|measures)\b.*?(?P<way>over|under|at least|at most|above|below|up to|more than|less than) (?P<other>.+)"
)
_AS: Final = re.compile(
    r".*?\b(?:(?:about|roughly|around|approximately|at least|almost|nearly) )?as (?P<word>\w+) as (?P<other>.+)"
)
_SIZE_OF: Final = re.compile(
    r".*?\b(?:about |roughly |around |approximately )?(?:the )?(?:same )?size (?:of|as) (?P<other>.+)"
)
_FITS: Final = re.compile(
    r".*?\b(?P<too>too (?:big|large|long|tall|wide) (?:to |for ))?(?:fit|fits|squeeze|go|put|carry|hold|get|keep|store|pack|stuff|place|transport|bring|have|lie|inside|in)? ?(?:it |them |this |one )?(?:easily |comfortably )?(?:in|into|inside|through|under|on|for) (?P<other>.+)"
)
_FITTING: Final = re.compile(
    r"\b(?:fit|fits|squeeze|too (?:big|large|long|tall|wide))\b|\b(?:can|could|small enough)\b.*\b(?:put|carry|hold|get|keep|store|pack|stuff|place|transport|bring) (?:it|them|this|one)?\b|\b(?:can|could) .*\bbe (?:put|carried|held|kept|stored|packed|placed|transported)\b"
)
_OWNERS: Final = re.compile(
    r"^(?:(?:a|an|the|my|your|our|his|her|their|most|normal|average|typical|standard|regular|adult|grown|human|usual|single|whole|real|common|ordinary|big|small|of|men|man s) )+(?=\w)"
)
_TRAILING: Final = re.compile(
    r"(?: (?:is|are|am|can|does|do|one|would be|in size|in weight|in height|in length|on average|usually|normally|easily|or so|when used|be|pitch))+$"
)


class Reference(NamedTuple):
    """What something is compared with."""

    cm: float | None
    kg: float | None
    name: str


_PERSON: Final = Reference(172, 70, "person")
_REFERENCES: Final = {
    **dict.fromkeys(
        (
            "me",
            "i",
            "you",
            "us",
            "human",
            "human being",
            "person",
            "adult",
            "man",
            "woman",
            "people",
            "myself",
            "him",
            "her",
            "person is",
        ),
        _PERSON,
    ),
    **dict.fromkeys(("child", "toddler", "boy", "girl", "10 year old", "kid"), Reference(115, 22, "child")),
    **dict.fromkeys(
        ("football field", "football pitch", "soccer field", "soccer pitch"),
        Reference(10_500, None, "football field"),
    ),
    **dict.fromkeys(
        ("grain of rice", "grain of sand", "pinhead", "crumb", "thumbnail", "fingernail", "nail"),
        Reference(0.5, 0.00002, "pea"),
    ),
    **dict.fromkeys(("thumb", "little finger", "finger"), Reference(7, 0.03, "finger")),
    **dict.fromkeys(("hand", "palm", "fist"), Reference(15, 0.4, "hand")),
    **dict.fromkeys(("arm",), Reference(65, 4, "arm")),
    **dict.fromkeys(("bread box", "breadbox", "bread-box"), Reference(38, 3, "breadbox")),
    **dict.fromkeys(("shoe box", "shoebox"), Reference(33, 1, "shoebox")),
    **dict.fromkeys(("room", "classroom"), Reference(450, None, "room")),
    **dict.fromkeys(("door", "doorway"), Reference(200, 30, "door")),
    **dict.fromkeys(("elephants",), Reference(600, 5000, "elephant")),
    **dict.fromkeys(("earth", "planet", "world"), Reference(1.2e9, 6e24, "Earth")),
}


def about_measures(text: str) -> Query | None:
    for read in (_as_large, _more_than, _over, _fitting):
        found = read(text)
        if found is not None:
            return found
    return None


def reference(text: str) -> Reference | None:
    """A thing, a person or an amount."""
    known = amount(text)
    if known is not None:
        measure, value = known
        return Reference(
            value if measure == "cm" else None,
            value if measure == "kg" else None,
            measure if measure == "price" else "",
        )
    bare = _TRAILING.sub("", _OWNERS.sub("", text.strip()))
    if bare in _REFERENCES:
        return _REFERENCES[bare]
    thing = listed_thing(bare)
    return Reference(number_of(thing, "cm"), number_of(thing, "kg"), thing) if thing else None


def _more_than(text: str) -> Query | None:
    found = _THAN.fullmatch(text)
    if found is None:
        return None
    before = text[: text.index(" than ")]
    word = found["word"] or ""
    measure, flips = _measure(word, before)
    other = reference(found["other"])
    if measure is None or other is None or not _plain(before, word):
        return None
    query = _query(measure, other, found["other"])
    if query is None:
        return None
    flips ^= bool(found["less"] and found["less"].strip() == "less")
    flips ^= clause_of(before).negated
    return Opposite(query) if flips else query


def _measure(word: str, before: str) -> tuple[str | None, bool]:
    if word in ("more", "less"):
        return _by_verb(before), word == "less"
    return (_MORE.get(word) or _LESS.get(word)), word in _LESS


def _by_verb(before: str) -> str | None:
    for pattern, measure in (
        (r"weighs?", "kg"),
        (r"costs?|worth", "price"),
        (r"is it|are they|it is|measures?", "cm"),
    ):
        if re.search(rf"\b(?:{pattern})\b", before):
            return measure
    return None


_BESIDE: Final = frozenset(
    [
        "weigh",
        "cost",
        "worth",
        "make",
        "run",
        "fly",
        "go",
        "move",
        "swim",
        "get",
        "measure",
        "more",
        "less",
        "bit",
        "lot",
        "grow",
        "animal",
        "object",
        "person",
        "money",
        "usually",
        "much",
        "item",
        "size",
        "become",
    ]
)


def _plain(before: str, word: str) -> bool:
    """Nothing else is asked."""
    left = clause_of(before.removesuffix(word))
    return left.words <= _BESIDE


def _query(measure: str, other: Reference, text: str) -> Query | None:
    match measure:
        case "year":
            known = since(other.name) if listed_thing(other.name) else None
            return None if known is None else IsKnownSince(known, invented=False)
        case "price" | "kmh":
            value = _value(measure, other, text)
            return None if value is None else IsMore(measure, value)
        case "kg":
            return None if other.kg is None else IsMore("kg", other.kg)
        case "size":
            return _size_query(other)
        case _:
            return None if other.cm is None else IsMore("cm", other.cm)


def _value(measure: str, other: Reference, text: str) -> float | None:
    """An amount, or what the thing has of it that is compared with."""
    said = amount(text)
    if said is not None:
        return said[1]
    return number_of(other.name, measure) if listed_thing(other.name) else None


def _size_query(other: Reference) -> Query | None:
    if other.cm is None:
        return None if other.kg is None else IsMore("kg", other.kg)
    return IsMore("cm", other.cm, other.kg)


def _over(text: str) -> Query | None:
    """Such as "over two metres", "at least 5 kilos"."""
    found = _OVER.fullmatch(text)
    value = found and amount(found["other"])
    if found is None or value is None:
        return None
    more = IsMore(value[0], value[1])
    return Opposite(more) if found["way"] in ("under", "at most", "below", "up to", "less than") else more


def _as_large(text: str) -> Query | None:
    found = _AS.fullmatch(text) or _SIZE_OF.fullmatch(text)
    if found is None:
        return None
    other = reference(found["other"])
    measure = _measure(found.groupdict().get("word") or "big", "")[0]
    if other is None or measure is None:
        return None
    if measure in ("size", "cm"):
        return None if other.cm is None else _as_long(found, other.cm)
    more = _query(measure, other, found["other"])
    return None if measure == "year" else more


def _as_long(found: re.Match[str], cm: float) -> Query:
    alike = IsAsLarge(cm)
    word = found.groupdict().get("word") or ""
    if word in ("small", "little", "tiny", "short"):
        return AnyOf((alike, Opposite(IsMore("cm", cm))))
    return AnyOf((alike, IsMore("cm", cm))) if word in _MORE else AllOf((alike,))


def _fitting(text: str) -> Query | None:
    if not _FITTING.search(text):
        return None
    found = _FITS.fullmatch(text)
    if found is None:
        return None
    bare = _TRAILING.sub("", _OWNERS.sub("", found["other"]))
    room = capacities().get(bare) or capacities().get(listed_thing(bare) or "")
    if room is None or not _fitting_alone(text[: found.start("other")]):
        return None
    return Opposite(Fits(room)) if found["too"] or clause_of(text).negated else Fits(room)


def _fitting_alone(before: str) -> bool:
    allowed = frozenset(
        [
            "fit",
            "squeeze",
            "go",
            "put",
            "carry",
            "hold",
            "get",
            "keep",
            "store",
            "pack",
            "stuff",
            "place",
            "transport",
            "bring",
            "have",
            "easily",
            "small",
            "enough",
            "comfortably",
            "big",
            "large",
            "long",
            "tall",
            "wide",
            "inside",
            "able",
            "be",
            "person",
            "use",
            "easy",
            "possible",
        ]
    )
    return clause_of(before).words <= allowed
