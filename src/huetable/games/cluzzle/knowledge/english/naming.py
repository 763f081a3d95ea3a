"""Questions that name a thing, such as "Is it a frog?" or "Is it a green frog?"."""

from __future__ import annotations

import re
from typing import Final

from huetable.games.cluzzle.knowledge.query import AllOf, IsThing, IsTrue, Opposite, Query
from huetable.games.cluzzle.knowledge.table.lookup import listed_thing

from .clauses import Clause, clause_of
from .covering import covered
from .phrases import phrases_by_word

_IS_IT: Final = re.compile(
    r"(?:(?:is|are|was|were|could|might|would|can|may|will) )?(?:it|this|that|they|these|those|the (?:answer|thing|object|word|solution)|your thing)"
    r"(?: is| are)?(?P<negative> not)?(?: be)?(?: just| maybe| perhaps| possibly| actually| probably| simply| really| called)?"
    r"(?:(?: some| an?| the)? (?P<kind>kind|type|sort|form|species|breed|variety)s? of)? ?(?P<article>(?:an?|the|some) )?(?P<name>.+)"
)
_JUST_NAME: Final = re.compile(r"(?P<negative>)(?P<kind>)(?P<article>an? )(?P<name>\w+(?: \w+)?)")


def named(text: str) -> Query | None:
    """The thing that a question asks for by its name."""
    asked = _IS_IT.fullmatch(text) or _JUST_NAME.fullmatch(text)
    if asked is None:
        return None
    query = _thing(asked["name"], article=bool(asked["article"] or asked["kind"]))
    return Opposite(query) if query is not None and asked["negative"] else query


def _thing(name: str, *, article: bool) -> Query | None:
    """The thing of a name: "an orange" is the fruit, while "orange" alone is the colour; a kind such as "fruit" is no thing at all."""
    if not article and covered(clause_of(f"is it {name}")) is not None:
        return None
    thing = listed_thing(name)
    first, _, rest = name.partition(" ")
    if thing is not None and not (rest and " " not in thing and _quality(clause_of(f"is it {first}"))):
        return None if _is_kind(name) else IsThing(thing)
    return _described(first, rest) if rest and not _is_kind(name) else None


def _is_kind(name: str) -> bool:
    """Whether a name is a concept, such as "animal"."""
    words = clause_of(name).words
    return any(
        phrase.section == "kind" and phrase.words == words
        for word in words
        for phrase in phrases_by_word().get(word, ())
    )


def _described(first: str, rest: str) -> Query | None:
    thing = _thing(rest, article=True)
    said = _quality(clause_of(f"is it {first}"))
    return AllOf((said, thing)) if said is not None and thing is not None else None


def _quality(clause: Clause) -> Query | None:
    found = covered(clause)
    return found if isinstance(found, IsTrue) else None
