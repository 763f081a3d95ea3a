"""Dye Pot as an environment for learners."""

from typing import Any

import pytest

from huetable.envs.checks import check_environment

# PettingZoo expects observations without a mask; all of its own games with a mask get these warnings too.
pytestmark = pytest.mark.filterwarnings("ignore:Observation")

TABLES: list[dict[str, Any]] = [{}, {"seats": 5, "language": "de", "goal": 15}]


def test_it_passes_pettingzoos_tests_and_hides_what_a_seat_may_not_know() -> None:
    check_environment("dye", cycles=8)


@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES)
def test_it_passes_them_for_a_long_time(table: dict[str, Any]) -> None:
    check_environment("dye", cycles=150, **table)
