"""The coach has one tip for every situation of UNO."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from stage import Stage
from tips import read_tips

from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.rules.cards import Card
from huetable.games.uno_coloradd.rules.events import Played
from huetable.games.uno_coloradd.rules.moves import Draw
from huetable.games.uno_coloradd.rules.state import State
from huetable.games.uno_coloradd.tests.browser.positions import (
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

if TYPE_CHECKING:
    from browser_fixtures import Put

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def nothing_fits() -> State:
    return my_turn(hand=("r2", "b9", "y3"))


def drew() -> State:
    state = nothing_fits()
    state.pile[-1] = "g1"
    GAME.apply(state, 0, Draw(), RNG)
    return state


def somebody_forgot() -> State:
    state = called_too_late()
    state.hands = [state.hands[1], state.hands[0], *state.hands[2:]]
    exposed = [replace(exposure, seat=1) for exposure in state.watch.exposed]
    state.watch = replace(state.watch, exposed=tuple(exposed), last_cards=(1,))
    return state


def laid(card: Card) -> Lay:
    """Somebody else has just played this card."""

    def lay() -> State:
        state = waiting()
        state.discard.append(card)
        state.last_play = state.news = Played(1, card, "green" if card == "w" else None)
        return state

    return lay


SITUATIONS: dict[Lay, set[str]] = {
    my_turn: {"fits", "wild", "wildFour"},
    nothing_fits: {"draw"},
    drew: {"drawn"},
    challenge: {"challenge"},
    shown_a_hand: {"seenHand", "bluff"},
    first_colour: {"firstColour"},
    next_to_last: {"callWith"},
    called_too_late: {"callNow", "waiting"},
    somebody_forgot: {"catch"},
    honouring: {"honour", "houseRule"},
    laid("gs"): {"skip"},
    laid("gr"): {"reverse"},
    laid("g+2"): {"drawTwo"},
    laid("w"): {"newColour"},
    round_over: {"roundScore", "goal", "ready"},
}
SIZES = ((360, 640), (390, 844), (1280, 800))


def test_every_tip_is_shown_once_and_never_again_in_the_second_game(put: Put) -> None:
    stage = put(GAME, my_turn(), coached=True)
    read = [tip for lay, expected in SITUATIONS.items() for tip in read_all(stage, lay, expected)]
    assert len(read) == len(set(read)) >= 12

    stage.open_second_table()
    assert [tip for lay in SITUATIONS for tip in read_tips(stage, lay())] == []


def read_all(stage: Stage, lay: Lay, expected: set[str]) -> list[str]:
    read = read_tips(stage, lay(), sizes=SIZES)
    assert set(read) == expected, lay.__name__
    return read
