"""Hues and Cues as people play it: four phones around one table, and a television."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect
    from person import Person
    from server_and_browser import Server

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

NAMES = ("Ada", "Mira", "Jo", "Fern")


def sit_down(people: Sequence[Person], bots: Sequence[str] = ()) -> str:
    """Ada opens a table, the others come by its link, and it starts; Ada gives first."""
    ada, *others = people
    order = {"game": "hues_and_cues", "name": "Ada", "clocks": "off", "options": {"first": 0, "clock": False}}
    opened: dict[str, str] = ada.page.context.request.post(
        f"{ada.base}/api/tables", data={**order, "bots": list(bots), "pace": "instant"}
    ).json()
    ada.open(f"/t/{opened['table']}")
    ada.sees("At the table")
    for person, name in zip(others, NAMES[1:], strict=False):
        person.open(ada.page.url)
        person.introduce(name)
        person.button("I’m ready").click()
    ada.button("Start the game").click()
    return opened["code"]


def choose_a_colour(page: Page) -> str:
    colour = page.get_by_role("radiogroup", name="Your card").get_by_role("radio").nth(1)
    field = colour.get_attribute("value") or ""
    colour.check()
    page.get_by_role("button", name=f"Choose {field} as your target").click()
    return field


def give(page: Page, words: str) -> None:
    page.locator("#cue").fill(words)
    expect(page.locator("#cue-verdict")).to_have_text(
        re.compile("You can give this cue|[Tt]he others see a mark")
    )
    page.get_by_role("button", name="Give this cue").click()


def refused(page: Page, words: str, why: str) -> None:
    page.locator("#cue").fill(words)
    expect(page.locator("#cue-verdict")).to_contain_text(why)
    expect(page.get_by_role("button", name="Give this cue")).to_be_disabled()


def look_at_the_grounds(page: Page) -> None:
    """For an objection to a second cue."""
    page.get_by_role("button", name="I object").tap()
    for ground in ("It compares colours", "It repeats an earlier cue"):
        expect(page.get_by_role("button", name=ground)).to_be_visible()
    page.keyboard.press("Escape")


def place(page: Page, field: str) -> None:
    """By touch: the field is touched, and the piece confirmed."""
    expect(page.get_by_text("Slide over the board")).to_be_visible()
    page.locator(f"#field-{field}").tap()
    page.get_by_role("button", name=f"Place on {field}").tap()


def near(field: str, down: int, right: int) -> str:
    """A field of the board that many steps away; at the edge it goes the other way."""
    row, column = ord(field[0]) - ord("A"), int(field[1:])
    row = row + down if 0 <= row + down < 16 else row - down
    column = column + right if 1 <= column + right <= 30 else column - right
    return f"{chr(ord('A') + row)}{column}"


def scores(page: Page, seats: int = len(NAMES)) -> list[str]:
    """By seat: each player sits first on their own screen."""
    found = [page.locator(f"[data-part~='player:{seat}'] .score .unseen") for seat in range(seats)]
    return [score.inner_text() for score in found]


@pytest.mark.soak
def test_two_people_and_a_bot_play_a_round(arrive: Arrive) -> None:
    people = [arrive(touch=True) for _ in range(2)]
    ada, mira = (person.page for person in people)
    sit_down(people, bots=["easy"])
    target = choose_a_colour(ada)
    refused(ada, "reddish", "“reddish” comes from the colour name red.")
    give(ada, "jungle")
    place(mira, target)
    refused(ada, "rustier", "“rustier” compares your colour")
    # Between two guesses a phone is reloaded.
    mira.reload()
    give(ada, "north pole")
    expect(mira.get_by_text("doubtful: could be a place on the board")).to_be_visible()
    look_at_the_grounds(mira)
    place(mira, near(target, 1, 0))
    for page in (ada, mira):
        expect(page.get_by_role("heading", name=re.compile(f"^It was {target},"))).to_be_visible()
        expect(page.locator("[data-frame]")).to_have_count(3)
        expect(page.locator("[data-piece]")).to_have_count(4)
        assert scores(page, 3)[2] == "5 points", "Mira sits behind the bot"
    assert scores(ada, 3) == scores(mira, 3)
    mira.get_by_role("button", name="Continue").tap()
    expect(mira.locator("[data-frame]")).to_have_count(0)


@pytest.mark.soak
def test_four_people_play_a_round_on_their_phones(arrive: Arrive, inspect: Inspect) -> None:
    people = [arrive(touch=True) for _ in NAMES]
    ada, mira, jo, fern = (person.page for person in people)
    code = sit_down(people)
    television = arrive(width=1920, height=1080).page
    television.goto(f"{people[0].base}/tv/{code}")
    television.get_by_role("grid").wait_for()

    target = choose_a_colour(ada)
    refused(ada, "reddish", "“reddish” comes from the colour name red.")
    ada.get_by_role("button", name="Why? Read HUES-15").click()
    ada.locator("dialog[open] [data-clause='HUES-15']").wait_for()
    ada.keyboard.press("Escape")
    give(ada, "lamp")

    # Jo sees a lamp in the room; with Mira's yes the cue is withdrawn, and it is used up.
    jo.get_by_role("button", name="I object").tap()
    jo.get_by_role("button", name="It’s an object in the room").tap()
    fern.get_by_role("button", name="No, keep it").tap()
    mira.get_by_role("button", name="Yes, another cue").tap()
    refused(ada, "lamps", "“lamps” is another form of “lamp”")
    give(ada, "jungle")

    # Mira tells colours apart by their signs.
    mira.get_by_role("button", name="Colours").tap()
    mira.get_by_role("switch", name=re.compile("^Lines")).tap()
    mira.get_by_role("switch", name=re.compile("^Signs")).tap()
    mira.keyboard.press("Escape")
    mira.get_by_role("button", name="Zoom in").tap()
    expect(mira.locator(".fields + div svg")).to_have_count(480)
    place(mira, target)
    # Between two guesses a phone is reloaded.
    jo.reload()
    place(jo, near(target, 1, 1))
    place(fern, near(target, 5, 5))
    expect(television.locator("[data-piece]")).to_have_count(3)
    assert "target" not in (television.locator("main").inner_text())

    refused(ada, "rustier", "“rustier” compares your colour")
    give(ada, "north pole")
    expect(fern.get_by_text("doubtful: could be a place on the board")).to_be_visible()
    look_at_the_grounds(fern)
    place(fern, near(target, 2, 2))
    place(jo, near(target, 0, 1))
    place(mira, near(target, 1, 0))

    for page in (ada, mira, jo, fern, television):
        expect(page.get_by_role("heading", name=re.compile(f"^It was {target},"))).to_be_visible()
        expect(page.locator("[data-frame]")).to_have_count(3)
        expect(page.locator("[data-piece]")).to_have_count(6)
        assert scores(page) == ["4 points", "5 points", "4 points", "1 point"]
    for page in (ada, mira, jo, fern):
        expect(page.get_by_role("img", name=re.compile("^A map of where bots would guess"))).to_be_visible()
    expect(jo.locator(".stage").get_by_text("+2")).to_have_count(3)
    expect(fern.get_by_role("log")).to_contain_text(f"The target was {target} (")
    inspect(fern, night=False)
    fern.get_by_role("button", name="Continue").tap()
    expect(fern.locator("[data-frame]")).to_have_count(0)
    mira.get_by_role("button", name="Choose your colour").tap()
    expect(mira.get_by_role("radio")).to_have_count(4)


@pytest.mark.soak
def test_a_game_with_bots_goes_on_after_the_server_was_killed(arrive: Arrive, server: Server) -> None:
    ada = arrive()
    bots = ["easy", "easy"]
    order = {"game": "hues_and_cues", "name": "Ada", "bots": bots, "start": True, "clocks": "off"}
    options = {"first": 0, "clock": False}
    opened = ada.page.context.request.post(
        f"{ada.base}/api/tables", data={**order, "options": options, "pace": "instant"}
    ).json()
    ada.open(f"/t/{opened['table']}")
    target = choose_a_colour(ada.page)
    ada.page.locator("#cue").wait_for()
    server.kill()
    server.start()
    expect(ada.page.get_by_role("banner")).to_contain_text(
        f"Give a one-word cue for {target}", timeout=10_000
    )
    give(ada.page, "jungle")
    expect(ada.page.locator("[data-piece]")).to_have_count(2)
    ada.page.get_by_role("button", name="Pass and score now").click()
    expect(ada.page.get_by_role("heading", name=re.compile(f"^It was {target},"))).to_be_visible()
