"""A network that goes silent: nothing is closed, nothing arrives, and the page notices all the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from silent_proxy import SilentProxy

if TYPE_CHECKING:
    from browser_fixtures import Arrive
    from person import Person
    from server_and_browser import Server

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

HERE = Path(__file__).parent
LOST = "The connection is lost"
AT_MOST = 14_500
"""Milliseconds of the page's own clock until the loss is shown; the promise is 15 seconds."""


@pytest.fixture(scope="module")
def program() -> Sequence[str | Path]:
    """The server with the small games, one of which ends with a single move."""
    return (HERE / "kit" / "more_games.py", HERE.parent / "server" / "small_games")


@pytest.fixture
def proxy(server: Server) -> Iterator[SilentProxy]:
    with SilentProxy(int(server.url.rpartition(":")[2])) as running:
        yield running


def waiting_room(person: Person) -> None:
    person.open("/")
    person.box("Parlour").get_by_role("button", name="Invite friends").click()
    person.introduce("Mira")
    person.sees("At the table")


def playing(person: Person) -> None:
    person.open("/")
    person.box("Parlour").get_by_role("button", name="Play now").click()
    person.introduce("Mira")
    person.page.get_by_role("heading", name="What you know").wait_for()


def game_over(person: Person) -> None:
    playing(person)
    person.page.get_by_role("button", name="end", exact=True).click()
    person.button("Verify the shuffle").wait_for()


def television(person: Person) -> None:
    waiting_room(person)
    code = person.page.evaluate("document.body.innerText.match(/[a-z]+-[a-z]+-\\d+/)[0]")
    person.open(f"/tv/{code}")
    person.sees("Join at")


@pytest.mark.parametrize(
    "place",
    [
        playing,
        *(pytest.param(place, marks=pytest.mark.soak) for place in (waiting_room, game_over, television)),
    ],
)
def test_a_silent_network_is_shown_within_fifteen_seconds_and_the_page_comes_back_by_itself(
    arrive: Arrive, proxy: SilentProxy, place: Callable[[Person], None]
) -> None:
    mira = arrive()
    mira.base = proxy.url
    mira.page.clock.install()
    place(mira)
    mira.page.evaluate("window.loadedOnce = true")
    expect(mira.page.get_by_text(LOST)).to_have_count(0)

    proxy.silent = True
    mira.page.clock.run_for(AT_MOST)
    mira.sees(LOST)
    # It keeps trying, and says so all the time.
    mira.page.clock.run_for(60_000)
    mira.sees(LOST)

    proxy.silent = False
    mira.page.clock.run_for(15_000)
    mira.page.get_by_text(LOST).wait_for(state="detached")
    assert mira.page.evaluate("window.loadedOnce"), "the page was loaded again"
