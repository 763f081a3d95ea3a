"""What players may do."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .cards import Card, Colour

Target = Annotated[int, Meta(ge=0, le=9)]


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True, omit_defaults=True):
    """Lay a card down; a wild one with a colour, a card that acts on somebody with a target."""

    card: Card
    colour: Colour | None = None
    target: Target | None = None
    call: Literal["uno"] | None = None


class Draw(Struct, frozen=True, tag="draw", forbid_unknown_fields=True):
    """Draw a card instead of playing one."""


class Keep(Struct, frozen=True, tag="keep", forbid_unknown_fields=True):
    """Keep the card just drawn."""


class Pass(Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """Nothing fits and nothing is left to draw."""


class Accept(Struct, frozen=True, tag="accept", forbid_unknown_fields=True):
    """Draw the cards that were played on me."""


class Challenge(Struct, frozen=True, tag="challenge", forbid_unknown_fields=True):
    """Say that the Wild Draw Four was a bluff."""


class NameColour(Struct, frozen=True, tag="colour", forbid_unknown_fields=True):
    """Name the colour of the wild card that was turned up at the start."""

    colour: Colour


class Uno(Struct, frozen=True, tag="uno", forbid_unknown_fields=True):
    """Call "UNO" just after the next-to-last card."""


class Catch(Struct, frozen=True, tag="catch", forbid_unknown_fields=True):
    """Point at somebody with one card who has not called."""

    target: Target


class Done(Struct, frozen=True, tag="done", forbid_unknown_fields=True):
    """I have honoured the text of the card."""


class Doubt(Struct, frozen=True, tag="dispute", forbid_unknown_fields=True):
    """Put it to the vote that somebody has honoured a text."""

    target: Target


class Ready(Struct, frozen=True, tag="ready", forbid_unknown_fields=True):
    """Let the next round begin."""


Move = Play | Draw | Keep | Pass | Accept | Challenge | NameColour | Uno | Catch | Done | Doubt | Ready
