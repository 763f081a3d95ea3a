"""Loading a table: however long its log is, everybody else goes on playing."""

from __future__ import annotations

import asyncio
import time as clock
from typing import Any

import pytest
from random_tables import RandomTable, facts, replayed
from table_kit import Party, settle

from huetable.server.loading import load_table as loading
from huetable.server.loading.load_table import load_table
from huetable.server.loading.rebuild import Rebuilder
from huetable.server.lobby.lobby import Lobby
from huetable.store.base import Batch, Row, Store
from huetable.table.command_result import accept
from huetable.table.events import Ended
from huetable.table.game_on_table import takeback
from huetable.table.rows import apply_row
from huetable.table.state import HANDLED_KEPT, TableState


async def save(store: Store, table: RandomTable) -> None:
    """In commits of some rows each: PostgreSQL tells other workers of every commit in a few thousand bytes."""
    people = tuple(table.state.people.values())
    for begin in range(0, len(table.rows), 100):
        saved: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        store.append(Batch(tuple(table.rows[begin : begin + 100]), people), saved.set_result)
        assert await saved is None


def long_table(steps: int, game: str = "dye_pot") -> RandomTable:
    table = RandomTable(game, 2)
    for _ in range(steps):
        table.step()
    return table


@pytest.fixture
def no_time_on_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "_SLICE", -1.0)
    monkeypatch.setattr(loading, "_BUDGET", 0.0)


async def test_a_long_log_is_replayed_in_another_process_and_its_snapshot_is_kept(
    lobby: Lobby, no_time_on_the_loop: None
) -> None:
    table = long_table(40)
    store = lobby.services.store
    await save(store, table)
    loaded = await load_table(lobby.services, "t")
    assert loaded is not None
    assert facts(loaded.state) == facts(replayed(table.rows))
    await settle(lobby)
    snapshot = await store.snapshot("t")
    assert snapshot is not None
    assert snapshot.seq == len(table.rows)
    await kill_process(lobby.services.rebuilder)
    assert await lobby.services.rebuilder.rebuild(store.log_source, "t") is None, "the server does it itself"
    assert lobby.services.rebuilder._process is None, "and the next long log gets another process"


async def kill_process(rebuilder: Rebuilder) -> None:
    assert rebuilder._process is not None
    (process,) = rebuilder._process._processes.values()
    process.kill()
    await asyncio.to_thread(process.join)


async def test_without_the_other_process_the_server_replays_the_log_itself(
    lobby: Lobby, no_time_on_the_loop: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = long_table(40)
    await save(lobby.services.store, table)

    async def no_process(*_: Any) -> None:
        return None

    monkeypatch.setattr(Rebuilder, "rebuild", no_process)
    loaded = await load_table(lobby.services, "t")
    assert loaded is not None
    assert facts(loaded.state) == facts(replayed(table.rows))


async def test_others_get_their_turn_while_a_log_is_replayed(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "_SLICE", -1.0)
    monkeypatch.setattr(loading, "_BUDGET", 60.0)
    table = long_table(40)
    await save(lobby.services.store, table)
    turns: list[int] = []

    def counting(state: TableState, recent: Any, row: Row) -> Any:
        asyncio.get_running_loop().call_soon(turns.append, row.seq)
        return apply_row(state, recent, row)

    monkeypatch.setattr(loading, "apply_row", counting)
    assert await load_table(lobby.services, "t") is not None
    assert len(turns) >= len(table.rows) - 1


COMMANDS_A_SECOND = 50
"""As many as one guest may send."""


async def loop_time_of_loading(lobby: Lobby, table: RandomTable) -> float:
    """Seconds of the loop's own thread."""
    begun = clock.thread_time()
    loaded = await load_table(lobby.services, "t")
    spent = clock.thread_time() - begun
    assert loaded is not None
    assert loaded.state.seq == len(table.rows)
    return spent


@pytest.mark.rule("TABLE-60")
@pytest.mark.parametrize("seconds", [20, pytest.param(120, marks=pytest.mark.soak)])
async def test_one_guest_with_two_chairs_and_nothing_but_take_backs_blocks_the_loop_for_under_100_ms(
    lobby: Lobby, seconds: int
) -> None:
    """In all, however often the table is loaded."""
    table = RandomTable("uno_coloradd", 2, alone=True)
    for _ in range(COMMANDS_A_SECOND * seconds // 2):
        table.move_and_take_back(1000 // COMMANDS_A_SECOND)
    await save(lobby.services.store, table)
    assert sum(row.kind == "undone" for row in table.rows) <= 2 * takeback.MOST
    for _ in range(2):
        assert await loop_time_of_loading(lobby, table) < 0.1
        await settle(lobby)


@pytest.mark.soak
async def test_a_log_full_of_take_backs_from_before_there_was_a_limit_blocks_the_loop_for_under_100_ms(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(takeback, "MOST", 10_000)
    monkeypatch.setattr(takeback, "WAIT", 0)
    table = RandomTable("uno_coloradd", 2, alone=True)
    for _ in range(3000):
        table.move_and_take_back(20)
    await save(lobby.services.store, table)
    assert sum(row.kind == "undone" for row in table.rows) > 500
    for _ in range(2):
        assert await loop_time_of_loading(lobby, table) < 0.1
        await settle(lobby)


@pytest.mark.soak
async def test_a_log_of_games_that_were_ended_at_once_blocks_the_loop_for_under_100_ms(lobby: Lobby) -> None:
    """Dealing takes longer than any move."""
    table = RandomTable("hues_and_cues", 2)
    for _ in range(250):
        table.start()
        table.add(accept(Ended()))
    await save(lobby.services.store, table)
    for _ in range(2):
        assert await loop_time_of_loading(lobby, table) < 0.1
        await settle(lobby)


async def test_a_table_keeps_the_keys_of_its_latest_commands_and_not_of_all() -> None:
    table = RandomTable("dye_pot", 2)
    for number in range(2 * HANDLED_KEPT + 10):
        table.state.seq += 1
        table.state.note_handled(f"key {number}")
    keys = list(table.state.handled)
    assert HANDLED_KEPT <= len(keys) < 2 * HANDLED_KEPT
    assert keys[-1] == f"key {2 * HANDLED_KEPT + 9}"


@pytest.mark.every_store
async def test_who_is_forgotten_while_a_table_is_loaded_stays_forgotten(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await party.playing(2)
    id = ann.table.state.id
    ann.table.retire()
    await settle(party.lobby)
    replay = loading._replay

    async def slow(*given: Any) -> bool:
        await party.lobby.services.store.forget(ben.guest.id)
        return await replay(*given)

    monkeypatch.setattr(loading, "_replay", slow)
    loaded = await load_table(party.lobby.services, id)
    assert loaded is not None
    assert {person.guest for person in loaded.state.people.values()} == {ann.guest.id}


async def test_a_table_whose_log_cannot_be_applied_says_goodbye(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = await party.playing(2)

    def failing(*_: Any) -> Any:
        raise KeyError("a defect")

    monkeypatch.setattr(loading, "apply_row", failing)
    ann.table.log_writer.reload(None, at_once=True)
    await settle(party.lobby)
    assert ann.parted == "restart"
    assert ann.table.state.id not in party.lobby.tables
