"""Every sound of the table, rendered by the browser's own audio engine."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from frontend import npm

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

ROOT = Path(__file__).parents[2]
FULL_SCALE = 1.0
AUDIBLE = 0.02
TIME_TO_START = 0.015
"""Seconds in which the audio engine runs on while a sound is put together: whatever begins sooner loses its attack."""
MOST_DECIBELS_APART = 6
"""More, and one of two sounds drowns, or the volume that suits it makes the other one hurt."""
MOST_DECIBELS_APART_ON_A_PHONE = 9
LEAST_APART = 0.25
"""How little two sounds may differ in their bands and their rhythm: 0 is the same sound, 1 has nothing in common."""
DULLEST, BRIGHTEST = 200, 4000
"""The middle of a sound's power, in hertz: below it a phone's loudspeaker plays nothing, above it hurts."""


SAME_NOISE = """() => {
    let last = 1;
    Math.random = () => (last = (last * 48271) % 2147483647) / 2147483647;
}"""
"""Brushes and knocks are made of noise, whose figures vary by a tenth from one time to the next."""


def span(figures: list[float]) -> float:
    return max(figures) - min(figures)


def apart(one: list[float], other: list[float]) -> float:
    return 1 - sum(left * right for left, right in zip(one, other, strict=True))


def test_every_sound_is_heard_short_about_as_loud_as_the_others_and_unlike_them(
    browser: Browser, tmp_path: Path
) -> None:
    kit = "web/src/lib/sounds/rendering.test-kit.ts"
    npm(
        ROOT,
        "exec",
        "--",
        "rolldown",
        kit,
        "--file",
        str(tmp_path / "kit.js"),
        "--format",
        "iife",
        "--name",
        "kit",
    )
    page = browser.new_page()
    page.add_script_tag(path=tmp_path / "kit.js")
    page.evaluate(SAME_NOISE)
    rendered = page.evaluate("kit.renderAll()")
    page.close()
    assert len(rendered) == 21
    for name, sound in rendered.items():
        assert AUDIBLE < sound["loudest"] < FULL_SCALE, name
        assert TIME_TO_START < sound["begins"] < 0.05, name
        assert 0.02 < sound["lasts"] < 2, name
    del rendered["together"]
    assert span([sound["loudness"] for sound in rendered.values()]) < MOST_DECIBELS_APART
    assert span([sound["loudnessOnPhone"] for sound in rendered.values()]) < MOST_DECIBELS_APART_ON_A_PHONE
    for name, sound in rendered.items():
        assert DULLEST < sound["centroid"] < BRIGHTEST, name
    for (one, first), (other, second) in combinations(rendered.items(), 2):
        assert apart(first["fingerprint"], second["fingerprint"]) > LEAST_APART, f"{one} sounds like {other}"
    deal, draw = rendered["deal"], rendered["draw"]
    assert draw["lasts"] > 1.3 * deal["lasts"], "a card that is drawn is not heard as one that is dealt"
    assert draw["brightness"] > 1.2 * deal["brightness"]
