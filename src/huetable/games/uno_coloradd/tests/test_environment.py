"""UNO as an environment for learners, with the options that change its list of moves."""

from typing import Any

import pytest

from huetable.envs.checks import check_environment

HOUSE = [
    {"text": "Swap.", "effect": "swap"},
    {"text": "Look.", "effect": "look"},
    {"text": "All of a colour.", "effect": "discard_colour"},
    {"text": "Sing.", "effect": "honour"},
]
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"goal": 0, "stacking": True, "jump_in": True, "seven_zero": True}),
    (4, {"goal": 0, "house_rules": HOUSE, "draw_until_playable": True}),
    (4, {"goal": 0, "scoring": "winner", "house_rules": HOUSE[:1], "clock": True}),
]

every_table = pytest.mark.parametrize(("seats", "options"), TABLES)


# PettingZoo expects observations without a mask; all of its own games with a mask get these warnings too.
pytestmark = pytest.mark.filterwarnings("ignore:Observation")


@every_table
def test_it_passes_pettingzoos_tests_and_hides_what_a_seat_may_not_know(
    seats: int, options: dict[str, Any]
) -> None:
    check_environment("uno", cycles=20, seats=seats, **options)
