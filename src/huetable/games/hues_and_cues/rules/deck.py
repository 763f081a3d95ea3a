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
ON_A_CARD: Final = 4

CLEAR: Final = 0.15
"""The least distance in OKLab at which nobody takes one colour of a card for another."""

_PLACES: Final = dict(zip(FIELDS, map(oklab, COLOURS), strict=True))


def deal(count: int, gone: Collection[str], rng: Rng) -> list[Card]:
    """So many cards of the fields that are not gone, as the seed shuffles them."""
    fields = [field for field in FIELDS if field not in gone]
    rng.shuffle(fields, "cards")
    cut = count * ON_A_CARD
    spare = fields[cut:]
    return [_card(fields[place : place + ON_A_CARD], spare) for place in range(0, cut, ON_A_CARD)]


def _card(fields: list[str], spare: list[str]) -> Card:
    """A field too like one before it changes places with a spare one: of the 80 there are, many differ enough."""
    for place in range(1, ON_A_CARD):
        if not differs(fields[place], fields[:place]):
            index = next(i for i, field in enumerate(spare) if differs(field, fields[:place]))
            fields[place], spare[index] = spare[index], fields[place]
    return tuple(fields)


def differs(field: str, others: Sequence[str]) -> bool:
    return all(dist(_PLACES[field], _PLACES[other]) >= CLEAR for other in others)
