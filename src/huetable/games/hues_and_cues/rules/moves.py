"""What players may do."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .board import FieldName
from .state import Ground


class Choose(Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    """The giver's target: a colour of the card or, in the young players' variant, any field."""

    field: FieldName


CueText = Annotated[str, Meta(max_length=2_000)]
"""Longer than any cue: one that is too long is refused in the game's words."""


class GiveCue(Struct, frozen=True, tag="cue", forbid_unknown_fields=True):
    words: CueText


class Pass(Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """No second cue: the round is scored as it stands."""


class Place(Struct, frozen=True, tag="place", forbid_unknown_fields=True):
    field: FieldName


class Object(Struct, frozen=True, tag="object", forbid_unknown_fields=True):
    """Put the cue to the vote."""

    ground: Ground


Move = Choose | GiveCue | Pass | Place | Object
