"""Whole games on phones, a tablet and a desk: what a decision needs is in sight, and nothing moves by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from walks import NEEDED, check_decision, check_offline, decisions

from huetable.games import find_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from browser_fixtures import Put

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

SIZES = ((360, 640), (390, 844), (768, 1024), (1280, 800))
TEN, FEW = 10, 4
"""Seats: nobody passes one phone around among ten for a board that everybody can look at together."""


def walk(put: Put, name: str, seats: int, mine: Sequence[int], size: tuple[int, int], most: int) -> None:
    """Through a game in at most so many steps, and in the last but one of them the line is lost."""
    states = decisions(name, seats, mine)
    steps = [states[number * len(states) // most] for number in range(most)] if most < len(states) else states
    stage = put(find_game(name), steps[0], *size, touch=size[0] < 700)
    stage.seats = tuple(mine)
    for number, state in enumerate(steps[:-1]):
        check_decision(stage, name, state, f"{name}, step {number} at {size}")
    check_offline(stage, name)


def test_ten_players_pass_a_small_phone_around(put: Put) -> None:
    walk(put, "uno_coloradd", TEN, range(TEN), SIZES[0], most=8)


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("shared", [False, True], ids=["own screen", "passed around"])
@pytest.mark.parametrize("name", NEEDED)
def test_every_decision_of_a_whole_game_is_in_sight(
    put: Put, name: str, size: tuple[int, int], *, shared: bool
) -> None:
    seats = TEN if name == "uno_coloradd" or (name == "hues_and_cues" and not shared) else FEW
    walk(put, name, seats, range(seats) if shared else (0,), size, most=40)
