"""The only writer of a table's log.

What happens is applied and put into bytes at once, and shown when it is on disk. Until then nothing else
happens at the table: what comes in waits its turn. If the writing fails, the state is thrown away and read
back from the log, which is the truth.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from huetable.core.terms import Emitted, Refusal, Seat
from huetable.server.ops.log import log
from huetable.server.services import Services
from huetable.store.base import Batch, Blob, Conflict, KeptBlobs, Person, Row, StoreError
from huetable.table.commands.settings import sealed
from huetable.table.drafts import Drafts, kept, name_of
from huetable.table.events import MOVES, Moved, TableEvent
from huetable.table.permissions import Outcome, accept
from huetable.table.reducer import apply_event
from huetable.table.rows import to_row
from huetable.table.state import TableState
from huetable.table.wire.recent_events import Recent

from .connections import Client
from .listing import finished, listing

T = TypeVar("T")

_MOST_WAITING = 1000
_TRIES = (0.05, 0.5, 2.0, 5.0)
"""Seconds to wait before each attempt at reading the log back."""


class Pending(Struct):
    """What is on its way to the disk, and what will be sent when it is there."""

    outcome: Outcome
    sender: Client | None
    id: str
    key: str | None
    after: Callable[[Refusal | None], None] | None
    again: Callable[[], None] | None
    """How to try once more, where another worker was quicker."""
    begun: float
    late: bool = False
    """Whether one was."""
    events: tuple[TableEvent, ...] = ()
    emitted: list[Emitted] = []
    moves_only: bool = False
    """Whether the table is as before but for the game on it."""
    tables: dict[tuple[int, ...], bytes] = {}
    """By the chairs that a client holds."""
    positions: dict[tuple[Seat, ...], bytes] = {}
    """By the seats through whose eyes a client looks."""


class LogWriter(ABC):
    def __init__(self, id: str, house: Services) -> None:
        self.state = TableState(id)
        self.recent = Recent()
        self.house = house
        self.gone = False
        self._inbox: deque[Callable[[], None]] = deque()
        self._asked: set[asyncio.Future[Any]] = set()
        self._pending: Pending | None = None
        self._rebuild: asyncio.Task[None] | None = None

    # One thing after the other

    def do(self, job: Callable[[], None]) -> None:
        """Now, or when what is on its way is on disk."""
        if self.gone:
            return
        if self.idle:
            self._run(job)
        else:
            self._inbox.append(job)

    def _run(self, job: Callable[[], None]) -> None:
        try:
            job()
        except Exception:  # noqa: BLE001 - whatever one message does to one table, the server goes on
            log.exception("table job failed", extra={"job": repr(getattr(job, "func", job))})

    def _go_on(self, *, quiet: bool) -> None:
        while self._inbox and self._pending is None and self._rebuild is None:
            self._run(self._inbox.popleft())
            quiet = False
        if self._pending is None and self._rebuild is None:
            self._look(quiet=quiet)

    async def see(self, ask: Callable[[], T]) -> T:
        """An answer as of what is on disk; raises StoreError where the table is let go meanwhile."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked.add(answer)
        answer.add_done_callback(self._asked.discard)
        self.do(partial(_answer, answer, ask))
        if self.gone:
            self._leave_unanswered()
        return await answer

    def _leave_unanswered(self) -> None:
        for answer in tuple(self._asked):
            if not answer.done():
                answer.set_exception(StoreError("the table was let go"))

    @property
    def idle(self) -> bool:
        return self._pending is None and self._rebuild is None and not self._inbox

    @property
    def crowded(self) -> bool:
        return len(self._inbox) > _MOST_WAITING

    # Writing

    def commit(
        self,
        outcome: Outcome,
        *,
        sender: Client | None = None,
        id: str = "",
        key: str | None = None,
        at: int | None = None,
        after: Callable[[Refusal | None], None] | None = None,
        again: Callable[[], None] | None = None,
    ) -> None:
        """Apply and write. Called only when nothing else is on its way."""
        now = max(self.house.time.now() if at is None else at, self.state.at)
        pending = Pending(outcome, sender, id, key, after, again, self.house.metrics.clock())
        self._pending = pending
        try:
            batch = self._apply(pending, now)
        except Exception:  # noqa: BLE001 - a defect of one game must not reach the other tables
            log.exception(
                "applying an event failed; reloading the table",
                extra={"events": str([type(event) for event in outcome.events])},
            )
            self._start_rebuild()
        else:
            self.house.store.append(batch, self._written)

    def _apply(self, pending: Pending, now: int) -> Batch:
        """Change the state, and put into bytes what everybody will be shown of it."""
        state, outcome = self.state, pending.outcome
        before = (state.phase, state.vote)
        for person in outcome.people:
            state.people[person.person] = person
        rows = self._apply_events(pending, outcome.events, now)
        for person in outcome.forgotten:
            state.people.pop(person.person, None)
        same = before == (state.phase, state.vote)
        pending.moves_only = same and len(pending.events) == 1 and type(pending.events[0]) is Moved
        self._frame(pending, now)
        batch = Batch(tuple(rows)) if pending.moves_only else self._batch(outcome, rows, now)
        return self._with_blobs(batch, outcome, now) if state.game.meta.blob_bytes else batch

    def _apply_events(self, pending: Pending, events: tuple[TableEvent, ...], now: int) -> list[Row]:
        state, rows = self.state, list[Row]()
        for event in events:
            emitted = apply_event(state, event, state.seq + 1, now, pending.key)
            rows.append(to_row(state, event, pending.key, now))
            pending.emitted = pending.emitted + emitted if pending.emitted else emitted
        pending.events += events
        if state.phase == "over" and not state.sealed:
            # The next game's commitment is there before anybody can know the next nonces.
            rows += self._apply_events(pending, (sealed(),), now)
        return rows

    def _batch(self, outcome: Outcome, rows: list[Row], now: int) -> Batch:
        state = self.state
        over = state.phase == "over" and any(row.kind == "sealed" for row in rows)
        return Batch(
            tuple(rows),
            outcome.people,
            outcome.forgotten,
            outcome.known,
            listing(state),
            finished(state, now) if over else None,
        )

    def _with_blobs(self, batch: Batch, outcome: Outcome, now: int) -> Batch:
        """What a bot has made, and what the game refers to from now on."""
        state = self.state
        made = [Blob(state.id, state.game_no, "", name_of(data), now, data) for data in outcome.blobs]
        before, state.kept = state.kept, kept(state)
        now_kept = KeptBlobs(state.id, state.game_no, state.kept) if state.kept != before or made else None
        return replace(batch, blobs=tuple(made), kept=now_kept)

    def _written(self, error: StoreError | None) -> None:
        pending = self._pending
        if isinstance(error, Conflict) and pending is not None:
            self.house.metrics.conflicts += 1
            pending.late = True
            self._start_rebuild(at_once=True)
        elif error is not None:
            self.house.metrics.failed_appends += 1
            log.warning("an append failed", extra={"problem": str(error)})
            self._start_rebuild()
        elif pending is not None:
            self._pending = None
            for event in pending.events:
                self.recent.note(event, self.state.seq, pending.emitted if type(event) is Moved else [])
            self._release(pending)
            if pending.after is not None:
                pending.after(None)
            self.house.metrics.written(pending.begun, pending.events)
            self._go_on(quiet=pending.moves_only)

    # Reading back

    async def read(self) -> bool:
        """Become what the log says; False where it says nothing."""
        store, id = self.house.store, self.state.id
        rows, people = await store.rows(id), await store.people(id)
        if not rows:
            return False
        self._load(rows, people)
        if self.state.game.meta.blob_bytes:
            self.state.drafts = Drafts(await store.blob_summaries(id, self.state.game_no))
        return True

    def _load(self, rows: list[Row], people: list[Person]) -> None:
        state = TableState(self.state.id)
        state.people = {person.person: person for person in people}
        self.recent = Recent()
        for row in rows:
            event = state.read(row)
            self.recent.note(event, row.seq, apply_event(state, event, row.seq, row.at, row.command_id))
        state.kept = kept(state)
        self.state = state

    def _start_rebuild(self, *, at_once: bool = False) -> None:
        tries = (0.0, *_TRIES) if at_once else _TRIES
        self._rebuild = asyncio.get_running_loop().create_task(self._read_back(tries))

    async def _read_back(self, tries: tuple[float, ...]) -> None:
        pending, self._pending = self._pending, None
        for pause in tries:
            await asyncio.sleep(pause)
            try:
                found = await self.read()
            except StoreError as error:
                log.warning("the log cannot be read", extra={"problem": str(error)})
                continue
            self._rebuild = None
            self._begin_again(pending, found=found)
            return
        self._rebuild = None
        self.give_up()

    def _begin_again(self, pending: Pending | None, *, found: bool) -> None:
        if pending is not None and pending.after is not None:
            pending.after(Refusal("TABLE-31"))
        if not found:
            self.give_up()
            return
        self._show_again(pending)
        if pending is not None and pending.late and pending.again and pending.key not in self.state.taken:
            self._inbox.appendleft(pending.again)
        self._go_on(quiet=False)

    # Reading on

    def read_on_to(self, seq: int) -> None:
        """Another worker has written to the log."""
        self.do(partial(self._start_reading_on, seq))

    def _start_reading_on(self, seq: int | None) -> None:
        """As far as this row; None: whatever there is, drafts too."""
        if seq is None or seq > self.state.seq:
            self._rebuild = asyncio.get_running_loop().create_task(self._read_on())

    async def _read_on(self) -> None:
        """Fold in what others wrote, row by row, and show it as if it had happened here."""
        store, state = self.house.store, self.state
        try:
            rows = await store.rows(state.id, state.seq)
            people = [] if all(row.kind in MOVES for row in rows) else await store.people(state.id)
            if rows:
                self._follow(rows, people)
            if state.game.meta.blob_bytes:
                state.drafts = Drafts(await store.blob_summaries(state.id, state.game_no))
        except StoreError as error:
            log.warning("the log cannot be read", extra={"problem": str(error)})
        except Exception:  # noqa: BLE001 - what one row does to one table must not end the others
            log.exception("applying a row failed; leaving the table")
            self.give_up()
        finally:
            self._rebuild = None
        if not self.gone:
            self._go_on(quiet=False)

    def _follow(self, rows: list[Row], people: list[Person]) -> None:
        """What was written together is shown together."""
        state = self.state
        before = (state.phase, state.vote)
        if people:
            state.people = {person.person: person for person in people}
        events, emitted = list[TableEvent](), list[Emitted]()
        for row in rows:
            event = state.read(row)
            happened = apply_event(state, event, row.seq, row.at, row.command_id)
            self.recent.note(event, row.seq, happened)
            events.append(event)
            emitted += happened
        state.kept = kept(state)
        pending = Pending(
            accept(*events), None, "", None, None, None, 0.0, events=tuple(events), emitted=emitted
        )
        same = before == (state.phase, state.vote)
        pending.moves_only = same and all(type(event) is Moved for event in events)
        self._frame(pending, self.house.time.now())
        self._release(pending)

    # What the table shows, and what it does by itself

    @abstractmethod
    def _frame(self, pending: Pending, now: int) -> None:
        """Put into bytes what will be sent."""

    @abstractmethod
    def _release(self, pending: Pending) -> None:
        """It is on disk: send everything that waited for that."""

    @abstractmethod
    def _show_again(self, pending: Pending | None) -> None:
        """The log was read anew: everybody gets everything, and who waits for an answer gets one."""

    @abstractmethod
    def _look(self, *, quiet: bool) -> None:
        """The position may be a new one; quiet: but the same people sit there."""

    @abstractmethod
    def give_up(self) -> None:
        """Let go of everybody and everything; whoever comes back finds the table in the log."""


def _answer(answer: asyncio.Future[T], ask: Callable[[], T]) -> None:
    """Whoever asked may have gone in the meantime."""
    try:
        found = ask()
    except Exception as error:  # noqa: BLE001 - it is the asker's to deal with
        if not answer.done():
            answer.set_exception(error)
    else:
        if not answer.done():
            answer.set_result(found)
