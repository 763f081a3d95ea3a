"""The coach has a tip for every situation of Cluzzle that puzzles a new player."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect
from sizes import FOR_TIPS
from tips import INTERVAL, check_tips, read_tips

from huetable.core.terms import TABLE
from huetable.games.cluzzle import GAME
from huetable.games.cluzzle.rules.state import Sculpture, State
from huetable.games.cluzzle.tests.studio import act, let_stand, studio, table, turn

if TYPE_CHECKING:
    from browser_fixtures import Put

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

Lay = Callable[[], State]


def at_work() -> State:
    return act_on(studio(clock=True), (0, "choose cat"))


def second_game() -> State:
    state = studio(games=2)
    state.game = 2
    return state


def with_clay() -> State:
    state = at_work()
    state.sculptors[0].draft = Sculpture("ab" * 32)
    return state


def time_is_up() -> State:
    return act_on(with_clay(), (TABLE, "lapse sculpt/1"))


def sealed() -> State:
    state = at_work()
    state.sculptors[0].sculpture = Sculpture(None)
    return state


def shown(first: int = 0) -> State:
    """All clay is on the table; there is nothing to load."""
    state = table(first=first)
    for sculptor in state.sculptors:
        sculptor.sculpture = replace(sculptor.sculpture or Sculpture(None), clay=None)
    return state


def act_on(state: State, *moves: tuple[int, str]) -> State:
    for seat, text in moves:
        act(state, seat, text)
    return state


def another_asks() -> State:
    return shown(first=1)


def i_am_asked() -> State:
    return act_on(shown(first=1), (1, "ask 0 Is it alive?"))


def i_answered() -> State:
    return act_on(i_am_asked(), (0, "answer yes"))


def no_clear_answer() -> State:
    return act_on(shown(), (0, "ask 1 Is it alive?"), (1, "answer unknown"))


def my_guess() -> State:
    return act_on(shown(), (0, "ask 1 Is it alive?"), (1, "answer yes"))


def corrected() -> State:
    return act_on(my_guess(), (0, "guess dog"), (1, "correct no"))


def guessed_wrong() -> State:
    return act_on(my_guess(), (0, "guess dog"))


def solved() -> State:
    return act_on(my_guess(), (0, "guess wolf"))


def in_round(number: int) -> State:
    state = shown()
    while state.round < number:
        turn(state, (state.asker + 1) % 3)
    return state


def second_round() -> State:
    return in_round(2)


def last_round() -> State:
    return in_round(5)


def last_answer() -> State:
    state = last_round()
    turn(state, 1)
    turn(state, 2)
    turn(state, 0)
    return state


def gallery() -> State:
    state = solved()
    while state.phase == "ask":
        turn(state, 0 if state.asker == 2 else 2)
    let_stand(state)
    return state


SITUATIONS: dict[Lay, set[str]] = {
    studio: {"card"},
    second_game: {"nextGame"},
    at_work: {"minutes", "noBeauty", "symbols"},
    with_clay: {"describe", "seal"},
    time_is_up: {"sealNow"},
    sealed: {"secret"},
    shown: {"whatToAsk"},
    another_asks: {"lookCloser"},
    i_am_asked: {"answer"},
    i_answered: {"noChat", "fixAnswer"},
    no_clear_answer: {"askAgain"},
    my_guess: {"guess"},
    corrected: {"oneMoreGuess"},
    guessed_wrong: {"wrongGuess"},
    solved: {"solved"},
    second_round: {"worth"},
    last_round: {"lastRound"},
    last_answer: {"lastAnswer"},
    gallery: {"falseAnswer", "gallery"},
}


FIRST: tuple[Lay, ...] = (studio, shown, i_am_asked, gallery)
"""What everybody meets in a first game."""


@pytest.mark.soak
def test_no_tip_of_a_first_game_covers_its_subject_or_comes_again(put: Put) -> None:
    stage = put(GAME, studio(), coached=True)
    check_tips(stage, {lay: SITUATIONS[lay] for lay in FIRST}, FOR_TIPS[:1])

    stage.open_second_table()
    assert [tip for lay in FIRST for tip in read_tips(stage, lay())] == []


@pytest.mark.soak
def test_every_tip_is_shown_once_beside_its_subject_and_never_again(put: Put) -> None:
    stage = put(GAME, studio(), coached=True)
    assert len(check_tips(stage, SITUATIONS, FOR_TIPS)) == 24

    stage.open_second_table()
    assert [tip for lay in (studio, last_answer) for tip in read_tips(stage, lay())] == []


def test_a_tip_about_a_guess_is_gone_when_the_guess_is_made(put: Put) -> None:
    stage = put(GAME, my_guess(), coached=True)
    bar = stage.page.locator("[data-guide]")
    expect(bar).to_have_attribute("data-guide", "guess")
    stage.show(guessed_wrong())
    expect(bar).to_have_count(0)
    stage.page.clock.fast_forward(INTERVAL)
    expect(bar).to_have_attribute("data-guide", "wrongGuess")


def test_a_tip_speaks_of_this_tables_options(put: Put) -> None:
    stage = put(GAME, act_on(studio(clock=True, minutes=3), (0, "choose cat")), coached=True)
    expect(stage.page.locator("[data-guide] p")).to_contain_text("You have 3 minutes")


def test_the_tip_about_chat_frames_the_button_for_it(put: Put) -> None:
    stage = put(GAME, i_answered(), 390, 844, coached=True)
    expect(stage.page.locator("[data-guide]")).to_have_attribute("data-guide", "noChat")
    stage.settles(OFF_THE_CHAT, "framed")


OFF_THE_CHAT = """() => {
    const [frame, chat] = ['[data-outline]', '.foot [data-part=chat]'].map((it) => document.querySelector(it).getBoundingClientRect());
    const [across, down] = [frame.left + frame.width / 2, frame.top + frame.height / 2];
    const inside = frame.height > 30 && across > chat.left && across < chat.right && down > chat.top && down < chat.bottom;
    return inside ? [] : [`the frame is around ${across}, ${down}`];
}"""


@pytest.mark.parametrize("lay", [shown, i_am_asked])
def test_a_tip_beside_what_i_have_to_do_pushes_no_face_out_of_sight(put: Put, lay: Lay) -> None:
    stage = put(GAME, lay(), coached=True)
    expect(stage.page.locator("[data-guide]")).to_be_visible()
    stage.settles("() => (scrollY > 0 ? [scrollY] : [])", "scrolled")


SMALL_CLAY = """() => {
    const clay = document.querySelector('.slim .lit .place').getBoundingClientRect().height;
    const over = document.documentElement.scrollHeight - innerHeight;
    return [...(clay < 90 ? [`the clay is ${clay} px high`] : []), ...(over > 0 ? [`${over} px are out of sight`] : [])];
}"""


def test_the_clay_to_ask_about_is_large_enough_beside_a_tip_on_a_phone_of_middle_height(put: Put) -> None:
    stage = put(GAME, shown(), coached=True)
    expect(stage.page.locator("[data-guide]")).to_be_visible()
    for height in (740, 780):
        stage.resize(390, height)
        stage.settles(SMALL_CLAY, f"at {height}")
