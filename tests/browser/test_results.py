"""The end of every game: nothing of it is cut or sticks out on the smallest phone, whoever has played."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from dye_pot_positions import DYE, my_turn, shared_win
from playwright.sync_api import expect
from stage import NAMES
from whole_games import LONG_NAMES, moments, past

from huetable.games import all_games, find_game

if TYPE_CHECKING:
    from browser_fixtures import Put

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

CUT = """() => {
    const speaks = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const clips = (overflow) => overflow === 'hidden' || overflow === 'clip';
    return [...document.querySelectorAll('section.over *')].filter((element) => {
        if (!speaks(element) || !element.checkVisibility() || element.closest('.unseen, svg, dialog:not([open])')) return false;
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
        // A long name below a face or in the chart ends in an ellipsis.
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
        return (clips(overflowX) && element.scrollWidth > element.clientWidth + 1)
            || (clips(overflowY) && element.scrollHeight > element.clientHeight + 1);
    }).map((element) => element.outerHTML.slice(0, 120));
}"""

STICKS_OUT = """() => {
    const over = document.querySelector('section.over');
    if (!over?.querySelector('[data-scene]')) return ['no result'];
    const out = [...over.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && !element.closest('dialog, .glow, canvas'));
    const sideways = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
    return [...sideways, ...out.map((element) => element.outerHTML.slice(0, 120))];
}"""

FILLS = """() => {
    const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
    const [main, scene, podium, again] = ['main', '[data-scene]', '[aria-label=Podium]', '.actions .button'].map(box);
    const faults = [];
    if (scene.left > main.left || scene.right < main.right) faults.push('paper beside the stage');
    if (scene.bottom < innerHeight - 1) faults.push(`the stage ends at ${scene.bottom}`);
    if (podium && Math.abs(podium.bottom - scene.bottom) > 2) faults.push('the podium hangs in the air');
    if (again && again.bottom > innerHeight) faults.push('the way to the next game is off the screen');
    return faults;
}"""
"""On a desk the ending fills the screen."""


BROKEN_WORDS = """() => {
    const names = [...document.querySelectorAll('[aria-label=Podium] .person strong')];
    const lines = (name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return range.getClientRects().length;
    };
    return names.length === 3 ? names.filter((name) => lines(name) > 1).map((name) => name.textContent) : ['no podium'];
}"""


REPLAY = re.compile(r"/replay(\?|$)")

OFFERED = [name for name, game in all_games().items() if not game.meta.in_workshop]


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[] if name == "uno_coloradd" else pytest.mark.soak) for name in OFFERED],
)
def test_the_result_of_the_most_players_fits_a_small_phone_and_fills_a_desk(put: Put, name: str) -> None:
    game = find_game(name)
    seats = game.meta.seats[1]
    stage = put(game, moments(name, seats)[0], 360, 640)
    stage.page.route(REPLAY, lambda route: route.fulfill(json=past(name, seats)))
    stage.names = LONG_NAMES
    stage.over = True
    stage.show(moments(name, seats)[-1])
    stage.page.get_by_role("button", name="Verify the shuffle").wait_for()
    stage.settles(STICKS_OUT, name)
    stage.settles(CUT, name)
    # One tap opens the menu, where the host chooses how to play next.
    stage.page.get_by_role("navigation").get_by_role("button", name="Table").click()
    stage.page.get_by_role("dialog", name="Table").get_by_role("button", name="Close").click()
    stage.resize(1920, 1080)
    stage.settles(FILLS, name)


@pytest.mark.parametrize(
    "name",
    [
        "dye_pot",
        *(pytest.param(name, marks=pytest.mark.soak) for name in OFFERED if name != "dye_pot"),
    ],
)
def test_somebody_who_sat_down_after_the_end_has_no_part_in_the_game(put: Put, name: str) -> None:
    seats = find_game(name).meta.seats[0]
    newcomer = NAMES[seats]
    stage = put(find_game(name), moments(name, seats)[0])
    stage.page.route(REPLAY, lambda route: route.fulfill(json=past(name, seats)))
    stage.newcomers = 1
    stage.show(moments(name, seats)[-1])
    stage.page.get_by_role("button", name="Verify the shuffle").wait_for()
    players = stage.page.get_by_role("list", name="Players")
    expect(players.get_by_text(newcomer, exact=True)).to_have_count(1)
    expect(stage.page.get_by_role("main").get_by_text(newcomer, exact=True)).to_have_count(1)


def test_those_who_share_a_win_have_room_for_their_names(put: Put) -> None:
    stage = put(DYE, my_turn(), 360, 640)
    stage.names = ("Ada", "Constantine", "Maximiliane")
    stage.show(shared_win())
    for size in ((360, 640), (390, 844), (1280, 800)):
        stage.resize(*size)
        stage.settles(BROKEN_WORDS, f"at {size}")


AGAIN_IN_SIGHT = """() => {
    const [again, tabs] = ['.actions .button', '.play > .foot'].map((part) => document.querySelector(part).getBoundingClientRect());
    return scrollY === 0 && again.bottom <= tabs.top ? [] : [`it ends at ${again.bottom}, the tabs begin at ${tabs.top}`];
}"""


def test_the_way_to_the_next_game_is_in_sight_on_low_phones_and_in_landscape(put: Put) -> None:
    stage = put(DYE, my_turn(), 844, 390)
    stage.names = tuple(letter * 20 for letter in "WMQGOA")
    stage.show(shared_win())
    stage.settles(AGAIN_IN_SIGHT, "shared win in landscape")
    for size in ((360, 640), (667, 375)):
        stage.resize(*size)
        stage.settles(AGAIN_IN_SIGHT, f"shared win at {size}")
    stage.show(moments("dye_pot", 6)[-1])
    for size in ((360, 640), (844, 390)):
        stage.resize(*size)
        stage.settles(AGAIN_IN_SIGHT, f"everybody lost at {size}")


def test_those_who_agree_to_end_a_game_see_at_once_how_to_play_again(put: Put) -> None:
    stage = put(DYE, my_turn())
    stage.page.evaluate("scrollTo(0, 300)")
    stage.page.get_by_role("button", name="Pour red").focus()
    stage.over = True
    stage.show(my_turn())
    expect(stage.page.get_by_role("button", name="Play again")).to_be_focused()
    expect(stage.page.get_by_role("heading", name="The game was ended early")).to_be_in_viewport(ratio=1)
    stage.settles("() => scrollY === 0 ? [] : [scrollY]")


def test_whoever_watched_finds_the_way_to_a_seat_in_the_ending(put: Put) -> None:
    stage = put(DYE, my_turn(), 390, 844)
    stage.seats, stage.over = (None,), True
    stage.show(shared_win())
    way = stage.page.get_by_role("button", name="Sit down").first
    expect(way).to_be_in_viewport(ratio=1)
    way.click()
    name = stage.page.get_by_label("Your name", exact=True)
    expect(name).to_be_focused()
    expect(name).to_be_in_viewport(ratio=1)


SIDE_NAMES = """() => {
    const names = [...document.querySelectorAll('[aria-label=Podium] .names')];
    const outside = (name) => {
        const [text, step] = [name, name.closest('li')].map((it) => it.getBoundingClientRect());
        return text.left < step.left - 1 || text.right > step.right + 1 || name.scrollWidth > name.clientWidth + 1;
    };
    return names.length === 2 ? names.filter(outside).map((name) => name.textContent) : ['no names'];
}"""


@pytest.mark.soak
def test_names_of_several_who_came_second_stay_on_their_step(put: Put) -> None:
    name, seats = "uno_coloradd", 10
    stage = put(find_game(name), moments(name, seats)[0], 360, 640)
    stage.page.route(REPLAY, lambda route: route.fulfill(status=404))
    stage.names = tuple(letter * 20 for letter in "WMQGOADNUH")
    stage.show(moments(name, seats)[-1])
    for size in ((360, 640), (1280, 800)):
        stage.resize(*size)
        stage.settles(SIDE_NAMES, f"at {size}")


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_a_single_round_that_counts_no_points_ends_without_any(put: Put, seats: int) -> None:
    name = "uno_coloradd"
    stage = put(find_game(name), moments(name, seats)[0])
    stage.page.route(REPLAY, lambda route: route.fulfill(json=past(name, seats)))
    stage.show(moments(name, seats)[-1])
    stage.page.get_by_role("button", name="Verify the shuffle").wait_for()
    ending = stage.page.get_by_role("main")
    expect(ending.get_by_text("went out")).to_be_visible()
    expect(ending.get_by_text(re.compile(r"points?$|\d to \d"))).to_have_count(0)
    expect(stage.page.get_by_role("list", name="Scores")).to_have_count(0)


OUT_OF_THE_CHART = """() => {
    const chart = document.querySelector('figure'), names = [...chart.querySelectorAll('.name')];
    const right = chart.getBoundingClientRect().right;
    return names.length === 6 ? names.filter((name) => name.getBoundingClientRect().right > right + 1).map((name) => name.textContent) : names;
}"""


def test_when_everybody_has_lost_the_scores_stand_once_and_nobody_has_a_place(put: Put) -> None:
    name, seats = "dye_pot", 6
    stage = put(DYE, my_turn(), 360, 640)
    stage.page.route(REPLAY, lambda route: route.fulfill(json=past(name, seats)))
    stage.names = LONG_NAMES
    stage.show(moments(name, seats)[-1])
    ranks = stage.page.get_by_role("listitem").filter(has_text=re.compile(r"points?$"))
    expect(ranks).to_have_count(seats)
    expect(ranks.locator(".place")).to_have_count(0)
    expect(stage.page.get_by_role("list", name="Scores")).to_have_count(0)
    for size in ((360, 640), (1280, 800)):
        stage.resize(*size)
        stage.settles(OUT_OF_THE_CHART, f"at {size}")


def test_without_the_scene_of_the_ending_everybody_can_still_play_again(put: Put) -> None:
    states = moments("dye_pot", find_game("dye_pot").meta.seats[0])
    stage = put(find_game("dye_pot"), states[0], just_opened=True)
    broken = {"content_type": "text/javascript", "body": "throw new Error('torn')"}
    stage.page.route(re.compile(r"/GameOver-.*\.js"), lambda route: route.fulfill(**broken))
    stage.show(states[-1])
    stage.page.get_by_role("button", name="Play again").click()
    stage.has_played({"do": "ready", "ready": True})
