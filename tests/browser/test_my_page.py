"""A player's own page, from a game that they have just finished."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect
    from person import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def program() -> Sequence[str | Path]:
    """The server with a game that ends when somebody says so."""
    return (HERE / "kit" / "more_games.py", HERE.parent / "server" / "small_games")


def finish_a_game(person: Person) -> None:
    person.open(person.begin("Mira", game="parlour", bots=["normal"]))
    person.page.locator(".moves").get_by_role("button", name="end", exact=True).click()
    person.page.get_by_role("link", name="Watch it again").wait_for()


@pytest.mark.rule("TABLE-87")
def test_a_finished_game_is_on_my_page_until_i_remove_it(arrive: Arrive, inspect: Inspect) -> None:
    mira = arrive(360, 640)
    finish_a_game(mira)
    mira.open("/")
    mira.page.get_by_role("link", name="Your games").click()
    mira.page.get_by_role("heading", name="Finished games").wait_for()
    game = mira.page.get_by_role("listitem").filter(has_text="With bots")
    expect(game).to_have_count(1)
    inspect(mira.page)
    game.get_by_role("button", name="Remove").click()
    mira.page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    mira.sees("Your first game belongs here")
    mira.page.reload()
    mira.sees("Your first game belongs here")
    inspect(mira.page, "without a game")
    mira.button(re.compile("^Play now.*Dye Pot$")).click()
    mira.page.get_by_role("heading", name="Swatch book").wait_for()
