"""The keys by which push services know this server: made once, and kept in the store, so that all workers have the same."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from huetable.store.notifications import NotificationStore

KEY_NAME: Final = "vapid"


class PushKeys(Struct, frozen=True):
    """In base64url. Browsers subscribe for the public one, so it must stay the same."""

    private: str
    public: str


async def load_keys(store: NotificationStore) -> PushKeys:
    kept = await store.server_key(KEY_NAME)
    if kept is None:
        # Only the first start needs it, and it takes a while to load.
        from .signature import new_key_pair

        kept = await store.keep_server_key(KEY_NAME, ".".join(new_key_pair()))
    private, _, public = kept.partition(".")
    return PushKeys(private, public)
