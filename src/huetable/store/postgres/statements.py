"""The SQL of the PostgreSQL store. The tables are those of SQLite."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from asyncpg import Connection, Record
from msgspec.structs import astuple

from huetable.core.codec import decode, encode
from huetable.store.base import (
    MOST_AT_ONCE,
    Batch,
    Blob,
    FinishedGame,
    KeptBlobs,
    KnownGuest,
    Person,
    Row,
    SeatedPlayer,
)
from huetable.store.deleted_rows import OF_A_GUEST, OF_A_TABLE
from huetable.store.listing_rows import listing_row
from huetable.store.played_rows import result_row

from .devices import CHANNEL, insert_first_key, record_use
from .house import forget_reports, forget_reports_at

_EXPIRING = 0x48756575
"""The number of the advisory lock under which old tables are deleted."""

_ROWS = """SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::int[], $6::text[],
    $7::bigint[], $8::int[], $9::bytea[])"""
INSERT_ROWS = f"INSERT INTO log {_ROWS}"
INSERT_ROWS_AND_NOTIFY = f"""WITH written AS (INSERT INTO log {_ROWS} RETURNING "table", seq),
    said AS (SELECT pg_notify('{CHANNEL}', $10 || string_agg("table" || ' ' || seq, ',')) FROM written)
    SELECT count(*) FROM said"""  # noqa: S608 - the channel's name is ours
"""All rows or none: (table, seq) is the primary key, so a row that another worker wrote first fails the statement.
The same statement sends one notification, "worker|table seq,table seq", which others hear when it is committed."""

_UPSERT_PERSON = """INSERT INTO people ("table", person, guest, name, face) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT ("table", person) DO UPDATE SET guest = excluded.guest, name = excluded.name,
        face = excluded.face"""
_FORGET_PERSON = 'DELETE FROM people WHERE "table" = $1 AND person = $2'
_FORGET_RESULTS = 'DELETE FROM results WHERE "table" = $1 AND guest = $2'
_FORGET_DRAFTS = 'DELETE FROM blobs WHERE "table" = $1 AND person = $2 AND kept = 0'
_FORGET_ALL_DRAFTS = """DELETE FROM blobs USING people WHERE people.guest = $1 AND kept = 0
    AND blobs."table" = people."table" AND blobs.person = people.person"""
_INSERT_BLOB = """INSERT INTO blobs VALUES ($1, $2, $3, $4, $5, 0, $6)
    ON CONFLICT ("table", game_no, hash, person) DO UPDATE SET at = excluded.at"""
_KEEP = 'UPDATE blobs SET kept = (hash = ANY($1::text[]))::int WHERE "table" = $2 AND game_no = $3'
_DROP_DRAFTS = """DELETE FROM blobs WHERE "table" = $1 AND kept = 0
    AND (game_no < $2 OR (game_no = $2 AND person = $3 AND hash = ANY($4::text[])))"""
_UPSERT_LISTING = """INSERT INTO listings VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
    ON CONFLICT ("table") DO UPDATE SET phase = excluded.phase, seq = excluded.seq, code = excluded.code,
        changed_at = excluded.changed_at, seated = excluded.seated, turn = excluded.turn, game_no = excluded.game_no,
        due_at = excluded.due_at, remind_at = excluded.remind_at, clocks = excluded.clocks
    WHERE excluded.seq >= listings.seq"""
"""A worker that is behind must not bring back a code that was changed, or a clock that has stopped."""
LISTINGS_OF = """SELECT listings.* FROM listings JOIN
    (SELECT "table", min(hidden_until) AS hidden_until FROM people WHERE guest = $1 GROUP BY "table") AS mine
    ON mine."table" = listings."table" WHERE $3 OR mine.hidden_until <= game_no
    ORDER BY due_at IS NULL, changed_at DESC LIMIT $2"""
_RETIRE_LINKS = 'UPDATE links SET current = 0 WHERE "table" = $1'
_INSERT_LINK = """INSERT INTO links VALUES ($1, $2, $3)
    ON CONFLICT (link) DO UPDATE SET "table" = excluded."table", current = excluded.current"""
LINK = """SELECT "table", current FROM links WHERE link = $1 UNION ALL
    SELECT "table", 0 FROM links WHERE "table" = $1 LIMIT 1"""
_EXPIRE_LINKS = """DELETE FROM links WHERE "table" = ANY($1::text[])
    AND NOT EXISTS (SELECT 1 FROM records WHERE records."table" = links."table")"""
"""Records stay, and so do the links by which their replays are found."""
_UPSERT_SNAPSHOT = """INSERT INTO snapshots VALUES ($1, $2, $3, $4, $5) ON CONFLICT ("table")
    DO UPDATE SET seq = excluded.seq, version = excluded.version, hash = excluded.hash, data = excluded.data"""
_UPSERT_GUEST = """INSERT INTO guests (guest, name, colour, face) VALUES ($1, $2, $3, $4)
    ON CONFLICT (guest) DO UPDATE SET name = excluded.name, colour = excluded.colour,
        face = excluded.face"""
_INSERT_RESULT = "INSERT INTO results VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING"
_NOTE_USE = "UPDATE guests SET used_day = $2 WHERE guest = $1 AND used_day < $2"
_FIRST_USE = "UPDATE guests SET used_day = $1 WHERE used_day = 0"
_DELETE_UNUSED = """DELETE FROM guests WHERE guest IN
    (SELECT guest FROM guests WHERE used_day > 0 AND used_day < $1 AND NOT EXISTS
        (SELECT 1 FROM people JOIN listings USING ("table")
            WHERE people.guest = guests.guest AND due_at IS NOT NULL)
    LIMIT $2) AND used_day < $1 RETURNING guest"""
"""A player of a slow game may wait for their turn for longer than guests are remembered."""
_RENAME_GUEST = "UPDATE guests SET name = $1, colour = $2, face = $3 WHERE guest = $4"
_SET_MARK = "INSERT INTO marks VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
_OLD = """SELECT "table" FROM listings WHERE changed_at < $1 AND NOT "table" = ANY($2::text[]) AND due_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM log WHERE log."table" = listings."table" AND log.at >= $1)"""
_OLD_OF_ANY_PHASE = f"{_OLD} LIMIT $3"
_OLD_OF_PHASE = f"{_OLD} AND phase = $4 LIMIT $3"
COUNT_TABLES = """SELECT CASE WHEN counted < 1000 THEN counted
    ELSE greatest(counted, (SELECT reltuples::bigint FROM pg_class WHERE oid = 'listings'::regclass)) END
    FROM (SELECT count(*) AS counted FROM (SELECT 1 FROM listings LIMIT 1000) AS first) AS some_of_them"""
"""PostgreSQL's own estimate, where counting would mean to read them all."""


