"""A question that was understood, whatever language it was asked in, and its answer for a thing."""

from __future__ import annotations

from typing import Literal, NamedTuple

from huetable.games.cluzzle.rules.state import Answer

from .table import spelling
from .table.concepts import attribute_names, value
from .table.counts import count_of
from .table.kinship import is_kind_of
from .table.lookup import known_thing
from .table.measures import ALWAYS, about_as_large, compared, fits, since
from .table.truth import all_of, any_of, opposite

Relation = Literal["more", "less", "least", "most", "exactly"]


class IsTrue(NamedTuple):
    """Is this concept true of it?"""

    concept: str


class IsThing(NamedTuple):
    """Is it that thing, or a kind of it?"""

    thing: str


class IsMore(NamedTuple):
    """Has it more of a measure than so much?"""

    measure: str
    than: float
    than_kg: float | None = None
    """Of the thing that it is compared with, where it is about size."""


class IsAsLarge(NamedTuple):
    cm: float


class Fits(NamedTuple):
    """Does it fit where there is so much room?"""

    cm: float


class HasCount(NamedTuple):
    part: str
    relation: Relation
    count: float


class IsSpelled(NamedTuple):
    """About the word itself."""

    feature: spelling.Feature
    argument: str = ""
    relation: Relation = "exactly"
    count: int = 0


class IsKnownSince(NamedTuple):
    """Was there such a thing before a year, or (for what people have invented) was it invented before it?"""

    year: float
    invented: bool


class Opposite(NamedTuple):
    query: Query


class AnyOf(NamedTuple):
    queries: tuple[Query, ...]


class AllOf(NamedTuple):
    queries: tuple[Query, ...]


class Always(NamedTuple):
    """ "Sometimes" is not always so."""

    query: Query


class Ever(NamedTuple):
    """ "Sometimes" is enough."""

    query: Query


Query = (
    IsTrue
    | IsThing
    | IsMore
    | IsAsLarge
    | Fits
    | HasCount
    | IsSpelled
    | IsKnownSince
    | Opposite
    | AnyOf
    | AllOf
    | Always
    | Ever
)


def attribute_of(query: Query) -> str | None:
    """The attribute of the menu that a question asks for, as it is or the other way round."""
    while isinstance(query, Opposite | Always | Ever):
        query = query.query
    return query.concept if isinstance(query, IsTrue) and query.concept in attribute_names() else None


def answer_query(word: str, query: Query) -> Answer:
    """About a word as it is on the card; "I don't know" if nothing is known about such a thing."""
    match query:
        case Opposite(inner):
            return opposite(answer_query(word, inner))
        case AnyOf(queries):
            return any_of(answer_query(word, each) for each in queries)
        case AllOf(queries):
            return all_of(answer_query(word, each) for each in queries)
        case Always(inner):
            said = answer_query(word, inner)
            return "no" if said == "sometimes" else said
        case Ever(inner):
            said = answer_query(word, inner)
            return "yes" if said == "sometimes" else said
        case IsSpelled(feature, argument, relation, count):
            return spelling.answer(word, feature, argument, relation, count)
        case _:
            thing = known_thing(word)
            return "unknown" if thing is None else _about(thing, query)


def _about(thing: str, query: Query) -> Answer:
    match query:
        case IsTrue(concept):
            return value(thing, concept)
        case IsThing(other):
            return is_thing(thing, other)
        case IsMore(measure, than, than_kg):
            return compared(thing, measure, than, than_kg)
        case IsAsLarge(cm):
            return about_as_large(thing, cm)
        case Fits(cm):
            return fits(thing, cm)
        case HasCount(part, relation, count):
            return _counted(thing, part, relation, count)
        case IsKnownSince(year, invented):
            return _known_since(thing, year, invented=invented)
        case _:
            return "unknown"


def is_thing(thing: str, other: str) -> Answer:
    """A dog may be a poodle: nobody knows which one the sculptor had in mind."""
    if is_kind_of(thing, other) != "no":
        return is_kind_of(thing, other)
    if is_kind_of(other, thing) == "yes":
        return "sometimes"
    return "partly" if thing.endswith(f" {other}") else "no"


def _counted(thing: str, part: str, relation: Relation, count: float) -> Answer:
    known = count_of(thing, part)
    if known is None:
        return "unknown"
    return "yes" if spelling.related(known, relation, count) else "no"


def _known_since(thing: str, year: float, *, invented: bool) -> Answer:
    known = since(thing)
    if known is None:
        return "unknown"
    if known == ALWAYS:
        return "no" if invented else "yes"
    return "yes" if known < year else "no"
