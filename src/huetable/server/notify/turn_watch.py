"""Notices when a table waits for somebody who has no page open there, and that a game has ended without them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from huetable.server.lobby.listing import people_awaited
from huetable.table.state import TableState

from .notice import Notice, decision_number, table_note

PATIENCE: Final = 30_000
"""For so long somebody may be without a page, in milliseconds: they may only have reloaded it."""


class TurnWatch:
    """For one table, at the worker in charge of it."""

    __slots__ = ("_absent_since", "_awaited", "_due", "_over", "_told")

    def __init__(self) -> None:
        self._absent_since: dict[str, int] = {}
        """The people who have a chair but no page open here, and since when."""
        self._awaited: dict[str, int] = {}
        """Those of them whose decision the game waits for, and since when."""
        self._told: dict[str, int] = {}
        """Whom this watch has spoken of, and of which decision. The store knows it too, for every worker."""
        self._over = 0
        """The last game whose end this watch has spoken of."""
        self._due: int | None = None

    @property
    def anybody_absent(self) -> bool:
        return bool(self._absent_since)

    @property
    def due(self) -> int | None:
        """When the next notice is due."""
        return self._due

    def update_presence(self, state: TableState, online: Collection[str], now: int) -> None:
        if state.lesson:
            return
        people = {chair.person for chair in state.chairs if chair.person is not None}
        absent = people - set(online)
        self._absent_since = {person: self._absent_since.get(person, now) for person in absent}
        self.update(state, now)

    def update(self, state: TableState, now: int) -> None:
        """After anything that may have changed whose turn it is."""
        awaited = people_awaited(state) if self._absent_since and not state.paused else ()
        self._awaited = {
            person: self._awaited.get(person, now) for person in awaited if person in self._absent_since
        }
        waits = [due for person, due in self._dues() if not self._is_told(state, person)]
        self._due = min(waits, default=None)

    def _dues(self) -> list[tuple[str, int]]:
        return [
            (person, max(since, self._absent_since[person] + PATIENCE))
            for person, since in self._awaited.items()
        ]

    def _is_told(self, state: TableState, person: str) -> bool:
        guest = state.guest_of(person)
        return guest is None or self._told.get(person) == decision_number(state, guest)

    def take(self, state: TableState, now: int) -> list[Notice]:
        """The notices that are due."""
        taken = []
        for person, due in self._dues():
            guest = state.guest_of(person)
            if due <= now and guest is not None and not self._is_told(state, person):
                number = self._told[person] = decision_number(state, guest)
                taken.append(Notice(guest, "your_turn", (table_note(state),), number))
        self.update(state, now)
        return taken

    def game_over(self, state: TableState) -> list[Notice]:
        """For everybody who was away when the game ended; once for each game."""
        if state.phase != "over" or self._over == state.game_no or state.lesson:
            return []
        self._over = state.game_no
        guests = {state.guest_of(person) for person in self._absent_since}
        # For nobody: the table's own, which it posts.
        own = [""] if state.webhook else []
        return [
            Notice(guest, "game_over", (table_note(state),), state.game_no)
            for guest in (*own, *sorted(filter(None, guests)))
        ]
