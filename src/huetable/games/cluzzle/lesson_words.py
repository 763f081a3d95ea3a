"""The words of the lesson in each language that can be played: the cards by seat, and what is asked."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from .rules.state import Card
from .rules.words.decks import deck_in

THINGS: Final[tuple[Card, ...]] = (
    ("snowman", "duck", "robot", "frog", "kangaroo", "well"),
    ("snail", "pear", "lion", "crab", "gnome", "violin"),
    ("banana", "owl", "camel", "skull", "peanut", "tractor"),
)
"""By seat, by their names in English. Everybody sculpts the first thing."""

WRONG: Final = "ghost"
"""What seat 1 takes the snowman for."""


class LessonQuestions(NamedTuple):
    animal: str
    food: str
    cold: str


QUESTIONS: Final[Mapping[str, LessonQuestions]] = {
    "en": LessonQuestions("Is it an animal?", "Can you eat it?", "Is it cold?"),
    "es": LessonQuestions("¿Es un animal?", "¿Se puede comer?", "¿Está frío?"),
    "pt": LessonQuestions("É um animal?", "Dá para comer?", "É frio?"),
    "de": LessonQuestions("Ist es ein Tier?", "Kann man es essen?", "Ist es kalt?"),
}


@cache
def word_for(thing: str, language: str) -> str:
    """The word on the card for a thing that is named in English."""
    return next(each.word for each in deck_in(language).values() if each.thing == thing)


def card_of(seat: int, language: str) -> Card:
    return tuple(word_for(thing, language) for thing in THINGS[seat])
