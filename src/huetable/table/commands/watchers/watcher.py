"""Somebody who watches, and how the log names them."""

from __future__ import annotations

from hashlib import blake2b

from msgspec import Struct

from huetable.store.base import Person
from huetable.table.seeds import new_pseudonym
from huetable.table.state import TableState


class Watcher(Struct, frozen=True):
    """A guest without a chair."""

    guest: str
    name: str
    screen: bool = False
    """They have nothing but screens for the whole room here."""


def watcher_key(state: TableState, guest: str) -> str:
    """What the host points at: different at every table, and nothing that leads back to the guest."""
    return blake2b(f"{state.id}/{guest}".encode(), digest_size=9, person=b"watcher").hexdigest()


def as_person(state: TableState, watcher: Watcher) -> Person:
    """By the pseudonym that they have at this table, or by a new one: the log never names a guest."""
    known = state.pseudonyms_of(watcher.guest)
    if known:
        return state.people[known[-1]]
    return Person(state.id, new_pseudonym(), watcher.guest, watcher.name)
