"""The TV: everything of every game on it at once, from the lobby to the winner's stage, and nobody has to touch it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from film_strips import FilmedMove, cover, film, filmed_moves
from playwright.sync_api import expect
from stage import NAMES, settles
from tv_checks import FAULTS_IN_STEP, MAP_SHARE, TV_FAULTS, TV_SIZES
from whole_games import LONG_NAMES, moments, past, played

from huetable.games import all_games, find_game

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect, Put
    from stage import Stage

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

OFFERED = [name for name, game in all_games().items() if not game.meta.in_workshop]
LEAST_BANNER_PX = 48
LEAST_MAP_SHARE = 0.45
OVER_THE_CORNER = """() => {
    const box = (node) => node.getBoundingClientRect();
    const told = document.querySelector('.aside .told');
    const parts = [...document.querySelectorAll('.next > *')];
    return !told || parts.length < 3 ? ['something is missing'] : parts.filter((part) => box(part).top < box(told).bottom
        && box(part).left < box(told).right).map((part) => `over what is told: ${part.textContent}`);
}"""
"""The sound's sign, who is in for another game, and the code."""

CODE_SHARE = """() => {
    const code = document.querySelector('section:has(> p > strong)');
    return ['img', 'p'].map((part) => code.querySelector(part).getBoundingClientRect().width / innerWidth);
}"""
"""How much of the width the table's code takes: its picture, and how it is typed."""
SMALL_PICTURE, LARGE_PICTURE = 0.08, 0.15
SMALL_WORDS, LARGE_WORDS = 0.15, 0.2

IN_THE_MIDDLE = """() => {
    const { left, right, width } = document.querySelector('.again > *').getBoundingClientRect();
    return Math.abs(left + right - innerWidth) < 2 && width < innerWidth / 3 ? [] : [left, width];
}"""
"""Who is in for another game, once the board is over."""

MOST_NAMED = 3
"""More winners are counted in the headline."""

FEW_HONOURS = 3
"""Fewer than these would look lost in a half of the stage."""
MOST_POSITIONS = 120
"""Of a whole game."""

REPLAY = re.compile(r"/replay(\?|$)")

VOTE = {
    "name": "end/1",
    "kind": "end",
    "question": "end",
    "proposer": 1,
    "accused": None,
    "may_vote": [0, 2],
    "answered": [],
    "ends_in": 20_000,
}

ENDLESS = """() => document.getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().iterations === Infinity
        && effect.target.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map(({ animationName, effect }) => `${animationName} of ${effect.target.getAttribute('class') ?? effect.target.tagName}`)"""
"""What goes on moving as long as nobody does anything."""

FONT_SIZE = "(node) => parseFloat(getComputedStyle(node).fontSize) * node.currentCSSZoom"

HEADLINE_AXIS = """() => {
    const { left, width } = document.querySelector('main h2').getBoundingClientRect();
    return (left + width / 2) / innerWidth;
}"""

PLANT = """(style) => {
    const node = document.createElement('p');
    node.textContent = 'Something that nobody can read';
    node.style.cssText = style;
    document.querySelector('.fitted').append(node);
}"""


def moves_to(name: str, seats: int, states: Sequence[object]) -> list[FilmedMove]:
    """The moves of a whole game that led to these positions of it."""
    positions = played(name, seats)
    wanted = set(map(id, states))
    return [
        FilmedMove(f"{name}, position {number}, {getattr(state, 'phase', '')}", before, emitted, state)
        for number, ((before, _), (state, emitted)) in enumerate(pairwise(positions), start=1)
        if id(state) in wanted
    ]


def open_tv(put: Put, name: str, seats: int, width: int, height: int) -> Stage:
    """A TV at the beginning of a game whose replay can be had."""
    stage = put(find_game(name), played(name, seats)[0][0], width, height, seat=None)
    stage.page.route(REPLAY, lambda route: route.fulfill(json=past(name, seats)))
    stage.names = LONG_NAMES
    stage.settles(TV_FAULTS, f"{name}, the deal")
    return stage


