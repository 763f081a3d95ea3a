"""UNO as an environment for learners, with the options that change its list of moves."""

from typing import Any

import pytest
from pettingzoo.test import api_test

from huetable.envs import aec
from huetable.envs.checks import check_masks, check_secrets

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
@pytest.mark.filterwarnings("ignore:Observation")
@every_table
def test_it_passes_pettingzoos_own_test(seats: int, options: dict[str, Any]) -> None:
    api_test(aec("uno", seats=seats, options=options), num_cycles=60)


@every_table
def test_the_mask_is_what_the_seat_may_do(seats: int, options: dict[str, Any]) -> None:
    check_masks(aec("uno", seats=seats, options=options))


@every_table
def test_an_observation_holds_nothing_that_the_seat_may_not_know(seats: int, options: dict[str, Any]) -> None:
    check_secrets(aec("uno", seats=seats, options=options))
