"""The panels beside the board scroll by themselves: the page on a desk never does. News leave the board where it is."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from needed_parts import BOARDS, needed_parts
from walks import HEAD, look
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


VOTE = {
    "name": "end/1",
    "kind": "end",
    "question": "end",
    "proposer": 1,
    "accused": None,
    "may_vote": [0, 1],
    "answered": [1],
    "ends_in": 20_000,
}
PLACES = """() => [...document.querySelectorAll('main :is([data-part], [data-seat])')].map((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return [it.dataset.part ?? it.dataset.seat, ...[x, y, width, height].map(Math.round)].join(' ');
})"""
MOVED = f"() => ({PLACES})().filter((place) => !BEFORE.includes(place))"


@pytest.mark.parametrize("width", [1280, pytest.param(1920, marks=pytest.mark.soak)])
@pytest.mark.parametrize("name", sorted(BOARDS))
def test_news_lie_in_the_bar_and_the_board_stays_as_it_is(put: Put, name: str, width: int) -> None:
    game = find_game(name)
    state = next(state for state in moments(name, game.meta.seats[0]) if 0 in game.whose_turn(state))
    stage = put(game, state, width, width * 5 // 8)
    needed = [HEAD, *needed_parts(game, state, 0)]
    look(stage, needed, "before")
    moved = MOVED.replace("BEFORE", json.dumps(stage.page.evaluate(PLACES)))
    stage.late, stage.vote = (1,), VOTE
    stage.show(state, [{"type": "out_of_time", "seat": 0, "by": "rule"}])
    stage.page.get_by_role("region", name="A vote").wait_for()
    stage.page.get_by_role("alert").filter(has_text="time ran out").wait_for()
    stage.settles(moved, "with news")
    stage.vote = None
    stage.show(state)
    look(stage, needed, "with a message")
    stage.settles(moved, "with a message")
