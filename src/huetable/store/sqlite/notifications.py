"""Subscriptions, notices, webhooks and the server's keys in SQLite."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from sqlite3 import Connection
from typing import Any, Protocol, TypeVar

from msgspec.structs import astuple

from huetable.store.base import KnownGuest
from huetable.store.notifications import (
    MOST_SUBSCRIPTIONS,
    InvitationWay,
    NotificationStore,
    PushSubscription,
    Webhook,
)

from .devices import find_missing, insert_key

T = TypeVar("T")

_KEY = "SELECT value FROM server_keys WHERE name = ?"
_ADD_SUBSCRIPTION = """INSERT OR REPLACE INTO push_subscriptions
    (endpoint, guest, key, p256dh, auth, language, origin, made_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"""
_SUBSCRIPTIONS = "SELECT * FROM push_subscriptions WHERE guest = ? ORDER BY made_at, endpoint"
_DROP_OLDEST = """DELETE FROM push_subscriptions WHERE guest = ?1 AND endpoint NOT IN
    (SELECT endpoint FROM push_subscriptions WHERE guest = ?1 ORDER BY made_at DESC LIMIT ?2)"""
_CLAIM = """INSERT INTO notices (guest, "table", kind, number) VALUES (?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET number = excluded.number WHERE notices.number < excluded.number RETURNING 1"""

_COUNT = """INSERT INTO invitations VALUES (?1, ?2, ?3, 1) ON CONFLICT DO UPDATE SET day = excluded.day,
    number = CASE WHEN day = excluded.day THEN number + 1 ELSE 1 END
    WHERE day < excluded.day OR number < ?4 RETURNING 1"""


class Change(Protocol):
    """Runs something in a transaction of the thread that writes."""

    def __call__(self, change: Callable[[Connection], T], /) -> Awaitable[T]: ...


class Query(Protocol):
    """The rows that a statement finds."""

    def __call__(self, asked: str, /, *values: str | int) -> Awaitable[list[Any]]: ...


class SqliteNotifications(NotificationStore):
    def __init__(self, change: Change, query: Query) -> None:
        self._change = change
        self._query = query

    async def server_key(self, name: str) -> str | None:
        found = await self._query(_KEY, name)
        return str(found[0][0]) if found else None

    async def keep_server_key(self, name: str, new: str) -> str:
        def keep(writes: Connection) -> str:
            writes.execute("INSERT OR IGNORE INTO server_keys VALUES (?, ?)", (name, new))
            return str(writes.execute(_KEY, (name,)).fetchone()[0])

        return await self._change(keep)

    async def add_subscription(self, guest: KnownGuest, subscription: PushSubscription) -> bool:
        def add(writes: Connection) -> bool:
            if find_missing(writes, [(guest.key, guest.guest)]).get(guest.key):
                return False
            # A guest who never sat down is not stored yet. A name that is stored stays.
            writes.execute(
                "INSERT OR IGNORE INTO guests (guest, name, colour) VALUES (?, NULL, NULL)", (guest.guest,)
            )
            insert_key(writes, guest)
            writes.execute(_ADD_SUBSCRIPTION, astuple(subscription))
            writes.execute(_DROP_OLDEST, (guest.guest, MOST_SUBSCRIPTIONS))
            return True

        return await self._change(add)

    async def remove_subscription(self, endpoint: str, guest: str) -> None:
        asked = "DELETE FROM push_subscriptions WHERE endpoint = ? AND guest = ?"
        await self._change(lambda writes: writes.execute(asked, (endpoint, guest)))

    async def subscriptions(self, guest: str) -> list[PushSubscription]:
        return [PushSubscription(*row) for row in await self._query(_SUBSCRIPTIONS, guest)]

    async def claim_notice(self, guest: str, table: str, kind: str, number: int) -> bool:
        claimed = (guest, table, kind, number)
        return await self._change(lambda writes: bool(writes.execute(_CLAIM, claimed).fetchall()))

    async def wants_invitations(self, guest: str) -> bool:
        return bool(await self._query("SELECT 1 FROM guests WHERE guest = ? AND invitations", guest))

    async def set_invitations(self, guest: str, *, wanted: bool) -> None:
        asked = "UPDATE guests SET invitations = ? WHERE guest = ?"
        await self._change(lambda writes: writes.execute(asked, (wanted, guest)))

    async def count_invitation(self, guest: str, way: InvitationWay, day: int, most: int) -> bool:
        counted = (guest, way, day, most)
        return await self._change(lambda writes: bool(writes.execute(_COUNT, counted).fetchall()))

    async def webhook(self, table: str) -> Webhook | None:
        found = await self._query('SELECT * FROM webhooks WHERE "table" = ?', table)
        return Webhook(*found[0]) if found else None

    async def set_webhook(self, webhook: Webhook) -> None:
        asked = "INSERT OR REPLACE INTO webhooks VALUES (?, ?, ?, ?, ?, ?, ?)"
        await self._change(lambda writes: writes.execute(asked, astuple(webhook)))

    async def remove_webhook(self, table: str) -> None:
        await self._change(lambda writes: writes.execute('DELETE FROM webhooks WHERE "table" = ?', (table,)))
