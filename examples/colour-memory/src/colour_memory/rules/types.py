"""What the game is made of: the options, the state, the move and the events."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

Colour = Literal["red", "orange", "yellow", "green", "blue", "purple", "brown", "pink", "white", "black"]

COLOURS: Final[tuple[Colour, ...]] = (
    "red",
    "green",
    "blue",
    "yellow",
    "purple",
    "orange",
    "brown",
    "pink",
    "white",
    "black",
)
"""A game with few pairs has the colours that are easiest to tell apart."""

NOBODY: Final = -1
MOST_MISSES: Final = 20
REMEMBERED: Final = 4


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host may change before the game."""

    pairs: Annotated[int, Meta(ge=4, le=10, description="Pairs of cards on the table.")] = 8


class State(Struct):
    """Everything there is, secrets included: plain values only."""

    seats: int
    cards: list[Colour]
    """What is on the face of each card, in the order in which they lie."""
    owners: list[int]
    """Who has taken each card."""
    points: list[int]
    turn: int
    open: list[int]
    """The cards that were turned over last: they lie face up until the next one is turned over."""
    recent: list[int]
    """The cards on the table that were seen last, the latest at the end."""
    misses: int = 0
    """Turns without a pair, one after another."""


class TurnOver(Struct, frozen=True, tag="turn_over", forbid_unknown_fields=True):
    card: Annotated[int, Meta(ge=0, le=19)]


class TurnedOver(Struct, frozen=True, tag="turned_over"):
    seat: int
    card: int
    colour: Colour


class Paired(Struct, frozen=True, tag="paired"):
    seat: int
    colour: Colour
    cards: tuple[int, int]


class Missed(Struct, frozen=True, tag="missed"):
    seat: int


Event = TurnedOver | Paired | Missed
