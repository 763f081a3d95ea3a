"""Cards fly from where they were to where they are, in a layer of their own, and leave nothing behind."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect
from stage import plain

from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.rules.moves import Draw, Move, Play
from huetable.games.uno_coloradd.rules.rounds import next_round
from huetable.games.uno_coloradd.rules.state import State
from huetable.games.uno_coloradd.tests.browser.positions import RNG, my_turn

if TYPE_CHECKING:
    from browser_fixtures import Put
    from stage import Stage

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

RECORD = """() => {
    const centre = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const at = (card, part) => {
        for (const animation of card.getAnimations()) {
            const { delay, duration } = animation.effect.getComputedTiming();
            animation.currentTime = delay + part * duration;
        }
        return centre(card);
    };
    const note = (card) => {
        window.flown.push([at(card, 0.001), at(card, 0.98)]);
        at(card, 0);
    };
    window.flown = [];
    window.watcher?.disconnect();
    window.watcher = new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const card of addedNodes) if (card.classList?.contains('flying')) note(card);
    });
    window.watcher.observe(document.querySelector('.motion'), { childList: true });
}"""
"""Notes for each card that starts to fly in the layer where it starts and where it lands, however few frames are drawn."""

ENDS = """(names) => {
    const centre = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const places = Object.fromEntries(names.map((name) => [name, centre(document.querySelector(name))]));
    const near = ([x, y]) => names.filter((name) => Math.hypot(x - places[name][0], y - places[name][1]) < 48);
    return window.flown.map(([start, end]) => [near(start), near(end)]);
}"""

PILE, DISCARD = "[data-spot='pile']", "[data-spot='discard']"
SEATS = [f"[data-seat='{seat}']" for seat in range(4)]


def fly(stage: Stage, state: State, change: Callable[[State], list[Any]]) -> Any:
    """Show what the change tells, and return from where to where each card flew."""
    stage.show(state)
    stage.page.evaluate(RECORD)
    events = [event for event, audience in change(state) if audience in (None, 0)]
    stage.show(state, events)
    stage.page.wait_for_function("() => window.flown.length > 0")
    stage.page.wait_for_function("() => document.querySelector('.motion').childElementCount === 0")
    return stage.page.evaluate(ENDS, [PILE, DISCARD, *SEATS])


def by(seat: int, move: Move) -> Callable[[State], list[Any]]:
    return lambda state: GAME.apply(state, seat, move, RNG)


def test_cards_fly_between_faces_piles_and_my_hand(put: Put) -> None:
    stage = put(GAME, my_turn())
    stage.page.emulate_media(reduced_motion="no-preference")

    theirs = my_turn()
    theirs.turn, theirs.hands[2][0] = 2, "g9"
    assert fly(stage, theirs, by(2, Play("g9"))) == [[[SEATS[2]], [DISCARD]]]

    mine = my_turn()
    assert fly(stage, mine, by(0, Play("g4")))[0][1] == [DISCARD]
    assert stage.page.locator("[data-card='g4']").count() == 0

    drawn = my_turn()
    drawn.turn = 1
    assert fly(stage, drawn, by(1, Draw())) == [[[PILE], [SEATS[1]]]]

    dealt = my_turn()
    ways = fly(stage, dealt, lambda state: next_round(state, RNG))
    assert all(PILE in start for start, _ in ways)
    reached = {place for _, end in ways for place in end}
    assert {DISCARD, *SEATS[1:]} <= reached


def test_nothing_flies_for_players_who_want_no_motion(put: Put) -> None:
    stage = put(GAME, my_turn())
    stage.page.evaluate(RECORD)
    state = my_turn()
    events = [event for event, _ in GAME.apply(state, 0, Play("g4"), RNG)]
    stage.show(state, events)
    stage.page.locator("[data-card='g4']").wait_for(state="detached")
    stage.settle()
    assert stage.page.evaluate("window.flown") == []


def test_after_the_game_a_line_of_the_log_brings_the_board_into_sight(put: Put) -> None:
    """The ending lies above the board, and makes room for it until one goes back."""
    state = my_turn(hand=("g4", "g5"))
    state.options = replace(state.options, goal=0)
    stage = put(GAME, state)
    page = stage.page
    events = [event for event, _ in GAME.apply(state, 0, Play("g4", call="uno"), RNG)]
    stage.show(state, events)
    state.turn = 0
    events = [event for event, _ in GAME.apply(state, 0, Play("g5"), RNG)]
    stage.show(state, events)
    page.get_by_role("button", name="Play again").wait_for()
    page.get_by_role("button", name="Log", exact=True).click()
    page.get_by_role("button", name="You play a green 4.").click()
    back = page.get_by_role("button", name="Back to the result")
    expect(back).to_be_in_viewport()
    expect(page.locator(DISCARD)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Play again")).to_be_hidden()
    back.click()
    expect(page.get_by_role("button", name="Play again")).to_be_in_viewport()


def test_the_card_that_i_drew_in_vain_is_told_and_stands_out_until_the_next_move(put: Put) -> None:
    state = my_turn()
    state.pile[-1] = "b5"
    state.hands[1] = ["g2", "g3"]
    stage = put(GAME, state)
    stage.show(state, heard_by_me(GAME.apply(state, 0, Draw(), RNG)))
    expect(stage.page.locator(".narration")).to_have_text("You draw a blue 5: it doesn’t fit.")
    expect(stage.page.locator(".fresh")).to_have_attribute("data-card", "b5")
    stage.show(state, heard_by_me(GAME.apply(state, 1, Play("g2"), RNG)))
    expect(stage.page.locator(".fresh")).to_have_count(0)


def heard_by_me(emitted: list[Any]) -> list[Any]:
    """As the server sends them: with their audience, if that is not everybody."""
    named = [(plain(event), audience) for event, audience in emitted if audience in (None, 0)]
    return [event if audience is None else {**event, "heard_by": [audience]} for event, audience in named]
