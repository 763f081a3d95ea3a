"""What dyers may do, and what happens."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .state import Colour, Dye


class Pour(Struct, frozen=True, tag="pour", forbid_unknown_fields=True):
    dye: Dye


class Claim(Struct, frozen=True, tag="claim", forbid_unknown_fields=True):
    """Show an order of the water's colour, whoever's turn it is."""


class Name(Struct, frozen=True, tag="name", forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=60)]


class Shrug(Struct, frozen=True, tag="shrug", forbid_unknown_fields=True):
    """Leave the tint nameless."""


Move = Pour | Claim | Name | Shrug


class Poured(Struct, frozen=True, tag="poured"):
    seat: int


class TimeUp(Struct, frozen=True, tag="time_up"):
    seats: tuple[int, ...]
    """Whose time it was."""
    phase: Literal["pour", "name"] = "pour"
    """What they were to do."""


class Shown(Struct, frozen=True, tag="shown"):
    drops: tuple[Dye, ...]
    colour: Colour


class Claimed(Struct, frozen=True, tag="claimed"):
    seat: int
    colour: Colour
    points: int


class Drew(Struct, frozen=True, tag="drew"):
    """Told to the one who drew."""

    colour: Colour


class Named(Struct, frozen=True, tag="named"):
    seat: int
    colour: Colour
    name: str | None


class RoundBegan(Struct, frozen=True, tag="round_began"):
    round: int
    taster: int


class Ended(Struct, frozen=True, tag="ended"):
    ending: str


Event = Poured | TimeUp | Shown | Claimed | Drew | Named | RoundBegan | Ended
