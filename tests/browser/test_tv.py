"""The TV: everything of every game on it at once, from the lobby to the winner's stage, and nobody has to touch it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from stage import settles
from tv_checks import TV_FAULTS, TV_SIZES
from whole_games import LONG_NAMES, moments, played

from huetable.games import all_games, find_game

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect, Put

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

OFFERED = [name for name, game in all_games().items() if not game.meta.in_workshop]
LEAST_BANNER_PX = 48
MOST_POSITIONS = 420
"""Of a whole game."""

FONT_SIZE = "(node) => parseFloat(getComputedStyle(node).fontSize) * node.currentCSSZoom"

PLANT = """(style) => {
    const node = document.createElement('p');
    node.textContent = 'Something that nobody can read';
    node.style.cssText = style;
    document.querySelector('.fitted').append(node);
}"""


@pytest.mark.parametrize(
    "name",
    [
        name if name in ("uno_coloradd", "guardians_of_hue") else pytest.param(name, marks=pytest.mark.soak)
        for name in OFFERED
    ],
)
def test_every_game_fits_a_television_from_the_deal_to_the_winner(put: Put, name: str) -> None:
    game = find_game(name)
    states = moments(name, game.meta.seats[1], last=True)
    # A large one costs as much as it has pixels; the soak looks at all sizes.
    stage = put(game, states[0], *TV_SIZES[1], seat=None)
    for state in states:
        stage.show(state)
        stage.settles(TV_FAULTS, f"{name}, {getattr(state, 'phase', '')}")
    result = game.result(states[-1])
    assert result is not None
    headline = stage.page.locator("main h2").first
    expect(headline).to_contain_text("win")
    for seat in result.winners:
        expect(headline).to_contain_text(stage.names[seat])


@pytest.mark.soak
@pytest.mark.parametrize(("width", "height"), TV_SIZES, ids=["1080p", "720p", "4k"])
@pytest.mark.parametrize("seats", [0, 1], ids=["the fewest", "the most"])
@pytest.mark.parametrize("name", OFFERED)
def test_whole_games_fit_every_television(put: Put, name: str, seats: int, width: int, height: int) -> None:
    game = find_game(name)
    positions = played(name, game.meta.seats[seats])
    stage = put(game, positions[0][0], width, height, seat=None)
    stage.names = LONG_NAMES
    # Played by chance, UNO takes 1,600 moves, and little changes from one to the next.
    stride = 1 + len(positions) // MOST_POSITIONS
    for number, (state, _) in [*list(enumerate(positions))[::stride], (len(positions) - 1, positions[-1])]:
        stage.show(state)
        stage.settles(TV_FAULTS, f"{name}, position {number}, {getattr(state, 'phase', '')}")


def test_the_banner_is_read_from_a_sofa_and_reactions_fly(put: Put, inspect: Inspect) -> None:
    game = find_game("uno_coloradd")
    turn = next(state for state, _ in played("uno_coloradd", 5) if state.phase == "turn" and state.turn == 0)
    stage = put(game, turn, *TV_SIZES[0], seat=None)
    page = stage.page
    head = page.locator("[data-part=status] strong").first
    expect(head).to_contain_text("turn:")
    assert head.evaluate(FONT_SIZE) >= LEAST_BANNER_PX
    expect(page.get_by_role("timer")).to_be_visible()
    expect(page.locator(".next")).to_contain_text("Mira")
    expect(page.get_by_text("Sound is off")).to_be_visible()
    stage.react(1, "clap")
    expect(page.locator(".flying[data-reaction=clap]")).to_be_attached()
    expect(page.locator('[data-part~="player:1"]')).to_contain_text("Clap")
    inspect(page, "the TV")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_text("Sound is off")).to_be_hidden()
    for style in (
        "width: 40px; overflow: hidden; white-space: nowrap",
        "position: fixed; left: -90px; top: 50%",
    ):
        assert not page.evaluate(TV_FAULTS)
        page.evaluate(PLANT, style)
        assert page.evaluate(TV_FAULTS), f"a text with {style} is found"
        page.locator(".fitted > p").evaluate("(node) => node.remove()")


@pytest.mark.soak
def test_the_lobby_of_a_full_table_fits_every_television(arrive: Arrive, inspect: Inspect) -> None:
    ada, tv = arrive(), arrive(*TV_SIZES[0])
    largest = max((find_game(name).meta for name in OFFERED), key=lambda meta: meta.seats[1])
    bots = ["random"] * (largest.seats[1] - 1)
    order = {"game": largest.id, "name": "Maximiliane Sonnenschein", "bots": bots}
    opened = ada.page.context.request.post(f"{ada.base}/api/tables", data=order).json()
    tv.open(f"/tv/{opened['code']}")
    tv.sees("Maximiliane Sonnenschein can start the game")
    tv.sees("Join at")
    assert not tv.shows("text=0 points"), "there are none before the game"
    tv.page.locator(".show .picture svg").first.wait_for()
    for width, height in TV_SIZES:
        tv.page.set_viewport_size({"width": width, "height": height})
        settles(tv.page, TV_FAULTS, f"at {width}")
    inspect(tv.page, "the TV's lobby")
