"""How people say it: phrases that mean an attribute."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from huetable.games.cluzzle.data import read_data
from huetable.language.stems import stems_of

_STOP = """
a an the it its is are was were be been do does did can could would will shall should may might must has have had having
get got i you we they he she him her us your my our their this that these those there here of to for or and if so but
than then any some one ever usually mostly generally really actually kind sort type something thing stuff anything
somehow maybe also just as typically normally about when while which be able am im ive possible possibly probably
please hmm well ok okay else other your yours mine them perhaps rather quite somewhat pretty most much very too
certain particular specific like considered consider mean say said call called tell think know guess typical example
"""
_LIGHT = """
more people use find made make see live keep hold put come go made take give look bring whole part good nice item object
always never often sometimes normal common place meet want need know want buy own every everyone somebody someone
dad mum mom father mother friend neighbour neighbor grandmother grandfather grandma grandpa brother sister family
guest thief doctor love like hate enjoy order pick walk wait try help happen next once today tomorrow
yesterday usual usually ask answer call imagine connect associate related relate relevant belong world life year
favourite favorite big-time comfy next beside between beneath above below behind front middle top bottom side end
start begin stand lean hang fall drop carry bring leave stay let turn move touch feel smell watch notice
possible able allow allowed careful easy easily hard difficult quickly slowly wide high low near far
different same similar kind special typical famous known popular modern
finger hands pool bowl shelf shop store market holiday summer morning evening night day week
two three five ten hundred thousand few couple several enough
person's look seem show by it's myself yourself itself way lot lots time times bit piece size shape colour
"""
_PREPOSITIONS = (
    "in on at from with by into onto off up down out over under through around inside outside near"
)

STOP_WORDS: Final = frozenset(stems_of(_STOP))
LIGHT_WORDS: Final = frozenset(stems_of(_LIGHT)) - STOP_WORDS
PREPOSITIONS: Final = frozenset(stems_of(_PREPOSITIONS)) - {"insid", "outsid"}


def weight(word: str) -> float:
    """How much of a question a word is."""
    if word in STOP_WORDS:
        return 0.0
    if word in PREPOSITIONS:
        return 0.1
    return 0.3 if word in LIGHT_WORDS else 1.0


class Phrase(NamedTuple):
    words: frozenset[str]
    flips: bool
    """It means the opposite."""
    rank: int
    """The surest one of its attribute is 0."""


@cache
def phrases() -> Mapping[str, tuple[Phrase, ...]]:
    """By attribute."""
    found = {}
    for line in read_data("lexicon.txt").splitlines():
        if line and not line.startswith("#"):
            name, _, listed = line.partition(": ")
            found[name] = tuple(_phrase(text.strip(), rank) for rank, text in enumerate(listed.split(",")))
    return found


def _phrase(text: str, rank: int) -> Phrase:
    words = frozenset(word for word in stems_of(text.removeprefix("!")) if weight(word) > 0)
    return Phrase(words, text.startswith("!"), rank)


@cache
def phrases_by_word() -> Mapping[str, tuple[tuple[str, Phrase], ...]]:
    """Every phrase under each of its words, so that a question looks at few of them."""
    found: dict[str, list[tuple[str, Phrase]]] = {}
    for attribute, listed in phrases().items():
        for phrase in listed:
            for word in phrase.words:
                found.setdefault(word, []).append((attribute, phrase))
    return {word: tuple(entries) for word, entries in found.items()}
