"""Notes on which day a guest last came by, so that those who never come back can be forgotten. No more than the day."""

from __future__ import annotations

from collections.abc import Callable

from huetable.store.base import Batch, GuestUse, Store

DAY = 24 * 3600 * 1000
"""Milliseconds."""


class GuestUseNotes:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._day = 0
        self._noted: set[str] = set()
        """Whose visit of this day is noted already."""

    def note(self, guest: str) -> None:
        day = self._now() // DAY
        if day != self._day:
            self._day = day
            self._noted.clear()
        if guest not in self._noted:
            self._noted.add(guest)
            # Nobody waits for it: if it is lost, the next day's note counts.
            self._store.append(Batch((), guest_uses=(GuestUse(guest, day),)), lambda _: None)

    def drop(self, is_forgotten: Callable[[str], bool]) -> None:
        self._noted = {guest for guest in self._noted if not is_forgotten(guest)}
