"""Learning by playing: every new situation is explained once, in the words of its clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from dye_pot_positions import DYE, everybody_poured, my_turn
from stage import read_lessons
from whole_games import moments

if TYPE_CHECKING:
    from browser_fixtures import Inspect, Put

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def test_every_situation_is_explained_once_and_never_again_in_the_second_game(put: Put) -> None:
    states = moments("dye_pot", 3)
    stage = put(DYE, states[0], coached=True)
    explained = [clause for state in states for clause in read_lessons(stage, state)]
    assert {"DYE-2", "DYE-4", "DYE-7"} <= set(explained)
    assert len(explained) == len(set(explained))

    stage.open_second_table()
    assert [clause for state in states for clause in read_lessons(stage, state)] == []


def test_a_lesson_leads_to_its_clause_hides_no_move_and_is_switched_off_with_a_touch(
    put: Put, inspect: Inspect
) -> None:
    stage = put(DYE, my_turn(), coached=True)
    stage.page.locator("[data-lesson='DYE-4']").wait_for()
    inspect(stage.page)
    stage.page.get_by_role("button", name="Read DYE-4").click()
    stage.page.locator("dialog[open] [data-clause='DYE-4'][aria-current='true']").wait_for()
    stage.page.keyboard.press("Escape")
    stage.page.get_by_role("button", name="Pour red").click()
    stage.has_played({"type": "pour", "dye": "red"})
    stage.page.get_by_role("button", name="Turn off").click()
    stage.page.locator("[data-lesson]").wait_for(state="detached")
    assert read_lessons(stage, everybody_poured()) == []


def test_settings_bring_the_coach_back_from_the_start(put: Put) -> None:
    stage = put(DYE, my_turn(), coached=True)
    table = stage.page.url
    stage.page.locator("[data-lesson='DYE-4']").wait_for()
    stage.page.goto(f"{table.rpartition('/t/')[0]}/settings")
    stage.page.get_by_role("button", name="Explain everything again").click()
    stage.page.goto(table)
    stage.page.locator("[data-lesson='DYE-4']").wait_for()
