"""One of several workers that share a PostgreSQL. Its driver is an extra, so it is asked for only here."""

from __future__ import annotations

import secrets

from huetable.server.ops.settings import Settings
from huetable.store.base import Store, StoreError
from huetable.store.exchange import Exchange


async def join_workers(settings: Settings) -> tuple[Store, Exchange]:
    try:
        from huetable.store.postgres import PostgresStore
        from huetable.store.postgres_exchange import PostgresExchange
    except ImportError as error:
        raise StoreError("PostgreSQL needs its extra: pip install 'huetable[postgres]'") from error
    worker = secrets.token_hex(4)
    store = await PostgresStore.open(settings.store, worker, notify=settings.notify)
    return store, PostgresExchange(settings.store, store.pool, worker, notify=settings.notify)
