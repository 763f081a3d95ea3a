"""The devices of a guest in PostgreSQL: each is a key. All workers are notified when one's access ends."""

from __future__ import annotations

from asyncpg import Connection

from huetable.store.base import MOST_DEVICES, DeviceUse, KnownGuest

CHANNEL = "huetable"
ENDED = "!"
"""What the key of an ended device begins with in a notification, in the place of a table's name."""

DEVICES = "SELECT key, kind, made_at, used_at FROM keys WHERE guest = $1 ORDER BY made_at, key"
MISSING_KEYS = """SELECT asked.key, EXISTS (SELECT 1 FROM guests WHERE guests.guest = asked.guest)
    FROM unnest($1::text[], $2::text[]) AS asked (key, guest)
    WHERE NOT EXISTS (SELECT 1 FROM keys WHERE keys.key = asked.key)"""

_INSERT_KEY = """INSERT INTO keys (key, guest, made_at, used_at, kind) VALUES ($1, $2, $3, $3, $4)
    ON CONFLICT DO NOTHING"""
_USE = "UPDATE keys SET used_at = greatest(used_at, $1), kind = $2 WHERE key = $3"
_NOTIFY = f"SELECT pg_notify('{CHANNEL}', '|{ENDED}' || $1::text)"


async def insert_key(writes: Connection, known: KnownGuest) -> None:
    await writes.execute(_INSERT_KEY, known.key, known.guest, known.at, known.kind)


async def insert_first_key(writes: Connection, known: KnownGuest) -> None:
    """Only with the guest: a key of a known guest that is missing has ended, and must not come back."""
    if await writes.fetchval("SELECT 1 FROM guests WHERE guest = $1", known.guest) is None:
        await insert_key(writes, known)


async def record_use(writes: Connection, use: DeviceUse) -> None:
    await writes.execute(_USE, use.at, use.kind, use.key)


async def add_device(writes: Connection, lender: KnownGuest, key: KnownGuest) -> bool:
    # Locked: the lender's access may end at another worker at this moment, and then nothing is added.
    held = await writes.fetch("SELECT key FROM keys WHERE guest = $1 FOR SHARE", lender.guest)
    missing = dict(await writes.fetch(MISSING_KEYS, [lender.key], [lender.guest]))
    if len(held) >= MOST_DEVICES or missing.get(lender.key):
        return False
    # A guest who never sat down is not stored yet. A name that is stored stays.
    await writes.execute(
        "INSERT INTO guests (guest, name, colour) VALUES ($1, NULL, NULL) ON CONFLICT DO NOTHING",
        lender.guest,
    )
    await insert_key(writes, lender)
    await insert_key(writes, key)
    return True


async def end_device(writes: Connection, guest: str, key: str) -> None:
    """Workers are notified even if the key is gone already: they may have missed it the first time."""
    for table in ("keys", "push_subscriptions"):
        await writes.execute(f"DELETE FROM {table} WHERE key = $1 AND guest = $2", key, guest)  # noqa: S608 - as above
    await notify_ended(writes, key)


async def notify_ended(writes: Connection, key: str) -> None:
    await writes.execute(_NOTIFY, key)
