"""Snapshots beside the log: they spare replaying it, and never change what it says."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from random_tables import GUESTS, RandomTable, facts, replayed
from server_kit import Server
from table_kit import Faulty, Party, Somebody, settle

from huetable.core.codec import encode
from huetable.games import all_games
from huetable.server.loading import load_table as loading
from huetable.server.loading import snapshots
from huetable.server.loading.code_version import code_version, version_of_folder
from huetable.server.loading.load_table import load_table
from huetable.server.loading.snapshots import make_snapshot, open_snapshot
from huetable.server.lobby.lobby import Lobby
from huetable.store.base import Batch, Row, Snapshot, Store
from huetable.table.game_on_table.snapshot import (
    SAME_IN_GAME,
    SAME_IN_TABLE,
    decode_snapshot,
    encode_snapshot,
)
from huetable.table.rows import apply_row
from huetable.table.state import TableState
from huetable.table.wire.protocol import Rename
from huetable.table.wire.recent_events import RecentEvents

GAMES = list(all_games())

BESIDE_THE_LOG = {"id", "people", "drafts", "cited", "house_spectators"}
"""Kept elsewhere, and read when a table is loaded."""

ANOTHER_WAY = {"game": "game_id", "current_game": "on_table"}


def heard(recent: RecentEvents) -> list[bytes]:
    return [encode(emitted) for _, emitted in recent.moves]


def check_random_table(game: str, seed: int, steps: int) -> None:
    """With a snapshot from any moment, the rest of the log leads to the same table as the whole log."""
    table = RandomTable(game, seed)
    kept: list[Snapshot] = []
    for number in range(steps):
        table.step()
        if number % 37 == seed % 37:
            kept.append(make_snapshot(table.state, table.recent, table.rows[-1]))
    expected = facts(replayed(table.rows))
    assert facts(table.state) == expected
    for snapshot in kept:
        loaded = open_snapshot(snapshot, table.rows[snapshot.seq - 1])
        assert loaded is not None
        assert facts(replayed(table.rows[snapshot.seq :], loaded.state, loaded.recent)) == expected
        assert heard(loaded.recent) == heard(table.recent)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_from_a_snapshot_is_the_table_from_the_whole_log(game: str) -> None:
    for seed in (1, 2):
        check_random_table(game, seed, 160)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_table_from_a_snapshot_is_the_table_from_the_whole_log_whatever_people_do(game: str) -> None:
    for seed in range(100, 160):
        check_random_table(game, seed, 900)


def test_everything_about_a_table_is_in_its_snapshot_or_known_to_be_beside_the_log() -> None:
    """A new field of a table has to be one or the other."""
    table = RandomTable("uno_coloradd", 4)
    while table.state.phase != "playing":
        table.step()
    current_game: Any = table.state.current_game
    assert set(vars(table.state)) == SAME_IN_TABLE | BESIDE_THE_LOG | set(ANOTHER_WAY)
    made_again = {"game", "rng", "bot_rng", "state", "steps", "rows", "checkpoints", "step_lengths"}
    only_in_memory = {"not_before", "observed", "takeback_check"}
    assert set(vars(current_game)) == SAME_IN_GAME | made_again | only_in_memory


def test_missed_decisions_are_stored_under_the_name_that_old_snapshots_have() -> None:
    table = RandomTable("dye_pot", 1)
    while table.state.current_game is None:
        table.step()
    table.state.current_game.missed_in_a_row = {1: 2}
    data = encode_snapshot(table.state, table.recent)
    assert b'"late":{"1":2}' in data
    found = decode_snapshot(table.state.id, data)[0].current_game
    assert found is not None
    assert found.missed_in_a_row == {1: 2}


def test_a_snapshot_names_nobody() -> None:
    table = RandomTable("uno_coloradd", 5)
    for _ in range(60):
        table.step()
    data = encode_snapshot(table.state, table.recent)
    for guest in GUESTS:
        assert guest.id.encode() not in data
        assert guest.key.encode() not in data
    for name in ("Ann", "Ben", "Cleo"):
        assert b'"%b' % name.encode() not in data


# What a damaged snapshot does: nothing


def _flipped(at: float) -> Callable[[Snapshot], Snapshot]:
    def flip(found: Snapshot) -> Snapshot:
        here = int(at * (len(found.data) - 1))
        return replace(found, data=found.data[:here] + bytes([found.data[here] ^ 1]) + found.data[here + 1 :])

    return flip


def _resealed(found: Snapshot, row: Row, **changes: Any) -> Snapshot:
    """Changed, and with a hash that fits."""
    changed = replace(found, **changes)
    return replace(changed, hash=snapshots._binding_hash(changed.version, row, changed.data))


DAMAGE: dict[str, Callable[[Snapshot], Snapshot]] = {
    "a bit flipped at the start": _flipped(0.0),
    "a bit flipped in the middle": _flipped(0.5),
    "a bit flipped at the end": _flipped(1.0),
    "cut short": lambda found: replace(found, data=found.data[: len(found.data) // 2]),
    "empty": lambda found: replace(found, data=b""),
    "another hash": lambda found: replace(found, hash="0" * 64),
    "another version": lambda found: replace(found, version="0" * 64),
    "of an earlier row": lambda found: replace(found, seq=found.seq - 1),
    "of a later row": lambda found: replace(found, seq=found.seq + 1),
    "of a row that is not there": lambda found: replace(found, seq=10_000),
    "of no row": lambda found: replace(found, seq=0),
}


async def stored(store: Store, snapshot: Snapshot) -> None:
    saved: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    store.append(Batch((), snapshot=snapshot), saved.set_result)
    assert await saved is None


@pytest.fixture
async def kept(party: Party) -> tuple[Somebody, Snapshot]:
    """A table that is not in memory, its snapshot, and rows after it."""
    ann, ben = await party.playing(2)
    await ann.play(type="nod")
    await ben.play(type="bow", depth=2)
    row = (await party.lobby.services.store.rows(ann.table.state.id))[-1]
    snapshot = make_snapshot(ann.table.state, ann.table.recent, row)
    await stored(party.lobby.services.store, snapshot)
    await ann.play(type="bow", depth=3)
    ann.table.retire()
    await settle(party.lobby)
    return ann, snapshot


async def loaded_facts(lobby: Lobby, id: str) -> dict[str, Any]:
    loaded = await load_table(lobby.services, id)
    assert loaded is not None
    return facts(loaded.state)


@pytest.mark.every_store
async def test_a_table_is_loaded_from_its_snapshot_and_the_rows_after_it(
    kept: tuple[Somebody, Snapshot], lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, snapshot = kept
    applied: list[int] = []

    def counting(state: Any, recent: Any, row: Row) -> Any:
        applied.append(row.seq)
        return apply_row(state, recent, row)

    monkeypatch.setattr(loading, "apply_row", counting)
    found = await loaded_facts(lobby, snapshot.table)
    assert applied == [snapshot.seq + 1]
    rows = await lobby.services.store.rows(snapshot.table)
    assert found == facts(replayed(rows, TableState(snapshot.table)))
    assert (await ann.again()).observation == ann.observation


@pytest.mark.parametrize("damage", DAMAGE)
async def test_a_damaged_snapshot_never_changes_what_is_loaded(
    kept: tuple[Somebody, Snapshot], lobby: Lobby, damage: str
) -> None:
    snapshot = kept[1]
    store = lobby.services.store
    rows = await store.rows(snapshot.table)
    await stored(store, DAMAGE[damage](snapshot))
    assert await loaded_facts(lobby, snapshot.table) == facts(replayed(rows, TableState(snapshot.table)))


@pytest.mark.parametrize(
    "data", [b"[]", b"{}", b"null", b"\xff", b'{"game_id":"no such game"}', b'{"game_id":"parlour"}']
)
async def test_a_snapshot_that_this_code_cannot_read_is_not_used(
    kept: tuple[Somebody, Snapshot], lobby: Lobby, data: bytes
) -> None:
    """Even if its hash fits."""
    snapshot = kept[1]
    store = lobby.services.store
    rows = await store.rows(snapshot.table)
    row = next(row for row in rows if row.seq == snapshot.seq)
    await stored(store, _resealed(snapshot, row, data=data))
    assert await loaded_facts(lobby, snapshot.table) == facts(replayed(rows, TableState(snapshot.table)))


async def test_a_snapshot_of_another_version_is_replaced_by_the_next_one(
    kept: tuple[Somebody, Snapshot], lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, snapshot = kept
    store = lobby.services.store
    rows = await store.rows(snapshot.table)
    row = next(row for row in rows if row.seq == snapshot.seq)
    await stored(store, _resealed(snapshot, row, version="of last week"))
    monkeypatch.setattr(snapshots, "EVERY", 1)
    again = await ann.again()
    await again.do(Rename, "Ann", "pink")
    await settle(lobby)
    fresh = await store.snapshot(snapshot.table)
    assert fresh is not None
    assert (fresh.seq, fresh.version) == (again.table.state.seq, code_version(again.table.state.game))


async def test_a_snapshot_that_leads_astray_is_given_up(
    kept: tuple[Somebody, Snapshot], lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rows after it cannot be applied: the log alone decides."""
    snapshot = kept[1]
    rows = await lobby.services.store.rows(snapshot.table)
    state, recent = decode_snapshot(snapshot.table, snapshot.data)
    state.current_game = state.outdated_game = None
    state.chairs.clear()
    data = encode_snapshot(state, recent)
    row = next(row for row in rows if row.seq == snapshot.seq)
    await stored(lobby.services.store, _resealed(snapshot, row, data=data))

    def failing(state: TableState, recent: Any, row: Row) -> Any:
        assert state.chairs or row.seq < 3
        return apply_row(state, recent, row)

    monkeypatch.setattr(loading, "apply_row", failing)
    assert await loaded_facts(lobby, snapshot.table) == facts(replayed(rows, TableState(snapshot.table)))


