"""Reads a question in anybody's words. Rather none than a wrong reading."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Final, Literal

from huetable.games.cluzzle.knowledge.query import AllOf, Always, AnyOf, Ever, IsTrue, Opposite, Query
from huetable.games.cluzzle.knowledge.table.entries import data_lines

from .clauses import AUXILIARY, clause_of
from .comparisons import about_measures
from .counting import about_counts
from .covering import MOST_PHRASES, covered
from .history import about_the_past
from .letters import about_the_word
from .naming import named
from .numbers import NUMBER_NAMES
from .plain_text import plain

_OPEN: Final = re.compile(
    r"^(?:and )?(?:what|which|who|whom|whose|why|how|where|when)\b(?! about\b)|^(?:name|describe|explain|give me|tell me)\b|\b(?:is it|does it \w+) (?:what|how|which)$"
)
_ALWAYS: Final = re.compile(r"\b(?:always|only ever|every single)\b")
_EVER: Final = re.compile(
    r"\b(?:ever|sometimes|possibly|occasionally|could|may|might|some people|in some cases|at times|from time to time)\b"
)
_JOIN: Final = re.compile(
    r",? (?P<word>or|and|but)(?: also| even| maybe| perhaps| is it| does it| can it| was it| has it| are they| do they)? |, (?:or |and )?"
)
_COUNTING: Final = frozenset(["a", "an", "the", *NUMBER_NAMES[1:11], "more", "no"])
_LONGEST_PART: Final = 4

_LACKING: Final = re.compile(
    r"(?P<thing>.+) (?:with no|without(?: any| a| an)?|that has no|which has no|that does not have(?: any| a| an)?) (?P<part>\w+(?: \w+)?)"
)
_NOT_DOING: Final = re.compile(
    r"(?P<thing>.+) (?:that|which|who) (?P<verb>can|does|is|could) not (?P<deed>.+)"
)
_NEITHER: Final = re.compile(r"\bneither (.+ )nor ")
_ALTERNATIVES: Final = frozenset(
    frozenset(pair.split("/"))
    for pair in (
        *(
            "natural/manmade",
            "hard/soft",
            "heavy/lightweight",
            "indoors/outdoors",
            "use inside/use outside",
            "hot/cold",
        ),
        *(
            "wet/dry",
            "male/female",
            "fast/slow",
            "loud/quiet",
            "rough/smooth",
            "expensive/cheap",
            "rare/common",
        ),
        *(
            "old/modern",
            "liquid/solid",
            "bigger/small",
            "huge/tiny",
            "black/white",
            "dark/bright",
            "children/role adult",
        ),
    )
)
"""Who asks for one or the other wants to know which."""
_THING: Final = re.compile(
    r"\b(?:it|its|this|that|they|them|these|those|one|ones|he|she|him|her|there|thing|object|item|word|name|answer|"
    r"cluzzle|sculpture|letter|person|something|inside)\b"
)
_ASKS: Final = re.compile(rf"{AUXILIARY} ")

Open = Literal["open"]


@lru_cache(maxsize=4096)
def read_english(question: str) -> Query | Open | None:
    """What is asked; "open" if it cannot be answered with yes or no, None if it was not understood."""
    text = plain(question)
    if not text:
        return None
    if text in _menu():
        return IsTrue(_menu()[text])
    if _OPEN.search(text):
        return "open"
    query = _either_or(text, Attempts()) if _refers(text) else None
    if query is None or isinstance(query, str):
        return query
    if _ALWAYS.search(text):
        return Always(query)
    return Ever(query) if _EVER.search(text) else query


def _refers(text: str) -> bool:
    """Whether it is about the thing: "Is the sky blue?" is not, while "Alive?" may be."""
    return not _ASKS.match(text) or _THING.search(text) is not None


@cache
def _menu() -> Mapping[str, str]:
    """The questions of the menu mean their attribute, whatever else they could mean."""
    lines = (line.partition(": ") for line in data_lines("attributes.txt"))
    return {plain(question): name for name, _, question in lines}


class Attempts:
    """How often a question may still be taken apart: with many an "or" there are more ways than anybody waits for."""

    def __init__(self) -> None:
        self.left = 150

    def spend(self) -> bool:
        self.left -= 1
        return self.left >= 0


def _either_or(text: str, attempts: Attempts) -> Query | Open | None:
    if text != (bare := _NEITHER.sub(r"\1or ", text)):
        found = _either_or(bare, attempts)
        return None if found is None or isinstance(found, str) else Opposite(found)
    whole = _with_a_lack(text) or read_clause(text)
    if whole is not None:
        return whole
    for join in reversed(list(_JOIN.finditer(text))):
        parts = _split(text, join, attempts)
        if parts is not None:
            return _joined(text, join, parts)
    return None


def _with_a_lack(text: str) -> Query | None:
    """Such as "an animal without legs"."""
    if found := _NOT_DOING.fullmatch(text):
        thing, deed = read_clause(found["thing"]), read_clause(f"{found['verb']} it {found['deed']}")
        return AllOf((thing, Opposite(deed))) if thing is not None and deed is not None else None
    found = _LACKING.fullmatch(text)
    thing, part = (
        found and read_clause(found["thing"]),
        found and read_clause(f"does it have {found['part']}"),
    )
    return AllOf((thing, Opposite(part))) if thing is not None and part is not None else None


def _joined(text: str, found: re.Match[str], parts: tuple[Query, Query]) -> Query | Open:
    """Both sides together. "Bigger or smaller?" is no question for a yes."""
    word = found["word"] or ("or" if re.search(r"\bor\b", text) else "and")
    if word != "or":
        return AllOf(parts)
    if parts[0] == parts[1]:
        return parts[0]
    return "open" if _are_alternatives(*parts) else AnyOf(parts)


def _are_alternatives(first: Query, second: Query) -> bool:
    if isinstance(first, IsTrue) and isinstance(second, IsTrue):
        return frozenset({first.concept, second.concept}) in _ALTERNATIVES
    return Opposite(first) == second or Opposite(second) == first


def _split(text: str, found: re.Match[str], attempts: Attempts) -> tuple[Query, Query] | None:
    """The two sides as questions of their own: "red or green" after "is it" is "is it red" or "is it green"."""
    for left, right in _sides(text, found):
        if not attempts.spend():
            return None
        first = _either_or(left, attempts)
        if first is None or isinstance(first, str):
            continue
        second = read_clause(right)
        if second is not None:
            return first, second
    return None


def _sides(text: str, found: re.Match[str]) -> Iterator[tuple[str, str]]:
    before, after = text[: found.start()], text[found.end() :]
    whole = f"{found[0].partition(found['word'] or ',')[2].strip()} {after}"
    if _ASKS.match(whole):
        yield before, whole
    head, tail = before.split(), after.split()
    for kept in range(1, min(_LONGEST_PART, len(head)) + 1):
        for taken in range(len(tail), 0, -1):
            stem, rest = head[:-kept], tail[taken:]
            if stem and stem[-1] in _COUNTING and tail[0] in ("a", "an", "the", "no"):
                continue
            yield " ".join([*head, *rest]), " ".join([*stem, *tail])


@lru_cache(maxsize=8192)
def read_clause(text: str) -> Query | None:
    """One question without parts."""
    text = text.strip(" ,")
    for read in (about_the_word, about_the_past, about_counts, about_measures, named):
        found = read(text)
        if found is not None:
            return found
    clause = clause_of(text)
    if clause.strange or not clause.words:
        return None
    return covered(clause, most=1 if re.search(r"\bor\b", text) else MOST_PHRASES)
