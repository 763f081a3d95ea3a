"""Somebody who came by: known by a cookie, named when they first sit down."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from huetable.store.base import KnownGuest

from .seeds import is_program
from .wire.protocol import SeatColour


class Guest(Struct):
    id: str
    key: str
    name: str | None = None
    colour: SeatColour | None = None
    kind: str = ""
    """What sort of device the cookie is on: phone or computer."""
    face: str = ""
    until: int = 0
    """When the token of a program expires, in milliseconds since 1970; 0 for a person."""

    @property
    def is_program(self) -> bool:
        return is_program(self.id)

    def to_known_guest(self, name: str | None, colour: SeatColour | None, face: str = "") -> KnownGuest:
        """What the store shall remember of them from now on."""
        return KnownGuest(self.id, self.key, name, colour, self.kind, face=face or self.face)

    def rename(self, known: KnownGuest) -> None:
        self.name, self.colour = known.name, cast("SeatColour | None", known.colour)
        self.face = known.face
