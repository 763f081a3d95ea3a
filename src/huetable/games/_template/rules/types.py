"""What the game is made of: the options, the state, the moves and the events."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

HIGHEST: Final = 60

Card = Annotated[int, Meta(ge=1, le=HIGHEST)]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host may change before the game."""

    hand: Annotated[int, Meta(ge=1, le=9, description="Cards that each player is dealt.")] = 5


class State(Struct):
    """Everything there is, secrets included: plain values only."""

    seats: int
    hands: list[list[int]]
    pile: list[int]
    """The next card to be drawn is the last one."""
    played: list[int]
    points: list[int]
    turn: int
    passes: int = 0
    """How many players have passed since the last card was played."""


class Pass(Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    pass


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    card: Card


# A player who runs out of time makes the first legal move: to pass.
Move = Pass | Play


class Played(Struct, frozen=True, tag="played"):
    seat: int
    card: int


class Passed(Struct, frozen=True, tag="passed"):
    seat: int


class Drew(Struct, frozen=True, tag="drew"):
    """Only for the player who drew it."""

    card: int


Event = Played | Passed | Drew
