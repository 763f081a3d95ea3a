"""The coach has a tip for every situation of Hues and Cues that puzzles a new player."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from sizes import FOR_TIPS, OTHERS
from tips import INTERVAL, check_tips, read_tips

from huetable.core.terms import TABLE, Forfeit, VoteEnded
from huetable.games.hues_and_cues import GAME
from huetable.games.hues_and_cues.rules.board import FIELDS, NUMBERS
from huetable.games.hues_and_cues.rules.moves import Choose, GiveCue, Object, Place
from huetable.games.hues_and_cues.rules.state import State
from huetable.games.hues_and_cues.tests.browser.positions import (
    RNG,
    Lay,
    any_field,
    given,
    my_card,
    my_cue,
    my_guess,
    my_second_cue,
    objectable,
    opened,
    play,
    revealed,
)

if TYPE_CHECKING:
    from browser_fixtures import Put

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def somebody_chooses() -> State:
    return opened(giver=1)


def upheld(state: State) -> State:
    GAME.apply(state, 1, Object("room"), RNG)
    GAME.apply(state, TABLE, VoteEnded(f"objection/{len(state.used)}", upheld=True), RNG)
    return state


def withdrawn() -> State:
    return upheld(given(giver=0))


def silenced() -> State:
    return upheld(play(withdrawn(), GiveCue("lawn")))


def close_guesses() -> State:
    """Two of three pieces beside the target of seat 0."""
    state = given(giver=0)
    target = NUMBERS[state.target or ""]
    return play(state, Place(FIELDS[target + 1]), Place(FIELDS[target - 1]), Place("A30"))


def doubtful() -> State:
    state = opened(giver=3)
    return play(state, Choose(state.card[1]), GiveCue("grean"))


def later_guess() -> State:
    return play(given(giver=3), Place("N9"), Place("M8"), Place("O12"), GiveCue("wet moss"))


def my_second_guess() -> State:
    return play(later_guess(), Place("N10"), Place("M9"))


def i_gave() -> State:
    state = close_guesses()
    return play(state, GiveCue("wet moss"), Place("C3"), Place("C4"), Place("C5"))


def no_cue() -> State:
    state = opened(giver=2)
    GAME.apply(state, TABLE, Forfeit(2), RNG)
    return state


def extra_round() -> State:
    state = given(giver=2)
    state.round, state.tied = 9, [0, 1]
    return state


SITUATIONS: dict[Lay, set[str]] = {
    somebody_chooses: {"rounds"},
    my_card: {"card"},
    any_field: {"anyColour"},
    my_cue: {"firstCue"},
    withdrawn: {"newCue"},
    my_second_cue: {"secondCue"},
    close_guesses: {"pass"},
    lambda: given(giver=0): {"quiet"},
    silenced: {"nothing"},
    objectable: {"object"},
    doubtful: {"marked", "firstPiece"},
    my_guess: {"onePiece"},
    later_guess: {"otherWay", "colours"},
    my_second_guess: {"secondPiece"},
    revealed: {"worth"},
    i_gave: {"giversPoints"},
    no_cue: {"noCue"},
    extra_round: {"tie"},
}


FIRST = (somebody_chooses, my_card, my_cue, objectable, doubtful, my_guess, revealed)
"""What everybody meets in a first round."""


@pytest.mark.soak
def test_no_tip_of_a_first_round_covers_anything_or_comes_again(put: Put) -> None:
    # No other size before the smallest: turning a phone lays everything out again, and would hide what is late.
    stage = put(GAME, somebody_chooses(), 360, 640, coached=True)
    check_tips(stage, {lay: SITUATIONS[lay] for lay in FIRST}, FOR_TIPS[:1])
    stage.open_second_table()
    assert [tip for lay in FIRST for tip in read_tips(stage, lay())] == []


@pytest.mark.soak
def test_every_tip_covers_nothing_moves_nothing_and_never_comes_again(put: Put) -> None:
    stage = put(GAME, somebody_chooses(), 360, 640, coached=True)
    assert len(check_tips(stage, SITUATIONS, (*FOR_TIPS, *OTHERS))) == 20
    stage.open_second_table()
    assert [tip for lay in SITUATIONS for tip in read_tips(stage, lay())] == []


def test_a_tip_about_a_reveal_is_gone_when_the_player_leaves_the_reveal(put: Put) -> None:
    stage = put(GAME, revealed(), coached=True)
    bar = stage.page.locator("[data-guide]")
    expect(bar).to_have_attribute("data-guide", "worth")
    stage.page.get_by_role("button", name="Choose your colour").click()
    expect(stage.page.locator("[data-guide=worth]")).to_have_count(0)
    stage.page.clock.fast_forward(INTERVAL)
    expect(bar).to_have_attribute("data-guide", "card")
