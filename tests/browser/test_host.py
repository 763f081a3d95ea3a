"""What a host can do about spectators and a link that has leaked, and how the table decides about a hand."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from dye_pot_positions import DYE, my_turn
from playwright.sync_api import Locator, expect

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect, Put
    from person import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def table_menu(who: Person) -> Locator:
    who.page.get_by_role("navigation").get_by_role("button", name="Table").click()
    return who.page.get_by_role("dialog", name="Table")


def drag_seat(who: Person, name: str, onto: str) -> None:
    """In the waiting room, with a mouse: the two swap their seats."""
    seats = who.page.locator("[data-chair]")
    number = [seats.filter(has_text=each).get_attribute("data-chair") for each in (name, onto)]
    one, other = (seats.filter(has_text=each).bounding_box() for each in (name, onto))
    assert one is not None
    assert other is not None
    who.page.mouse.move(one["x"] + one["width"] / 2, one["y"] + 20)
    who.page.mouse.down()
    who.page.mouse.move(other["x"] + other["width"] / 2, other["y"] + 20, steps=5)
    who.page.mouse.up()
    expect(seats.filter(has_text=name)).to_have_attribute("data-chair", str(number[1]))
    expect(seats.filter(has_text=onto)).to_have_attribute("data-chair", str(number[0]))


COVERED = """(way) => {
    const { left, top, width, height } = way.getBoundingClientRect();
    return !way.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def test_a_spectator_on_a_phone_sees_the_seats_of_two_bots_in_german_also_while_the_game_is_paused(
    arrive: Arrive,
) -> None:
    ada, mira = arrive(), arrive()
    link = ada.begin("Ada")
    mira.open(f"{link}?lang=de")
    ways = mira.page.get_by_role("button", name=re.compile("^Platz von"))
    expect(ways).to_have_count(2)
    for way in ways.all():
        expect(way).to_be_in_viewport(ratio=1)
    ada.open(link)
    table_menu(ada).get_by_role("button", name="Pause the game").click()
    mira.page.locator("main").get_by_role("heading", name="Das Spiel ist angehalten").wait_for()
    assert not any(way.evaluate(COVERED) for way in ways.all())


@pytest.mark.soak
def test_a_host_mutes_and_removes_spectators_and_changes_the_link_on_the_smallest_phone(
    arrive: Arrive, inspect: Inspect
) -> None:
    mira, jo = arrive(360, 640), arrive(360, 640)
    link = mira.play_fast("Mira", pace="calm")
    jo.open(link)
    jo.button(re.compile("Take .* seat")).first.click()
    jo.introduce("Jo")
    menu = table_menu(mira)
    menu.get_by_role("button", name="Mute Guest 1").click()
    menu.get_by_role("button", name="Unmute Guest 1").wait_for()
    inspect(mira.page, within="dialog[open]")
    menu.get_by_role("button", name="Change link and code").click()
    mira.page.get_by_role("dialog", name="Change the link").get_by_role("button", name="Change").click()
    jo.sees("The host has changed the link and the code")
    expect(mira.page).not_to_have_url(link)
    jo.open(mira.page.url)
    jo.page.get_by_role("heading", name="Swatch book").wait_for()
    menu.get_by_role("button", name="Remove Guest 1").click()
    question = mira.page.get_by_role("dialog", name="Remove Guest 1?")
    inspect(mira.page, within="dialog[open]")
    question.get_by_role("button", name="Remove Guest 1").click()
    jo.sees("You were removed from this table")
    inspect(jo.page, within="main")
    jo.button("Come back to the table").click()
    jo.page.get_by_role("heading", name="Swatch book").wait_for()
    menu.get_by_role("button", name="Remove Guest 1").click()
    question.get_by_role("button", name="Ban Guest 1").click()
    jo.sees("The host has banned you from this table")
    jo.page.reload()
    jo.sees("You can’t come in until the host lifts the ban.")
    inspect(mira.page, within="dialog[open]")
    menu.get_by_role("button", name=re.compile("^Let .* in again$")).click()
    jo.page.reload()
    jo.page.get_by_role("heading", name="Swatch book").wait_for()
    menu.get_by_role("switch", name="People may watch").click()
    late = arrive(360, 640)
    late.open(mira.page.url)
    late.sees("The host has turned watching off.")


def test_a_bot_plays_for_somebody_who_is_away_until_they_open_the_table_again(
    arrive: Arrive, inspect: Inspect
) -> None:
    mira, jo, zoe = arrive(360, 640), arrive(360, 640), arrive(360, 640)
    link = mira.host("Mira")
    for friend, name in ((jo, "Jo"), (zoe, "Zoe")):
        friend.open(link)
        friend.introduce(name)
        friend.button("I’m ready").click()
    drag_seat(mira, "Jo", "Zoe")
    mira.button("Start the game").click()
    jo.page.get_by_role("heading", name="Swatch book").wait_for()
    # It is there before anything is said in it, so that a screen reader notices what comes.
    region = mira.page.locator(".absent[role=status]")
    expect(region).to_be_empty()
    jo.open("/")
    region.get_by_text("Jo is away, and it’s their turn.").wait_for()
    inspect(mira.page, within=".absent")
    mira.button("A bot plays until Jo is back").click()
    zoe.sees("A bot plays until Jo is back.")
    zoe.page.get_by_role("list", name="Players").get_by_text("A bot plays for Jo.").wait_for()
    jo.open(link)
    zoe.sees("Jo is back.")
    # The page is open and nobody touches it: the host decides at the seat's line in the menu.
    table_menu(mira).get_by_role("button", name="A bot plays until Jo is back").click()
    jo.sees("A bot plays for you.")
    inspect(jo.page, within=".absent")
    jo.page.get_by_role("heading", name="Swatch book").click()
    jo.sees("Welcome back! You’re playing again.")
    mira.sees("Jo is back.")


VOTE = {
    "name": "takeback/1",
    "kind": "takeback",
    "question": "takeback",
    "proposer": 1,
    "accused": None,
    "may_vote": [0, 2],
    "answered": [],
    "ends_in": 20_000,
}


def test_a_board_can_be_read_while_the_table_votes_and_while_the_game_is_paused(
    put: Put, inspect: Inspect
) -> None:
    stage = put(DYE, my_turn(), 360, 640)
    for stage.vote, stage.paused in ((VOTE, False), (None, True)):
        stage.show(my_turn())
        stage.page.locator("main.still").wait_for()
        inspect(stage.page, within="main")


@pytest.mark.soak
def test_everybody_is_asked_before_a_newcomer_takes_over_a_hand_and_a_host_who_leaves_reads_what_follows(
    arrive: Arrive, inspect: Inspect
) -> None:
    mira, jo, zoe = arrive(360, 640), arrive(360, 640), arrive(360, 640)
    link = mira.host("Mira")
    jo.open(link)
    jo.introduce("Jo")
    jo.button("I’m ready").click()
    mira.button("Normal").click()
    mira.button("Start the game").click()
    jo.page.get_by_role("heading", name="Swatch book").wait_for()
    zoe.open(link)
    zoe.button(re.compile("Take .* seat")).click()
    zoe.introduce("Zoe")
    mira.button("Allow").click()
    zoe.sees("Waiting for everybody at the table to agree.")
    jo.sees(re.compile("May Zoe take .*’s seat and see its hand?"))
    jo.sees("Everybody has to agree.")
    inspect(jo.page, within="main")
    jo.page.get_by_role("button", name="Allow", exact=True).click()
    zoe.button("Pour red").wait_for()

    table_menu(mira).get_by_role("button", name="Leave the table").click()
    question = mira.page.get_by_role("dialog", name="Leave the table?")
    expect(question).to_contain_text("Jo becomes the host.")
    question.get_by_role("button", name="Leave").click()
    mira.sees("You’ve left the table. Jo is the host now.")
    expect(jo.page.get_by_role("alert")).to_contain_text("You’re the host now")
