from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from server_kit import Server


@pytest.fixture(autouse=True)
def with_small_games(small_games: None) -> None:
    """Every test here may play them."""


@pytest.fixture
def server(local_server: Server) -> Server:
    return local_server
