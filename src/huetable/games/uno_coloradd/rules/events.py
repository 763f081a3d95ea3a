"""The events that the players receive."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .cards import Card, Colour

Reason = Literal["choice", "two", "four", "challenge", "caught", "house", "dispute"]


class RoundBegan(Struct, frozen=True, tag="round_began", gc=False):
    round: int
    dealer: int
    first: Card


class Played(Struct, frozen=True, tag="played", gc=False):
    seat: int
    card: Card
    colour: Colour | None = None
    """The one that was named, with a wild card."""
    target: int | None = None
    call: Literal["uno"] | None = None


class Drew(Struct, frozen=True, tag="drew", gc=False):
    seat: int
    cards: int
    why: Reason


class Received(Struct, frozen=True, tag="received", gc=False, omit_defaults=True):
    """Told to the one who drew. A turn's draw is in vain if it ends the turn: what was drawn does not fit."""

    cards: tuple[Card, ...]
    in_vain: bool = False


class Kept(Struct, frozen=True, tag="kept", gc=False):
    seat: int


class Passed(Struct, frozen=True, tag="passed", gc=False):
    seat: int


class Reshuffled(Struct, frozen=True, tag="reshuffled", gc=False):
    cards: int


class Skipped(Struct, frozen=True, tag="skipped", gc=False):
    seat: int


class Reversed(Struct, frozen=True, tag="reversed", gc=False):
    direction: int


class Named(Struct, frozen=True, tag="named", gc=False):
    seat: int
    colour: Colour


class Accepted(Struct, frozen=True, tag="accepted", gc=False):
    seat: int


class Challenged(Struct, frozen=True, tag="challenged", gc=False):
    seat: int
    bluffer: int
    guilty: bool


class HandShown(Struct, frozen=True, tag="hand_shown", gc=False):
    """Told to the one who sees it."""

    seat: int
    cards: tuple[Card, ...]


class Called(Struct, frozen=True, tag="called", gc=False):
    seat: int


class Caught(Struct, frozen=True, tag="caught", gc=False):
    seat: int
    """Who has caught."""
    target: int


class FalseCatch(Struct, frozen=True, tag="false_catch", gc=False):
    seat: int
    target: int


class GraceOver(Struct, frozen=True, tag="grace_over", gc=False):
    seat: int


class Unlocked(Struct, frozen=True, tag="unlocked", gc=False):
    """May catch again."""

    seat: int


class Swapped(Struct, frozen=True, tag="swapped", gc=False):
    seat: int
    target: int


class HandsPassed(Struct, frozen=True, tag="hands_passed", gc=False):
    direction: int


class Discarded(Struct, frozen=True, tag="discarded", gc=False):
    seat: int
    cards: tuple[Card, ...]


class Honoured(Struct, frozen=True, tag="honoured", gc=False):
    seat: int


class Disputed(Struct, frozen=True, tag="disputed", gc=False):
    seat: int
    """Who doubts it."""
    target: int


class Settled(Struct, frozen=True, tag="settled", gc=False):
    seat: int
    upheld: bool


class RoundEnded(Struct, frozen=True, tag="round_ended", gc=False, omit_defaults=True):
    winner: int | None
    scored: tuple[int, ...]
    counts: bool = True
    """Whether points decide the match. In a single round they tell only what the cards left are worth."""


class IsReady(Struct, frozen=True, tag="is_ready", gc=False):
    seat: int


class TimeUp(Struct, frozen=True, tag="time_up", gc=False):
    seats: tuple[int, ...]
    """Who had not said "ready"."""


class Ended(Struct, frozen=True, tag="ended", gc=False):
    ending: str


Event = (
    RoundBegan
    | Played
    | Drew
    | Received
    | Kept
    | Passed
    | Reshuffled
    | Skipped
    | Reversed
    | Named
    | Accepted
    | Challenged
    | HandShown
    | Called
    | Caught
    | FalseCatch
    | GraceOver
    | Unlocked
    | Swapped
    | HandsPassed
    | Discarded
    | Honoured
    | Disputed
    | Settled
    | RoundEnded
    | IsReady
    | TimeUp
    | Ended
)
