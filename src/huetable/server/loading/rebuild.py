"""Long replays happen in a process of their own: however long a log is, the server's loop goes on meanwhile."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from huetable.server.bots.worker_process import prepare_worker_process
from huetable.server.ops.log import log
from huetable.store.base import LogSource, Row, Snapshot
from huetable.table.rows import apply_row
from huetable.table.state import TableState
from huetable.table.wire.recent_events import RecentEvents

from .snapshots import make_snapshot

_LINGER = 60.0
"""Seconds after which the process ends if there is nothing more to replay."""


def replay_log(source: LogSource, table: str) -> Snapshot | None:
    """The table after the last row that is there now; None where there is no row."""
    state, recent = TableState(table), RecentEvents()
    last: Row | None = None

    def apply(row: Row) -> None:
        nonlocal last
        apply_row(state, recent, row)
        last = row

    source.replay(table, apply)
    return None if last is None else make_snapshot(state, recent, last)


class Rebuilder:
    """One process, started for the first long log: after an upgrade, or when a snapshot is in doubt."""

    def __init__(self) -> None:
        self._process: ProcessPoolExecutor | None = None
        self._waiting = 0

    async def rebuild(self, source: LogSource, table: str) -> Snapshot | None:
        """None if there is nothing to replay, or if the process failed: then the caller replays the log itself."""
        self._waiting += 1
        try:
            return await asyncio.wrap_future(self._pool().submit(replay_log, source, table))
        except BrokenProcessPool:
            self.close()
            log.warning("the process that replays long logs has died; replaying in the server")
        except Exception as error:  # noqa: BLE001 - the caller tries the same, and reports what it finds
            log.warning("replaying a long log failed", extra={"problem": type(error).__name__})
        finally:
            self._waiting -= 1
            asyncio.get_running_loop().call_later(_LINGER, self._close_if_idle)
        return None

    def _pool(self) -> ProcessPoolExecutor:
        """Spawned, because a fork would copy locks held by threads."""
        if self._process is None:
            context = multiprocessing.get_context("spawn")
            self._process = ProcessPoolExecutor(1, context, initializer=prepare_worker_process)
        return self._process

    def _close_if_idle(self) -> None:
        if not self._waiting:
            self.close()

    def close(self) -> None:
        if self._process is not None:
            self._process.shutdown(wait=False, cancel_futures=True)
            self._process = None
