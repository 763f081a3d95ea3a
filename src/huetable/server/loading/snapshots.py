"""Snapshots of a table: made every few hundred rows, and believed only as long as nothing speaks against them.

A snapshot belongs to one row of the log and to one version of the code. Its hash binds all three together, so one that was
damaged, cut short, left over from another log or written by other code is not used: the log is replayed instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from msgspec import Struct
from msgspec.structs import astuple

from huetable.core.codec import encode
from huetable.server.ops.log import log
from huetable.store.base import Batch, Row, Snapshot, Store, StoreError
from huetable.table.events import Started, TableEvent, Undone
from huetable.table.game_on_table.snapshot import decode_snapshot, encode_snapshot, snapshot_game
from huetable.table.state import TableState
from huetable.table.wire.recent_events import RecentEvents

from .code_version import code_version

EVERY = 512
"""How much replaying a snapshot saves at least, counted in rows."""

_WORK: dict[type, int] = {Started: 32, Undone: 16}
"""Events that take longer to replay than a move: as long as this many rows."""


class LoadedTable(Struct):
    """A table as its log says it is."""

    state: TableState
    recent: RecentEvents
    work: int = 0
    """How much was replayed since the snapshot that it was made from."""


def replay_work(event: TableEvent) -> int:
    return _WORK.get(type(event), 1)


def make_snapshot(state: TableState, recent: RecentEvents, row: Row) -> Snapshot:
    """Row: the last one, whose number is the state's."""
    data, version = encode_snapshot(state, recent), code_version(state.game)
    return Snapshot(state.id, state.seq, version, _binding_hash(version, row, data), data)


def open_snapshot(snapshot: Snapshot, row: Row) -> LoadedTable | None:
    """The table as of this row, or None if anything about the snapshot is in doubt."""
    if snapshot.hash != _binding_hash(snapshot.version, row, snapshot.data):
        return None
    try:
        if snapshot.version != code_version(snapshot_game(snapshot.data)):
            return None
        state, recent = decode_snapshot(snapshot.table, snapshot.data)
    except Exception:  # noqa: BLE001 - whatever is wrong with it, the log is right
        return None
    return LoadedTable(state, recent) if state.seq == row.seq else None


def _binding_hash(version: str, row: Row, data: bytes) -> str:
    binding = sha256(encode((version, astuple(row))))
    binding.update(data)
    return binding.hexdigest()


class SnapshotKeeper:
    """Counts what a table's log has grown by, and writes a snapshot when it is worth it."""

    __slots__ = ("_store", "_work")

    def __init__(self, store: Store) -> None:
        self._store = store
        self._work = 0

    def start_from(self, loaded: LoadedTable) -> None:
        self._work = loaded.work

    def on_events(
        self, events: Sequence[TableEvent], state: TableState, recent: RecentEvents, row: Row | None
    ) -> None:
        """These are on disk, and nothing after them is applied yet. Row: the last one of them."""
        for event in events:
            self._work += _WORK.get(type(event), 1)
        if self._work >= EVERY and row is not None and row.seq == state.seq:
            self._work = 0
            save_snapshot(self._store, make_snapshot(state, recent, row))


def save_snapshot(store: Store, snapshot: Snapshot) -> None:
    """Nobody waits for it, and without it nothing is lost."""
    store.append(Batch((), snapshot=snapshot), _report)


def _report(error: StoreError | None) -> None:
    if error is not None:
        log.warning("a snapshot was not saved", extra={"problem": str(error)})
