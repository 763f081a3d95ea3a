"""Notices when a table waits for somebody who has no page open there, and that a game has ended without them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from huetable.server.lobby.listing import people_awaited
from huetable.table.state import TableState

from .notice import Kind, Notice, awaited_notice, table_note

PATIENCE: Final = 30_000
"""For so long somebody may be without a page, in milliseconds: they may only have reloaded it."""


class TurnWatch:
    """For one table, at the worker in charge of it."""

    __slots__ = ("_absent_since", "_awaited", "_due", "_missed_end", "_told")

    def __init__(self) -> None:
        self._absent_since: dict[str, int] = {}
        """The people who have a chair but no page open here, and since when."""
        self._awaited: dict[str, int] = {}
        """Those of them whom the table waits for, and since when."""
        self._told: dict[tuple[str, Kind], int] = {}
        """Whom this watch has spoken of, and of which decision. The store knows it too, for every worker."""
        self._missed_end: dict[str, int] = {}
        """Those who were away when the game ended and have not come back, and when they are told."""
        self._due: int | None = None

    def is_anybody_absent(self) -> bool:
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
        absent = self._absent_since
        awaited = people_awaited(state) if absent and not state.paused else ()
        self._awaited = {person: self._awaited.get(person, now) for person in awaited if person in absent}
        over = state.phase == "over"
        self._missed_end = {
            person: due for person, due in self._missed_end.items() if over and person in absent
        }
        waits = [due for person, due in self._dues() if not self._is_told(state, person)]
        self._due = min((*waits, *self._missed_end.values()), default=None)

    def _dues(self) -> list[tuple[str, int]]:
        return [(person, self._told_at(person, since)) for person, since in self._awaited.items()]

    def _told_at(self, person: str, happened: int) -> int:
        return max(happened, self._absent_since[person] + PATIENCE)

    def _is_told(self, state: TableState, person: str) -> bool:
        guest = state.guest_of(person)
        if guest is None:
            return True
        kind, number = awaited_notice(state, guest)
        return self._told.get((person, kind), -1) >= number

    def take(self, state: TableState, now: int) -> list[Notice]:
        """The notices that are due."""
        taken = []
        for person, due in self._dues():
            guest = state.guest_of(person)
            if due <= now and guest is not None and not self._is_told(state, person):
                kind, number = awaited_notice(state, guest)
                self._told[person, kind] = number
                taken.append(Notice(guest, kind, (table_note(state),), number))
        taken += self._take_ends(state, now)
        self.update(state, now)
        return taken

    def _take_ends(self, state: TableState, now: int) -> list[Notice]:
        due = [person for person, moment in self._missed_end.items() if moment <= now]
        guests = {state.guest_of(person) for person in due}
        for person in due:
            del self._missed_end[person]
        return [_game_over(state, guest) for guest in sorted(filter(None, guests))]

    def game_ended(self, state: TableState, now: int) -> list[Notice]:
        """The game has ended at this moment: whoever is away is told, unless they come back at once. Returns what the table
        posts, which concerns nobody in particular.
        """
        if state.lesson:
            return []
        self._missed_end = {person: self._told_at(person, now) for person in self._absent_since}
        return [_game_over(state, "")] if state.webhook else []


def _game_over(state: TableState, guest: str) -> Notice:
    return Notice(guest, "game_over", (table_note(state),), state.game_no)
