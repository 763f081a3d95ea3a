"""What a command leads to: events and what belongs to them, or a refusal."""

from __future__ import annotations

from msgspec import Struct

from huetable.core.terms import Refusal
from huetable.store.base import KnownGuest, NewLink, Person

from .events import TableEvent


class AcceptedCommand(Struct, frozen=True):
    """What is written when a command is accepted."""

    events: tuple[TableEvent, ...]
    people: tuple[Person, ...] = ()
    """Who is behind the pseudonyms that the events bring."""
    forgotten: tuple[Person, ...] = ()
    """Whose name goes from the table."""
    known: KnownGuest | None = None
    """The name, colour and face by which the guest is known from now on."""
    link: NewLink | None = None
    """By which the table is found from now on."""
    blobs: tuple[bytes, ...] = ()
    """What a bot's move refers to; people hand theirs in before they move."""


CommandResult = AcceptedCommand | Refusal


def accept(*events: TableEvent) -> AcceptedCommand:
    return AcceptedCommand(events)
