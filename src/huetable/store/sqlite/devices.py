"""The devices of a guest in SQLite: each is a key."""

from __future__ import annotations

from collections.abc import Sequence
from sqlite3 import Connection

from huetable.store.base import MOST_DEVICES, Device, DeviceUse, KnownGuest

_INSERT_KEY = "INSERT OR IGNORE INTO keys (key, guest, made_at, used_at, kind) VALUES (?, ?, ?, ?, ?)"
_USE = "UPDATE keys SET used_at = max(used_at, ?), kind = ? WHERE key = ?"
_DEVICES = "SELECT key, kind, made_at, used_at FROM keys WHERE guest = ? ORDER BY made_at, key"
_MISSING = """SELECT EXISTS (SELECT 1 FROM guests WHERE guest = ?)
    WHERE NOT EXISTS (SELECT 1 FROM keys WHERE key = ?)"""


def insert_key(writes: Connection, known: KnownGuest) -> None:
    writes.execute(_INSERT_KEY, (known.key, known.guest, known.at, known.at, known.kind))


def insert_first_key(writes: Connection, known: KnownGuest) -> None:
    """Only with the guest: a key of a known guest that is missing has ended, and must not come back."""
    if writes.execute("SELECT 1 FROM guests WHERE guest = ?", (known.guest,)).fetchone() is None:
        insert_key(writes, known)


def record_use(writes: Connection, use: DeviceUse) -> None:
    writes.execute(_USE, (use.at, use.kind, use.key))


def find_devices(reads: Connection, guest: str) -> list[Device]:
    return [Device(*row) for row in reads.execute(_DEVICES, (guest,))]


def find_missing(reads: Connection, keys: Sequence[tuple[str, str]]) -> dict[str, bool]:
    found = {key: reads.execute(_MISSING, (guest, key)).fetchone() for key, guest in keys}
    return {key: bool(row[0]) for key, row in found.items() if row is not None}


def add_device(writes: Connection, lender: KnownGuest, key: KnownGuest) -> bool:
    held = writes.execute("SELECT count(*) FROM keys WHERE guest = ?", (lender.guest,)).fetchone()[0]
    if held >= MOST_DEVICES or find_missing(writes, [(lender.key, lender.guest)]).get(lender.key):
        return False
    # A guest who never sat down is not stored yet. A name that is stored stays.
    writes.execute(
        "INSERT OR IGNORE INTO guests (guest, name, colour) VALUES (?, NULL, NULL)", (lender.guest,)
    )
    insert_key(writes, lender)
    insert_key(writes, key)
    return True


def end_device(writes: Connection, guest: str, key: str) -> None:
    for table in ("keys", "push_subscriptions"):
        writes.execute(f"DELETE FROM {table} WHERE key = ? AND guest = ?", (key, guest))  # noqa: S608 - the names above
