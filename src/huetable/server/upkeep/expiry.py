"""Removes what is old: tables some days after their last event (30 unless told otherwise), lessons much sooner, guests after
their last visit.
"""

from __future__ import annotations

import asyncio

from msgspec import Struct

from huetable.server.lobby.forgetting import Forgetting
from huetable.server.lobby.lobby import Lobby
from huetable.server.ops.log import log
from huetable.store.base import LEFT_LESSON, LESSON, Batch, GuestUse, Store, StoreError

from .guest_use import DAY
from .retention import HOUR, look_back, note_time

EVERY = 3600.0
"""Seconds."""

_MOST_TOGETHER = 200
"""Guests in one transaction: moves must not wait for long."""


_LESSONS_KEPT = {LEFT_LESSON: HOUR, LESSON: DAY}
"""Nobody comes back to a lesson that they have left; one that they have only closed they may want to finish."""


class Removed(Struct, frozen=True):
    tables: int
    guests: int


async def expire(lobby: Lobby, days: int, forgetting: Forgetting) -> Removed:
    services = lobby.services
    store = services.store
    now = await store.current_time(services.time.now())
    runs = await note_time(store, now, days * DAY)
    _, before = look_back(runs, days * DAY)
    tables = await store.expire(before, tuple(lobby.tables))
    for phase, keep in _LESSONS_KEPT.items():
        _, lessons_before = look_back(runs, keep)
        tables += await store.expire(lessons_before, tuple(lobby.tables), phase)
    # A guest whose page has been open for a month has come by today.
    await _note_connected(lobby, now // DAY)
    await store.tokens.remove_expired(now)
    unused = await store.expire_guests(before // DAY, now // DAY)
    for guest in unused:
        await forgetting.finish(guest)
    return Removed(tables, len(unused))


async def _note_connected(lobby: Lobby, today: int) -> None:
    here = sorted({guest for table in lobby.tables.values() for guest in table.connections.all_guests})
    for start in range(0, len(here), _MOST_TOGETHER):
        uses = [GuestUse(guest, today) for guest in here[start : start + _MOST_TOGETHER]]
        error = await _append(lobby.services.store, Batch((), guest_uses=tuple(uses)))
        if error is not None:
            raise error


async def _append(store: Store, batch: Batch) -> StoreError | None:
    written: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()

    def done(error: StoreError | None) -> None:
        # The server may be stopping, and then nobody waits any more.
        if not written.done():
            written.set_result(error)

    store.append(batch, done)
    return await written


async def expire_and_log(lobby: Lobby, days: int, forgetting: Forgetting) -> None:
    removed = await expire(lobby, days, forgetting)
    log.info("removed old tables", extra={"tables": removed.tables, "guests": removed.guests})
