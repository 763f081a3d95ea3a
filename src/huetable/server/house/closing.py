"""The operator closes a table."""

from __future__ import annotations

import asyncio
from functools import partial

from huetable.core.terms import Refusal
from huetable.server.live.table_runner import TableRunner
from huetable.table.command_result import accept
from huetable.table.events import Closed

_ATTEMPTS = 5


async def close_table(table: TableRunner) -> Refusal | None:
    """Returns when it is on disk, or why it is not. Another worker may write to the table at the same moment."""
    refusal: Refusal | None = None
    for attempt in range(_ATTEMPTS):
        await asyncio.sleep(0.1 * attempt)
        saved: asyncio.Future[Refusal | None] = asyncio.get_running_loop().create_future()
        await table.inbox.query(partial(_close_now, table, saved))
        refusal = await saved
        if refusal is None:
            break
    return refusal


def _close_now(table: TableRunner, saved: asyncio.Future[Refusal | None]) -> None:
    if table.state.closed:
        saved.set_result(None)
    else:
        table.commit(accept(Closed()), on_saved=saved.set_result)
