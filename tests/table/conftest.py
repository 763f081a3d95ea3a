import pytest


@pytest.fixture(autouse=True)
def with_small_games(small_games: None) -> None:
    """Every test here may play them."""
