"""The cards: four fields each, clearly different in colour, and no field on two of them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import dist
from typing import Final

from huetable.core.rng import Rng

from .board import FIELDS
from .colour import oklab
from .palette import COLOURS

Card = tuple[str, ...]

CARDS: Final = 100
FIELDS_PER_CARD: Final = 4

CLEAR_DISTANCE: Final = 0.15
"""The least distance in OKLab at which nobody takes one colour of a card for another."""

_PLACES: Final = dict(zip(FIELDS, map(oklab, COLOURS), strict=True))


def deal(count: int, gone: Collection[str], rng: Rng) -> list[Card]:
    """This many cards of the fields that are not gone, as the seed shuffles them."""
    fields = [field for field in FIELDS if field not in gone]
    rng.shuffle(fields, "cards")
    cut = count * FIELDS_PER_CARD
    spare = fields[cut:]
    return [_card(fields[place : place + FIELDS_PER_CARD], spare) for place in range(0, cut, FIELDS_PER_CARD)]


def _card(fields: list[str], spare: list[str]) -> Card:
    """A field too like one before it changes places with a spare one: of the 80 there are, many differ enough."""
    for place in range(1, FIELDS_PER_CARD):
        if not differs_clearly(fields[place], fields[:place]):
            index = next(i for i, field in enumerate(spare) if differs_clearly(field, fields[:place]))
            fields[place], spare[index] = spare[index], fields[place]
    return tuple(fields)


def differs_clearly(field: str, others: Sequence[str]) -> bool:
    return all(dist(_PLACES[field], _PLACES[other]) >= CLEAR_DISTANCE for other in others)
