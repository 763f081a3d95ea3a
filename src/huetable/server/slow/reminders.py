"""Reminds people of slow games: when half and when a tenth of their time is left, each once.

What is due is taken from the store before it is sent, so that nobody is reminded twice, whatever happens in between and however
many workers there are. Whoever several tables wait for gets one digest, which counts as a reminder for each of these. Whoever looks
at a table needs no reminder of it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from huetable.server.lobby.lobby import Lobby
from huetable.server.notify.notice import Kind, Notice, TableNote
from huetable.server.notify.notices import Notices
from huetable.store.base import Listing
from huetable.store.slow_games import ListedClock, Reminder, ReminderKind

EVERY: Final = 60.0
"""Seconds."""

_MOST_TABLES: Final = 50
_SOON: Final = 5
"""With less than a fifth of the time left, the reminder at a tenth follows soon."""


class WaitingTable(Struct, frozen=True):
    """A table that waits for a guest, and the clock of theirs that runs out first."""

    entry: Listing
    clock: ListedClock


class Reminders:
    def __init__(self, lobby: Lobby, notices: Notices) -> None:
        services = lobby.services
        self._lobby = lobby
        self._exchange = services.exchange
        self._store = services.store
        self._time = services.time
        self._notices = notices

    async def send_due(self) -> None:
        """Raises StoreError if that was not possible just now."""
        taken = await self._store.take_reminders(self._time.now())
        for guest, reminders in (await self._by_guest(taken)).items():
            await self._remind(guest, reminders)

    async def _by_guest(self, reminders: Iterable[Reminder]) -> dict[str, list[Reminder]]:
        found = defaultdict[str, list[Reminder]](list)
        for reminder in reminders:
            for person in await self._store.people(reminder.table):
                if person.person == reminder.person and not await self._is_there(
                    person.guest, reminder.table
                ):
                    found[person.guest].append(reminder)
        return found

    async def _is_there(self, guest: str, table: str) -> bool:
        """Whether they look at the table now, at this worker or another."""
        here = self._lobby.tables.get(table)
        if here is not None and guest in here.connections.guests:
            return True
        elsewhere = await self._exchange.presence_elsewhere([table])
        return table in elsewhere and guest in elsewhere[table].guests

    async def _remind(self, guest: str, reminders: Sequence[Reminder]) -> None:
        waiting = await self._waiting_for(guest)
        if len(waiting) > 1:
            await self._store.skip_reminders([each for at in waiting for each in self._covered(at)])
            await self._send(guest, "digest", waiting, self._time.now())
        elif waiting:
            urgent = any(each.kind == "tenth" for each in reminders)
            kind: Kind = "reminder_tenth" if urgent else "reminder_half"
            await self._send(guest, kind, waiting, waiting[0].clock.began)

    def _covered(self, waiting: WaitingTable) -> list[Reminder]:
        """What a digest makes superfluous: the reminder at half time, and the last one if it would follow soon."""
        clock = waiting.clock
        soon = self._left(clock) < clock.total // _SOON
        kinds: tuple[ReminderKind, ...] = ("half", "tenth") if soon else ("half",)
        return [Reminder(waiting.entry.table, clock.person, clock.began, kind) for kind in kinds]

    async def _send(self, guest: str, kind: Kind, waiting: Sequence[WaitingTable], number: int) -> None:
        """The time that is left is that of the first table, which is the most urgent one."""
        entries = [at.entry for at in waiting]
        notes = [
            TableNote(each.table, await self._store.current_link(each.table), each.game) for each in entries
        ]
        self._notices.send(Notice(guest, kind, tuple(notes), number, self._left(waiting[0].clock)))

    async def _waiting_for(self, guest: str) -> list[WaitingTable]:
        """What runs out first comes first."""
        found = list[WaitingTable]()
        for entry in await self._store.tables_of(guest, _MOST_TABLES):
            people = await self._store.people(entry.table) if entry.clocks else []
            mine = {person.person for person in people if person.guest == guest}
            clocks = [clock for clock in entry.clocks if clock.person in mine]
            if clocks and not await self._is_there(guest, entry.table):
                found.append(WaitingTable(entry, min(clocks, key=self._left)))
        return sorted(found, key=lambda waiting: self._left(waiting.clock))

    def _left(self, clock: ListedClock) -> int:
        return clock.left_at(self._time.now())