def columns(batches: Sequence[Batch]) -> list[list[Any]]:
    """The rows as arrays, in the order of their keys, so that two workers never wait for each other crosswise."""
    rows: list[Row] = [row for batch in batches for row in batch.rows]
    rows.sort(key=lambda row: (row.table, row.seq))
    return [list(column) for column in zip(*map(astuple, rows), strict=True)]


async def insert_rest(writes: Connection, batch: Batch) -> None:
    await _change_people(writes, batch.people, batch.forgotten)
    if batch.known is not None:
        await _upsert_guest(writes, batch.known)
    if batch.listing is not None:
        await writes.execute(_UPSERT_LISTING, *listing_row(batch.listing))
    if batch.finished is not None:
        await _insert_finished(writes, batch.finished)
    if batch.blobs or batch.kept:
        await _insert_blobs(writes, batch.blobs, batch.kept)
    if batch.link is not None:
        new = batch.link
        await writes.execute(_RETIRE_LINKS, new.table)
        await writes.executemany(_INSERT_LINK, [(new.link, new.table, 1), (new.old_code, new.table, 0)])
    await writes.executemany(_NOTE_USE, [astuple(use) for use in batch.guest_uses])
    if batch.snapshot is not None:
        await writes.execute(_UPSERT_SNAPSHOT, *astuple(batch.snapshot))
    if batch.device_use is not None:
        await record_use(writes, batch.device_use)
    if batch.renamed is not None:
        known = batch.renamed
        await writes.execute(_RENAME_GUEST, known.name, known.colour, known.face, known.guest)


