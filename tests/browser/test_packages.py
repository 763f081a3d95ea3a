"""A game of another package in the browser: its picture, its board, its words, its tips, a replay and a TV."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import packaged_game
import pytest
from playwright.sync_api import TimeoutError as TooSlow
from playwright.sync_api import expect

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect
    from person import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

KIT = Path(packaged_game.__file__)


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Sequence[str | Path]:
    """The server with the example as its checkout has it, the screens as `tools/prepare` has built them."""
    folders = (packaged_game.EXAMPLE / "src", packaged_game.registration(tmp_path_factory.mktemp("site")))
    return (KIT, os.pathsep.join(map(str, folders)))


@pytest.fixture(scope="module")
def from_its_wheel(tmp_path_factory: pytest.TempPathFactory) -> Sequence[str | Path]:
    """The server with the example as somebody would install it."""
    folder = tmp_path_factory.mktemp("wheel")
    uv = [sys.executable, "-m", "uv"]
    build = ["build", "--quiet", "--wheel", "--no-build-isolation", "-o", str(folder)]
    subprocess.run([*uv, *build, str(packaged_game.EXAMPLE)], check=True)
    (wheel,) = folder.glob("*.whl")
    install = ["pip", "install", "--quiet", "--no-deps", "--target", str(folder / "site"), str(wheel)]
    subprocess.run([*uv, *install], check=True)
    assert not (folder / "site" / packaged_game.GAME / "ui").exists()
    return (KIT, folder / "site")


FACE_DOWN = re.compile(r"^Card \d+, face down$")
OPEN = re.compile(r"^Card \d+: (red|green|blue|yellow)$")


def begin(person: Person, **wishes: object) -> str:
    order = {"game": packaged_game.GAME, "bots": ["easy"], "options": {"pairs": 4}, **wishes}
    person.open(person.begin("Mira", **order))
    person.page.locator("[data-part=board]").wait_for()
    return person.page.url


def test_its_picture_board_and_words_are_its_own(arrive: Arrive, inspect: Inspect) -> None:
    mira = arrive()
    begin(mira)
    mira.sees("Turn over a card")
    opened = mira.button(OPEN).count()
    mira.button(FACE_DOWN).first.click()
    mira.sees("Turn over a second card")
    # Those of the bot before are turned face down again. A colour has a sign and a name.
    expect(mira.button(OPEN)).to_have_count(1)
    expect(mira.page.locator("[data-part=board] svg")).to_have_count(1)
    assert opened in (0, 2)
    inspect(mira.page, "the board of a package")
    mira.open("/")
    mira.box("Colour Memory").scroll_into_view_if_needed()
    expect(mira.box("Colour Memory").locator("svg .word").first).to_have_text("Colour")
    # It brings no pages "How to play" yet: the picture, what the game is about, and ways into it.
    mira.open(f"/how-to-play/{packaged_game.GAME}")
    mira.button("Play Colour Memory now").wait_for()
    expect(mira.page.locator("main svg .word").first).to_have_text("Colour")
    inspect(mira.page, "how to play a game of a package", within="main")


@pytest.mark.soak
def test_its_wheel_is_installed_and_played_to_the_end(
    arrive: Arrive, from_its_wheel: Sequence[str | Path], request: pytest.FixtureRequest
) -> None:
    server = request.getfixturevalue("servers")(from_its_wheel)
    mira = arrive()
    mira.base = server.url
    address = begin(mira)
    play_to_the_end(mira)
    mira.sees(re.compile("All pairs are found|Twenty turns"))
    table = address.rpartition("/")[2]
    mira.open(f"/replay/{table}/1")
    expect(mira.page.locator("[data-part=board] button")).to_have_count(8)
    mira.button("One step forward").click()
    expect(mira.page.locator("[data-part=board] svg")).to_have_count(1)


def play_to_the_end(person: Person) -> None:
    """Turn over any card, again and again."""
    open_cards = person.page.locator("[data-part=board] button[aria-disabled=false]")
    for number in range(400):
        if person.over():
            return
        try:
            open_cards.nth(number % max(1, open_cards.count())).click(timeout=700)
        except TooSlow:
            continue
    pytest.fail("the game did not end")
