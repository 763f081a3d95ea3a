"""The big screen: everything of every game on it at once, and at the end who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from stage import settles
from whole_games import moments

from huetable.games import all_games, find_game

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Put

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

SIZES = [(1920, 1080), (1280, 720)]
OFFERED = [name for name, game in all_games().items() if not game.meta.in_workshop]

SCROLLS = """() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return scrollWidth > innerWidth || scrollHeight > innerHeight ? [`${scrollWidth}x${scrollHeight}`] : [];
}"""


@pytest.mark.parametrize(
    "seats",
    [pytest.param(0, id="the fewest", marks=pytest.mark.soak), pytest.param(1, id="the most")],
)
@pytest.mark.parametrize("name", OFFERED)
def test_every_game_fits_a_television_from_the_deal_to_the_winner(put: Put, name: str, seats: int) -> None:
    game = find_game(name)
    states = moments(name, game.meta.seats[seats])
    stage = put(game, states[0], *SIZES[0], seat=None)
    for state in states:
        stage.show(state)
        stage.settles(SCROLLS, f"{name}, {getattr(state, 'phase', '')}")
    stage.resize(*SIZES[1])
    stage.settles(SCROLLS, f"{name}, the end at {SIZES[1]}")
    result = game.result(states[-1])
    assert result is not None
    headline = stage.page.locator("main").get_by_role("status").first
    expect(headline).to_contain_text("win")
    for seat in result.winners:
        expect(headline).to_contain_text(stage.names[seat])


def test_the_waiting_room_of_a_full_table_fits_a_television(arrive: Arrive) -> None:
    ada, tv = arrive(), arrive(*SIZES[0])
    largest = max((find_game(name).meta for name in OFFERED), key=lambda meta: meta.seats[1])
    bots = ["random"] * (largest.seats[1] - 1)
    order = {"game": largest.id, "name": "Maximiliane Sonnenschein", "bots": bots}
    opened = ada.page.context.request.post(f"{ada.base}/api/tables", data=order).json()
    tv.open(f"/tv/{opened['code']}")
    tv.sees("Waiting for the game to start")
    assert not tv.shows("text=0 points"), "there are none before the game"
    for width, height in SIZES:
        tv.page.set_viewport_size({"width": width, "height": height})
        settles(tv.page, SCROLLS, f"at {width}")
