"""How people say it: phrases that mean a concept, in sections that allow different words beside them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from huetable.games.cluzzle.data import read_data
from huetable.games.cluzzle.knowledge.table.entries import entries, same_words
from huetable.language.base_forms import possible_bases

STOP_WORDS: Final = frozenset(
    """
    a an the it its is are was were be been being do does did can could would will shall should may might must has had am
    i me my mine you your yours we us our they them their this that these those he she him his her hers there ever
    something anything thing things stuff sometime usually mostly mainly generally normally typically often really
    actually probably possibly maybe perhaps basically also just as rather quite somewhat somehow sort-of such
    so then which who whose already still even going currently nowadays today commonly primarily traditionally
    always sometimes regularly ordinarily occasionally certain specific particular etc some any both either kind-of everyday-life
    please yes exactly typical average likely correct definitely obviously
    """.split()
)
"""They say nothing about what is asked."""
WEAK_WORDS: Final = frozenset(
    """
    in on at from with by into onto off up down out over through around inside near of to for about against
    between along across after during while when where if because one very really too too itself yourself myself
    most many much lot lots all every each several and together back away enough but until
    """.split()
)
"""They need not be understood, but may be a part of a phrase."""
_SAME: Final = {
    **{"people": "person", "children": "child", "men": "man", "women": "woman", "uses": "use", "used": "use"},
    **{"human-being": "human", "clothes": "clothes", "glasses": "glasses", "found": "find", "made": "make"},
    **{"living": "living", "does": "do", "lies": "lie", "lying": "lie", "colours": "colour", "mice": "mouse"},
    **{"teeth": "tooth", "feet": "foot", "hooves": "hoof", "lit": "light", "wound": "wind", "wolves": "wolf"},
    **{"kept": "keep", "worn": "wear", "eaten": "eat", "lay": "lay", "laid": "lay", "leaves": "leaf"},
    **{"shoes": "shoe", "buses": "bus", "has": "have", "had": "have", "having": "have", "shaped": "shape"},
    **{"coloured": "colour", "dishes": "dish", "stories": "story", "fries": "fries", "woods": "woods"},
    **{"scared": "scared", "hit": "hit", "cut": "cut", "put": "put", "blown": "blow", "blowing": "blow"},
    **{"goods": "good", "better": "better", "hung": "hang", "woke": "wake", "spun": "spin", "ridden": "ride"},
    **{"sewn": "sew", "shot": "shoot", "sung": "sing", "dug": "dig", "drunk": "drink", "hidden": "hide"},
    **{"stuffed": "stuffed", "baked": "bake", "dying": "die", "tying": "tie", "tied": "tie", "dead": "dead"},
}


class Section(NamedTuple):
    name: str
    mode: str
    """ "it" if the thing does something, "you" if people do something with it, "both" otherwise."""
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
        found[name] = Section(name, mode, frozenset(_SAME.get(word, word) for word in words.split()))
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
            words = [_SAME.get(word, word) for word in text.strip().removeprefix("!").split()]
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
def vocabulary() -> frozenset[str]:
    """Every word that may mean something, in its base form."""
    beside = frozenset[str]().union(*(section.beside for section in sections().values()))
    named = {word.lower() for name in (*entries(), *same_words()) for word in name.split()}
    return frozenset(phrases_by_word()) | beside | named | STOP_WORDS | WEAK_WORDS


@cache
def base_form(word: str) -> str:
    """ "Barks" and "barking" are "bark", where that is a word that means something; otherwise the word stays."""
    if word in _SAME:
        return _SAME[word]
    if word in STOP_WORDS | WEAK_WORDS or word in phrases_by_word():
        return word
    return next((base for base in possible_bases(word) if base in vocabulary()), word)
