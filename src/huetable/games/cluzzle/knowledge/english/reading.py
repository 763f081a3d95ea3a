"""Reads a question in anybody's words. Rather none than a wrong reading."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, Literal

from huetable.games.cluzzle.knowledge.query import AllOf, Always, AnyOf, Ever, IsSpelled, Opposite, Query

from .clauses import clause_of
from .comparisons import about_measures
from .counting import about_counts
from .covering import covered
from .history import about_the_past
from .letters import about_the_word
from .naming import named
from .plain_text import plain

_OPEN: Final = re.compile(
    r"^(?:and )?(?:what|which|who|whom|whose|why|how|where|when)\b(?! about\b)|^(?:name|describe|explain|give me|tell me)\b|\b(?:is it|does it \w+) (?:what|how|which)$"
)
_ALWAYS: Final = re.compile(r"\b(?:always|only ever|every single)\b")
_EVER: Final = re.compile(r"\b(?:ever|sometimes|possibly|occasionally|could|may|might|some people|in some cases|at times|from time to time)\b")
_JOIN: Final = re.compile(r",? (?P<word>or|and|but)(?: also| even| maybe| perhaps| is it| does it| can it| was it| has it| are they| do they)? |, (?:or |and )?")
_MOST_PARTS: Final = 4
_LONGEST_PART: Final = 4

Open = Literal["open"]


@lru_cache(maxsize=4096)
def read_english(question: str) -> Query | Open | None:
    """What is asked; "open" if it cannot be answered with yes or no, None if it was not understood."""
    text = plain(question)
    if not text:
        return None
    if _OPEN.search(text):
        return "open"
    query = _either_or(text)
    if query is None:
        return None
    if _ALWAYS.search(text):
        return Always(query)
    return Ever(query) if _EVER.search(text) else query


def _either_or(text: str) -> Query | Open | None:
    whole = read_clause(text)
    if whole is not None:
        return whole
    for found in reversed(list(_JOIN.finditer(text))):
        parts = _split(text, found)
        if parts is not None:
            return _joined(text, found, parts)
    return None


def _joined(text: str, found: re.Match[str], parts: tuple[Query, Query]) -> Query | Open:
    """ "Bigger or smaller?" is no question for a yes."""
    word = found["word"] or ("or" if re.search(r"\bor\b", text) else "and")
    if word != "or":
        return AllOf(parts)
    return "open" if Opposite(parts[0]) == parts[1] or Opposite(parts[1]) == parts[0] else AnyOf(parts)


def _split(text: str, found: re.Match[str]) -> tuple[Query, Query] | None:
    """The two sides as questions of their own: "red or green" after "is it" is "is it red" or "is it green"."""
    for left, right in _sides(text, found):
        first = _either_or(left)
        second = read_clause(right) if first not in (None, "open") else None
        if first is not None and first != "open" and second is not None:
            return first, second
    return None


def _sides(text: str, found: re.Match[str]) -> Iterator[tuple[str, str]]:
    before, after = text[: found.start()], text[found.end() :]
    yield before, found[0].partition(found["word"] or ",")[2].strip() + " " + after
    head, tail = before.split(), after.split()
    for kept in range(1, min(_LONGEST_PART, len(head)) + 1):
        for taken in range(len(tail), 0, -1):
            stem, rest = head[:-kept], tail[taken:]
            yield " ".join([*head, *rest]), " ".join([*stem, *tail])


@lru_cache(maxsize=8192)
def read_clause(text: str) -> Query | None:
    """One question without parts."""
    text = text.strip(" ,")
    for read in (about_the_word, about_the_past, about_measures, about_counts, named):
        found = read(text)
        if found is not None:
            return found
    clause = clause_of(text)
    return None if clause.strange or not clause.words else covered(clause)


def is_about_the_word(query: Query | None) -> bool:
    return isinstance(query, IsSpelled)
