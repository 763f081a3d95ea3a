from collections.abc import Iterator
from pathlib import Path

import pytest

from huetable import games


@pytest.fixture(autouse=True)
def parlour() -> Iterator[None]:
    """The small game of the server's tests, as if it stood among the others."""
    folder = str(Path(__file__).parents[1] / "server" / "small_games")
    games.__path__.append(folder)
    games.all_games.cache_clear()
    yield
    games.__path__.remove(folder)
    games.all_games.cache_clear()
