"""The deck in every language: each thing with its word on the card, and the forms of the word that count."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from huetable.games.cluzzle.data import read_data

from .folding import fold_form, fold_guess
from .languages import ENGLISH
from .things import THINGS, thing_of


class LocalThing(NamedTuple):
    thing: str
    """Its name in English, which everything that is known about it goes by."""
    word: str
    """As it stands on the card."""
    forms: tuple[str, ...]
    """Its plural or singular, other spellings, and other countries' words for it."""


@cache
def deck_in(language: str) -> Mapping[str, LocalThing]:
    """By the word on the card."""
    return {each.word: each for each in (_english() if language == ENGLISH else _read(language))}


def _english() -> Iterator[LocalThing]:
    return (LocalThing(each.word, each.word, (*each.forms, *each.later)) for each in THINGS.values())


def _read(language: str) -> Iterator[LocalThing]:
    """A line is "wolf = lobo: lobos, loba, lobas"; "=" behind the colon says that there is no other form."""
    for line in read_data(f"{language}/things.txt").splitlines():
        if line and not line.startswith("#"):
            thing, _, rest = line.partition(" = ")
            word, _, listed = rest.partition(": ")
            yield LocalThing(thing, word, tuple(form for form in listed.split(", ") if form != "="))


def thing_in(word: str, language: str) -> str | None:
    """The thing of the deck that a word stands for, however somebody has written it: its name in English."""
    if language == ENGLISH:
        return thing_of(word)
    listed = deck_in(language).get(word)
    return listed.thing if listed is not None else _by_form(language).get(fold_guess(word, language))


@cache
def forms_in(language: str) -> Mapping[str, frozenset[str]]:
    """The folded forms of each thing, by its name in English; for languages other than English."""
    return {
        each.thing: frozenset().union(*(fold_form(form, language) for form in (each.word, *each.forms)))
        for each in deck_in(language).values()
    }


@cache
def _by_form(language: str) -> Mapping[str, str]:
    return {form: thing for thing, forms in forms_in(language).items() for form in forms}