async def _change_people(writes: Connection, people: Sequence[Person], forgotten: Sequence[Person]) -> None:
    await writes.executemany(_UPSERT_PERSON, [astuple(person) for person in people])
    for gone in forgotten:
        await writes.execute(_FORGET_PERSON, gone.table, gone.person)
        await writes.execute(_FORGET_RESULTS, gone.table, gone.guest)
        await writes.execute(_FORGET_DRAFTS, gone.table, gone.person)
        await forget_reports_at(writes, gone.table, gone.guest)


async def _insert_finished(writes: Connection, game: FinishedGame) -> None:
    chairs = encode(game.players).decode()
    await writes.execute(
        "INSERT INTO records VALUES ($1, $2, $3, $4, $5)",
        game.table,
        game.game_no,
        game.at,
        game.data,
        chairs,
    )
    await writes.executemany(_INSERT_RESULT, [result_row(game, result) for result in game.results])


async def _insert_blobs(writes: Connection, blobs: Sequence[Blob], kept: KeptBlobs | None) -> None:
    await writes.executemany(_INSERT_BLOB, [astuple(blob) for blob in blobs])
    if kept is not None:
        await writes.execute(_KEEP, list(kept.hashes), kept.table, kept.game_no)


async def _upsert_guest(writes: Connection, known: KnownGuest) -> None:
    await insert_first_key(writes, known)
    await writes.execute(_UPSERT_GUEST, known.guest, known.name, known.colour, known.face)


async def add_draft(writes: Connection, draft: Blob, dropping: Sequence[str]) -> None:
    await writes.execute(_DROP_DRAFTS, draft.table, draft.game_no, draft.person, list(dropping))
    await writes.execute(_INSERT_BLOB, *astuple(draft))


async def forget(writes: Connection, guest: str) -> None:
    await writes.execute(_FORGET_ALL_DRAFTS, guest)
    await forget_reports(writes, guest)
    for table in OF_A_GUEST:
        await writes.execute(f"DELETE FROM {table} WHERE guest = $1", guest)  # noqa: S608 - our own names


async def expire(writes: Connection, before: int, sparing: Sequence[str], phase: str | None) -> int:
    """By one worker at a time; the others skip it. At most MOST_AT_ONCE of them: moves must not wait for long."""
    if not await _may_expire(writes):
        return 0
    if phase is None:
        found = await writes.fetch(_OLD_OF_ANY_PHASE, before, list(sparing), MOST_AT_ONCE)
    else:
        found = await writes.fetch(_OLD_OF_PHASE, before, list(sparing), MOST_AT_ONCE, phase)
    old = [row["table"] for row in found]
    for table in (*OF_A_TABLE, "leases", "words", "presence"):
        await writes.execute(f'DELETE FROM {table} WHERE "table" = ANY($1::text[])', old)  # noqa: S608 - our own names
    await writes.execute(_EXPIRE_LINKS, old)
    return len(old)


async def _may_expire(writes: Connection) -> bool:
    return bool(await writes.fetchval("SELECT pg_try_advisory_xact_lock($1)", _EXPIRING))


async def expire_guests(writes: Connection, before: int, today: int) -> list[str]:
    """By one worker at a time, and at most MOST_AT_ONCE of them."""
    if not await _may_expire(writes):
        return []
    await writes.execute(_FIRST_USE, today)
    # A guest who comes by at this very moment is not deleted, and one who is new has no day yet.
    unused = [str(found["guest"]) for found in await writes.fetch(_DELETE_UNUSED, before, MOST_AT_ONCE)]
    for guest in unused:
        await forget(writes, guest)
    return unused


async def set_mark(writes: Connection, name: str, value: int | None) -> None:
    if value is None:
        await writes.execute("DELETE FROM marks WHERE name = $1", name)
    else:
        await writes.execute(_SET_MARK, name, value)


def to_finished(table: str, game_no: int, found: Record) -> FinishedGame:
    """The record with its players; for which guests it counted is in `results`."""
    at, data, chairs = found
    return FinishedGame(table, game_no, "", at, data, decode(chairs.encode(), tuple[SeatedPlayer, ...]), ())
