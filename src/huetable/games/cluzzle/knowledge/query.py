"""A question that was understood, whatever language it was asked in, and its answer for a thing."""

from __future__ import annotations

from typing import Literal, NamedTuple

from huetable.games.cluzzle.rules.state import Answer

from .naming import thing_named
from .table import spelling
from .table.company import goes_with
from .table.concepts import attribute_names, value
from .table.counts import count_of
from .table.kinship import is_kind_of
from .table.measures import ALWAYS, about_as_large, compared, fits, since
from .table.truth import all_of, any_of, opposite

Relation = Literal["more", "less", "least", "most", "exactly"]


# Questions about the thing


class IsTrue(NamedTuple):
    """Is this concept true of it?"""

    concept: str

    def about(self, thing: str) -> Answer:
        return value(thing, self.concept)


class IsThing(NamedTuple):
    """Is it that thing, or a kind of it?"""

    thing: str

    def about(self, thing: str) -> Answer:
        return is_thing(thing, self.thing)


class GoesWith(NamedTuple):
    """Does it have that, or is it used with it?"""

    companion: str

    def about(self, thing: str) -> Answer:
        return goes_with(thing, self.companion)


class IsMore(NamedTuple):
    """Has it more of a measure than so much?"""

    measure: str
    than: float
    than_kg: float | None = None
    """The weight of what it is compared with, where it is about size."""

    def about(self, thing: str) -> Answer:
        return compared(thing, self.measure, self.than, self.than_kg)


class IsAsLarge(NamedTuple):
    cm: float

    def about(self, thing: str) -> Answer:
        return about_as_large(thing, self.cm)


class Fits(NamedTuple):
    """Does it fit where there is so much room?"""

    cm: float

    def about(self, thing: str) -> Answer:
        return fits(thing, self.cm)


class HasCount(NamedTuple):
    part: str
    relation: Relation
    number: float

    def about(self, thing: str) -> Answer:
        known = count_of(thing, self.part)
        if known is None:
            return "unknown"
        return "yes" if spelling.related(known, self.relation, self.number) else "no"


class IsKnownSince(NamedTuple):
    """Was there such a thing before a year, or (for what people have invented) was it invented before it?"""

    year: float
    invented: bool

    def about(self, thing: str) -> Answer:
        known = since(thing)
        if known is None:
            return "unknown"
        if known == ALWAYS:
            return "no" if self.invented else "yes"
        return "yes" if known < self.year else "no"


# Questions about the word, and questions made of others


class IsSpelled(NamedTuple):
    """About the word itself."""

    feature: spelling.Feature
    argument: str = ""
    relation: Relation = "exactly"
    number: int = 0

    def answer(self, word: str, language: str) -> Answer:
        return spelling.answer(word, self.feature, self.argument, self.relation, self.number, language)


class Opposite(NamedTuple):
    query: Query

    def answer(self, word: str, language: str) -> Answer:
        return opposite(answer_query(word, self.query, language))


class AnyOf(NamedTuple):
    queries: tuple[Query, ...]

    def answer(self, word: str, language: str) -> Answer:
        return any_of(answer_query(word, each, language) for each in self.queries)


class AllOf(NamedTuple):
    queries: tuple[Query, ...]

    def answer(self, word: str, language: str) -> Answer:
        return all_of(answer_query(word, each, language) for each in self.queries)


class Always(NamedTuple):
    """What is so only sometimes is not always so."""

    query: Query

    def answer(self, word: str, language: str) -> Answer:
        said = answer_query(word, self.query, language)
        return "no" if said == "sometimes" else said


class Ever(NamedTuple):
    """What is so sometimes is enough."""

    query: Query

    def answer(self, word: str, language: str) -> Answer:
        said = answer_query(word, self.query, language)
        return "yes" if said == "sometimes" else said


AboutThing = IsTrue | IsThing | GoesWith | IsMore | IsAsLarge | Fits | HasCount | IsKnownSince
Composed = IsSpelled | Opposite | AnyOf | AllOf | Always | Ever
Query = AboutThing | Composed


def attribute_of(query: Query) -> str | None:
    """The attribute of the menu that a question asks for, as it is or the other way round."""
    while isinstance(query, Opposite | Always | Ever):
        query = query.query
    return query.concept if isinstance(query, IsTrue) and query.concept in attribute_names() else None


def answer_query(word: str, query: Query, language: str = "en") -> Answer:
    """About a word as it is on the card; "I don't know" if nothing is known about such a thing."""
    if isinstance(query, Composed):
        return query.answer(word, language)
    thing = thing_named(word, language)
    return "unknown" if thing is None else query.about(thing)


def is_thing(thing: str, other: str) -> Answer:
    """A dog may be a poodle: nobody knows which one the sculptor had in mind."""
    if is_kind_of(thing, other) != "no":
        return is_kind_of(thing, other)
    if is_kind_of(other, thing) == "yes":
        return "sometimes"
    return "partly" if thing.endswith(f" {other}") else "no"
