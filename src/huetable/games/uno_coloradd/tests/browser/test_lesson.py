"""The lesson of UNO, played to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from lessons import play_lesson
from sizes import lesson_size

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect
    from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def call(page: Page) -> None:
    page.get_by_role("button", name="Call UNO").click()
    page.locator("[data-guide] .go").click()


@pytest.mark.soak
@lesson_size
def test_the_lesson_can_be_played_to_its_end(
    arrive: Arrive, inspect: Inspect, width: int, height: int
) -> None:
    steps = play_lesson(arrive(width, height), "uno_coloradd", inspect, {"call": call})
    assert steps[0] == "aim"
    assert steps[-1] == "score"
    assert len(steps) == 15
