"""Sends notices to the browsers of a guest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Final

from yarl import URL

from huetable.core.codec import encode
from huetable.messages.languages import with_names
from huetable.server.live.alarm import TimeSource
from huetable.server.notify.notice import Notice
from huetable.server.notify.notices import Channel
from huetable.server.notify.words import notice_words
from huetable.server.outbound.outbox import Outbox, Outgoing
from huetable.server.upkeep.guest_use import DAY
from huetable.store.notifications import NotificationStore, PushSubscription

from .keys import PushKeys, load_keys

_KEPT: Final = 24 * 3600
"""For so many seconds a push service keeps a message for a browser that is off."""


_INVITATIONS: Final = 5
"""A day, to one guest, from everybody together."""


class PushChannel(Channel):
    def __init__(
        self,
        store: NotificationStore,
        outbox: Outbox,
        time: TimeSource,
        contact: str | None = None,
        *,
        plain_names: bool = False,
    ) -> None:
        """Contact: how the operators of a push service can reach ours; None: the address that the guest used."""
        self._store = store
        self._outbox = outbox
        self._time = time
        self._contact = contact
        self._plain_names = plain_names
        self._keys: PushKeys | None = None

    async def keys(self) -> PushKeys:
        self._keys = self._keys or await load_keys(self._store)
        return self._keys

    async def deliver(self, notice: Notice) -> None:
        subscriptions = await self._store.subscriptions(notice.guest)
        if subscriptions and await self._is_due(notice):
            keys = await self.keys()
            for subscription in subscriptions:
                self._outbox.submit(self._outgoing(subscription, notice, keys))

    async def _is_due(self, notice: Notice) -> bool:
        """An invitation is only for those who want any, and for them only a few times a day."""
        asks = notice.kind == "invitation"
        if asks and not await self._store.wants_invitations(notice.guest):
            return False
        if not await self._store.claim_notice(notice.guest, notice.table, notice.kind, notice.number):
            return False
        today = self._time.now() // DAY
        return not asks or await self._store.count_invitation(notice.guest, "received", today, _INVITATIONS)

    def drop(self, is_forgotten: Callable[[str], bool]) -> None:
        self._outbox.drop(is_forgotten)

    def _outgoing(self, to: PushSubscription, notice: Notice, keys: PushKeys) -> Outgoing:
        message = _message(notice, to.language, plain_names=self._plain_names)

        def build() -> tuple[Mapping[str, str], bytes]:
            # Only a server that sends something needs them, and they take a while to load.
            from .encryption import encrypt
            from .signature import authorization

            service, now = str(URL(to.endpoint).origin()), self._time.now() // 1000
            headers = {
                "Authorization": authorization(keys.private, keys.public, service, self._subject(to), now),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(_KEPT),
                "Topic": _topic(notice, to.endpoint),
                "Urgency": "normal" if notice.kind == "digest" else "high",
            }
            return headers, encrypt(message, to.p256dh, to.auth)

        async def on_gone() -> None:
            await self._store.remove_subscription(to.endpoint, to.guest)

        return Outgoing(notice.guest, to.endpoint, build, on_gone)

    def _subject(self, to: PushSubscription) -> str:
        return self._contact or f"https://{URL(to.origin).host}"


def _message(notice: Notice, language: str, *, plain_names: bool) -> bytes:
    """What the service worker shows (web/public/sw.js)."""
    title, line = notice_words(notice, with_names(language, plain=plain_names))
    url = "/" if notice.kind == "digest" else f"/t/{notice.tables[0].link}"
    return encode({"title": title, "body": line, "url": url, "lang": language})


def _topic(notice: Notice, endpoint: str) -> str:
    """Of several messages about one table, a browser that was off gets the last. The push service can't tell by it who sits
    together.
    """
    return blake2b(f"{notice.table} {endpoint}".encode(), digest_size=16).hexdigest()
