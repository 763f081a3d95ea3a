"""Tables that an earlier release has stored: they load, go on by the rules they began with, and their records verify.

A game's `tests/old_tables/` holds databases as those releases left them: one table in the middle of a game and one after it,
played at random. Those of rules version 1 have decisions in them that players lost because they were out of time; `before_tail` was
stored before SQLite's log had a tail; the others before the table, the store and the contract of a game got the names that
they have now.
"""

import gzip
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from table_kit import Somebody, play_out

from huetable.core import record as records
from huetable.core.terms import TABLE, Forfeit
from huetable.games import all_games, game_folder
from huetable.server.http.replays import build_replay
from huetable.server.live.table_runner import TableRunner
from huetable.server.loading.rebuild import Rebuilder
from huetable.server.lobby.lobby import Lobby
from huetable.store.sqlite.store import SqliteStore

pytestmark = pytest.mark.every_store

FOLDERS = [game_folder(game) / "tests/old_tables" for game in all_games().values()]
OLD = [file for each in FOLDERS for file in sorted(each.glob("*.db.gz"))]
OLDEST = [file for file in OLD if file.name.startswith("rules_v1.")]


def named(file: Path) -> str:
    return "/".join(file.parts[-4:])


@pytest.fixture(scope="module")
def rebuilder() -> Iterator[Rebuilder]:
    """One for all of them: to start its process takes longer than to replay any of these logs."""
    made = Rebuilder()
    yield made
    made.close()


@pytest.fixture(params=OLD, ids=named)
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    found = tmp_path / "tables.db"
    found.write_bytes(gzip.decompress(request.param.read_bytes()))
    return found


@pytest.fixture
async def store(file: Path) -> SqliteStore:
    return await SqliteStore.open(file)


@pytest.fixture
async def tables(file: Path, lobby: Lobby) -> list[TableRunner]:
    """Every table that the database holds."""
    with closing(sqlite3.connect(file)) as disk:
        ids = [id for (id,) in disk.execute('SELECT DISTINCT "table" FROM log ORDER BY "table"')]
    return [await lobby.table(id) for id in ids]


async def test_a_game_that_was_on_goes_on_to_its_end(lobby: Lobby, tables: list[TableRunner]) -> None:
    (table,) = (table for table in tables if table.state.phase == "playing")
    watcher = await Somebody(lobby).join(table.state.id)
    assert watcher.observation["result"] is None
    await play_out(lobby, table)
    assert watcher.seen().phase == "over"
    finished = await lobby.services.store.finished_game(table.state.id, 1)
    assert finished is not None
    records.verify(table.state.game, finished.data)


async def test_a_finished_game_still_verifies_and_replays(lobby: Lobby, tables: list[TableRunner]) -> None:
    (table,) = (table for table in tables if table.state.phase == "over")
    finished = await lobby.services.store.finished_game(table.state.id, 1)
    assert finished is not None
    record = records.verify(table.state.game, finished.data)
    assert table.state.game.supports_rules_version(record.header.rules_version)
    for seat in (None, *range(len(record.header.seats))):
        assert len(build_replay(finished, {}, seat).steps) == len(record.steps) + 1


@pytest.mark.parametrize("file", OLDEST, indirect=True, ids=named)
async def test_what_seats_lost_in_old_logs_is_the_tables_doing_now(
    lobby: Lobby, tables: list[TableRunner]
) -> None:
    """Then it was a move of the seat itself."""
    for table in tables:
        rows = await lobby.services.store.rows(table.state.id)
        old = [row.seat for row in rows if row.kind == "move" and row.payload == b'{"type":"forfeit"}']
        current_game = table.state.current_game
        assert current_game is not None
        assert current_game.header.rules_version == 1
        moves = [
            records.decode_move(current_game.game, step.seat, bytes(step.move)) for step in current_game.steps
        ]
        assert [move.seat for seat, move in moves if seat == TABLE and isinstance(move, Forfeit)] == old


@pytest.mark.parametrize("name", all_games())
def test_a_table_of_every_older_rules_version_is_kept_to_show_that_it_goes_on(name: str) -> None:
    game = all_games()[name]
    kept = {file.name.partition(".")[0] for file in (game_folder(game) / "tests/old_tables").glob("*.db.gz")}
    assert {f"rules_v{version}" for version in range(1, game.meta.rules_version)} <= kept
