"""The lesson of Cluzzle, played to its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from lessons import Acts, play_lesson
from playwright.sync_api import Page, expect
from sizes import lesson_size

from huetable.games import game_texts
from huetable.games.cluzzle import GAME
from huetable.games.cluzzle.lesson_words import QUESTIONS
from huetable.games.cluzzle.tests.browser.actions import stroke

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

Screen = Mapping[str, Any]
"""The texts of the screen, in the language of the page."""


def add(page: Page) -> None:
    stroke(page, (0.5, 0.5), (0.45, 0.4))


def carve(page: Page) -> None:
    page.locator("[data-part~='tool:carve']").get_by_role("radio").check()
    stroke(page, (0.5, 0.55), (0.55, 0.5))


def ask(screen: Screen, question: str) -> Callable[[Page], None]:
    def asks(page: Page) -> None:
        """The log beside the board has buttons with the same words."""
        form = page.locator("form[data-part~=question]")
        form.get_by_role("button", name=question).click()
        form.get_by_role("button", name=screen["ask"]["button"], exact=True).click()

    return asks


def guess(screen: Screen, word: str, not_yet: str) -> Callable[[Page], None]:
    """First another guess, and passing: the lesson holds both back."""

    def guesses(page: Page) -> None:
        page.get_by_role("button", name=screen["guess"]["pass"], exact=True).click()
        expect(page.locator("[data-guide] p")).to_contain_text(not_yet)
        page.get_by_role("textbox").fill(word)
        page.get_by_role("button", name=screen["guess"]["button"], exact=True).click()
        page.get_by_role("button", name=screen["guess"]["yes"]).click()

    return guesses


def seals(screen: Screen) -> Callable[[Page], None]:
    def seal(page: Page) -> None:
        page.get_by_role("button", name=screen["seal"]["button"], exact=True).click()
        page.get_by_role("button", name=screen["seal"]["yes"], exact=True).click()
        expect(page.locator("[data-part=seal]")).to_have_count(0)

    return seal


class Said(NamedTuple):
    snail: str
    banana: str
    not_yet: str


SAID = {
    "en": Said("snail", "A banana", "Not quite"),
    "es": Said("un caracol", "platano", "Así no"),
    "pt": Said("caracol", "uma banana", "Assim não"),
    "de": Said("Schnecke", "eine Banane", "Nicht ganz"),
}


def acts(language: str) -> Acts:
    screen, said = game_texts(GAME, language)["screen"], SAID[language]
    asks = ask(screen, QUESTIONS[language].animal)
    return {
        "add": add,
        "carve": carve,
        "seal": seals(screen),
        "ask": asks,
        "guess": guess(screen, said.snail, said.not_yet),
        "askAgain": asks,
        "guessAgain": guess(screen, said.banana, said.not_yet),
    }


def check_steps(steps: list[str]) -> None:
    assert (steps[0], steps[-1], len(steps)) == ("aim", "score", 18)


@pytest.mark.soak  # its clay takes ten seconds; the lessons of the other games run with every ./test
@lesson_size
def test_the_lesson_can_be_played_to_its_end(
    arrive: Arrive, inspect: Inspect, width: int, height: int
) -> None:
    check_steps(play_lesson(arrive(width, height), "cluzzle", inspect, acts("en")))


@pytest.mark.soak
@pytest.mark.parametrize("language", ["es", "pt", "de"])
def test_the_lesson_is_played_in_the_language_of_the_page(
    arrive: Arrive, inspect: Inspect, language: str
) -> None:
    check_steps(play_lesson(arrive(360, 640), "cluzzle", inspect, acts(language), language))
