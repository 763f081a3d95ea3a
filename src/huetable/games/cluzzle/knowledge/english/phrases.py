"""How people say it: phrases that mean a concept, in sections that allow different words beside them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from huetable.games.cluzzle.data import read_data
from huetable.games.cluzzle.knowledge.table.entries import entries, same_words
from huetable.language.en.base_forms import possible_bases

from .function_words import KEPT_WORDS, SAME_WORDS, STOP_WORDS, WEAK_WORDS

_SHORTEST_BASE: Final = 2


class Section(NamedTuple):
    name: str
    mode: str
    """Whose deed it is: "it" if the thing does something, "you" if people do something with it, "both" otherwise."""
    beside: frozenset[str]
    """Words that change nothing."""


class Phrase(NamedTuple):
    concept: str
    section: str
    words: frozenset[str]
    weak: frozenset[str]
    flips: bool
    """It means the opposite."""
    rank: int


@cache
def sections() -> Mapping[str, Section]:
    found = {}
    for line in _lines("en/sections.txt"):
        head, _, words = line.partition(": ")
        name, mode = head.split()
        found[name] = Section(name, mode, frozenset(map(base_form, words.split())))
    return found


@cache
def phrases() -> tuple[Phrase, ...]:
    return tuple(_phrases())


def _phrases() -> Iterator[Phrase]:
    section = ""
    for line in _lines("en/phrases.txt"):
        if line.startswith("["):
            section = line.strip("[]")
            continue
        concept, _, listed = line.partition(": ")
        for rank, text in enumerate(listed.split(",")):
            words = [base_form(word) for word in text.strip().removeprefix("!").split()]
            strong = frozenset(word for word in words if word not in STOP_WORDS | WEAK_WORDS)
            weak = frozenset(words) & WEAK_WORDS
            if strong:
                yield Phrase(concept.lstrip("."), section, strong, weak, "!" in text, rank)


def _lines(name: str) -> Iterator[str]:
    return (line for line in read_data(name).splitlines() if line and not line.startswith("#"))


@cache
def phrases_by_word() -> Mapping[str, tuple[Phrase, ...]]:
    """Every phrase under each of its words, so that a question looks at few of them."""
    found: dict[str, list[Phrase]] = {}
    for phrase in phrases():
        for word in phrase.words:
            found.setdefault(word, []).append(phrase)
    return {word: tuple(listed) for word, listed in found.items()}


@cache
def _written_words() -> frozenset[str]:
    """Every word that stands in a file, in whatever form."""
    listed = " ".join(
        line.partition(":")[2] for name in ("phrases", "sections") for line in _lines(f"en/{name}.txt")
    )
    named = " ".join((*entries(), *same_words())).lower()
    return frozenset(re.findall(r"[a-z0-9'-]+", f"{listed} {named}")) | STOP_WORDS | WEAK_WORDS


@cache
def vocabulary() -> frozenset[str]:
    """Every word that may mean something, in its base form."""
    return frozenset(map(base_form, _written_words()))


@cache
def base_form(word: str) -> str:
    """Without endings: "barks" and "barking" are "bark", where that is a word that means something; otherwise the word stays."""
    if word in SAME_WORDS:
        return SAME_WORDS[word]
    if word in STOP_WORDS | WEAK_WORDS | KEPT_WORDS:
        return word
    if word in _single_nouns() and not (word.endswith("s") and word[:-1] in _written_words()):
        return word
    return max(filter(_is_base, possible_bases(word)), key=len, default=word)


def _is_base(word: str) -> bool:
    return len(word) >= _SHORTEST_BASE and word in _written_words() and word not in STOP_WORDS | WEAK_WORDS


@cache
def _single_nouns() -> frozenset[str]:
    """Names of things are no forms of other words: a seed was not seen."""
    return frozenset(name.lower() for name in (*entries(), *same_words()) if name.isalpha())
