"""Slow games in SQLite: which tables are due, which reminders were given out, which tables somebody has hidden."""

from __future__ import annotations

from collections.abc import Iterable
from sqlite3 import Connection

from msgspec.structs import astuple

from huetable.store.base import MOST_DUE
from huetable.store.damaged_rows import read_listings
from huetable.store.listing_rows import to_listing
from huetable.store.slow_games import Reminder, next_reminder, reached_reminders

_DUE = 'SELECT "table" FROM listings WHERE due_at <= ? ORDER BY due_at LIMIT ?'
_TO_REMIND = "SELECT * FROM listings WHERE remind_at <= ? ORDER BY remind_at LIMIT ?"
_DROP_EARLIER = 'DELETE FROM reminders WHERE "table" = ? AND person = ? AND began < ?'
_TAKE = "INSERT INTO reminders VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING 1"
_NEXT = 'UPDATE listings SET remind_at = ? WHERE "table" = ?'
_HIDE = """UPDATE people SET hidden_until = 1 + coalesce(
    (SELECT game_no FROM listings WHERE listings."table" = people."table"), 0) WHERE guest = ? AND "table" = ?"""


def find_due(reads: Connection, now: int) -> list[str]:
    return [str(table) for (table,) in reads.execute(_DUE, (now, MOST_DUE))]


def take_reminders(writes: Connection, now: int) -> list[Reminder]:
    found = writes.execute(_TO_REMIND, (now, MOST_DUE)).fetchall()
    taken = list[Reminder]()
    for entry in read_listings(found, to_listing, lambda row: str(row[0])):
        taken += note_reminders(writes, reached_reminders(entry.table, entry.clocks, now))
        writes.execute(_NEXT, (next_reminder(entry.clocks, now), entry.table))
    return taken


def note_reminders(writes: Connection, reminders: Iterable[Reminder]) -> list[Reminder]:
    """Returns those that nobody was given before."""
    new = list[Reminder]()
    for each in reminders:
        writes.execute(_DROP_EARLIER, (each.table, each.person, each.began))
        if writes.execute(_TAKE, astuple(each)).fetchone() is not None:
            new.append(each)
    return new


def hide_table(writes: Connection, guest: str, table: str) -> None:
    writes.execute(_HIDE, (guest, table))
