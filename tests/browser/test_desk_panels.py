"""The panels beside the board scroll by themselves: the page on a desk never does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from whole_games import moments

from huetable.games import find_game

if TYPE_CHECKING:
    from browser_fixtures import Put

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

LONGER = """() => {
    const { scrollHeight } = document.documentElement;
    return scrollHeight > innerHeight ? [`the page is ${scrollHeight} px high`] : [];
}"""


def test_no_panel_makes_the_page_longer_than_the_screen(put: Put) -> None:
    stage = put(find_game("dye_pot"), moments("dye_pot", 3)[0], 1280, 800)
    for panel in ("log", "chat", "rules", "table"):
        stage.page.locator(f"[data-panel={panel}]").click()
        stage.settles(LONGER, panel)
    assert stage.page.evaluate(
        "(p => p.scrollHeight > p.clientHeight)(document.querySelector('aside .panel'))"
    )
