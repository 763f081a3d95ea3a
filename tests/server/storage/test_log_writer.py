"""The writer of a log by itself: what it tells the table that owns it."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from table_kit import Party

from huetable.core.terms import Refusal
from huetable.server.live import log_writer
from huetable.server.live.commits import Commit
from huetable.server.live.log_writer import LogWriter
from huetable.server.ops.metrics import Metrics
from huetable.store.base import Batch, Conflict, DoneCallback, StoreError
from huetable.table import clauses
from huetable.table.command_result import accept
from huetable.table.state import TableState


class Store:
    """Answers an append with what it is told to, and cannot be read so many times."""

    def __init__(self, answer: StoreError | None = None, unreadable: int = 0) -> None:
        self.answer = answer
        self.unreadable = unreadable
        self.reads = 0

    def append(self, batch: Batch, done: DoneCallback) -> None:
        asyncio.get_running_loop().call_soon(done, self.answer)

    async def rows(self, table: str, after: int = 0) -> list[Any]:
        self.reads += 1
        if self.reads <= self.unreadable:
            raise StoreError("not now")
        return []


class Owner:
    def __init__(self) -> None:
        self.state = TableState("t")
        self.told: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()

    def __getattr__(self, name: str) -> Any:
        return lambda *what: self.told.put_nowait((name, what))


def writer(store: Store) -> tuple[LogWriter, Owner]:
    owner = Owner()
    services: Any = SimpleNamespace(store=store, metrics=Metrics())
    return LogWriter("t", services, owner), owner


async def told(log: LogWriter, owner: Owner) -> tuple[str, Any]:
    """What the table hears, once the writer is free again."""
    heard = await asyncio.wait_for(owner.told.get(), 5)
    assert not log.busy
    assert owner.told.empty()
    return heard


async def test_a_commit_that_is_on_disk_is_handed_back_and_the_writer_is_free() -> None:
    log, owner = writer(Store())
    commit = Commit(accept())
    log.append(Batch(()), commit)
    assert log.busy
    assert await told(log, owner) == ("on_durable", (commit,))


@pytest.mark.parametrize(("error", "conflicted"), [(Conflict("late"), True), (StoreError("full"), False)])
async def test_after_a_failed_append_the_log_is_read_back_with_patience(
    monkeypatch: pytest.MonkeyPatch, error: StoreError, conflicted: bool
) -> None:
    async def load(services: Any, id: str) -> Any:
        await services.store.rows(id)
        return "the table"

    monkeypatch.setattr(log_writer, "_RETRY_DELAYS", (0.0, 0.0, 0.0))
    monkeypatch.setattr(log_writer, "load_table", load)
    store = Store(error, unreadable=2)
    log, owner = writer(store)
    commit = Commit(accept())
    log.append(Batch(()), commit)
    assert await told(log, owner) == ("on_reloaded", ("the table", commit))
    assert (store.reads, commit.conflicted) == (3, conflicted)


async def test_a_log_that_stays_unreadable_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_writer, "_RETRY_DELAYS", (0.0, 0.0))
    log, owner = writer(Store(StoreError("full"), unreadable=9))
    commit = Commit(accept())
    log.append(Batch(()), commit)
    assert await told(log, owner) == ("on_unreadable", (commit,))


async def test_whoever_waits_for_a_save_is_answered_even_if_the_log_is_lost(party: Party) -> None:
    ann = await party.open()
    answers: list[Refusal | None] = []
    ann.table.on_unreadable(Commit(accept(), on_saved=answers.append))
    assert answers == [Refusal(clauses.NOT_SAVED)]
    assert ann.parted == "restart"
