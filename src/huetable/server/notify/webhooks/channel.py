"""Posts to the chat of a table's group."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from yarl import URL

from huetable.messages.languages import with_names
from huetable.server.http.server_texts import say
from huetable.server.live.alarm import TimeSource
from huetable.server.notify.notice import Notice
from huetable.server.notify.notices import Channel
from huetable.server.notify.words import game_title
from huetable.server.outbound.addresses import RefusedAddress, check_address
from huetable.server.outbound.outbox import Outbox, Outgoing
from huetable.store.base import Store
from huetable.store.notifications import Webhook

from .formats import Event, Post, format_post
from .signing import HEADER, sign

_CLAIM: Final = "webhook"
_EVENTS: Final[Mapping[str, Event]] = {"vote": "vote", "game_over": "game_over"}
_SENTENCES: Final[Mapping[Event, str]] = {
    "your_turn": "post_turn",
    "vote": "post_vote",
    "game_over": "post_over",
}


class WebhookChannel(Channel):
    def __init__(
        self,
        store: Store,
        outbox: Outbox,
        time: TimeSource,
        hosts: tuple[str, ...],
        *,
        plain_names: bool = False,
    ) -> None:
        """Hosts: those that the operator allows."""
        self._store = store
        self._outbox = outbox
        self._time = time
        self.hosts = hosts
        self._plain_names = plain_names

    def check(self, address: str) -> URL:
        """Where a table may post to; raises RefusedAddress."""
        url = check_address(address)
        if url.host not in self.hosts:
            raise RefusedAddress("public")
        return url

    async def deliver(self, notice: Notice) -> None:
        """Turns and votes are posted for the guest whom the table waits for, the end of a game for the table, by nobody's name."""
        wanted = notice.kind in ("your_turn", "vote") or (notice.kind == "game_over" and not notice.guest)
        webhook = await self._store.notifications.webhook(notice.table) if wanted and self.hosts else None
        if webhook is None or not self._is_allowed(webhook):
            return
        claimed = await self._store.notifications.claim_notice(
            notice.guest, notice.table, f"{_CLAIM} {notice.kind}", notice.number
        )
        if claimed:
            self._outbox.submit(self._outgoing(webhook, await self._post(webhook, notice), notice))

    def drop(self, is_forgotten: Callable[[str], bool]) -> None:
        self._outbox.drop(is_forgotten)

    def _is_allowed(self, webhook: Webhook) -> bool:
        """The operator may have changed their mind since it was entered."""
        try:
            return bool(self.check(webhook.address))
        except RefusedAddress:
            return False

    async def _post(self, webhook: Webhook, notice: Notice) -> Post:
        table, event = notice.tables[0], _EVENTS.get(notice.kind, "your_turn")
        people = await self._store.people(table.id) if notice.guest else []
        player = next((person.name for person in people if person.guest == notice.guest), None)
        title = game_title(table.game, with_names(webhook.language, plain=self._plain_names))
        sentence = say(webhook.language, "notices", _SENTENCES[event], game=title)
        link = f"{webhook.origin}/t/{table.link}"
        return Post(event, table.game, title, player, sentence, link, self._time.now())

    def _outgoing(self, webhook: Webhook, post: Post, notice: Notice) -> Outgoing:
        def build() -> tuple[Mapping[str, str], bytes]:
            headers, body = format_post(webhook.service, post)
            signature = sign(webhook.secret, body, self._time.now() // 1000)
            return {**headers, HEADER: signature}, body

        async def on_gone() -> None:
            """The host is shown the address and can enter another; nothing is tried again until there is something new."""

        return Outgoing(notice.guest or webhook.guest, webhook.address, build, on_gone)
