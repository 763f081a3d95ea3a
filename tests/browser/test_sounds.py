"""Every sound of the table, rendered by the browser's own audio engine."""

from __future__ import annotations

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
MOST_DECIBELS_APART = 6
"""More, and one of two sounds drowns, or the volume that suits it makes the other one hurt."""
MOST_DECIBELS_APART_ON_A_PHONE = 9


def span(figures: list[float]) -> float:
    return max(figures) - min(figures)


def test_every_sound_is_heard_is_short_never_clips_and_is_about_as_loud_as_the_others(
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
    rendered = page.evaluate("kit.renderAll()")
    page.close()
    assert len(rendered) == 21
    for name, sound in rendered.items():
        assert AUDIBLE < sound["loudest"] < FULL_SCALE, name
        assert 0.02 < sound["lasts"] < 2, name
    del rendered["together"]
    assert span([sound["loudness"] for sound in rendered.values()]) < MOST_DECIBELS_APART
    assert span([sound["loudnessOnPhone"] for sound in rendered.values()]) < MOST_DECIBELS_APART_ON_A_PHONE
    deal, draw = rendered["deal"], rendered["draw"]
    assert draw["lasts"] > 1.3 * deal["lasts"], "a card that is drawn is not heard as one that is dealt"
    assert draw["brightness"] > 1.2 * deal["brightness"]
