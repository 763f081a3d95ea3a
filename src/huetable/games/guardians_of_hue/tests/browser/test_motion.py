"""The darkness phase on the real page: one thing after the other, and each place turns only when that is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from huetable.core.rng import Rng
from huetable.games.guardians_of_hue import GAME
from huetable.games.guardians_of_hue.rules.moves import End
from huetable.games.guardians_of_hue.tests.browser.positions import my_turn

if TYPE_CHECKING:
    from browser_fixtures import Put

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

BAY = 6

RECORD = f"""() => {{
    window.shown = [];
    const look = () => {{
        const effect = document.querySelector('[data-effect]');
        if (!effect || effect.seen) return;
        effect.seen = true;
        const moving = document.getAnimations().filter((one) => one.effect.target?.closest('.map'));
        window.shown.push([
            effect.dataset.effect,
            document.querySelector('[data-banner]')?.innerText ?? null,
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
    ("agent_moved", "The agents move", False),
    ("agent_rolled", "The agents move", False),
    ("darkened", "The agents move", True),
    ("black_die", "Darkness grows", True),
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
