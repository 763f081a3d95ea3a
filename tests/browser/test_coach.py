"""Learning by playing: every new situation is explained once, in the words of its clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from stage import Stage
from uno_positions import (
    RNG,
    Lay,
    called_too_late,
    challenge,
    first_colour,
    honouring,
    my_turn,
    next_to_last,
    round_over,
    shown_a_hand,
    waiting,
)

from huetable.games import rulebook
from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.rules.events import Played
from huetable.games.uno_coloradd.rules.moves import Draw
from huetable.games.uno_coloradd.rules.state import State

if TYPE_CHECKING:
    from browser_fixtures import Inspect, Put

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

CLAUSES = {clause.id: clause.text for clause in rulebook(GAME).clauses}


def nothing_fits() -> State:
    return my_turn(hand=("r2", "b9", "y3"))


def drew() -> State:
    state = nothing_fits()
    state.pile[-1] = "g1"
    GAME.apply(state, 0, Draw(), RNG)
    return state


def a_skip() -> State:
    state = waiting()
    state.last_play = Played(1, "gs", "green")
    return state


def a_reverse() -> State:
    state = waiting()
    state.last_play = Played(1, "gr", "green")
    return state


def somebody_forgot() -> State:
    state = called_too_late()
    state.hands = [state.hands[1], state.hands[0], *state.hands[2:]]
    exposed = [replace(exposure, seat=1) for exposure in state.watch.exposed]
    state.watch = replace(state.watch, exposed=tuple(exposed), last_cards=(1,))
    return state


SITUATIONS: dict[Lay, set[str]] = {
    my_turn: {"UNO-10", "UNO-12", "UNO-22"},
    nothing_fits: {"UNO-14"},
    drew: {"UNO-15"},
    challenge: {"UNO-23"},
    shown_a_hand: {"UNO-24", "UNO-25"},
    first_colour: {"UNO-8"},
    next_to_last: {"UNO-28"},
    somebody_forgot: {"UNO-29"},
    honouring: {"UNO-51", "UNO-42"},
    a_skip: {"UNO-20"},
    a_reverse: {"UNO-21"},
    round_over: {"UNO-36", "UNO-38"},
}


def lessons(stage: Stage, state: State) -> list[str]:
    """What is explained here, read one after the other."""
    stage.show(state)
    if stage.page.locator("dialog[open]").count():
        stage.page.keyboard.press("Escape")
    card = stage.page.locator("[data-lesson]")
    read = []
    while card.count():
        clause = card.get_attribute("data-lesson") or ""
        assert CLAUSES[clause] in card.inner_text()
        read.append(clause)
        stage.page.get_by_role("button", name="Got it").click()
    return read


def test_every_situation_is_explained_once_and_never_again_in_the_second_game(put: Put) -> None:
    stage = put(GAME, waiting(), coached=True)
    emitted = [clause for lay, expected in SITUATIONS.items() for clause in read_all(stage, lay, expected)]
    assert len(emitted) == len(set(emitted)) >= 12

    order = {"game": GAME.meta.id, "name": "Ada", "bots": ["random"], "start": True, "clocks": "off"}
    base = stage.page.url.rpartition("/t/")[0]
    second = stage.page.context.request.post(f"{base}/api/tables", data=order).json()
    stage.open(f"{base}/t/{second['table']}")
    assert [clause for lay in SITUATIONS for clause in lessons(stage, lay())] == []


def read_all(stage: Stage, lay: Lay, expected: set[str]) -> list[str]:
    read = lessons(stage, lay())
    assert set(read) == expected, lay.__name__
    return read


def test_a_lesson_leads_to_its_clause_hides_no_move_and_is_switched_off_with_a_touch(
    put: Put, inspect: Inspect
) -> None:
    stage = put(GAME, my_turn(), coached=True)
    stage.page.locator("[data-lesson='UNO-10']").wait_for()
    inspect(stage.page)
    stage.page.get_by_role("button", name="Read UNO-10").click()
    stage.page.locator("dialog[open] [data-clause='UNO-10'][aria-current='true']").wait_for()
    stage.page.keyboard.press("Escape")
    stage.page.locator("[data-card='g4']").click(position={"x": 12, "y": 16})
    stage.has_played({"type": "play", "card": "g4"})
    stage.page.get_by_role("button", name="Turn off").click()
    stage.page.locator("[data-lesson]").wait_for(state="detached")
    assert lessons(stage, challenge()) == []


def test_settings_bring_the_coach_back_from_the_start(put: Put) -> None:
    stage = put(GAME, my_turn(), coached=True)
    table = stage.page.url
    stage.page.locator("[data-lesson='UNO-10']").wait_for()
    stage.page.goto(f"{table.rpartition('/t/')[0]}/settings")
    stage.page.get_by_role("button", name="Explain everything again").click()
    stage.page.goto(table)
    stage.page.locator("[data-lesson='UNO-10']").wait_for()
