"""Tables and servers for tests: those in tests/server and those in the games' folders.

What needs the server is imported where it is used: this file is loaded for every test, and most need no server.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from server_kit import Server
    from table_kit import Party, VirtualTime

    from huetable.server.loading.rebuild import Rebuilder
    from huetable.server.lobby.lobby import Lobby
    from huetable.store.base import Store


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers",
        "every_store: leans on what the store does; other tests run on PostgreSQL in the soak only",
    )


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        store = getattr(item, "callspec", None) and item.callspec.params.get("store")  # type: ignore[attr-defined]
        if store == "postgres" and item.get_closest_marker("every_store") is None:
            item.add_marker(pytest.mark.soak)


@pytest.fixture
def small_games() -> Iterator[None]:
    """The small games of the server's tests, as if they stood among the others."""
    from huetable import games

    folder = str(Path(__file__).parents[1] / "small_games")
    games.__path__.append(folder)
    yield
    games.__path__.remove(folder)


@pytest.fixture
def time() -> VirtualTime:
    from table_kit import VirtualTime

    return VirtualTime()


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    """A table does not know which store keeps its log."""
    from huetable.store.postgres.store import PostgresStore
    from huetable.store.sqlite.store import SqliteStore

    if request.param == "sqlite":
        return await SqliteStore.open(tmp_path / "tables.db")
    database: str = request.getfixturevalue("emptied")

    class TimelessStore(PostgresStore):
        """What is old is decided by the time of the test, not by that of the database."""

        async def current_time(self, clock: int) -> int:
            return clock

    return await TimelessStore.open(database)


@pytest.fixture
def quick_exchange(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers look for news of each other several times as often, so that nobody waits for it."""
    for name, seconds in (("_RENEW", 0.2), ("_POLL", 0.05), ("_FLUSH", 0.01)):
        monkeypatch.setattr(f"huetable.store.postgres.worker_exchange.{name}", seconds)


@pytest.fixture
def rebuilder() -> Iterator[Rebuilder]:
    from huetable.server.loading.rebuild import Rebuilder

    made = Rebuilder()
    yield made
    made.close()


@pytest.fixture
async def lobby(store: Store, time: VirtualTime, rebuilder: Rebuilder) -> AsyncIterator[Lobby]:
    from table_kit import settle

    from huetable.server.bots.pool import BotPool
    from huetable.server.lobby.lobby import Lobby
    from huetable.server.ops.metrics import Metrics
    from huetable.server.services import Services
    from huetable.store.worker_exchange import SingleWorker

    bot_pool = BotPool()
    lobby = Lobby(Services(store, time, bot_pool, Metrics(), SingleWorker(time.now), rebuilder=rebuilder))
    yield lobby
    await settle(lobby)
    lobby.close()
    bot_pool.close()
    await store.close()


@pytest.fixture
def party(lobby: Lobby, time: VirtualTime) -> Party:
    """People at tables: `await party.playing(3, "dye_pot")`."""
    from table_kit import Party

    return Party(lobby, time)


@pytest.fixture
async def local_server(tmp_path: Path) -> AsyncIterator[Server]:
    """A server in the test's own loop, on a port of its own; `visitor` gives somebody who goes there."""
    from server_kit import Server

    async with Server(tmp_path) as running:
        yield running