def tell(stage: Stage, move: FilmedMove) -> None:
    """Nothing is wrong in any step of a move, nor when it was told."""
    shown = film(stage, move, None, taps=True, look=FAULTS_IN_STEP)
    faults = {step: found for step, found in shown.seen.items() if found}
    assert not faults, f"{move.where}: {faults}"
    stage.settles(TV_FAULTS, move.where)
    if stage.page.locator(".map .frame").count():
        assert stage.page.evaluate(MAP_SHARE) >= LEAST_MAP_SHARE, move.where


def check_standstill(stage: Stage) -> None:
    """A vote and a pause stand in the banner, and nothing gives way to them."""
    moments = (
        ("0 of 2 have answered", VOTE, False),
        ("Not enough votes", None, False),
        ("paused", None, True),
    )
    for said, stage.vote, stage.paused in moments:
        stage.show(stage.state)
        expect(stage.page.locator("[data-part=status]")).to_contain_text(said)
        stage.settles(TV_FAULTS, said)
    stage.paused = False


def check_ending(stage: Stage) -> None:
    """The winner's stage, with what the replay tells about the game."""
    # Whoever plays by chance may earn nothing to be honoured for.
    if any(stage.game.scores(stage.state)):
        honours = stage.page.get_by_role("list", name="Honours")
        expect(honours.get_by_role("listitem").first).to_be_visible()
        praised = honours.get_by_role("listitem").count()
        if stage.page.locator("[data-scene=win]:not(:has(.told > ol))").count() and praised < FEW_HONOURS:
            assert abs(stage.page.evaluate(HEADLINE_AXIS) - 0.5) < 0.01, "the winner stands in the middle"
    stage.settles(TV_FAULTS, "the ending")


@pytest.mark.parametrize("name", OFFERED)
def test_every_game_fits_a_television_from_the_deal_to_the_winner(put: Put, name: str) -> None:
    seats = find_game(name).meta.seats[1]
    stage = open_tv(put, name, seats, *TV_SIZES[0])
    *moves, last = moves_to(name, seats, moments(name, seats))
    for move in moves:
        tell(stage, move)
    check_standstill(stage)
    tell(stage, last)
    result = stage.game.result(last.after)
    assert result is not None
    headline = stage.page.locator("main h2").first
    expect(headline).to_contain_text("win")
    told = (
        [stage.names[seat] for seat in result.winners]
        if len(result.winners) <= MOST_NAMED
        else [str(len(result.winners))]
    )
    for words in told:
        expect(headline).to_contain_text(words)
    check_ending(stage)


@pytest.mark.parametrize(
    "name",
    [
        "guardians_of_hue",
        *(pytest.param(name, marks=pytest.mark.soak) for name in OFFERED if name != "guardians_of_hue"),
    ],
)
def test_who_is_in_for_another_game_stands_clear_of_the_honours(put: Put, name: str) -> None:
    seats = find_game(name).meta.seats[1]
    stage = open_tv(put, name, seats, *TV_SIZES[0])
    stage.names, stage.ready = NAMES, (0, 1)
    stage.show(played(name, seats)[-1][0])
    for width, height in TV_SIZES:
        stage.resize(width, height)
        stage.settles(OVER_THE_CORNER, f"at {width}")
        stage.settles(TV_FAULTS, f"at {width}")


@pytest.mark.soak
def test_a_game_that_nobody_wins_fits_a_television_in_german_too(put: Put) -> None:
    name, seats = "dye_pot", find_game("dye_pot").meta.seats[1]
    stage = open_tv(put, name, seats, *TV_SIZES[0])
    stage.show(played(name, seats)[-1][0])
    headline = stage.page.locator("main h2").first
    expect(headline).to_have_text("Nobody wins")
    headline.evaluate("(title) => (title.textContent = 'Niemand gewinnt')")
    stage.settles(TV_FAULTS)


