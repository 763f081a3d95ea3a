"""The coach's tips: one sentence in a bar that covers nothing, about a part of the screen that is outlined."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from dye_pot_positions import DYE, everybody_poured, my_turn
from tips import INTERVAL, read_tips
from whole_games import moments

if TYPE_CHECKING:
    from browser_fixtures import Inspect, Put

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def test_every_tip_is_shown_once_and_never_again_in_the_second_game(put: Put) -> None:
    states = moments("dye_pot", 3)
    stage = put(DYE, states[0], coached=True)
    read = [tip for state in states for tip in read_tips(stage, state)]
    assert len(read) == len(set(read)) >= 3

    stage.open_second_table()
    assert [tip for state in states for tip in read_tips(stage, state)] == []


def test_a_tip_hides_no_move_and_is_turned_off_with_one_tap(put: Put, inspect: Inspect) -> None:
    stage = put(DYE, my_turn(), coached=True)
    stage.page.locator("[data-guide]").wait_for()
    inspect(stage.page)
    stage.page.get_by_role("button", name="Pour red").click()
    stage.has_played({"type": "pour", "dye": "red"})
    stage.page.get_by_role("button", name="Turn tips off").click()
    stage.page.locator("[data-guide]").wait_for(state="detached")
    stage.page.clock.fast_forward(INTERVAL)
    assert read_tips(stage, everybody_poured()) == []


def test_settings_bring_the_tips_back_from_the_start(put: Put) -> None:
    stage = put(DYE, my_turn(), coached=True)
    table = stage.page.url
    first = stage.page.locator("[data-guide]").get_attribute("data-guide")
    stage.page.goto(f"{table.rpartition('/t/')[0]}/settings")
    stage.page.get_by_role("button", name="Explain everything again").click()
    stage.page.goto(table)
    stage.page.locator(f"[data-guide='{first}']").wait_for()
