"""By keyboard alone, and what is typed is never more than text."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import dye_pot_positions
import pytest
from playwright.sync_api import Page, expect

from huetable.games import find_game
from huetable.games.cluzzle.tests.browser import positions as cluzzle_positions
from huetable.games.guardians_of_hue.tests.browser import positions as guardians_positions
from huetable.games.hues_and_cues.tests.browser import positions as hues_positions
from huetable.games.uno_coloradd.tests.browser import positions as uno_positions

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Put
    from person import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

FOCUSED = """() => {
    const element = document.activeElement;
    const seen = element.matches('.unseen') ? element.nextElementSibling : element;
    const style = getComputedStyle(seen);
    const box = element.closest('article')?.querySelector('h2')?.textContent ?? '';
    return { name: element.getAttribute('aria-label') ?? element.textContent.trim(), box, outline: parseFloat(style.outlineWidth) };
}"""


def tab_to(person: Person, name: str, box: str = "") -> None:
    """Press Tab until the focus is on what bears this name, on that game's box; wherever it is, it can be seen."""
    for _ in range(60):
        person.page.keyboard.press("Tab")
        focus = person.page.evaluate(FOCUSED)
        assert focus["outline"] >= 2 or focus["name"] == "", f"no outline on {focus['name']}"
        if name in focus["name"] and box in focus["box"]:
            return
    pytest.fail(f"{name} cannot be reached")


HAS_A_PLACE = "() => document.activeElement !== document.body"


def test_a_page_that_a_link_brings_has_the_focus(arrive: Arrive) -> None:
    mira = arrive()
    mira.open("/")
    tab_to(mira, "Settings")
    mira.page.keyboard.press("Enter")
    mira.page.get_by_role("heading", name="Settings").first.wait_for()
    mira.page.wait_for_function("() => document.activeElement.matches('main')")
    tab_to(mira, "to the home page")
    mira.page.keyboard.press("Enter")
    mira.box("Dye Pot").wait_for()
    mira.page.wait_for_function("() => document.activeElement.matches('main')")


def test_from_the_home_page_into_a_game_and_a_chat_without_a_mouse(arrive: Arrive) -> None:
    mira = arrive(width=390, height=844)
    mira.open("/")
    mira.box("Dye Pot").wait_for()
    tab_to(mira, "Play now", "Dye Pot")
    mira.page.keyboard.press("Enter")
    mira.page.keyboard.type("Mira")
    mira.page.keyboard.press("Enter")
    mira.page.get_by_role("heading", name="Swatch book").wait_for()
    mira.page.wait_for_function(HAS_A_PLACE)
    tab_to(mira, "Pour yellow")
    mira.page.keyboard.press("Space")
    mira.sees("You poured yellow")

    tab_to(mira, "Chat")
    mira.page.keyboard.press("Enter")
    mira.page.get_by_label("Say something").focus()
    mira.page.keyboard.type("hello")
    mira.page.keyboard.press("Enter")
    mira.page.locator("dialog[open]").get_by_text("hello", exact=True).wait_for()
    mira.page.keyboard.press("Escape")
    assert not mira.shows("dialog[open]")
    assert mira.page.evaluate(FOCUSED)["name"].startswith("Chat"), "the focus returns to where it came from"


UNDER_A_BAR = """() => {
    const it = document.activeElement;
    if (it === document.body) return null;
    const seen = it.closest('label') ?? it, { left, top, right, bottom } = seen.getBoundingClientRect();
    const [x, y] = [(Math.max(0, left) + Math.min(innerWidth, right)) / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2];
    const hit = document.elementFromPoint(x, y), name = it.ariaLabel || it.innerText || it.id || it.outerHTML.slice(0, 80);
    return { name, hidden: !hit || !(seen.contains(hit) || hit.contains(seen)) };
}"""
"""Where the middle of what is focused lies, something else would be touched."""


def tab_through(page: Page, least: int) -> None:
    """Everything that Tab leads to, from the start of the page to its end, lies in the open."""
    page.locator("a.skip").focus()
    reached = 0
    for _ in range(150):
        page.keyboard.press("Tab")
        focus = page.evaluate(UNDER_A_BAR)
        if focus is None:
            break
        assert not focus["hidden"], f"{focus['name']} is focused, but covered"
        reached += 1
    assert reached >= least, f"Tab reached {reached} controls only"


def test_no_control_in_the_waiting_room_is_focused_under_its_bar(arrive: Arrive) -> None:
    mira = arrive(width=360, height=640)
    mira.host("Mira")
    mira.more_options()
    tab_through(mira.page, 20)
    # A message makes the chat longer, and unfolding a card reveals a field: neither ends up behind the bar.
    mira.page.get_by_label("Say something").fill("hello")
    mira.page.keyboard.press("Enter")
    mira.page.get_by_role("log").get_by_text("hello").wait_for()
    assert not mira.page.evaluate(UNDER_A_BAR)["hidden"], "the field of the chat is covered"
    mira.page.get_by_text("Pass this phone around").click()
    mira.page.get_by_label("Who else plays here?").focus()
    assert not mira.page.evaluate(UNDER_A_BAR)["hidden"], "the field for another player is covered"