def test_after_an_early_end_the_banner_says_who_is_in_for_another_game(put: Put) -> None:
    name, seats = "dye_pot", find_game("dye_pot").meta.seats[1]
    stage = open_tv(put, name, seats, *TV_SIZES[0])
    stage.names, stage.ready, stage.over = LONG_NAMES, range(seats), True
    stage.show(played(name, seats)[0][0])
    expect(stage.page.get_by_text("In for another game")).to_be_in_viewport(ratio=1)
    expect(stage.page.locator(".scene")).to_have_css("opacity", "0.2")
    stage.settles(TV_FAULTS)
    stage.resize(3840, 2160)
    stage.settles(IN_THE_MIDDLE)


def test_the_banner_says_when_a_bot_has_taken_the_seat_of_a_friend(put: Put) -> None:
    name, seats = "dye_pot", 3
    stage = put(find_game(name), played(name, seats)[0][0], *TV_SIZES[0], seat=None)
    stage.names, stage.bots = ("Ada", "Noor", "Jo"), (1,)
    stage.show(stage.state)
    gone = "Mira is no longer in the game. The bot Noor plays on."
    expect(stage.page.locator("[data-part=status]")).to_contain_text(gone)
    stage.settles(TV_FAULTS)


@pytest.mark.parametrize("name", OFFERED)
def test_something_moves_while_people_think_unless_nothing_may(put: Put, name: str) -> None:
    *phases, _ = moments(name, find_game(name).meta.seats[0])
    stage = put(find_game(name), phases[0], *TV_SIZES[0], seat=None)
    for state in phases:
        where = f"{name}, {getattr(state, 'phase', '')}"
        stage.page.emulate_media(reduced_motion="no-preference")
        stage.show(state)
        stage.settles(f"() => ({ENDLESS})().length > 0 ? [] : ['nothing moves']", where)
        stage.page.emulate_media(reduced_motion="reduce")
        stage.settles(ENDLESS, f"{where}, without motion")


@pytest.mark.soak
@pytest.mark.parametrize(("width", "height"), TV_SIZES, ids=["1080p", "720p", "4k"])
@pytest.mark.parametrize("seats", [0, 1], ids=["the fewest", "the most"])
@pytest.mark.parametrize("name", OFFERED)
def test_whole_games_fit_every_television(put: Put, name: str, seats: int, width: int, height: int) -> None:
    players = find_game(name).meta.seats[seats]
    stage = open_tv(put, name, players, width, height)
    stage.page.emulate_media(reduced_motion="no-preference")
    states = [state for state, _ in played(name, players)]
    # Played by chance, UNO takes 1,600 moves, and little changes from one to the next.
    stride = 1 + len(states) // MOST_POSITIONS
    some = [*states[::stride], *moments(name, players, last=True)]
    for move in moves_to(name, players, some):
        tell(stage, move)
    check_ending(stage)


@pytest.mark.soak
@pytest.mark.parametrize("name", OFFERED)
def test_every_kind_of_event_fits_a_television(put: Put, name: str) -> None:
    game = find_game(name)
    moves = cover(game, filmed_moves(game))
    stage = put(game, moves[0].before, *TV_SIZES[1], seat=None)
    stage.page.emulate_media(reduced_motion="no-preference")
    stage.names = LONG_NAMES
    for move in moves:
        tell(stage, move)


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
    expect(page.locator("header", has_text="Sound is off")).to_be_visible()
    stage.react(1, "clap")
    expect(page.locator(".flying[data-reaction=clap]")).to_be_attached()
    expect(page.locator('[data-part~="player:1"]')).to_contain_text("Clap")
    picture, words = page.evaluate(CODE_SHARE)
    assert (picture < SMALL_PICTURE, words < SMALL_WORDS) == (True, True), "the code is small now"
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


