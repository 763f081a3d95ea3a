"""`huetable check`: reads everything that the store holds, and names what cannot be read."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
from msgspec import Struct

from huetable.store.base import Row, Store
from huetable.store.damaged_rows import short_hash
from huetable.table.rows import apply_row
from huetable.table.state import TableState
from huetable.table.wire.recent_events import RecentEvents


class DamagedTable(Struct, frozen=True):
    table: str
    hash: str
    """As the log names it."""
    problem: str


async def damaged_tables(store: Store) -> AsyncIterator[DamagedTable]:
    for table in await store.tables():
        problem = await _find_problem(store, table)
        if problem is not None:
            yield DamagedTable(table, short_hash(table), problem)


async def _find_problem(store: Store, table: str) -> str | None:
    try:
        rows = await store.rows(table)
    except msgspec.MsgspecError:
        return "its newest rows cannot be read"
    state = TableState(table)
    state.people = {person.person: person for person in await store.people(table)}
    return _first_bad_row(state, rows)


def _first_bad_row(state: TableState, rows: list[Row]) -> str | None:
    recent = RecentEvents()
    for number, row in enumerate(rows, 1):
        if row.seq != number:
            return f"row {number} is missing"
        try:
            apply_row(state, recent, row)
        except Exception as error:  # noqa: BLE001 - whatever a damaged row leads to, it is named
            return f"row {number} of {len(rows)}, a {row.kind!r}, cannot be read ({type(error).__name__})"
    return None
