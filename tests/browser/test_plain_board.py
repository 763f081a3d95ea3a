"""A game with neither screens nor sentences of its own is played all the same."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import TimeoutError as TooSlow
from playwright.sync_api import expect

from huetable.cli.from_template import copy_template

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect
    from person import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

KIT = Path(__file__).parent / "kit"


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Sequence[str | Path]:
    """The server with a new game in which there is nothing but rules."""
    folder = tmp_path_factory.mktemp("games")
    shutil.rmtree(copy_template("paint_shop", folder) / "text")
    return (KIT / "more_games.py", folder)


def play_to_the_end(person: Person) -> None:
    """Play whatever is offered last: a card rather than a pass."""
    moves = person.page.locator(".moves button:enabled")
    for _ in range(100):
        if person.over():
            return
        try:
            moves.last.click(timeout=700)
        except TooSlow:
            continue
    pytest.fail("the game did not end")


@pytest.mark.soak
@pytest.mark.parametrize("to_the_end", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_a_game_of_nothing_but_rules_is_played_against_bots(
    arrive: Arrive, inspect: Inspect, to_the_end: bool
) -> None:
    mira = arrive()
    mira.open("/")
    mira.box("Paint Shop").get_by_role("button", name="Play now").click()
    mira.introduce("Mira")
    mira.page.get_by_role("heading", name="What you know").wait_for()
    mira.sees("hand sizes")
    mira.button("pass").wait_for()
    inspect(mira.page, "the plain board")
    mira.button("pass").click()
    expect(mira.page.locator("body")).to_contain_text("passed")
    if to_the_end:
        play_to_the_end(mira)
        mira.button("Verify the shuffle").wait_for()
