"""What guardians, and darkness, may do."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .state import Answer, Wish

Place = Annotated[int, Meta(ge=0, le=8)]
Guardian = Annotated[int, Meta(ge=0, le=3)]
Unit = Annotated[int, Meta(ge=-99, le=99)]
Die = Annotated[int, Meta(ge=0, le=2)]


class Lay(Struct, frozen=True, tag="lay", forbid_unknown_fields=True):
    """Lay the next card with its top left corner here."""

    x: Unit
    y: Unit
    upright: bool


class Walk(Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    card: Place


class Attack(Struct, frozen=True, tag="attack", forbid_unknown_fields=True):
    """Beat the agent on one's location."""


class Encounter(Struct, frozen=True, tag="encounter", forbid_unknown_fields=True):
    """Win a spirit for one's location."""


class BreakSeal(Struct, frozen=True, tag="seal", forbid_unknown_fields=True):
    """Bring the light back to one's location."""


class Stand(Struct, frozen=True, tag="stand", forbid_unknown_fields=True):
    """Get up again."""


class Assist(Struct, frozen=True, tag="assist", forbid_unknown_fields=True):
    """Help another guardian up."""

    seat: Guardian


class End(Struct, frozen=True, tag="end", forbid_unknown_fields=True):
    """End the turn, whatever actions are left."""


class Support(Struct, frozen=True, tag="support", forbid_unknown_fields=True):
    """Exhaust oneself to lower the rating of another's attempt."""


class Reroll(Struct, frozen=True, tag="reroll", forbid_unknown_fields=True):
    """Exhaust oneself to have these dice of another's attempt rolled again."""

    dice: Annotated[tuple[Die, ...], Meta(min_length=1, max_length=3)]


class Pass(Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """Give no support until the next roll."""


class Fetch(Struct, frozen=True, tag="spirit", forbid_unknown_fields=True):
    """Of the spirits on the map, the one on this location comes."""

    card: Place


class Grow(Struct, frozen=True, tag="grow", forbid_unknown_fields=True):
    """Darkness: this location turns dark."""

    card: Place


class Spawn(Struct, frozen=True, tag="spawn", forbid_unknown_fields=True):
    """Darkness: an agent appears here."""

    card: Place


class Order(Struct, frozen=True, tag="order", forbid_unknown_fields=True):
    """Darkness: the agent on this location acts next."""

    card: Place


class Step(Struct, frozen=True, tag="step", forbid_unknown_fields=True):
    """Darkness: the acting agent goes here."""

    card: Place


class Suggest(Struct, frozen=True, tag="suggest", forbid_unknown_fields=True):
    """Point at a location and say what to do there: oneself, or another guardian."""

    seat: Guardian
    wish: Wish
    card: Place


class Reply(Struct, frozen=True, tag="reply", forbid_unknown_fields=True, omit_defaults=True):
    """Answer what this guardian has suggested; perhaps with what one means to do instead."""

    seat: Guardian
    answer: Answer
    instead: Wish | None = None
    where: Place | None = None


class Narrate(Struct, frozen=True, tag="narrate", forbid_unknown_fields=True):
    """Lord Sepia tells a line of the story. The rules, not this type, say how long it may be."""

    text: Annotated[str, Meta(max_length=2000)]


class Propose(Struct, frozen=True, tag="propose", forbid_unknown_fields=True):
    """Propose to call it a draw."""


Move = (
    Lay
    | Walk
    | Attack
    | Encounter
    | BreakSeal
    | Stand
    | Assist
    | End
    | Support
    | Reroll
    | Pass
    | Fetch
    | Grow
    | Spawn
    | Order
    | Step
    | Suggest
    | Reply
    | Narrate
    | Propose
)