# When they are made


@pytest.mark.every_store
async def test_a_snapshot_is_made_every_few_hundred_rows(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 40)
    ann, ben = await party.playing(2)
    store, id = party.lobby.services.store, ann.table.state.id
    assert await store.snapshot(id) is None, "dealing takes as long as thirty moves, and that is not enough"
    for _ in range(3):
        await ann.play(type="nod")
        await ben.play(type="nod")
    await settle(party.lobby)
    snapshot = await store.snapshot(id)
    assert snapshot is not None
    assert 0 < ann.table.state.seq - snapshot.seq < 6
    rows = await store.rows(id)
    loaded = open_snapshot(snapshot, rows[snapshot.seq - 1])
    assert loaded is not None
    assert facts(loaded.state) == facts(replayed(rows[: snapshot.seq], TableState(id)))


async def test_a_snapshot_that_cannot_be_saved_holds_nobody_up(
    tmp_path: Path, lobby: Lobby, party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await party.playing(2)
    faulty = Faulty(tmp_path / "faulty.db", asyncio.get_running_loop())
    faulty.fail = [True]
    monkeypatch.setattr(snapshots, "EVERY", 1)
    monkeypatch.setattr(ann.table.snapshots, "_store", faulty)
    await ann.play(type="nod")
    await ben.play(type="nod")
    await asyncio.sleep(0)
    await faulty.close()
    assert ann.observation["awaited"] == [0]


@pytest.mark.every_store
async def test_a_snapshot_goes_with_its_table(kept: tuple[Somebody, Snapshot], lobby: Lobby) -> None:
    snapshot = kept[1]
    store = lobby.services.store
    assert await store.snapshot(snapshot.table) is not None
    assert await store.expire(lobby.services.time.now() + 1) == 1
    assert await store.snapshot(snapshot.table) is None
    assert await load_table(lobby.services, snapshot.table) is None


def test_the_version_of_the_code_changes_with_any_file_that_decides_a_game(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "tests").mkdir()
    file, test = tmp_path / "rules/deal.py", tmp_path / "tests/test_deal.py"
    file.write_text("CARDS = 7")
    version_of = version_of_folder.__wrapped__
    first = version_of(tmp_path)
    test.write_text("assert True")
    assert version_of(tmp_path) == first
    file.write_text("CARDS = 8")
    assert version_of(tmp_path) != first


def test_files_that_are_replaced_while_a_server_runs_do_not_change_its_version(tmp_path: Path) -> None:
    """It would sign its snapshots as those of the code that is about to come."""
    file = tmp_path / "deal.py"
    file.write_text("CARDS = 7")
    first = version_of_folder(tmp_path)
    file.write_text("CARDS = 8")
    assert version_of_folder(tmp_path) == first


async def test_a_server_reads_its_version_when_it_starts(tmp_path: Path) -> None:
    version_of_folder.cache_clear()
    async with Server(tmp_path):
        assert version_of_folder.cache_info().currsize == len(all_games())
