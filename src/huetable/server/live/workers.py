"""One of several workers that share a PostgreSQL. Its driver is an extra, so it is asked for only here."""

from __future__ import annotations

import secrets

from huetable.server.ops.extras import how_to_install
from huetable.server.ops.settings import Settings
from huetable.store.base import Store, StoreError
from huetable.store.worker_exchange import WorkerExchange


async def join_workers(settings: Settings) -> tuple[Store, WorkerExchange]:
    try:
        from huetable.store.postgres.store import PostgresStore
        from huetable.store.postgres.worker_exchange import PostgresWorkerExchange
    except ImportError as error:
        raise StoreError(f"PostgreSQL needs its extra: {how_to_install('postgres')}") from error
    worker = secrets.token_hex(4)
    store = await PostgresStore.open(settings.store, worker, notify=settings.notify)
    return store, PostgresWorkerExchange(settings.store, store.pool, worker, notify=settings.notify)
