from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from huetable.store.base import Store
from huetable.store.sqlite import SqliteStore

Opener = Callable[[], Awaitable[Store]]

STORES: dict[str, Callable[[Path], Awaitable[Store]]] = {
    "sqlite": lambda folder: SqliteStore.open(folder / "store.db"),
}
"""Every store keeps every promise of test_store.py; a new one is added here."""


@pytest.fixture(params=STORES)
def opener(request: pytest.FixtureRequest, tmp_path: Path) -> Opener:
    """Opens the same store each time it is called."""
    return lambda: STORES[request.param](tmp_path)


@pytest.fixture
async def store(opener: Opener) -> AsyncIterator[Store]:
    opened = await opener()
    yield opened
    await opened.close()
