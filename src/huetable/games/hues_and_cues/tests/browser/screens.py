"""The pictures of Hues and Cues for the documents."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page
from screen_kit import DESK, PHONE, TV, Screen, position

from huetable.games.hues_and_cues import GAME
from huetable.games.hues_and_cues.tests.browser.positions import my_cue, my_guess, revealed


def typed_cue(page: Page, base: str) -> None:
    position(GAME, my_cue)(page, base)
    page.get_by_role("textbox").fill("bubblegum")
    page.get_by_text("You can give this cue.").wait_for()


SCREENS: Final = (
    Screen("hues", "HUES and CUES: a guess", DESK, position(GAME, my_guess)),
    Screen("hues-phone", "HUES and CUES on a phone", PHONE, position(GAME, my_guess)),
    Screen("hues-cue", "A cue is checked while it is typed", PHONE, typed_cue),
    Screen("hues-tv", "HUES and CUES on a TV", TV, position(GAME, revealed, None)),
)
