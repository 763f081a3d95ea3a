"""Keeps the garbage collector from stopping the server: at 1,500 tables a full collection takes up to half a second.

Nearly everything here is freed when its last reference goes. Only a table that leaves memory is a ring of parts that know
each other, so that ring is opened by hand. What is left for full collections is rare, and can wait until nobody plays.
"""

from __future__ import annotations

import asyncio
import gc
import resource
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from huetable.server.ops.log import log

if TYPE_CHECKING:
    from huetable.server.live.table_runner import TableRunner
    from huetable.server.lobby.lobby import Lobby

_YOUNG = 8_000
"""Objects after which the young ones are looked through: a few milliseconds. A move that is on its way to the disk holds
some twenty of them. Where 200 tables play at once, a lower bound would be reached by these alone, again and again.
"""

_MIDDLE = 1
"""Young collections before a middle one, which looks through as many objects as these have left."""

_NEVER = 1_000_000_000

_LINGER = 60.0
"""Seconds after which nothing that was under way at a closed table can still be under way."""

_EVERY = 60.0


@contextmanager
def collector_off_at_start() -> Iterator[None]:
    """Until `tune_garbage_collector`: nearly all that is made by then stays, and looking through it again and again takes
    longer than loading the games.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def tune_garbage_collector() -> None:
    """What exists now stays for good. Full collections are not left to chance: see `collect_when_quiet`."""
    gc.freeze()
    gc.enable()
    gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)


def free_when_unused(table: TableRunner) -> None:
    """Open the ring of a table that has left memory, so that it is freed without a collection."""
    asyncio.get_running_loop().call_later(_LINGER, _open_ring, table)


def _open_ring(table: TableRunner) -> None:
    if table.connections.clients or table.log_writer.busy:
        free_when_unused(table)
        return
    for part in (table.scheduler, table):
        vars(part).clear()


async def collect_when_quiet(lobby: Lobby) -> None:
    quiet, memory, tables = False, _peak_memory(), len(lobby.tables)
    while True:
        await asyncio.sleep(_EVERY)
        was_quiet, quiet = quiet, not lobby.services.metrics.sockets
        doubled = _peak_memory() > 2 * memory
        # Once when everybody has gone; and in the end also in the middle of things, if memory grows and tables don't.
        if (quiet and not was_quiet) or (doubled and len(lobby.tables) <= 2 * tables):
            _collect()
        if doubled:
            memory, tables = _peak_memory(), len(lobby.tables)


def _collect() -> None:
    begun = time.perf_counter()
    found = gc.collect()
    log.info("collected garbage", extra={"objects": found, "seconds": round(time.perf_counter() - begun, 3)})


def _peak_memory() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
