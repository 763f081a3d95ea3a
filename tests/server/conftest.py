import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

# Tests are imported one by one, without packages: this makes the kit beside them importable.
sys.path.insert(0, str(Path(__file__).parent / "kit"))

from server_kit import Server
from table_kit import Party, VirtualTime, settle

from huetable import games
from huetable.server.bots.pool import BotPool
from huetable.server.lobby.lobby import Lobby
from huetable.server.ops.metrics import Metrics
from huetable.server.services import Services
from huetable.store.base import Store
from huetable.store.postgres.store import PostgresStore
from huetable.store.sqlite.store import SqliteStore
from huetable.store.worker_exchange import SingleWorker

STORE_MATTERS = frozenset(
    {"test_cluzzle", "test_moving", "test_old_tables", "test_playing", "test_seating", "test_takeback"}
)
"""Files whose promises lean on what the store does; the others run on PostgreSQL in the soak only."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        store = getattr(item, "callspec", None) and item.callspec.params.get("store")  # type: ignore[attr-defined]
        if store == "postgres" and item.path.stem not in STORE_MATTERS:
            item.add_marker(pytest.mark.soak)


@pytest.fixture(autouse=True)
def parlour() -> Iterator[None]:
    """The small game beside the tests, as if it stood among the others."""
    folder = str(Path(__file__).parent / "small_games")
    games.__path__.append(folder)
    games.games.cache_clear()
    yield
    games.__path__.remove(folder)
    games.games.cache_clear()


@pytest.fixture
def time() -> VirtualTime:
    return VirtualTime()


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    """A table does not know what keeps its log."""
    if request.param == "sqlite":
        return await SqliteStore.open(tmp_path / "tables.db")
    database: str = request.getfixturevalue("emptied")
    return await PostgresStore.open(database)


@pytest.fixture
async def lobby(store: Store, time: VirtualTime) -> AsyncIterator[Lobby]:
    bot_pool = BotPool()
    lobby = Lobby(Services(store, time, bot_pool, Metrics(), SingleWorker(time.now)))
    yield lobby
    await settle(lobby)
    lobby.close()
    bot_pool.close()
    await store.close()


@pytest.fixture
def party(lobby: Lobby, time: VirtualTime) -> Party:
    return Party(lobby, time)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """A server on a port of its own; `visitor` gives somebody who goes there."""
    async with Server(tmp_path) as running:
        yield running
