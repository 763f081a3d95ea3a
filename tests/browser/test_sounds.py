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


def test_every_sound_is_heard_is_short_and_never_clips(browser: Browser, tmp_path: Path) -> None:
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
