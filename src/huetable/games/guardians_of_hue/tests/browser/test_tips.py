"""The coach has one tip for every situation of Guardians of Hue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest
from sizes import FOR_TIPS, Sizes
from tips import read_tips

from huetable.games import game_texts
from huetable.games.guardians_of_hue import GAME
from huetable.games.guardians_of_hue.rules.moves import BreakSeal
from huetable.games.guardians_of_hue.rules.state import OUTER_LOCATIONS, Growth, State
from huetable.games.guardians_of_hue.tests.browser.positions import (
    RNG,
    Lay,
    asked_for_dice,
    asked_for_support,
    darkness_chooses,
    laying,
    lying,
    my_turn,
    planning,
    sepia_watches,
    which_spirit,
    which_way,
)

if TYPE_CHECKING:
    from browser_fixtures import Put

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def first_turn() -> State:
    """All on the centre, as every game begins; darkness has taken two locations."""
    return my_turn(2, round=1, places=[8, 8], tired=0, agents=[], dazed=0, spirits=0, reserve=2)


def beside_an_agent(**parts: Any) -> State:
    return my_turn(places=[3, 5, 5, 8], tired=0, agents=[3, 8], **parts)


def agent_in_the_light() -> State:
    return beside_an_agent(light=OUTER_LOCATIONS)


def no_spirit_yet() -> State:
    return my_turn(spirits=0, reserve=2, agents=[], dazed=0)


def friend_on_the_ground() -> State:
    return my_turn(places=[5, 5, 5, 8], tired=0b0010)


def last_spirit() -> State:
    return my_turn(2, places=[8, 0], light=OUTER_LOCATIONS, agents=[], spirits=0, dazed=0, reserve=1)


def others_may_help() -> State:
    state = my_turn(places=[5, 5, 5, 8], spirits=1 << 5, tired=0)
    GAME.apply(state, 0, BreakSeal(), RNG)
    return state


def an_agent_comes() -> State:
    return my_turn(phase="spawn", grown=[Growth(2)], light=0b011110000, agents=[])


def which_step() -> State:
    return my_turn(phase="step", agents=[8], dazed=0, waiting=1, light=0b000001010)


def somebody_elses_turn() -> State:
    return my_turn(active=1, plan=[])


def late() -> State:
    return my_turn(round=25)


def voting() -> State:
    """There is no tip about it."""
    return my_turn(active=1, proposer=1)


SITUATIONS: Final[dict[Lay, list[str]]] = {
    asked_for_support: ["support"],
    asked_for_dice: ["reroll"],
    others_may_help: ["othersHelp"],
    laying: ["lay"],
    darkness_chooses: ["grow"],
    an_agent_comes: ["spawn"],
    which_way: ["order"],
    which_step: ["step"],
    which_spirit: ["spirit"],
    last_spirit: ["lastSpirit", "lastSeal", "move", "actions", "plan"],
    lying: ["stand"],
    first_turn: ["goal", "darkLocation", "centre"],
    my_turn: ["seal", "chance", "agent"],
    agent_in_the_light: ["attackInLight"],
    beside_an_agent: ["attack"],
    no_spirit_yet: ["encounter"],
    friend_on_the_ground: ["assist"],
    planning: ["reply"],
    somebody_elses_turn: ["round", "growth"],
    late: ["draw"],
}
"""What is still to be explained in each situation, when those before it have been read."""
FOR_SEPIA: Final = {"lord", "story"}


@pytest.mark.parametrize(
    ("most", "sizes"), [(2, FOR_TIPS[:1]), pytest.param(None, FOR_TIPS, marks=pytest.mark.soak)]
)
def test_every_tip_points_at_what_it_explains_and_covers_nothing(
    put: Put, most: int | None, sizes: Sizes
) -> None:
    """The first ones; in the soak all of them, at every size."""
    stage = put(GAME, voting(), 360, 640, coached=True)
    for lay, expected in list(SITUATIONS.items())[:most]:
        assert read_tips(stage, lay(), sizes=sizes) == expected, lay.__name__


@pytest.mark.soak
def test_so_does_every_tip_for_lord_sepia(put: Put) -> None:
    lord = put(GAME, sepia_watches(), 360, 640, seat=3, coached=True)
    assert set(read_tips(lord, sepia_watches(), sizes=FOR_TIPS)) >= FOR_SEPIA


def test_every_tip_has_its_situation() -> None:
    found = {tip for tips in SITUATIONS.values() for tip in tips}
    assert found | FOR_SEPIA == set(game_texts(GAME)["tips"])


def test_a_tip_goes_when_its_moment_is_over(put: Put) -> None:
    stage = put(GAME, asked_for_support(), coached=True)
    stage.page.locator("[data-guide='support']").wait_for()
    stage.show(somebody_elses_turn())
    stage.page.locator("[data-guide]").wait_for(state="detached")
