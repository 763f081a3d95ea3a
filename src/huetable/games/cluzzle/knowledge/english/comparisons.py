"""Questions that compare: "bigger than a breadbox", "heavier than 5 kilos", "as big as my hand", "fits in a pocket"."""

from __future__ import annotations

import re
from typing import Final

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
from .function_words import BESIDE_A_COMPARISON, BESIDE_FITTING
from .numbers import amount
from .references import Reference, bare_name, comparing, reference

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


def about_measures(text: str) -> Query | None:
    for read in (_as_large, _more_than, _over, _fitting):
        found = read(text)
        if found is not None:
            return found
    return None


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
    return comparing("more").get(word) or comparing("less").get(word), word in comparing("less")


def _by_verb(before: str) -> str | None:
    for pattern, measure in (
        (r"weighs?", "kg"),
        (r"costs?|worth", "price"),
        (r"is it|are they|it is|measures?", "cm"),
    ):
        if re.search(rf"\b(?:{pattern})\b", before):
            return measure
    return None


def _plain(before: str, word: str) -> bool:
    """Nothing else is asked."""
    left = clause_of(before.removesuffix(word))
    return left.words <= BESIDE_A_COMPARISON


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
    return AnyOf((alike, IsMore("cm", cm))) if word in comparing("more") else AllOf((alike,))


def _fitting(text: str) -> Query | None:
    if not _FITTING.search(text):
        return None
    found = _FITS.fullmatch(text)
    if found is None:
        return None
    bare = bare_name(found["other"])
    room = capacities().get(bare) or capacities().get(listed_thing(bare) or "")
    if room is None or not _fitting_alone(text[: found.start("other")]):
        return None
    return Opposite(Fits(room)) if found["too"] or clause_of(text).negated else Fits(room)


def _fitting_alone(before: str) -> bool:
    return clause_of(before).words <= BESIDE_FITTING
