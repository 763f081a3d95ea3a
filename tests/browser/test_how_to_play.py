"""How to play: one screen of a phone for each game, reached from everywhere, without leaving a table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from huetable.core.game import AnyGame
from huetable.games import all_games, game_folder

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect
    from person import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

WITH_PAGE = [
    game for game in all_games().values() if (game_folder(game) / "ui" / "how-to" / "index.ts").exists()
]

SIZE = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
ONE_SCREEN, TWO_SCREENS = 844, 2 * 640

MOVING = "document.getAnimations().filter((motion) => motion.playState === 'running').length"
LONGEST = "Math.max(...document.getAnimations().map((motion) => motion.effect.getComputedTiming().endTime))"


def how_to_play(person: Person, game: str) -> None:
    person.open(f"/how-to-play/{game}")
    person.page.get_by_role("link", name="All the rules").wait_for()


def test_every_game_that_people_play_has_a_page() -> None:
    assert {game.meta.id for game in WITH_PAGE} >= {
        "uno_coloradd",
        "hues_and_cues",
        "guardians_of_hue",
        "cluzzle",
    }


@pytest.mark.parametrize("games", [WITH_PAGE[:2], pytest.param(WITH_PAGE[2:], marks=pytest.mark.soak)])
def test_a_page_is_one_screen_of_a_phone_still_and_clean(
    arrive: Arrive, inspect: Inspect, games: Sequence[AnyGame]
) -> None:
    person = arrive()
    for game in games:
        name = game.meta.id
        how_to_play(person, name)
        assert 3 <= person.page.get_by_role("listitem").count() - 1 <= 5
        assert person.page.evaluate(MOVING) == 0
        for width, height, limit in ((390, 844, ONE_SCREEN), (360, 640, TWO_SCREENS), (1280, 800, 800)):
            person.page.set_viewport_size({"width": width, "height": height})
            wide, high = person.page.evaluate(SIZE)
            assert (wide <= width, high <= limit) == (True, True), f"{name} {width}x{height}: {wide}x{high}"
        inspect(person.page, name, within="main")


@pytest.mark.soak
def test_pictures_move_for_less_than_five_seconds(arrive: Arrive) -> None:
    person = arrive()
    person.page.emulate_media(reduced_motion="no-preference")
    for game in WITH_PAGE:
        how_to_play(person, game.meta.id)
        assert person.page.evaluate(MOVING) > 0, game.meta.id
        assert person.page.evaluate(LONGEST) < 5000, game.meta.id


def test_a_box_leads_to_the_page_the_page_to_the_rules_and_no_game_to_no_page(arrive: Arrive) -> None:
    person = arrive()
    person.open("/")
    person.page.get_by_role("link", name="How to play UNO ColorADD").click()
    person.page.get_by_role("heading", name="How to play UNO ColorADD").wait_for()
    expect(person.page).to_have_title(re.compile("How to play UNO ColorADD"))
    expect(person.page.get_by_role("link", name="Learn by playing")).to_have_attribute(
        "href", "/learn/uno_coloradd"
    )
    person.page.get_by_role("link", name="All the rules").click()
    person.page.get_by_role("heading", name="Rules of UNO ColorADD").wait_for()
    person.page.get_by_role("link", name="How to play").click()
    person.page.get_by_role("heading", name="How to play UNO ColorADD").wait_for()
    # A game without a lesson is started from its page.
    person.open("/how-to-play/dye_pot")
    person.button("Play Dye Pot now").click()
    person.introduce("Ann")
    person.page.get_by_role("heading", name="Swatch book").wait_for()
    person.open("/how-to-play/chess")
    person.page.get_by_role("heading", name="Page not found").wait_for()


def test_somebody_at_a_table_reads_it_without_leaving(arrive: Arrive) -> None:
    person = arrive()
    address = person.host("Ada")
    person.button("How to play").click()
    sheet = person.page.get_by_role("dialog", name="How to play")
    expect(sheet.get_by_role("listitem")).to_have_count(4)
    sheet.get_by_role("button", name="All the rules").click()
    person.page.get_by_role("dialog", name="Rules").get_by_label("Search the rules").wait_for()
    assert person.page.url == address


def test_a_player_reads_it_from_the_rules_beside_the_board(arrive: Arrive) -> None:
    person = arrive()
    address = person.play_fast("Ada")
    person.page.get_by_role("navigation").get_by_role("button", name="Rules").click()
    person.button("How to play").click()
    sheet = person.page.get_by_role("dialog", name="How to play")
    expect(sheet.get_by_role("listitem")).to_have_count(4)
    sheet.get_by_role("button", name="All the rules").click()
    expect(sheet).to_be_hidden()
    person.page.get_by_label("Search the rules").wait_for()
    assert person.page.url == address
