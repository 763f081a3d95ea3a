from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from huetable.store.base import Store
from huetable.store.postgres.store import PostgresStore
from huetable.store.sqlite.store import SqliteStore

Opener = Callable[[], Awaitable[Store]]


@pytest.fixture(params=["sqlite", "postgres"])
def opener(request: pytest.FixtureRequest, tmp_path: Path) -> Opener:
    """Opens the same store each time it is called. Every store keeps every promise of test_store.py."""
    if request.param == "sqlite":
        return lambda: SqliteStore.open(tmp_path / "store.db")
    database: str = request.getfixturevalue("emptied")
    return lambda: PostgresStore.open(database)


@pytest.fixture
async def store(opener: Opener) -> AsyncIterator[Store]:
    opened = await opener()
    yield opened
    await opened.close()
