"""The lesson of Cluzzle, played to its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from lessons import play_lesson
from playwright.sync_api import Page, expect
from sizes import lesson_size

from huetable.games.cluzzle.tests.browser.actions import seal, stroke

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def add(page: Page) -> None:
    stroke(page, (0.5, 0.5), (0.45, 0.4))


def carve(page: Page) -> None:
    page.get_by_role("radio", name="Carve").check()
    stroke(page, (0.5, 0.55), (0.55, 0.5))


def ask(page: Page) -> None:
    """The log beside the board has buttons with the same words."""
    form = page.locator("form[data-part~=question]")
    form.get_by_role("button", name="Is it an animal?").click()
    form.get_by_role("button", name="Ask", exact=True).click()


def guess(word: str) -> Callable[[Page], None]:
    """First another guess, and passing: the lesson holds both back."""

    def guesses(page: Page) -> None:
        page.get_by_role("button", name="Pass").click()
        expect(page.locator("[data-guide] p")).to_contain_text("Not yet")
        page.get_by_role("textbox").fill(word)
        page.get_by_role("button", name="Guess", exact=True).click()
        page.get_by_role("button", name="Yes, that’s my guess").click()

    return guesses


ACTS = {
    "add": add,
    "carve": carve,
    "seal": seal,
    "ask": ask,
    "guess": guess("snail"),
    "askAgain": ask,
    "guessAgain": guess("A banana"),
}


@lesson_size
def test_the_lesson_can_be_played_to_its_end(
    arrive: Arrive, inspect: Inspect, width: int, height: int
) -> None:
    steps = play_lesson(arrive(width, height), "cluzzle", inspect, ACTS)
    assert steps[0] == "aim"
    assert steps[-1] == "score"
    assert len(steps) == 18
