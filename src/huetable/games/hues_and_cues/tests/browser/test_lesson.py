"""The lesson of Hues and Cues, played to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from lessons import play_lesson
from playwright.sync_api import Page, expect
from sizes import lesson_size

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def place(page: Page, field: str) -> None:
    """Touches a square at first, and then the button that is outlined instead of the board."""
    confirm = page.locator("[data-part=confirm]")
    if confirm.count():
        confirm.click()
    else:
        page.locator(f"#field-{field}").click()


def choose_a_colour(page: Page) -> None:
    """Leaves the reveal at first, then takes the second colour of the card."""
    leave = page.locator("[data-part=continue]")
    if leave.count():
        leave.click()
    else:
        page.get_by_role("radio").nth(1).check()
        page.locator("[data-part=card] .primary").click()


def give(page: Page, words: str) -> None:
    page.locator("#cue").fill(words)
    page.locator("[data-part=give-cue]").click()


def give_two_words(page: Page) -> None:
    """One word more is held back with a hint: this is the time to try two."""
    give(page, "sunset")
    expect(page.locator("[data-guide]")).to_contain_text("two words")
    give(page, "evening sky")


@pytest.mark.soak
@lesson_size
def test_the_lesson_can_be_played_to_its_end(
    arrive: Arrive, inspect: Inspect, width: int, height: int
) -> None:
    acts = {
        "firstGuess": lambda page: place(page, "L5"),
        "secondGuess": lambda page: place(page, "K2"),
        "card": choose_a_colour,
        "firstCue": lambda page: give(page, "flamingo"),
        "secondCue": give_two_words,
    }
    steps = play_lesson(arrive(width, height), "hues_and_cues", inspect, acts)
    assert steps == [
        *("aim", "object", "firstGuess", "secondGuess", "frame", "points"),
        *("card", "firstCue", "guesses", "secondCue", "yourPoints", "end"),
    ]
