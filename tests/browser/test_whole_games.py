"""Whole games on phones, a tablet and a desk: what a decision needs is in sight, and nothing moves by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from needed_parts import PARTS
from walks import check_decision, check_end, check_offline, decisions, kinds_of_decisions

from huetable.games import find_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from browser_fixtures import Put
    from stage import Stage

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

Size = tuple[int, int]
SIZES: tuple[Size, ...] = ((360, 640), (390, 844), (768, 1024), (1280, 800))
TEN, FEW = 10, 4
"""Seats: nobody passes one phone around among ten for a board that everybody can look at together."""

every_size = pytest.mark.parametrize("size", SIZES, ids=str)


def tables() -> list[tuple[str, int, bool]]:
    """Game, seats, and whether they share a screen. With few players UNO has more than one round."""
    few = [(name, FEW, shared) for name in PARTS for shared in (False, True)]
    return [*few, ("uno_coloradd", TEN, False), ("uno_coloradd", TEN, True), ("hues_and_cues", TEN, False)]


every_table = pytest.mark.parametrize(("name", "seats", "shared"), tables())


def lay_out(put: Put, name: str, state: object, mine: Sequence[int], size: Size) -> Stage:
    stage = put(find_game(name), state, *size, touch=size[0] < 700)
    stage.seats = tuple(mine)
    return stage


def test_ten_players_pass_a_small_phone_around(put: Put) -> None:
    everybody = range(TEN)
    kinds = kinds_of_decisions("uno_coloradd", TEN, everybody)
    stage = lay_out(put, "uno_coloradd", kinds[0], everybody, SIZES[0])
    for number, state in enumerate(kinds):
        check_decision(stage, state, f"kind {number}")
    check_end(stage, stage.game, TEN, "ten players")


def test_a_lost_connection_hides_nothing_from_ten_players_on_a_small_phone(put: Put) -> None:
    state = kinds_of_decisions("uno_coloradd", TEN, (0,))[0]
    check_offline(lay_out(put, "uno_coloradd", state, (0,), SIZES[0]), state, "ten players")


@pytest.mark.soak
@every_size
@every_table
def test_every_decision_of_a_whole_game_is_in_sight(
    put: Put, name: str, seats: int, size: Size, *, shared: bool
) -> None:
    mine = range(seats) if shared else (0,)
    states = decisions(name, seats, mine)
    stage = lay_out(put, name, states[0], mine, size)
    for number, state in enumerate(states):
        check_decision(stage, state, f"{name}, decision {number} at {size}")
    check_end(stage, stage.game, seats, f"{name} at {size}")


@pytest.mark.soak
@every_size
@every_table
def test_a_lost_connection_hides_nothing_that_a_decision_needs(
    put: Put, name: str, seats: int, size: Size, *, shared: bool
) -> None:
    mine = range(seats) if shared else (0,)
    for number, state in enumerate(kinds_of_decisions(name, seats, mine)):
        check_offline(lay_out(put, name, state, mine, size), state, f"{name}, kind {number} at {size}")
