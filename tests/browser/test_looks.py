"""Every page at every size: nothing sticks out, everything can be hit, everybody can read it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pytest
from first_load import MOST_BYTES, home_bytes
from sizes import Sizes, every_size
from stage import settles

from huetable.server.lobby.codes import ANIMALS, COLOURS

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect
    from person import Person
    from playwright.sync_api import Browser, WebSocketRoute
    from server_and_browser import Server

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

PHONE, DESK = (390, 844), (1280, 800)

SMALL_TARGETS = """() => {
    const hit = (element) => (element.closest('label') ?? element).getBoundingClientRect();
    const inline = (element) => element.tagName === 'A' && getComputedStyle(element).display === 'inline';
    const hidden = (element) => !element.checkVisibility() || element.matches('.skip') || element.closest('dialog:not([open])');
    return [...document.querySelectorAll('a, button, input, select, textarea, summary')]
        .filter((element) => !hidden(element) && !inline(element))
        .map((element) => ({ name: element.outerHTML.slice(0, 120), width: hit(element).width, height: hit(element).height }))
        .filter(({ width, height }) => width < 43.9 || height < 43.9);
}"""

STICKS_OUT = """() => {
    const wide = document.documentElement.clientWidth;
    const sheet = document.querySelector('dialog[open]');
    const edge = Math.min(wide, sheet?.getBoundingClientRect().right ?? wide);
    const out = [...(sheet ?? document.body).querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > edge + 1 && !element.closest('svg'))
        .map((element) => element.outerHTML.slice(0, 120));
    const sideways = document.documentElement.scrollWidth > wide;
    return sheet || sideways ? [...(sideways ? ['the page scrolls sideways'] : []), ...out.slice(0, 5)] : [];
}"""


LONGEST_CODE = f"{max(COLOURS, key=len)}-{max(ANIMALS, key=len)}-88"


def give_the_longest_code(line: WebSocketRoute) -> None:
    server = line.connect_to_server()
    server.on_message(
        lambda frame: line.send(re.sub(r'"code":"[^"]+"', f'"code":"{LONGEST_CODE}"', str(frame)))
    )


def home(person: Person) -> None:
    person.open("/")
    person.box("Dye Pot").wait_for()


def asked_for_a_name(person: Person) -> None:
    person.box("Dye Pot").get_by_role("button", name="Play now").click()
    person.page.get_by_label("Your name", exact=True).wait_for()


def waiting_room(person: Person) -> None:
    """Codes are drawn at random; this one is as wide as any."""
    person.page.route_web_socket(re.compile("/ws/"), give_the_longest_code)
    person.invite("Maximiliane Sonnenschein")
    person.page.get_by_role("group", name="Add a bot").get_by_role("button", name="Easy").click()


def visitor(person: Person) -> None:
    link = person.page.url
    person.page.context.clear_cookies()
    person.open(link)
    person.button("Sit down").wait_for()


def table(person: Person) -> None:
    person.play_fast("Maximiliane Sonnenschein", bots=["easy"] * 5, pace="calm")


def chat(person: Person) -> None:
    person.page.get_by_role("navigation").get_by_role("button", name="Chat").click()
    person.page.get_by_label("Say something").wait_for()


def menu(person: Person) -> None:
    """The chat comes back as a sheet when the page is narrow again, and is put away first."""
    sheet = person.page.get_by_role("dialog", name="Chat")
    sheet.wait_for()
    person.page.keyboard.press("Escape")
    sheet.wait_for(state="hidden")
    person.page.get_by_role("navigation").get_by_role("button", name="Table").click()
    person.button("Leave the table").wait_for()


def rules(person: Person) -> None:
    person.open("/rules/dye_pot")
    person.page.get_by_role("heading", name="Rules of Dye Pot").wait_for()


def settings(person: Person) -> None:
    person.open("/settings")
    person.page.get_by_role("heading", name="Settings", exact=True).wait_for()


def nowhere(person: Person) -> None:
    person.open("/nowhere/at/all")
    person.page.get_by_role("heading", name="Page not found").wait_for()


Page = Callable[["Person"], None]

WALKS: list[list[Page]] = [
    [home, asked_for_a_name],
    [waiting_room, visitor],
    [table, chat, menu],
    [rules, settings, nowhere],
]
FEW = [*WALKS[:3], pytest.param(WALKS[3], marks=pytest.mark.soak)]
"""From page to page, each where the one before it leads."""


def named(walk: Sequence[Page]) -> str:
    return " ".join(page.__name__ for page in walk)


@every_size
@pytest.mark.parametrize("walk", FEW, ids=named)
def test_nothing_sticks_out_everything_can_be_hit_and_axe_finds_nothing(
    arrive: Arrive, inspect: Inspect, walk: Sequence[Page], sizes: Sizes
) -> None:
    person = arrive()
    for page in walk:
        page(person)
        for width, height in sizes:
            person.page.set_viewport_size({"width": width, "height": height})
            where = f"{page.__name__} at {width}x{height}"
            settles(person.page, STICKS_OUT, where)
            settles(person.page, SMALL_TARGETS, where)
            if (width, height) == sizes[0]:
                inspect(person.page, where)
        person.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})


@pytest.mark.soak
@pytest.mark.parametrize("walk", WALKS, ids=named)
def test_axe_finds_nothing_on_a_desktop(arrive: Arrive, inspect: Inspect, walk: Sequence[Page]) -> None:
    person = arrive()
    for page in walk:
        page(person)
        person.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
        inspect(person.page, page.__name__)
        person.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})


def test_large_letters_and_plain_signs_fit_too(arrive: Arrive) -> None:
    person = arrive(width=360, height=640)
    settings(person)
    person.page.get_by_text("Large", exact=True).click()
    person.page.get_by_text("Plain shapes").click()
    for page in (home, waiting_room, table, settings):
        page(person)
        settles(person.page, STICKS_OUT, page.__name__)


@pytest.mark.parametrize("language", ["en", "de"])
def test_home_is_light_to_carry(browser: Browser, server: Server, language: str) -> None:
    sizes = home_bytes(browser, server.url, language)
    assert f"text-{language}" in " ".join(sizes)
    # What only other pages need stays out of it, by web/vite-chunks.ts.
    assert not [name for name in sizes if name.startswith(("games-", "table-", "screens-"))]
    assert 0 < sum(sizes.values()) <= MOST_BYTES


def test_home_loads_one_typeface_and_a_table_takes_few_requests(arrive: Arrive) -> None:
    person = arrive()
    loaded = list[str]()
    person.page.on("response", lambda answer: loaded.append(answer.url.rpartition("/")[2]))
    home(person)
    person.page.wait_for_load_state("networkidle")
    assert [name for name in loaded if name.endswith(".woff2")] == [person.page.evaluate(TYPEFACE)]
    loaded.clear()
    person.play_fast("Ada")
    # Three of them are the texts of one language: the page's in two files, and the game's.
    assert 0 < len([name for name in loaded if name.endswith((".js", ".css"))]) <= 18


TYPEFACE = """() => {
    const preloaded = document.querySelector('link[rel=preload][as=font]').href.split('/').at(-1);
    return document.fonts.check('16px "Atkinson Hyperlegible Next"') ? preloaded : 'the typeface is not there';
}"""
"""The file of the typeface that the page preloads and uses."""
