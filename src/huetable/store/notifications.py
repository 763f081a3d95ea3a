"""What the store keeps so that people can be told that it is their turn: where to tell them, what they were told, and the
keys that the server signs with.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Literal

from msgspec import Struct

from .base import KnownGuest

InvitationWay = Literal["sent", "received"]

MOST_SUBSCRIPTIONS = 20
"""Of one guest; as many as they may have devices."""


class PushSubscription(Struct, frozen=True):
    """Where a guest's browser is reached while no page of ours is open, as the browser gave it to us."""

    endpoint: str
    """The address at the browser's push service. Whoever knows it and our key can send to this browser."""
    guest: str
    key: str
    """The device of the guest: when its access ends, this goes too."""
    p256dh: str
    auth: str
    """What messages are encrypted for; both in base64url."""
    language: str
    origin: str
    """By which address of ours the guest asked for it."""
    made_at: int


class Webhook(Struct, frozen=True):
    """Where a table posts whose turn it is. The address is a secret of the host who entered it."""

    table: str
    guest: str
    service: str
    address: str
    secret: str
    """What requests are signed with."""
    language: str
    origin: str
    """By which address of ours the link of the table begins."""


class NotificationStore(ABC):
    @abstractmethod
    async def server_key(self, name: str) -> str | None: ...

    @abstractmethod
    async def keep_server_key(self, name: str, new: str) -> str:
        """The key of this name; the new one, if there was none. All workers get the same."""

    @abstractmethod
    async def add_subscription(self, guest: KnownGuest, subscription: PushSubscription) -> bool:
        """In place of what was known of the same endpoint; False if the device's access has ended. The oldest of too many go."""

    @abstractmethod
    async def remove_subscription(self, endpoint: str, guest: str) -> None:
        """Nothing happens if it is another guest's."""

    @abstractmethod
    async def subscriptions(self, guest: str) -> list[PushSubscription]: ...

    @abstractmethod
    async def claim_notice(self, guest: str, table: str, kind: str, number: int) -> bool:
        """Whether the caller is the first to send this notice, or one with a higher number. Of several workers, one is."""

    @abstractmethod
    async def wants_invitations(self, guest: str) -> bool:
        """Whether they want to be told when somebody they have played with invites them."""

    @abstractmethod
    async def set_invitations(self, guest: str, *, wanted: bool) -> None:
        """Nothing happens if the store does not know the guest."""

    @abstractmethod
    async def count_invitation(self, guest: str, way: InvitationWay, day: int, most: int) -> bool:
        """Whether this is one of the first so many that the guest sends, or is sent, on this day. If so, it is counted."""

    @abstractmethod
    async def webhook(self, table: str) -> Webhook | None: ...

    @abstractmethod
    async def set_webhook(self, webhook: Webhook) -> None:
        """In place of the one that the table had."""

    @abstractmethod
    async def remove_webhook(self, table: str) -> None: ...
