"""A round as a film strip: cue on a card, pieces, frame, points, one after the other, and the board agrees with each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from film_strips import FilmedMove, film, told_steps
from playwright.sync_api import expect

from huetable.games.hues_and_cues import GAME
from huetable.games.hues_and_cues.rules.board import FIELDS, NUMBERS
from huetable.games.hues_and_cues.rules.moves import Choose, GiveCue, Move, Pass, Place
from huetable.games.hues_and_cues.rules.state import State
from huetable.games.hues_and_cues.tests.browser.positions import RNG, before_reveal, given, opened, play

if TYPE_CHECKING:
    from browser_fixtures import Put
    from stage import Stage

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

RECORD = """() => {
    const all = (what) => document.querySelectorAll(what).length;
    const landed = (frame) => {
        const { delay, duration } = frame.getAnimations()[0].effect.getComputedTiming();
        return delay + duration;
    };
    const begins = (flying) => flying.getAnimations()[0].effect.getComputedTiming().delay;
    const lying = () => all('[data-piece]:not(.landing)');
    const note = () => {
        for (const thing of document.querySelectorAll('[data-flies], [data-frame=frame].dropping')) {
            if (thing.noted) continue;
            thing.noted = true;
            const kind = thing.dataset.flies ?? thing.dataset.frame;
            const when = kind === 'frame' ? landed(thing) : begins(thing);
            window.strip.push([kind, lying(), when, thing.innerText, thing.firstElementChild?.offsetHeight]);
        }
    };
    window.strip = [];
    window.watcher?.disconnect();
    window.watcher = new MutationObserver(note);
    window.watcher.observe(document.querySelector('main'), { childList: true, subtree: true, attributes: true });
}"""
"""Notes what begins to move: what it is, how many pieces lie already, when it moves within its step, what it says, how high it is drawn."""

MOVING = """() => [
    ...document.getAnimations().filter(({ playState }) => playState === 'running'),
    ...document.querySelectorAll('[data-flies]'),
].length"""


def perform(stage: Stage, state: State, move: Move) -> list[list[object]]:
    """Show what a move tells, to its end; what has moved."""
    stage.page.evaluate(RECORD)
    events = [
        event
        for event, audience in GAME.apply(state, GAME.whose_turn(state)[0], move, RNG)
        if audience is None
    ]
    stage.show(state, events)
    stage.page.wait_for_function(
        "() => window.strip.length > 0 && !document.querySelector('[data-flies], .landing, .dropping')"
    )
    strip: list[list[object]] = stage.page.evaluate("window.strip")
    return strip


def test_a_round_is_told_one_thing_after_the_other_and_the_board_agrees(put: Put) -> None:
    state = opened(giver=2, seats=3)
    play(state, Choose(state.card[1]))
    target = NUMBERS[state.target or ""]
    stage = put(GAME, state)
    stage.page.emulate_media(reduced_motion="no-preference")

    [card] = perform(stage, state, GiveCue("meadow"))
    assert card[:2] == ["cue", 0]
    assert "“meadow”" in str(card[3])
    expect(stage.page.locator("[data-cue=latest]")).to_have_text("“meadow”")

    [first] = perform(stage, state, Place(FIELDS[target]))
    assert first[:2] == ["piece", 0], "it lies only when it has landed"
    [second] = perform(stage, state, Place(FIELDS[target + 2]))
    assert second[:2] == ["piece", 1]
    expect(stage.page.locator("[data-frame]")).to_have_count(0)

    reveal = perform(stage, state, Pass())
    [frame] = [each for each in reveal if each[0] == "frame"]
    assert frame[1] == 2
    *points, card = [each for each in reveal if each[0] != "frame"]
    assert [[each[0], each[3]] for each in points] == [["points", "+3"], ["points", "+1"], ["points", "+2"]]
    assert card[0] == "card", "the next round begins after the points"
    assert int(str(card[4])) > 40, "and it looks like a card"
    starts = [float(str(each[2])) for each in points]
    assert starts == sorted(starts)
    assert starts[0] >= float(str(frame[2])), "points fly when the frame lies on the board"
    expect(stage.page.locator("[data-frame]")).to_have_count(3)
    for seat, place in ((0, target), (1, target + 2)):
        expect(stage.page.locator(f"[data-piece='{seat}']")).to_have_attribute("data-on", FIELDS[place])
    assert GAME.scores(state) == [3, 1, 2]


def test_a_reveal_is_told_in_order_and_nothing_moves_for_players_who_want_no_motion(put: Put) -> None:
    before, last = before_reveal()
    after = GAME.copy(before)
    emitted = GAME.apply(after, GAME.whose_turn(after)[0], last, RNG)
    move = FilmedMove("the last piece", before, tuple(emitted), after)
    stage = put(GAME, before)
    shown = film(stage, move, 0, taps=True, look=MOVING)
    assert shown.steps() == told_steps(GAME, move) == ["placed", "revealed", "round_began"]
    assert not any(shown.seen.values())
    expect(stage.page.locator("[data-frame]")).to_have_count(3)


ON_FIELDS = """() => {
    const box = (what) => document.querySelector(what)?.getBoundingClientRect();
    const [line, fields] = [box('.narration span'), box('[role=grid]')];
    if (!line) return ['nothing is told'];
    return line.top < fields.bottom - 1 ? [`the line lies ${fields.bottom - line.top} px on the fields`] : [];
}"""


@pytest.mark.parametrize(("width", "height", "seat"), [(360, 640, 0), (1280, 800, 0), (1280, 720, None)])
def test_what_is_told_of_a_piece_in_the_lowest_row_hides_no_field(
    put: Put, width: int, height: int, seat: int | None
) -> None:
    state = given(giver=2, seats=3)
    stage = put(GAME, state, width, height, seat=seat)
    told = GAME.apply(state, GAME.whose_turn(state)[0], Place("P15"), RNG)
    stage.show(state, [event for event, _ in told])
    stage.settles(ON_FIELDS)
