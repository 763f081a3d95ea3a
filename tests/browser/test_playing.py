"""Whole games, by touch."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pytest
from dye_pot_positions import DYE, everybody_poured, my_turn
from playwright.sync_api import expect

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect, Put
    from person import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def nothing(turn: int) -> None:
    """What happens between two moves, where nothing shall."""


def play_to_the_end(
    people: Sequence[Person], between: Callable[[int], None] = nothing, seconds: float = 90
) -> None:
    end = time.monotonic() + seconds
    turn = 0
    while not all(person.over() for person in people):
        assert time.monotonic() < end, "the game did not end"
        for number, person in enumerate(people):
            turn += person.act(turn + number)
        between(turn)
        people[0].page.wait_for_timeout(60)


def test_two_people_and_a_bot_play_a_whole_game_with_a_reload_in_the_middle(arrive: Arrive) -> None:
    mira, jo = arrive(), arrive(width=1280, height=800)
    link = mira.invite("Mira")
    mira.page.get_by_role("group", name="Add a bot").get_by_role("button", name="Normal").click()
    mira.more_options()
    goal = mira.page.get_by_role("spinbutton", name=re.compile("Points to win"))
    goal.fill("4")
    goal.press("Enter")
    mira.page.get_by_text("Instant").click()

    jo.open(link)
    jo.introduce("Jo")
    jo.button("I’m ready").click()
    mira.sees("Everybody is here. The game can start.")
    mira.button("Start the game").click()
    jo.page.get_by_role("heading", name="Swatch book").wait_for()

    reloaded: list[int] = []

    def reload_once(turn: int) -> None:
        if turn >= 4 and not reloaded:
            reloaded.append(turn)
            # Hidden on a phone while Mira tastes.
            orders = mira.page.get_by_role("heading", name="Your secret orders", include_hidden=True)
            mira.page.reload()
            orders.wait_for(state="attached")

    play_to_the_end([mira, jo], reload_once)
    assert reloaded
    assert mira.scores() == jo.scores()

    jo.button("I’m in for another").click()
    mira.button("Play again").click()
    # The result shows the book of the game before.
    jo.page.get_by_role("heading", name="Swatch book 0 of 8").wait_for()
    jo.page.get_by_text("0 of 8").wait_for()


def test_a_refused_name_stays_in_the_field_and_the_clause_is_a_touch_away(arrive: Arrive) -> None:
    mira = arrive()
    mira.play_fast("Mira", options={"goal": 15, "tints": 16})
    turn = 0
    while not mira.may_name():
        # The pot may be spoiled before Mira holds the spoon.
        if mira.over():
            mira.button("Play again").click()
            mira.button("Play again").wait_for(state="detached")
        turn += mira.act(turn)
        mira.page.wait_for_timeout(60)

    mira.page.fill("#tint", "red mud")
    mira.sees("“red” is a plain colour word.")
    expect(mira.button("Write it down")).to_be_disabled()
    mira.button("Read DYE-13").click()
    clause = mira.page.locator("dialog[open] [data-clause='DYE-13']")
    clause.wait_for()
    assert clause.get_attribute("aria-current") == "true"
    mira.page.keyboard.press("Escape")
    assert mira.page.input_value("#tint") == "red mud"


def test_a_finished_game_is_charted_pictured_verified_and_replayed_from_every_seat(
    arrive: Arrive, inspect: Inspect
) -> None:
    mira = arrive()
    mira.play_fast("Mira", options={"goal": 3, "tints": 3})
    play_to_the_end([mira])
    mira.button("Verify the shuffle").wait_for()
    # A pot that is spoiled before anybody has a point leaves nothing to chart.
    scored = any(not score.startswith("0/") for score in mira.scores())
    chart = mira.page.get_by_role("img", name=re.compile("The score over the game: Mira"))
    assert chart.count() == scored
    with mira.page.expect_download() as download:
        mira.button("Save picture").click()
    picture = download.value.path().read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert download.value.suggested_filename == "huetable-dye-pot.png"

    mira.button("Verify the shuffle").click()
    mira.button("Check it here").click()
    mira.sees("The fingerprint of seed and salt is the seal.")
    mira.sees("It is the same seal that this browser was shown before the deal.")
    found = mira.page.get_by_text(re.compile("None of the .* lines of the record has been changed."))
    expect(found, "nobody has to look for it").to_be_in_viewport(ratio=1)
    inspect(mira.page)
    mira.page.keyboard.press("Escape")
    inspect(mira.page)

    mira.page.get_by_role("link", name="Watch it again").click()
    mira.sees("Step 1 of")
    mira.button("One step forward").click()
    mira.sees("Step 2 of")
    mira.button("Seen by everybody").click()
    inspect(mira.page)
    mira.button("Mira").click()
    mira.page.get_by_role("heading", name="Your secret orders").wait_for(state="attached")
    mira.sees("Step 2 of")
    inspect(mira.page)


def test_the_big_screen_shows_nobodys_secrets(arrive: Arrive) -> None:
    mira = arrive(width=1920, height=1080)
    mira.play_fast("Mira")
    code = mira.page.evaluate(
        "fetch('/api/home').then((answer) => answer.json()).then((home) => home.mine[0].code)"
    )
    mira.open(f"/tv/{code}")
    mira.page.get_by_role("heading", name="Swatch book").wait_for()
    mira.sees(code)
    assert not mira.shows("text=Your secret orders")


def test_whoever_opens_the_link_sits_after_one_name_and_two_taps(arrive: Arrive) -> None:
    mira, jo = arrive(), arrive(touch=True)
    mira.page.add_init_script("navigator.share = async (what) => { window.shared = what; }")
    link = mira.invite("Mira")
    mira.button("Share").click()
    assert mira.page.evaluate("window.shared.url") == link
    mira.button("QR code and more").click()
    code = mira.page.get_by_alt_text("QR")
    expect(code).not_to_have_js_property("naturalWidth", 0)
    expect(code, "large enough to scan from across a table").to_have_js_property("offsetWidth", 200)
    jo.open(link)
    jo.button("Take a seat").tap()
    expect(jo.page.get_by_label("Your name", exact=True)).to_be_focused()
    jo.page.keyboard.type("Jo")
    jo.button("Sit down").tap()
    jo.button("I’m ready").wait_for()
    mira.sees("Jo")
    again = arrive()
    again.open("/")
    again.page.get_by_label("Code", exact=False).fill("no such code")
    again.button("Join").click()
    again.sees("No table has the code")


def test_a_game_that_was_ended_by_a_vote_says_so_and_another_can_begin(arrive: Arrive) -> None:
    mira = arrive()
    mira.play_fast("Mira")
    mira.button("Table").click()
    mira.button("Ask to end the game here").click()
    mira.page.get_by_role("heading", name="The game was ended early").wait_for(state="attached")
    mira.page.keyboard.press("Escape")
    expect(mira.page.get_by_role("timer")).to_have_count(0)
    mira.button("Play again").click()
    mira.page.get_by_role("heading", name="The game was ended early").wait_for(state="detached")
    mira.button("Pour red").wait_for()


HALF_COVERED = """() => {
    const boxes = ['[data-part~=board]', '.hand', '.play > .foot'].map((part) => document.querySelector(part).getBoundingClientRect());
    const gaps = boxes.slice(1).map((box, place) => Math.round(boxes[place].bottom - box.top));
    return scrollY > 0 || gaps.some((gap) => gap > 15) ? [scrollY, ...gaps] : [];
}"""
"""The hand begins with a gradient, and ends with a padding under the tools."""


def test_pot_orders_and_bottles_are_in_sight_together_on_phones(put: Put) -> None:
    stage = put(DYE, my_turn(), 360, 640)
    for lay in (my_turn, everybody_poured):
        stage.show(lay())
        for size in ((360, 640), (390, 844)):
            stage.resize(*size)
            stage.settles(HALF_COVERED, f"{lay.__name__} at {size}")