def test_what_is_refused_or_removed_leaves_the_focus_on_the_page(arrive: Arrive) -> None:
    ada = arrive()
    ada.open("/")
    ada.page.get_by_label("Code, such as").fill("red-herring-77")
    join = ada.button("Join")
    join.focus()
    ada.page.keyboard.press("Enter")
    ada.sees("No table has the code red-herring-77.")
    expect(join).to_be_focused()
    ada.host("Ada")
    ada.open("/settings")
    ada.page.get_by_label("Name of the token").fill("My bot")
    ada.button("Make a token").click()
    for _ in range(2):
        ada.button(re.compile("^Revoke")).last.focus()
        ada.page.keyboard.press("Enter")
    ada.sees("The token is revoked.")
    ada.page.wait_for_function("document.activeElement?.matches('main button, main input')")


FOCUS = "document.activeElement?.textContent?.trim()"


def test_in_the_waiting_room_the_focus_stays_where_one_goes_on(arrive: Arrive) -> None:
    ada, mira = arrive(), arrive(1280, 800)
    mira.open(ada.host("Ada"))
    mira.button("Take a seat").focus()
    mira.page.keyboard.press("Enter")
    expect(mira.page.get_by_label("Your name", exact=True)).to_be_focused()
    mira.page.keyboard.type("Mira")
    mira.page.keyboard.press("Enter")
    mira.button("I’m ready").wait_for()
    mira.page.wait_for_function(f"{FOCUS} === 'I’m ready'")
    ada.page.get_by_text("Pass this phone around").click()
    ada.page.get_by_label("Who else plays here?").fill("Bea")
    add = ada.button("Add this player")
    add.focus()
    ada.page.keyboard.press("Enter")
    ada.sees("Bea sits down at the table.")
    expect(add).to_be_focused()


@pytest.mark.soak
@pytest.mark.parametrize(
    ("path", "drawn"),
    [
        ("/", "UNO ColorADD"),
        ("/settings", "Settings"),
        ("/rules/uno_coloradd", "UNO ColorADD"),
        ("/rules/guardians_of_hue", "Guardians of Hue"),
    ],
)
def test_no_control_of_a_page_is_focused_under_a_bar(arrive: Arrive, path: str, drawn: str) -> None:
    mira = arrive(width=360, height=640)
    mira.open(path)
    mira.page.get_by_role("heading", name=drawn).first.wait_for()
    tab_through(mira.page, 15)


MY_TURN: dict[str, Callable[[], Any]] = {
    "dye_pot": dye_pot_positions.my_turn,
    "uno_coloradd": uno_positions.my_turn,
    "hues_and_cues": hues_positions.my_guess,
    "guardians_of_hue": guardians_positions.my_turn,
    "cluzzle": cluzzle_positions.asking,
}


@pytest.mark.soak
@pytest.mark.parametrize("letters", ["normal", "double"])
@pytest.mark.parametrize("game", MY_TURN)
def test_no_control_at_a_table_is_focused_under_a_bar(put: Put, game: str, letters: str) -> None:
    stage = put(find_game(game), MY_TURN[game](), 360, 640)
    stage.page.evaluate("(type) => (document.documentElement.dataset.type = type)", letters)
    stage.settle()
    tab_through(stage.page, 8)
    stage.page.evaluate("document.documentElement.dataset.type = 'normal'")


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "lay", "size"),
    [
        ("uno_coloradd", uno_positions.first_colour, (640, 400)),
        ("guardians_of_hue", guardians_positions.a_tall_map, (640, 340)),
        ("cluzzle", cluzzle_positions.last_answer, (320, 256)),
    ],
)
def test_no_control_of_an_enlarged_table_is_focused_under_another(
    put: Put, game: str, lay: Callable[[], Any], size: tuple[int, int]
) -> None:
    tab_through(put(find_game(game), lay(), *size).page, 8)


def test_every_event_is_said_aloud(arrive: Arrive) -> None:
    mira = arrive()
    mira.play_fast("Mira")
    mira.act(0)
    mira.page.get_by_role("log").get_by_text(re.compile("the water", re.IGNORECASE)).first.wait_for(
        state="attached"
    )


def test_names_and_chat_with_markup_are_shown_as_text(arrive: Arrive) -> None:
    mira, jo = arrive(), arrive()
    name, line = "<b id=x>Mira</b>", '<img src=x onerror="window.broken=1"><script>window.broken=1</script>'
    link = mira.invite(name)
    jo.open(link)
    jo.introduce("Jo & <i>Co</i>")
    jo.button("I’m ready").click()
    mira.sees("Jo & <i>Co</i>")
    mira.page.get_by_role("group", name="Add a bot").get_by_role("button", name="Normal").click()
    mira.button("Start the game").click()
    for person in (mira, jo):
        person.page.get_by_role("navigation").get_by_role("button", name="Chat").click()
    mira.page.get_by_label("Say something").fill(line)
    mira.page.keyboard.press("Enter")
    for person in (mira, jo):
        person.page.locator("dialog[open]").get_by_text(line, exact=True).wait_for()
        person.sees(name)
        assert not person.shows("#x, i, main img, dialog img[src=x]")
        assert person.page.evaluate("window.broken") is None
