from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from huetable import games

if TYPE_CHECKING:
    from server_kit import Server


@pytest.fixture(autouse=True)
def small_games() -> Iterator[None]:
    """The small games beside the tests, as if they stood among the others."""
    folder = str(Path(__file__).parent / "small_games")
    games.__path__.append(folder)
    games.all_games.cache_clear()
    yield
    games.__path__.remove(folder)
    games.all_games.cache_clear()


@pytest.fixture
def server(local_server: Server) -> Server:
    return local_server
