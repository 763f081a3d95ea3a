"""The page "About", and whose games these are: in the footer, and on the pages of each game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

OWNERS: Final = {
    "hues_and_cues": "USAopoly",
    "uno_coloradd": "Mattel",
    "cluzzle": "North Star Games",
    "guardians_of_hue": "Ronald Villaver",
}
UNOFFICIAL: Final = {"es": "No oficial:", "pt": "Não oficial:", "de": "Inoffiziell:"}


def test_everything_that_is_shipped_is_listed_with_its_licence(arrive: Arrive) -> None:
    person = arrive(width=360, height=640)
    person.open("/")
    footer = person.page.get_by_role("contentinfo")
    for owner in ("USAopoly", "Mattel", "Miguel Neiva", "North Star Games", "Ronald Villaver"):
        expect(footer).to_contain_text(owner)
    footer.get_by_role("link", name="About and licences").click()
    person.page.get_by_role("heading", name="About Huetable").wait_for()
    three = person.page.locator("details", has_text="three 0.")
    three.locator("summary").click()
    expect(three.locator("pre")).to_contain_text("three.js authors")
    expect(person.page.locator("details", has_text="aiohttp 3.")).to_contain_text("Apache-2.0")
    person.page.get_by_text("Whose games, words and letters these are").click()
    expect(person.page.get_by_text("CC BY-SA 4.0").first).to_be_visible()
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize(
    ("language", "games"),
    [
        ("de", ("uno_coloradd",)),
        *(pytest.param(each, tuple(OWNERS), marks=pytest.mark.soak) for each in ("es", "pt", "de")),
    ],
)
def test_owners_are_named_in_every_language(arrive: Arrive, language: str, games: tuple[str, ...]) -> None:
    person = arrive(width=360, height=640)
    person.open(f"/?lang={language}")
    footer = person.page.get_by_role("contentinfo")
    for owner in OWNERS.values():
        expect(footer).to_contain_text(owner)
    for game in games:
        person.open(f"/how-to-play/{game}?lang={language}")
        expect(person.page.get_by_text(UNOFFICIAL[language])).to_contain_text(OWNERS[game])


@pytest.mark.soak
def test_axe_finds_nothing_about_all_that_is_shipped(arrive: Arrive, inspect: Inspect) -> None:
    person = arrive(width=360, height=640)
    person.open("/about")
    person.page.get_by_role("heading", name="About Huetable").wait_for()
    inspect(person.page, "about")


def test_the_rules_of_a_game_say_whose_it_is(arrive: Arrive) -> None:
    person = arrive()
    for game, owner in OWNERS.items():
        person.open(f"/rules/{game}")
        expect(person.page.get_by_text("This is an unofficial version.")).to_contain_text(owner)


def test_without_a_secret_the_operators_page_says_how_to_turn_it_on(arrive: Arrive, inspect: Inspect) -> None:
    person = arrive(width=360, height=640)
    person.open("/operator")
    person.page.get_by_role("heading", name="The operator’s page is off").wait_for()
    person.sees("HUETABLE_OPERATOR_SECRET")
    inspect(person.page, "without an operator's page")