def test_a_lost_line_is_read_from_a_sofa_and_asks_nobody_to_touch_the_screen(put: Put) -> None:
    stage = put(
        find_game("uno_coloradd"),
        next(state for state, _ in played("uno_coloradd", 2)),
        3840,
        2160,
        seat=None,
    )
    stage.cut_the_line()
    lost = stage.page.get_by_text("The connection is lost. The game goes on. Reconnecting …")
    lost.wait_for()
    assert lost.evaluate(FONT_SIZE) >= LEAST_BANNER_PX
    band, board = (
        stage.page.locator(".banner").first.bounding_box(),
        stage.page.locator("main").bounding_box(),
    )
    assert band is not None
    assert board is not None
    assert board["y"] >= band["y"] + band["height"] - 1, "the line lies on nothing"
    expect(stage.page.get_by_role("button")).to_have_count(0)


OUT_OF_LINE = """() => {
    const [page, bar] = ['main h2', '[data-part=status]'].map((part) => document.querySelector(part).getBoundingClientRect().left);
    return Math.abs(page - bar) > 1 ? [page, bar] : [];
}"""
"""Where the lines of the lobby and of its bar begin, unless they begin below each other."""


CODES = """() => {
    const code = document.querySelector('main section strong'), page = innerWidth;
    const [said, drawn] = [code.textContent, code.style.getPropertyValue('--letters')];
    const words = [...code.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && /\\w/.test(node.data));
    const faults = ['mint-salamander-99', 'umber-salamander-99', 'turquoise-salamander-99999999'].flatMap((longest) => {
        longest.split('-').forEach((word, number) => (words[number].data = word));
        code.style.setProperty('--letters', longest.length);
        const { height, width } = code.getBoundingClientRect();
        const line = parseFloat(getComputedStyle(code).lineHeight) * (page / 1280);
        const wide = width > code.closest('section').getBoundingClientRect().width;
        return [...(height > 1.5 * line ? [`${longest} has two lines`] : []), ...(wide ? [`${longest} is too wide`] : [])];
    });
    said.split('-').forEach((word, number) => (words[number].data = word));
    code.style.setProperty('--letters', drawn);
    return [...faults, ...(Number(drawn) === said.length ? [] : [`${said} has the size for ${drawn} letters`])];
}"""
"""A break at a hyphen would hide whether it is to be typed."""


@pytest.mark.parametrize(("width", "height"), TV_SIZES[:2])
def test_the_longest_code_stands_on_one_line_of_the_lobby(arrive: Arrive, width: int, height: int) -> None:
    ada, tv = arrive(), arrive(width, height)
    order = {"game": OFFERED[0], "name": "Ada"}
    opened = ada.page.context.request.post(f"{ada.base}/api/tables", data=order).json()
    tv.open(f"/tv/{opened['code']}")
    tv.sees("Join at")
    picture, words = tv.page.evaluate(CODE_SHARE)
    assert (picture > LARGE_PICTURE, words > LARGE_WORDS) == (True, True), "across the room the code is read"
    settles(tv.page, CODES)


@pytest.mark.soak
def test_the_lobby_of_a_full_table_fits_every_television(arrive: Arrive, inspect: Inspect) -> None:
    ada, tv = arrive(), arrive(*TV_SIZES[0])
    largest = max((find_game(name).meta for name in OFFERED), key=lambda meta: meta.seats[1])
    bots = ["random"] * (largest.seats[1] - 1)
    order = {"game": largest.id, "name": "Maximiliane Sonnenschein", "bots": bots}
    opened = ada.page.context.request.post(f"{ada.base}/api/tables", data=order).json()
    ada.open(f"/t/{opened['table']}")
    tv.open(f"/tv/{opened['code']}")
    tv.sees("Maximiliane Sonnenschein can start the game")
    tv.sees("Join at")
    assert not tv.shows("text=0 points"), "there are none before the game"
    tv.page.locator(".show .picture svg").first.wait_for()
    for width, height in TV_SIZES:
        tv.page.set_viewport_size({"width": width, "height": height})
        settles(tv.page, TV_FAULTS, f"at {width}")
        settles(tv.page, OUT_OF_LINE, f"at {width}")
    inspect(tv.page, "the TV's lobby")
