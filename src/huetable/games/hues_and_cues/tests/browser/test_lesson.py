"""The lesson of Hues and Cues, played to its end."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

import pytest
from lessons import Acts, play_lesson
from playwright.sync_api import Page, expect
from sizes import lesson_size

from huetable.games.hues_and_cues.lesson_cues import CUES

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


def look_at_the_reveal(page: Page) -> None:
    """There is no way to leave it before the lesson has explained it."""
    expect(page.locator("[data-part=round-scores]")).to_be_visible()
    expect(page.locator("[data-part=continue]")).to_have_count(0)
    page.locator("[data-guide] .go").click()


def give(page: Page, words: str) -> None:
    page.locator("#cue").fill(words)
    page.locator("[data-part=give-cue]").click()


class Said(NamedTuple):
    """What a player says of their colour, and the hint that a second cue has two words."""

    first: str
    one_word: str
    hint: str
    second: str


SAID = {
    "en": Said("flamingo", "sunset", "two words", "evening sky"),
    "es": Said("flamenco", "atardecer", "dos palabras", "cielo nocturno"),
    "pt": Said("flamingo", "entardecer", "duas palavras", "céu noturno"),
    "de": Said("Flamingo", "Sonnenuntergang", "zwei Wörtern", "weiter Abendhimmel"),
}

STEPS = [
    *("aim", "object", "firstGuess", "secondGuess", "frame", "points"),
    *("card", "firstCue", "guesses", "secondCue", "yourPoints", "end"),
]


def give_two_words(page: Page, said: Said) -> None:
    """One word more is held back with a hint: this is the time to try two."""
    give(page, said.one_word)
    expect(page.locator("[data-guide]")).to_contain_text(said.hint)
    give(page, said.second)


def acts(said: Said) -> Acts:
    return {
        "firstGuess": lambda page: place(page, "L5"),
        "secondGuess": lambda page: place(page, "K2"),
        "frame": look_at_the_reveal,
        "points": look_at_the_reveal,
        "card": choose_a_colour,
        "firstCue": lambda page: give(page, said.first),
        "secondCue": lambda page: give_two_words(page, said),
    }


@pytest.mark.soak
@lesson_size
def test_the_lesson_can_be_played_to_its_end(
    arrive: Arrive, inspect: Inspect, width: int, height: int
) -> None:
    assert play_lesson(arrive(width, height), "hues_and_cues", inspect, acts(SAID["en"])) == STEPS


@pytest.mark.soak
@pytest.mark.parametrize("language", ["de", "es", "pt"])
def test_the_lesson_is_played_in_the_language_of_the_page(
    arrive: Arrive, inspect: Inspect, language: str
) -> None:
    person, seen = arrive(360, 640), list[str]()
    doing = {**acts(SAID[language]), "aim": lambda page: read_first_cue(page, seen)}
    assert play_lesson(person, "hues_and_cues", inspect, doing, language) == STEPS
    assert seen == [CUES[language].hugos[0]]


def read_first_cue(page: Page, seen: list[str]) -> None:
    """The bar quotes the cue that Hugo gave."""
    sentence = page.locator("[data-guide] p").inner_text()
    seen += re.findall(r"[“„«](.+?)[”“»]", sentence)
    page.locator("[data-guide] .go").click()
