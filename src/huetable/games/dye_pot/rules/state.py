"""What a game of Dye Pot is made of."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from huetable.language.known import LanguageCode

Dye = Literal["red", "yellow", "blue", "water"]
Colour = Literal["clear", "red", "yellow", "orange", "blue", "purple", "green", "brown"]

DYES: Final[tuple[Dye, ...]] = ("red", "yellow", "blue", "water")

COLOURS: Final[tuple[Colour, ...]] = ("clear", "red", "yellow", "orange", "blue", "purple", "green", "brown")
"""A colour stands at the sum of its dyes' weights: red 1, yellow 2, blue 4."""

WEIGHTS: Final[dict[Dye, int]] = {"red": 1, "yellow": 2, "blue": 4, "water": 0}

COPIES: Final = 3
HAND: Final = 2
CLEARS_THAT_SPOIL: Final = 4


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    language: Annotated[
        LanguageCode,
        Meta(description="Bots name tints in this language, and names must not have its colour words."),
    ] = "en"
    goal: Annotated[int, Meta(ge=3, le=15, description="The first player to get there wins.")] = 7
    tints: Annotated[int, Meta(ge=3, le=16, description="When the book is full, the most points win.")] = 8
    clock: Annotated[bool, Meta(description="Pouring and naming are timed.")] = True
    pour_seconds: Annotated[int, Meta(ge=5, le=120, description="Whoever is too late pours water.")] = 20
    name_seconds: Annotated[
        int, Meta(ge=5, le=120, description="After that, the tint stays without a name.")
    ] = 30


class Tint(Struct, frozen=True):
    """A line of the swatch book."""

    colour: Colour
    taster: int
    name: str | None


class State(Struct):
    options: Options
    phase: Literal["pour", "name", "over"]
    round: int
    taster: int
    deck: list[Colour]
    shown: list[Colour]
    """Orders that were claimed, face up."""
    orders: list[list[Colour]]
    poured: list[Dye | None]
    """This round's pours, secret until all are in."""
    drops: list[Dye]
    """The pours of the round that was shown last."""
    colour: Colour
    claimed: list[int]
    """Who has claimed in this round, the first first."""
    scores: list[int]
    book: list[Tint]
    clears: int
    ending: str | None = None
