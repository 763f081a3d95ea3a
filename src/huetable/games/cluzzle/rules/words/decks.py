"""The deck in other languages than English: each thing with its word on the card, and the forms of the word that count."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, Literal, NamedTuple

from huetable.games.cluzzle.data import read_data

from .folding import fold_word
from .things import THINGS, thing_of

Language = Literal["en", "es", "pt", "de"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "es", "pt", "de")


class LocalThing(NamedTuple):
    thing: str
    """Its name in English, which everything that is known about it goes by."""
    word: str
    """As it stands on the card."""
    forms: tuple[str, ...]
    """Its plural or singular, other spellings, and other countries' words for it."""


@cache
def localized_things(language: str) -> Mapping[str, LocalThing]:
    """By the word on the card, the easiest first."""
    return {each.word: each for each in _read(language)}


def _read(language: str) -> Iterator[LocalThing]:
    """A line is "wolf = lobo: lobos, loba, lobas"; "=" behind the colon says that there is no other form."""
    if language == "en":
        for thing in THINGS.values():
            yield LocalThing(thing.word, thing.word, (*thing.forms, *thing.later))
        return
    for line in read_data(f"{language}/things.txt").splitlines():
        if line and not line.startswith("#"):
            thing, _, rest = line.partition(" = ")
            word, _, listed = rest.partition(": ")
            yield LocalThing(thing, word, tuple(filter("=".__ne__, listed.split(", "))))


def thing_in(word: str, language: str) -> str | None:
    """The thing of the deck that a word stands for, however somebody has written it: its name in English."""
    if language == "en":
        return thing_of(word)
    listed = localized_things(language).get(word)
    return listed.thing if listed is not None else _by_form(language).get(fold_word(word, language))


@cache
def _by_form(language: str) -> Mapping[str, str]:
    things = localized_things(language).values()
    return {fold_word(form, language): each.thing for each in things for form in (each.word, *each.forms)}
