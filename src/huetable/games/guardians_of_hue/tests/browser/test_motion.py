"""The darkness phase on the real page: one thing after the other, and each place turns only when that is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tv_checks import TV_SIZES

from huetable.core.rng import Rng
from huetable.games.guardians_of_hue import GAME
from huetable.games.guardians_of_hue.data.cards import CARDS
from huetable.games.guardians_of_hue.rules.events import (
    AgentRolled,
    Attempted,
    BlackDie,
    Darkened,
    NothingGrew,
)
from huetable.games.guardians_of_hue.rules.moves import End
from huetable.games.guardians_of_hue.rules.state import Growth, Options
from huetable.games.guardians_of_hue.tests.browser.positions import a_random_map, darkness_chooses, my_turn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from browser_fixtures import Put
    from stage import Stage

    from huetable.games.guardians_of_hue.rules.state import State

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

MEADOW, BAY = 1, 6

RECORD = f"""() => {{
    window.shown = [];
    const look = () => {{
        const effect = document.querySelector('[data-effect]');
        if (!effect || effect.seen) return;
        effect.seen = true;
        const moving = document.getAnimations().filter((one) => one.effect.target?.closest('.map'));
        window.shown.push([
            effect.dataset.effect,
            document.querySelector('[data-banner]')?.dataset.banner ?? null,
            document.querySelector('[data-location="{BAY}"]').classList.contains('dark'),
            moving.length > 0,
        ]);
        setTimeout(() => document.querySelector('[data-part="round"]').click());
    }};
    window.watcher?.disconnect();
    window.watcher = new MutationObserver(look);
    window.watcher.observe(document.querySelector('main'), {{ childList: true, subtree: true }});
}}"""
"""Notes each step as it begins, with whether anything moves on the map, and taps the table for the next one."""

STORY = [
    ("agent_moved", "agents", False),
    ("agent_rolled", "agents", False),
    ("darkened", "agents", True),
    ("black_die", "growth", True),
]


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_darkness_acts_step_by_step_and_stands_still_for_those_who_want_that(put: Put, motion: str) -> None:
    state = my_turn(first=1, agents=[8], dazed=0, light=0b011011110)
    stage = put(GAME, state)
    stage.page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    stage.page.evaluate(RECORD)
    events = [event for event, _ in GAME.apply(state, 0, End(), Rng.from_number(4))]
    stage.show(state, events)
    stage.page.wait_for_function("() => window.shown.at(-1)?.[0] === 'turn_began'")
    shown = stage.page.evaluate("window.shown")
    assert [tuple(step[:3]) for step in shown[:4]] == STORY
    assert [step[3] for step in shown[:4]] == [motion != "reduce"] * 4
    stage.page.wait_for_function("() => !document.querySelector('[data-effect], [data-banner]')")


KEEP_BARS = """() => {
    window.bars = [];
    const status = document.querySelector('header [data-part="status"] .text');
    const keep = () => window.bars.push(status.innerText.replace(/\\s+/g, ' ').trim());
    new MutationObserver(keep).observe(status, { childList: true, subtree: true, characterData: true });
}"""


def test_nobody_is_told_it_is_their_turn_while_darkness_rolls_for_their_next_choice(put: Put) -> None:
    stage = put(GAME, darkness_chooses())
    stage.page.evaluate(KEEP_BARS)
    again = my_turn(phase="grow", grown=[Growth(2, 0), Growth(3)], light=0b011111110)
    stage.show(again, [Darkened(0), BlackDie(3, 3)])
    stage.page.wait_for_function("() => window.bars.at(-1)?.startsWith('Your turn The black die shows 3.')")
    assert "Darkness grows" in (bars := stage.page.evaluate("window.bars"))
    assert "Your turn Darkness grows" not in bars


WATCH_DICE = """() => {
    window.dice = [];
    const box = (node) => node.getBoundingClientRect();
    const fractions = Array.from({ length: 41 }, (_, at) => at / 40);
    const follow = (effect) => {
        const moving = effect.getAnimations({ subtree: true });
        const above = box(document.querySelector('.head')).bottom;
        const lost = fractions.flatMap((at) => {
            for (const one of moving) {
                one.pause();
                one.currentTime = at * one.effect.getComputedTiming().endTime;
            }
            return [...effect.querySelectorAll('.cube .side')].map(box)
                .filter(({ top, left, right, bottom }) => top < above || left < 0 || right > innerWidth || bottom > innerHeight)
                .map(({ top, left }) => `${at}: ${left}, ${top}`);
        });
        return { dice: moving.length > 0, lost };
    };
    const look = () => {
        const effect = document.querySelector('[data-effect]');
        if (!effect || effect.seen) return;
        effect.seen = true;
        window.dice.push(follow(effect));
        setTimeout(() => document.querySelector('[data-part="round"]').click());
    };
    window.watcher?.disconnect();
    window.watcher = new MutationObserver(look);
    window.watcher.observe(document.querySelector('main'), { childList: true, subtree: true });
}"""
"""Turns every throw slowly, notes where the die is beyond the edges or behind the banner, and taps for the next one."""


def follow_throws(stage: Stage, state: State, cards: Sequence[int]) -> None:
    """Throw the black die for an agent on each of these cards, and for the growth of darkness: all throws can be seen."""
    stage.page.emulate_media(reduced_motion="no-preference")
    stage.show(state)
    stage.page.evaluate(WATCH_DICE)
    throws = [*(AgentRolled(card, 1, darkened=False) for card in cards), BlackDie(6, 6)]
    stage.show(state, throws)
    stage.page.wait_for_function(f"() => window.dice.length === {len(throws)}")
    dice = stage.page.evaluate("window.dice")
    assert all(die["dice"] for die in dice)
    assert [die["lost"] for die in dice] == [[]] * len(throws)


@pytest.mark.soak
def test_a_black_die_is_seen_on_a_card_of_the_upper_row(put: Put) -> None:
    follow_throws(put(GAME, my_turn(), *TV_SIZES[1], seat=None), my_turn(), [MEADOW])


@pytest.mark.soak
@pytest.mark.parametrize(
    ("width", "height", "seat"),
    [*[(*size, None) for size in TV_SIZES], *[(*size, 0) for size in ((360, 640), (390, 844), (1280, 800))]],
)
def test_a_black_die_is_seen_wherever_it_falls(put: Put, width: int, height: int, seat: int | None) -> None:
    stage = put(GAME, my_turn(), width, height, seat=seat)
    for state in (my_turn(), a_random_map()):
        follow_throws(stage, state, range(len(CARDS)))


UNDER_THE_LINE = """() => {
    const [line, head, map] = ['.narration span', '.head', '.map .frame'].map((part) => document.querySelector(part).getBoundingClientRect());
    const [faults, ring] = [[], 7];
    if (line.top < head.bottom + ring) faults.push(`the ring around the round covers ${head.bottom + ring - line.top} of the line`);
    if (line.bottom > map.top - ring) faults.push(`the ring of a tip covers ${line.bottom - map.top + ring} of the line`);
    return faults;
}"""


@pytest.mark.parametrize("size", [(360, 640), pytest.param((390, 844), marks=pytest.mark.soak)])
def test_what_is_told_in_two_lines_covers_nothing(put: Put, size: tuple[int, int]) -> None:
    stage = put(GAME, my_turn(active=3), *size)
    stage.show(my_turn(active=3), [Attempted(3, "encounter", 0, 12, "vs_commander")])
    stage.settles(UNDER_THE_LINE)


@pytest.mark.soak
@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
def test_what_darkness_rolls_before_the_first_round_covers_nothing(put: Put, size: tuple[int, int]) -> None:
    state = GAME.setup(Options(layout="square", first=1), 3, Rng.from_number(7))
    state.phase, state.round, state.grown = "grow", 0, [Growth(1)]
    stage = put(GAME, state, *size)
    for event in (BlackDie(1, 3), NothingGrew()):
        stage.show(state, [event])
        stage.settles(UNDER_THE_LINE, str(event))
