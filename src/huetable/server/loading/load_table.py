"""Loading a table: a snapshot and the rows after it, or else the whole log.

    snapshot fits the log -> rows after it, in slices on the loop -> people, drafts
    no snapshot, few rows -> all rows, in slices on the loop
    too much for that     -> replayed in another process, which answers with a snapshot

However long the log is, the loop is blocked for less than a tenth of a second in all.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from math import inf
from time import perf_counter

from huetable.server.ops.log import log
from huetable.server.services import Services
from huetable.store.base import Row, Snapshot, Store
from huetable.table.drafts import Drafts, cited_hashes
from huetable.table.rows import apply_row
from huetable.table.state import TableState
from huetable.table.wire.recent_events import RecentEvents

from .snapshots import LoadedTable, open_snapshot, replay_work, save_snapshot

_SLICE = 0.004
"""Seconds of replaying after which others get their turn."""

_BUDGET = 0.04
"""Seconds of replaying on the loop. What takes longer goes to another process."""

_MOST_ROWS = 2000
"""More rows are not even fetched: that alone would take too long."""


async def load_table(services: Services, id: str) -> LoadedTable | None:
    """The table as its log says it is; None where there is no log."""
    loaded = await _from_snapshot(services.store, id) or await _from_log(services, id)
    if loaded is None:
        return None
    state = loaded.state
    state.cited = cited_hashes(state)
    await read_drafts(services.store, state)
    # Last, because it may take a while to get here: who was forgotten meanwhile stays forgotten.
    state.people = {person.person: person for person in await services.store.people(id)}
    return loaded


async def _from_snapshot(store: Store, id: str) -> LoadedTable | None:
    snapshot = await store.snapshot(id)
    if snapshot is None or await store.last_seq(id) > snapshot.seq + _MOST_ROWS:
        return None
    return await _read_on(store, snapshot)


async def _read_on(store: Store, snapshot: Snapshot) -> LoadedTable | None:
    """The table as of now, or None if the snapshot is in doubt, or too much has happened since."""
    # The first row is the one that the snapshot belongs to.
    rows = await store.rows(snapshot.table, snapshot.seq - 1)
    loaded = open_snapshot(snapshot, rows[0]) if rows else None
    if loaded is None:
        log.warning("a snapshot does not fit its log or this version; replaying the log")
        return None
    try:
        return loaded if await _replay(loaded, rows[1:], _BUDGET) else None
    except Exception:  # noqa: BLE001 - in doubt the log is right, from its first row on
        log.warning("the log does not go on from its snapshot; replaying the log")
        return None


async def _from_log(services: Services, id: str) -> LoadedTable | None:
    store = services.store
    if await store.last_seq(id) <= _MOST_ROWS:
        rows = await store.rows(id)
        loaded = LoadedTable(TableState(id), RecentEvents())
        if not rows or await _replay(loaded, rows, _BUDGET):
            return loaded if rows else None
    return await _from_other_process(services, id) or await _without_budget(store, id)


async def _from_other_process(services: Services, id: str) -> LoadedTable | None:
    snapshot = await services.rebuilder.rebuild(services.store.log_source, id)
    if snapshot is None:
        return None
    save_snapshot(services.store, snapshot)
    return await _read_on(services.store, snapshot)


async def _without_budget(store: Store, id: str) -> LoadedTable:
    """There is no other process: the others get their turns, but more often they wait."""
    loaded = LoadedTable(TableState(id), RecentEvents())
    await _replay(loaded, await store.rows(id), inf)
    return loaded


async def _replay(loaded: LoadedTable, rows: Sequence[Row], budget: float) -> bool:
    """Apply these rows; False, with some of them missing, when that takes more seconds than there are."""
    begun, spent = perf_counter(), 0.0
    for row in rows:
        event, _ = apply_row(loaded.state, loaded.recent, row)
        loaded.work += replay_work(event)
        now = perf_counter()
        if now - begun > _SLICE:
            spent += now - begun
            if spent > budget:
                return False
            await asyncio.sleep(0)
            begun = perf_counter()
    return True


async def read_drafts(store: Store, state: TableState) -> None:
    """Drafts are not in the log: they are secret until a move cites them."""
    if state.game.meta.blob_bytes:
        state.drafts = Drafts(await store.blob_summaries(state.id, state.game_no))
