"""Slow games in PostgreSQL, as in SQLite."""

from __future__ import annotations

from collections.abc import Iterable

from asyncpg import Connection
from msgspec.structs import astuple

from huetable.store.base import MOST_DUE
from huetable.store.damaged_rows import read_listings
from huetable.store.listing_rows import to_listing
from huetable.store.slow_games import Reminder, next_reminder, reached_reminders

_REMINDING = 0x48756576
"""The number of the advisory lock under which reminders are given out: those of one guest go to one worker."""

DUE = f'SELECT "table" FROM listings WHERE due_at <= $1 ORDER BY due_at LIMIT {MOST_DUE}'  # noqa: S608 - a number
_TO_REMIND = "SELECT * FROM listings WHERE remind_at <= $1 ORDER BY remind_at LIMIT $2"
_DROP_EARLIER = 'DELETE FROM reminders WHERE "table" = $1 AND person = $2 AND began < $3'
_TAKE = "INSERT INTO reminders VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING 1"
_NEXT = 'UPDATE listings SET remind_at = $1 WHERE "table" = $2 AND seq = $3'
_HIDE = """UPDATE people SET hidden_until = 1 + coalesce(
    (SELECT game_no FROM listings WHERE listings."table" = people."table"), 0) WHERE guest = $1 AND "table" = $2"""


async def take_reminders(writes: Connection, now: int) -> list[Reminder]:
    if not await writes.fetchval("SELECT pg_try_advisory_xact_lock($1)", _REMINDING):
        return []
    found = await writes.fetch(_TO_REMIND, now, MOST_DUE)
    taken = list[Reminder]()
    for entry in read_listings(found, to_listing, lambda row: str(row[0])):
        taken += await note_reminders(writes, reached_reminders(entry.table, entry.clocks, now))
        # If another worker has written the entry meanwhile, it is looked at again.
        await writes.execute(_NEXT, next_reminder(entry.clocks, now), entry.table, entry.seq)
    return taken


async def note_reminders(writes: Connection, reminders: Iterable[Reminder]) -> list[Reminder]:
    """Returns those that nobody was given before."""
    new = list[Reminder]()
    for each in reminders:
        await writes.execute(_DROP_EARLIER, each.table, each.person, each.began)
        if await writes.fetchval(_TAKE, *astuple(each)) is not None:
            new.append(each)
    return new


async def hide_table(writes: Connection, guest: str, table: str) -> None:
    await writes.execute(_HIDE, guest, table)
