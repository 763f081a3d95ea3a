"""The garbage collector never stops a busy server: it has nothing large to do."""

import asyncio
import gc
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any
from weakref import ref

import pytest
from table_kit import Party, settle

from huetable.server.ops.metrics import Metrics
from huetable.server.upkeep import garbage
from huetable.server.upkeep.garbage import free_when_unused, tune_garbage_collector


@pytest.fixture
def own_collector() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


def test_however_many_objects_there_are_no_full_collection_begins_by_itself(own_collector: None) -> None:
    tune_garbage_collector()
    generations: list[int] = []
    gc.callbacks.append(note := lambda _, info: generations.append(info["generation"]))
    kept = [[number] for number in range(400_000)]
    gc.callbacks.remove(note)
    assert len(kept) == 400_000
    assert 1 in generations
    assert 2 not in generations


async def test_a_table_that_leaves_memory_is_freed_without_a_collection(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "_LINGER", 0)
    ann = await party.open(bots=("normal",), start=True)
    await ann.play(type="nod")
    await ann.go()
    table = ann.table
    await settle(party.lobby)
    seen = ref(table)
    gc.disable()
    try:
        table.retire()
        await settle(party.lobby)
        # The virtual time remembers alarms that were cancelled.
        party.time._calls.clear()
        del table, ann.table, ann.client, ann
        await asyncio.sleep(0.01)
        assert seen() is None
    finally:
        gc.enable()


async def test_a_table_is_not_taken_apart_before_its_last_client_has_gone(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "_LINGER", 0.001)
    ann = await party.open()
    free_when_unused(ann.table)
    await asyncio.sleep(0.01)
    assert ann.table.state.chairs
    assert not ann.connection.closed


@pytest.mark.parametrize(
    ("sockets", "growth", "tables", "collects"),
    [(0, 1, 0, True), (9, 1, 0, False), (9, 3, 0, True), (9, 3, 100, False)],
    ids=["nobody plays", "somebody plays", "memory grows", "memory and tables grow"],
)
async def test_a_full_collection_waits_until_nobody_plays_or_memory_grows_without_tables(
    monkeypatch: pytest.MonkeyPatch, sockets: int, growth: int, tables: int, collects: bool
) -> None:
    peaks = iter([100, *[100 * growth] * 99])
    collected = asyncio.Event()
    metrics = Metrics()
    metrics.sockets = sockets
    lobby: Any = SimpleNamespace(tables={}, services=SimpleNamespace(metrics=metrics))
    monkeypatch.setattr(garbage, "_EVERY", 0)
    monkeypatch.setattr(garbage, "_peak_memory", lambda: next(peaks))
    monkeypatch.setattr(garbage, "_collect", collected.set)
    task = asyncio.create_task(garbage.collect_when_quiet(lobby))
    await asyncio.sleep(0)
    lobby.tables = dict.fromkeys(range(tables))
    for _ in range(5):
        await asyncio.sleep(0)
    task.cancel()
    assert collected.is_set() == collects
