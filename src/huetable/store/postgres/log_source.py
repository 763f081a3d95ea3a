"""Reading one table's log in another process than the worker's."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import asyncpg
from msgspec import Struct

from huetable.store.base import Row


class PostgresLog(Struct, frozen=True):
    address: str

    def replay(self, table: str, apply: Callable[[Row], object]) -> None:
        asyncio.run(self._replay(table, apply))

    async def _replay(self, table: str, apply: Callable[[Row], object]) -> None:
        connection = await asyncpg.connect(self.address, server_settings={"enable_seqscan": "off"})
        try:
            async with connection.transaction(readonly=True):
                asked = 'SELECT * FROM log WHERE "table" = $1 ORDER BY seq'
                async for row in connection.cursor(asked, table, prefetch=500):
                    apply(Row(*row))
        finally:
            await connection.close()
