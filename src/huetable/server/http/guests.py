"""Guests: no account, only a cookie with a random token, of which the store keeps the hash."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable

from huetable.server.upkeep.guest_use import GuestUseNotes
from huetable.store.base import KnownGuest, Store
from huetable.table.guest import Guest
from huetable.table.seeds import guest_id, new_token, token_hash

COOKIE = "huetable"

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
_MOST_REMEMBERED = 20_000


class Guests:
    """Identifies guests by their token, from memory or from the store. A guest who never sat down is not stored."""

    def __init__(self, store: Store, use_notes: GuestUseNotes) -> None:
        self._store = store
        self._use_notes = use_notes
        self._recent: OrderedDict[str, Guest] = OrderedDict()

    async def identify(self, token: str | None) -> tuple[Guest, str | None]:
        """Who it is, and a token to hand out if they came without one."""
        if token is None or not _TOKEN.fullmatch(token):
            token = new_token()
            return self._remember(_new_guest(token_hash(token))), token
        key = token_hash(token)
        found = self._recent.get(key)
        if found is None:
            found = self._remember(_known_guest(await self._store.guest_by_key(key)) or _new_guest(key))
        self._recent.move_to_end(key)
        if found.name is not None:
            self._use_notes.note(found.id)
        return found, None

    def is_known(self, token: str | None) -> bool:
        """Whether this is a guest with a name who was here lately; the store is not asked."""
        found = self._recent.get(token_hash(token)) if token and _TOKEN.fullmatch(token) else None
        return found is not None and found.name is not None

    async def add_device_token(self, guest: Guest) -> str:
        """A new token for the same guest, on another device."""
        token = new_token()
        await self._store.add_guest_key(KnownGuest(guest.id, token_hash(token), guest.name, guest.colour))
        return token

    def drop(self, is_forgotten: Callable[[str], bool]) -> None:
        """With their names, which requests that are under way could still see."""
        self._use_notes.drop(is_forgotten)
        for key, guest in tuple(self._recent.items()):
            if is_forgotten(guest.id):
                del self._recent[key]
                guest.name = guest.colour = None

    def _remember(self, guest: Guest) -> Guest:
        self._recent[guest.key] = guest
        if len(self._recent) > _MOST_REMEMBERED:
            self._recent.popitem(last=False)
        return guest


def _new_guest(key: str) -> Guest:
    return Guest(guest_id(key), key)


def _known_guest(known: KnownGuest | None) -> Guest | None:
    if known is None:
        return None
    guest = Guest(known.guest, known.key)
    guest.rename(known)
    return guest
