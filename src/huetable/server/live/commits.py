"""A commit: events that are applied to a table's state at once, and shown when they are on disk."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from huetable.core.terms import Emitted, Refusal
from huetable.server.lobby.listing import finished_game, listing
from huetable.server.slow.stand_ins import slow_stand_ins
from huetable.store.base import Batch, Blob, KeptBlobs, Person, Row
from huetable.table.command_result import AcceptedCommand, accept
from huetable.table.commands.setup.start import new_seed
from huetable.table.drafts import blob_hash, cited_hashes
from huetable.table.events import Moved, Sealed, Stopped, TableEvent
from huetable.table.reducer import apply_event
from huetable.table.rows import apply_row, to_row
from huetable.table.state import TableState
from huetable.table.wire.positions import PositionFrames
from huetable.table.wire.recent_events import RecentEvents

from .connections import Client


class Commit(Struct):
    """What is on its way to the disk, and the frames that are sent when it is there."""

    outcome: AcceptedCommand
    sender: Client | None = None
    command_id: str = ""
    key: str | None = None
    on_saved: Callable[[Refusal | None], None] | None = None
    """Called when it is on disk, or with a refusal when it is not."""
    retry: Callable[[], None] | None = None
    """How to try the command again, if another worker was faster; None: not again."""
    started: float = 0.0
    conflicted: bool = False
    """Whether another worker was faster."""
    events: tuple[TableEvent, ...] = ()
    emitted: list[Emitted] = []
    only_moves: bool = False
    """Whether everything but the game on the table is as before."""
    table_frames: dict[tuple[int, ...], bytes] = {}
    """By the chairs that a client holds."""
    positions: PositionFrames | None = None
    """None if the game looks to everybody as before."""

    @property
    def ends_game(self) -> bool:
        """Whether a game has ended in it: the next seed is drawn then."""
        return any(type(event) is Sealed for event in self.events)


def apply_commit(state: TableState, commit: Commit, now: int) -> Batch:
    """Change the state by the commit's events; returns what has to be written."""
    outcome = commit.outcome
    before = (state.phase, state.vote, state.late_seats)
    # Names first: the frames of these events show them.
    for person in outcome.people:
        state.people[person.person] = person
    rows = _apply_events(state, commit, outcome.events, now)
    for person in outcome.forgotten:
        state.people.pop(person.person, None)
    unchanged = before == (state.phase, state.vote, state.late_seats)
    commit.only_moves = unchanged and len(commit.events) == 1 and type(commit.events[0]) is Moved
    # What a slow game waits for, and until when, is found without loading its table.
    plain = commit.only_moves and not state.is_slow
    batch = Batch(tuple(rows)) if plain else _full_batch(state, outcome, rows, now)
    return _with_blobs(batch, state, outcome, now) if state.game.meta.blob_bytes else batch


def _apply_events(state: TableState, commit: Commit, events: tuple[TableEvent, ...], now: int) -> list[Row]:
    rows: list[Row] = []
    for event in events:
        emitted = apply_event(state, event, state.seq + 1, now, commit.key)
        rows.append(to_row(state, event, commit.key, now))
        commit.emitted = commit.emitted + emitted if commit.emitted else emitted
    commit.events += events
    further = _table_events(state)
    if further:
        rows += _apply_events(state, commit, further, now)
    return rows


def _table_events(state: TableState) -> tuple[TableEvent, ...]:
    """What the table itself adds, in the same commit."""
    if state.phase == "playing":
        if state.current_game is not None and state.current_game.is_too_long:
            return (Stopped("length"),)
        return slow_stand_ins(state) if state.is_slow else ()
    if state.must_stop:
        return (Stopped("rules"),)
    # The table commits to the next game's seed before anybody can know the next nonces.
    return (new_seed(),) if state.phase == "over" and not state.sealed else ()


def _full_batch(state: TableState, outcome: AcceptedCommand, rows: list[Row], now: int) -> Batch:
    """With the table's entry on the home page, and with the record where a game has just ended."""
    just_ended = state.phase == "over" and any(row.kind == "sealed" for row in rows)
    return Batch(
        tuple(rows),
        outcome.people,
        outcome.forgotten,
        outcome.known and replace(outcome.known, at=now),
        listing(state),
        finished_game(state, now) if just_ended else None,
        link=outcome.link,
    )


def _with_blobs(batch: Batch, state: TableState, outcome: AcceptedCommand, now: int) -> Batch:
    """With what a bot has made, and with what the game cites from now on: the rest stays a draft."""
    made = [Blob(state.id, state.game_no, "", blob_hash(data), now, data) for data in outcome.blobs]
    before, state.cited = state.cited, cited_hashes(state)
    changed = state.cited != before or bool(made)
    kept = KeptBlobs(state.id, state.game_no, state.cited) if changed else None
    return replace(batch, blobs=tuple(made), kept=kept)


def apply_rows(state: TableState, recent: RecentEvents, rows: list[Row], people: list[Person]) -> Commit:
    """Apply what other workers wrote. It is on disk already, so the commit only has to be shown."""
    before = (state.phase, state.vote, state.late_seats)
    if people:
        state.people = {person.person: person for person in people}
    events: list[TableEvent] = []
    emitted: list[Emitted] = []
    for row in rows:
        event, emitted_now = apply_row(state, recent, row)
        events.append(event)
        emitted += emitted_now
    state.cited = cited_hashes(state)
    unchanged = before == (state.phase, state.vote, state.late_seats)
    only_moves = unchanged and all(type(event) is Moved for event in events)
    return Commit(accept(*events), events=tuple(events), emitted=emitted, only_moves=only_moves)
