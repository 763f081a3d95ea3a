"""The only writer of a table's log: appends commits, and reads the log again when it says more than the table knows.

One commit at a time is on its way. Three things can come of it:
- it is on disk: the table shows it;
- another worker has written a row of the same number: the log is read back at once, and the command is tried again;
- the store failed: nobody knows what is on disk, so the log is read back, however often that has to be tried.
"""

from __future__ import annotations

import asyncio
from typing import Protocol

from huetable.server.loading.load_table import load_table, read_drafts
from huetable.server.loading.snapshots import LoadedTable
from huetable.server.ops.log import log
from huetable.server.services import Services
from huetable.store.base import Batch, Conflict, Person, Row, StoreError
from huetable.table.events import MOVES
from huetable.table.state import TableState

from .commits import Commit

_RETRY_DELAYS = (0.05, 0.5, 2.0, 5.0)
"""Seconds to wait before each attempt at reading the log back."""


class LogOwner(Protocol):
    """The table whose log it is: what its writer tells it."""

    state: TableState

    def on_durable(self, commit: Commit) -> None:
        """The commit is on disk: now anybody may see it."""

    def on_reloaded(self, loaded: LoadedTable, lost: Commit | None) -> None:
        """The log was read back; whether the lost commit is in it, the loaded state says."""

    def on_unreadable(self, lost: Commit | None) -> None:
        """The log cannot be read, or there is nothing in it: the table has to go."""

    def on_rows(self, rows: list[Row], people: list[Person]) -> None:
        """Other workers have written these rows. People: empty if they are as before."""

    def on_caught_up(self) -> None:
        """All that other workers wrote is read."""


class LogWriter:
    __slots__ = (
        "_commit",
        "_id",
        "_metrics",
        "_owner",
        "_reading",
        "_services",
        "_store",
        "busy",
        "last_row",
    )

    def __init__(self, id: str, services: Services, owner: LogOwner) -> None:
        self.busy = False
        """Whether something is on its way to the disk or is being read back."""
        self.last_row: Row | None = None
        """The last row that was written from here."""
        self._id = id
        self._services = services
        self._store = services.store
        self._metrics = services.metrics
        self._owner = owner
        self._commit: Commit | None = None
        self._reading: asyncio.Task[None] | None = None

    # Writing

    def append(self, batch: Batch, commit: Commit) -> None:
        """Called only when the writer is not busy."""
        self.busy = True
        self._commit = commit
        self.last_row = batch.rows[-1] if batch.rows else None
        try:
            self._store.append(batch, self._on_append)
        except Exception as error:  # noqa: BLE001 - a table that waits for an answer for ever is dead
            self._on_append(StoreError(repr(error)))

    def _on_append(self, error: StoreError | None) -> None:
        commit, self._commit = self._commit, None
        if error is not None:
            self._on_failed_append(commit, error)
        elif commit is not None:
            self.busy = False
            self._owner.on_durable(commit)

    def _on_failed_append(self, commit: Commit | None, error: StoreError) -> None:
        if isinstance(error, Conflict) and commit is not None:
            self._metrics.conflicts += 1
            commit.conflicted = True
            self.reload(commit, at_once=True)
        else:
            self._metrics.failed_appends += 1
            log.warning("append failed; reloading the table", extra={"problem": str(error)})
            self.reload(commit)

    # Reading everything back

    def reload(self, lost: Commit | None, *, at_once: bool = False) -> None:
        """The state in memory is not what the log says: throw it away and load the table again."""
        delays = (0.0, *_RETRY_DELAYS) if at_once else _RETRY_DELAYS
        self.busy = True
        self._reading = asyncio.get_running_loop().create_task(self._reload(lost, delays))

    async def _reload(self, lost: Commit | None, delays: tuple[float, ...]) -> None:
        loaded = None
        for delay in delays:
            await asyncio.sleep(delay)
            try:
                loaded = await load_table(self._services, self._id)
            except StoreError as error:
                log.warning("reading the log failed", extra={"problem": str(error)})
            except Exception:  # noqa: BLE001 - the table then says goodbye, which is better than silence
                log.exception("applying the log failed; leaving the table")
                break
            else:
                break
        self._reading, self.busy = None, False
        if loaded is None:
            self._owner.on_unreadable(lost)
        else:
            self._owner.on_reloaded(loaded, lost)

    # Reading on

    def read_on(self) -> None:
        """Another worker has written to the log, or has taken a draft: read what is new."""
        self.busy = True
        self._reading = asyncio.get_running_loop().create_task(self._read_on())

    async def _read_on(self) -> None:
        unreadable = False
        try:
            await self._read_new_rows()
        except StoreError as error:
            log.warning("reading the log failed", extra={"problem": str(error)})
        except Exception:  # noqa: BLE001 - what one row does to one table must not end the others
            log.exception("applying a row failed; leaving the table")
            unreadable = True
        self._reading, self.busy = None, False
        if unreadable:
            self._owner.on_unreadable(None)
        else:
            self._owner.on_caught_up()

    async def _read_new_rows(self) -> None:
        store, state = self._store, self._owner.state
        rows = await store.rows(state.id, state.seq)
        # A move brings no new names; and moves are most of what there is.
        people = [] if all(row.kind in MOVES for row in rows) else await store.people(state.id)
        if rows:
            self._owner.on_rows(rows, people)
        await read_drafts(store, state)
