"""The lesson of Guardians of Hue, played to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from lessons import play_lesson
from sizes import lesson_size
from stage import settles

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


@pytest.mark.soak
@lesson_size
def test_the_lesson_can_be_played_to_its_end(
    arrive: Arrive, inspect: Inspect, width: int, height: int
) -> None:
    steps = play_lesson(arrive(width, height), "guardians_of_hue", inspect)
    assert (steps[0], steps[-1]) == ("aim", "win")
    assert len(steps) == 15


def test_the_guide_leaves_the_players_in_sight(arrive: Arrive) -> None:
    person = arrive(1280, 800)
    person.open("/learn/guardians_of_hue")
    page = person.page
    page.locator("[data-guide]").wait_for()
    settles(
        page, "() => [document.documentElement.scrollHeight].filter((high) => high > innerHeight)", "desk"
    )
    page.set_viewport_size({"width": 390, "height": 844})
    settles(page, "() => [scrollY].filter((down) => down > 0)", "phone")
