"""Positions to test from."""

from collections.abc import Callable

import pytest

from huetable.games.hues_and_cues.rules.state import State
from huetable.games.hues_and_cues.tests import rounds


@pytest.fixture
def start() -> Callable[..., State]:
    """A new game without clock in which seat 0 gives first."""
    return rounds.start


@pytest.fixture
def at() -> Callable[..., State]:
    """The first round at one of its phases; see rounds.at."""
    return rounds.at
