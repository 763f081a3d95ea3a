"""Subscriptions, notices, webhooks and the server's keys in PostgreSQL: all workers have the same."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

from asyncpg import Connection
from msgspec.structs import astuple

from huetable.store.base import KnownGuest
from huetable.store.notifications import (
    MOST_SUBSCRIPTIONS,
    InvitationWay,
    NotificationStore,
    PushSubscription,
    Webhook,
)

from .devices import MISSING_KEYS, insert_key

T = TypeVar("T")

_ADD_SUBSCRIPTION = """INSERT INTO push_subscriptions
    (endpoint, guest, key, p256dh, auth, language, origin, made_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
    ON CONFLICT (endpoint) DO UPDATE SET made_at = excluded.made_at, guest = excluded.guest, key = excluded.key,
        p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, origin = excluded.origin"""
_SUBSCRIPTIONS = "SELECT * FROM push_subscriptions WHERE guest = $1 ORDER BY made_at, endpoint"
_DROP_OLDEST = """DELETE FROM push_subscriptions WHERE guest = $1 AND endpoint NOT IN
    (SELECT endpoint FROM push_subscriptions WHERE guest = $1 ORDER BY made_at DESC LIMIT $2)"""
_CLAIM = """INSERT INTO notices (guest, "table", kind, number) VALUES ($1, $2, $3, $4)
    ON CONFLICT (guest, "table", kind) DO UPDATE SET number = excluded.number
    WHERE notices.number < excluded.number RETURNING 1"""
_SET_WEBHOOK = """INSERT INTO webhooks ("table", guest, service, address, secret, language, origin)
    VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT ("table") DO UPDATE SET guest = excluded.guest, service = excluded.service,
        address = excluded.address, secret = excluded.secret, language = excluded.language, origin = excluded.origin"""

_COUNT = """INSERT INTO invitations VALUES ($1, $2, $3, 1)
    ON CONFLICT (guest, way) DO UPDATE SET day = excluded.day,
        number = CASE WHEN invitations.day = excluded.day THEN invitations.number + 1 ELSE 1 END
    WHERE invitations.day < excluded.day OR invitations.number < $4 RETURNING 1"""


class Change(Protocol):
    """Runs something in a transaction."""

    def __call__(self, change: Callable[[Connection], Awaitable[T]], /) -> Awaitable[T]: ...


class Fetch(Protocol):
    """The rows that a statement finds."""

    def __call__(self, asked: str, /, *values: object) -> Awaitable[list[Any]]: ...


class PostgresNotifications(NotificationStore):
    def __init__(self, change: Change, fetch: Fetch) -> None:
        self._change = change
        self._fetch = fetch

    async def server_key(self, name: str) -> str | None:
        found = await self._fetch("SELECT value FROM server_keys WHERE name = $1", name)
        return str(found[0][0]) if found else None

    async def keep_server_key(self, name: str, new: str) -> str:
        await self._fetch("INSERT INTO server_keys VALUES ($1, $2) ON CONFLICT DO NOTHING", name, new)
        return await self.server_key(name) or new

    async def add_subscription(self, guest: KnownGuest, subscription: PushSubscription) -> bool:
        async def add(writes: Connection) -> bool:
            # Locked: the device's access may end at another worker at this moment, and then nothing is added.
            await writes.fetch("SELECT key FROM keys WHERE guest = $1 FOR SHARE", guest.guest)
            if dict(await writes.fetch(MISSING_KEYS, [guest.key], [guest.guest])).get(guest.key):
                return False
            # A guest who never sat down is not stored yet. A name that is stored stays.
            await writes.execute(
                "INSERT INTO guests (guest, name, colour) VALUES ($1, NULL, NULL) ON CONFLICT DO NOTHING",
                guest.guest,
            )
            await insert_key(writes, guest)
            await writes.execute(_ADD_SUBSCRIPTION, *astuple(subscription))
            await writes.execute(_DROP_OLDEST, guest.guest, MOST_SUBSCRIPTIONS)
            return True

        return await self._change(add)

    async def remove_subscription(self, endpoint: str, guest: str) -> None:
        await self._fetch(
            "DELETE FROM push_subscriptions WHERE endpoint = $1 AND guest = $2", endpoint, guest
        )

    async def subscriptions(self, guest: str) -> list[PushSubscription]:
        return [PushSubscription(*row) for row in await self._fetch(_SUBSCRIPTIONS, guest)]

    async def claim_notice(self, guest: str, table: str, kind: str, number: int) -> bool:
        return bool(await self._fetch(_CLAIM, guest, table, kind, number))

    async def wants_invitations(self, guest: str) -> bool:
        return bool(await self._fetch("SELECT 1 FROM guests WHERE guest = $1 AND invitations = 1", guest))

    async def set_invitations(self, guest: str, *, wanted: bool) -> None:
        await self._fetch("UPDATE guests SET invitations = $2 WHERE guest = $1", guest, int(wanted))

    async def count_invitation(self, guest: str, way: InvitationWay, day: int, most: int) -> bool:
        return bool(await self._fetch(_COUNT, guest, way, day, most))

    async def webhook(self, table: str) -> Webhook | None:
        found = await self._fetch('SELECT * FROM webhooks WHERE "table" = $1', table)
        return Webhook(*found[0]) if found else None

    async def set_webhook(self, webhook: Webhook) -> None:
        await self._fetch(_SET_WEBHOOK, *astuple(webhook))

    async def remove_webhook(self, table: str) -> None:
        await self._fetch('DELETE FROM webhooks WHERE "table" = $1', table)
