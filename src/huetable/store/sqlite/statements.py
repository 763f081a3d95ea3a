"""The SQL of the SQLite store."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from sqlite3 import Connection
from typing import Any

from msgspec.structs import astuple

from huetable.core.codec import decode, encode
from huetable.store.base import (
    MOST_AT_ONCE,
    Batch,
    Blob,
    BlobSummary,
    FinishedGame,
    KeptBlobs,
    KnownGuest,
    Listing,
    NewLink,
    SeatedPlayer,
    Snapshot,
)
from huetable.store.damaged_rows import read_listings
from huetable.store.deleted_rows import OF_A_GUEST, OF_A_TABLE
from huetable.store.listing_rows import listing_row, to_listing
from huetable.store.personal_data import COLUMNS, export_queries
from huetable.store.played_rows import result_row

from .devices import insert_first_key, record_use
from .house import forget_reports, forget_reports_at

_UPSERT_PERSON = """INSERT INTO people ("table", person, guest, name, face) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT ("table", person) DO UPDATE SET guest = excluded.guest, name = excluded.name,
        face = excluded.face"""
_FORGET_PERSON = 'DELETE FROM people WHERE "table" = ? AND person = ?'
_FORGET_RESULTS = 'DELETE FROM results WHERE "table" = ? AND guest = ?'
_FORGET_DRAFTS = 'DELETE FROM blobs WHERE "table" = ? AND person = ? AND NOT kept'
_FORGET_ALL_DRAFTS = """DELETE FROM blobs WHERE NOT kept AND EXISTS (SELECT 1 FROM people
    WHERE people."table" = blobs."table" AND people.person = blobs.person AND people.guest = ?)"""
_INSERT_BLOB = "INSERT INTO blobs VALUES (?, ?, ?, ?, ?, 0, ?) ON CONFLICT DO UPDATE SET at = excluded.at"
_KEEP = """UPDATE blobs SET kept = hash IN (SELECT value FROM json_each(?))
    WHERE "table" = ? AND game_no = ?"""
_DROP_DRAFT = 'DELETE FROM blobs WHERE "table" = ? AND game_no = ? AND person = ? AND hash = ? AND NOT kept'
_DROP_OLD_DRAFTS = 'DELETE FROM blobs WHERE "table" = ? AND game_no < ? AND NOT kept'
_BLOB_SUMMARIES = """SELECT person, hash, at, length(data) FROM blobs WHERE "table" = ? AND game_no = ?
    ORDER BY at, rowid"""
_BLOB = 'SELECT data FROM blobs WHERE "table" = ? AND game_no = ? AND hash = ? LIMIT 1'
_FINISHED_BLOB = """SELECT blobs.data FROM blobs JOIN records USING ("table", game_no)
    WHERE "table" = ? AND hash = ? AND kept LIMIT 1"""
_UPSERT_LISTING = """INSERT INTO listings VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT ("table") DO UPDATE SET phase = excluded.phase, seq = excluded.seq, code = excluded.code,
        changed_at = excluded.changed_at, seated = excluded.seated, turn = excluded.turn, game_no = excluded.game_no,
        due_at = excluded.due_at, remind_at = excluded.remind_at, clocks = excluded.clocks
    WHERE excluded.seq >= listings.seq"""
"""A worker that is behind must not bring back a code that was changed, or a clock that has stopped."""
_RETIRE_LINKS = 'UPDATE links SET current = 0 WHERE "table" = ?'
_INSERT_LINK = """INSERT INTO links VALUES (?, ?, ?)
    ON CONFLICT (link) DO UPDATE SET "table" = excluded."table", current = excluded.current"""
_LINK = """SELECT "table", current FROM links WHERE link = ?1 UNION ALL
    SELECT "table", 0 FROM links WHERE "table" = ?1 LIMIT 1"""
_EXPIRE_LINKS = """DELETE FROM links WHERE "table" = ?1
    AND NOT EXISTS (SELECT 1 FROM records WHERE records."table" = ?1)"""
"""Records stay, and so do the links by which their replays are found."""
_UPSERT_GUEST = """INSERT INTO guests (guest, name, colour, face) VALUES (?, ?, ?, ?)
    ON CONFLICT (guest) DO UPDATE SET name = excluded.name, colour = excluded.colour,
        face = excluded.face"""
_RENAME_GUEST = "UPDATE guests SET name = ?, colour = ?, face = ? WHERE guest = ?"
_REPLACE_SNAPSHOT = "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?)"
_LISTINGS_OF = """SELECT listings.* FROM listings JOIN
    (SELECT "table", min(hidden_until) AS hidden_until FROM people WHERE guest = ?1 GROUP BY "table") AS mine
    ON mine."table" = listings."table" WHERE ?3 OR mine.hidden_until <= game_no
    ORDER BY due_at IS NULL, changed_at DESC LIMIT ?2"""
_NOTE_USE = "UPDATE guests SET used_day = ?2 WHERE guest = ?1 AND used_day < ?2"
_FIRST_USE = "UPDATE guests SET used_day = ? WHERE used_day = 0"
_UNUSED = """SELECT guest FROM guests WHERE used_day > 0 AND used_day < ? AND NOT EXISTS
    (SELECT 1 FROM people JOIN listings USING ("table") WHERE people.guest = guests.guest AND due_at IS NOT NULL)
    LIMIT ?"""
"""A player of a slow game may wait for their turn for longer than guests are remembered."""
_OLD = """SELECT "table" FROM listings WHERE changed_at < ?1 AND phase = coalesce(?2, phase) AND due_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM log WHERE log."table" = listings."table" AND log.at >= ?1)"""


def insert_beside_log(writes: Connection, batches: Iterable[Batch]) -> None:
    """Everything but the rows."""
    for batch in batches:
        if batch.people or batch.forgotten or batch.known or batch.listing or batch.finished:
            _insert_rest(writes, batch)
        if batch.link is not None:
            _insert_link(writes, batch.link)
        if batch.device_use is not None:
            record_use(writes, batch.device_use)
        if batch.renamed is not None:
            new = batch.renamed
            writes.execute(_RENAME_GUEST, (new.name, new.colour, new.face, new.guest))
        if batch.blobs or batch.kept:
            _insert_blobs(writes, batch.blobs, batch.kept)
        if batch.guest_uses:
            writes.executemany(_NOTE_USE, map(astuple, batch.guest_uses))
        if batch.snapshot:
            writes.execute(_REPLACE_SNAPSHOT, astuple(batch.snapshot))


def _insert_rest(writes: Connection, batch: Batch) -> None:
    writes.executemany(_UPSERT_PERSON, map(astuple, batch.people))
    writes.executemany(_FORGET_PERSON, [(gone.table, gone.person) for gone in batch.forgotten])
    writes.executemany(_FORGET_RESULTS, [(gone.table, gone.guest) for gone in batch.forgotten])
    writes.executemany(_FORGET_DRAFTS, [(gone.table, gone.person) for gone in batch.forgotten])
    for gone in batch.forgotten:
        forget_reports_at(writes, gone.table, gone.guest)
    if batch.known is not None:
        _upsert_guest(writes, batch.known)
    if batch.listing is not None:
        writes.execute(_UPSERT_LISTING, listing_row(batch.listing))
    if batch.finished is not None:
        _insert_finished(writes, batch.finished)


def _insert_finished(writes: Connection, game: FinishedGame) -> None:
    chairs = encode(game.players).decode()
    writes.execute(
        "INSERT INTO records VALUES (?, ?, ?, ?, ?)", (game.table, game.game_no, game.at, game.data, chairs)
    )
    writes.executemany(
        "INSERT OR IGNORE INTO results VALUES (?, ?, ?, ?, ?, ?)",
        [result_row(game, result) for result in game.results],
    )


def _insert_blobs(writes: Connection, blobs: Iterable[Blob], kept: KeptBlobs | None) -> None:
    writes.executemany(_INSERT_BLOB, map(astuple, blobs))
    if kept is not None:
        writes.execute(_KEEP, (encode(kept.hashes).decode(), kept.table, kept.game_no))


def _insert_link(writes: Connection, new: NewLink) -> None:
    writes.execute(_RETIRE_LINKS, (new.table,))
    writes.executemany(_INSERT_LINK, [(new.link, new.table, 1), (new.old_code, new.table, 0)])


def find_by_link(reads: Connection, link: str) -> tuple[str, bool]:
    found = reads.execute(_LINK, (link,)).fetchone()
    return (str(found[0]), bool(found[1])) if found else (link, True)


def add_draft(writes: Connection, draft: Blob, dropping: Sequence[str]) -> None:
    table, game_no, person, *_ = astuple(draft)
    writes.execute(_DROP_OLD_DRAFTS, (table, game_no))
    writes.executemany(_DROP_DRAFT, [(table, game_no, person, hash) for hash in dropping])
    writes.execute(_INSERT_BLOB, astuple(draft))


def find_blob_summaries(reads: Connection, table: str, game_no: int) -> list[BlobSummary]:
    return [BlobSummary(*row) for row in reads.execute(_BLOB_SUMMARIES, (table, game_no))]


def find_blob(reads: Connection, table: str, game_no: int, hash: str) -> bytes | None:
    found = reads.execute(_BLOB, (table, game_no, hash)).fetchone()
    return bytes(found[0]) if found else None


def find_finished_blob(reads: Connection, table: str, hash: str) -> bytes | None:
    found = reads.execute(_FINISHED_BLOB, (table, hash)).fetchone()
    return bytes(found[0]) if found else None


def _upsert_guest(writes: Connection, known: KnownGuest) -> None:
    insert_first_key(writes, known)
    writes.execute(_UPSERT_GUEST, (known.guest, known.name, known.colour, known.face))


def find_known(reads: Connection, key: str) -> KnownGuest | None:
    asked = "SELECT guest, name, colour, face FROM keys JOIN guests USING (guest) WHERE key = ?"
    found = reads.execute(asked, (key,)).fetchone()
    return KnownGuest(found[0], key, found[1], found[2], face=found[3]) if found else None


def find_data_of_guest(reads: Connection, guest: str) -> dict[str, list[dict[str, Any]]]:
    found = {}
    for table, asked in export_queries(COLUMNS, "?1").items():
        rows = reads.execute(asked, (guest,))
        names = [column[0] for column in rows.description]
        found[table] = [dict(zip(names, row, strict=True)) for row in rows]
    return found


def find_listing(reads: Connection, table: str) -> Listing | None:
    found = reads.execute('SELECT * FROM listings WHERE "table" = ?', (table,)).fetchone()
    return to_listing(found) if found else None


def find_listings_of(reads: Connection, guest: str, most: int, *, hidden: bool) -> list[Listing]:
    found: list[Sequence[Any]] = reads.execute(_LISTINGS_OF, (guest, most, hidden)).fetchall()
    return read_listings(found, to_listing, lambda row: str(row[0]))


def find_snapshot(reads: Connection, table: str) -> Snapshot | None:
    found = reads.execute('SELECT * FROM snapshots WHERE "table" = ?', (table,)).fetchone()
    return Snapshot(*found) if found else None


def find_finished(reads: Connection, table: str, game_no: int) -> FinishedGame | None:
    """The record with its players; for which guests it counted is in `results`."""
    asked = 'SELECT at, data, chairs FROM records WHERE "table" = ? AND game_no = ?'
    found = reads.execute(asked, (table, game_no)).fetchone()
    if found is None:
        return None
    at, data, chairs = found
    return FinishedGame(table, game_no, "", at, data, decode(chairs.encode(), tuple[SeatedPlayer, ...]), ())


def forget(writes: Connection, guest: str) -> None:
    writes.execute(_FORGET_ALL_DRAFTS, (guest,))
    forget_reports(writes, guest)
    for table in OF_A_GUEST:
        writes.execute(f"DELETE FROM {table} WHERE guest = ?", (guest,))  # noqa: S608 - our own names


def expire(writes: Connection, before: int, sparing: Sequence[str], phase: str | None) -> int:
    """At most MOST_AT_ONCE of them: moves must not wait for long. Nothing is in the tail meanwhile."""
    found = [row for row in writes.execute(_OLD, (before, phase)).fetchall() if row[0] not in sparing]
    old = found[:MOST_AT_ONCE]
    for table in OF_A_TABLE:
        writes.executemany(f'DELETE FROM {table} WHERE "table" = ?', old)  # noqa: S608 - our own names
    writes.executemany(_EXPIRE_LINKS, old)
    return len(old)


def expire_guests(writes: Connection, before: int, today: int) -> list[str]:
    """At most MOST_AT_ONCE of them."""
    writes.execute(_FIRST_USE, (today,))
    unused = [str(guest) for (guest,) in writes.execute(_UNUSED, (before, MOST_AT_ONCE)).fetchall()]
    for guest in unused:
        forget(writes, guest)
    return unused


def set_mark(writes: Connection, name: str, value: int | None) -> None:
    if value is None:
        writes.execute("DELETE FROM marks WHERE name = ?", (name,))
    else:
        writes.execute("INSERT OR REPLACE INTO marks VALUES (?, ?)", (name, value))
