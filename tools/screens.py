"""Every screen that the documents show: how large it is, and how one gets there."""

from __future__ import annotations

import base64
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests/browser/kit"))

import guardians_positions as guardians
import hues_positions as hues
import uno_positions as uno
from playwright.sync_api import Page, expect
from stage import Stage

from huetable.core.game import AnyGame
from huetable.core.rng import Rng
from huetable.games import find
from huetable.games.cluzzle.clay import recipes
from huetable.games.guardians_of_hue import GAME as GUARDIANS
from huetable.games.hues_and_cues import GAME as HUES
from huetable.games.uno_coloradd import GAME as UNO

PHONE, DESK, TV = (390, 844), (1280, 800), (1920, 1080)

Shoot = Callable[[Page, str], None]


class Screen(NamedTuple):
    """A picture's name, what stands above it, the window, and the way to it from an address."""

    name: str
    title: str
    size: tuple[int, int]
    shoot: Shoot


def open_table(page: Page, base: str, **wishes: object) -> dict[str, str]:
    order = {"game": "uno_coloradd", "name": "Ada", "clocks": "off", **wishes}
    opened: dict[str, str] = page.context.request.post(f"{base}/api/tables", data=order).json()
    return opened


def tool(page: Page, name: str) -> None:
    page.get_by_role("navigation").get_by_role("button", name=name).click()


# Before a game


def home(page: Page, base: str) -> None:
    page.goto(base)
    page.get_by_role("article").first.wait_for()
    page.wait_for_load_state("networkidle")


def name(page: Page, base: str) -> None:
    page.add_init_script("localStorage.removeItem('huetable.me')")
    home(page, base)
    page.get_by_role("button", name="Play now").first.click()
    page.get_by_label("Your name", exact=True).fill("Ada")


def waiting_room(page: Page, base: str) -> None:
    page.goto(f"{base}/t/{open_table(page, base, bots=['easy', 'normal'])['table']}")
    page.get_by_role("heading", name="At the table").wait_for()


def arriving(page: Page, base: str) -> None:
    """A friend opens the link."""
    waiting_room(page, base)
    address = page.url
    page.context.clear_cookies()
    page.add_init_script("localStorage.removeItem('huetable.me')")
    page.goto(address)
    page.get_by_label("Your name", exact=True).fill("Mira")


# In a game


def position(game: AnyGame, lay: Callable[[], Any], seat: int | None = 0) -> Shoot:
    """A position as the seat, or everybody, sees it."""

    def shoot(page: Page, base: str) -> None:
        bots = ["random"] * (game.meta.seats[0] - 1)
        opened = open_table(page, base, game=game.meta.id, bots=bots, start=True)
        address = f"tv/{opened['code']}" if seat is None else f"t/{opened['table']}"
        Stage(page, game, lay(), seat).open(f"{base}/{address}")

    return shoot


def colour_asked(page: Page, base: str) -> None:
    position(UNO, uno.my_turn)(page, base)
    page.locator("[data-card='w4']").click(position={"x": 12, "y": 16})
    page.get_by_role("group", name="Which colour?").wait_for()


def dye_pot() -> Any:
    game = find("dye_pot")
    return game.setup(game.options_type(), 4, Rng.from_number(7))


def curtain(page: Page, base: str) -> None:
    page.goto(f"{base}/t/{open_table(page, base)['table']}")
    page.get_by_text("One more chair here").click()
    page.get_by_label("Whose chair is it?").fill("Bea")
    page.get_by_role("button", name="Add the chair").click()
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("heading", name="Pass the screen to").wait_for()


def coach(page: Page, base: str) -> None:
    page.add_init_script("localStorage.removeItem('huetable.coach')")
    position(UNO, uno.my_turn)(page, base)
    page.get_by_role("button", name="Got it").wait_for()


def chat(page: Page, base: str) -> None:
    page.goto(f"{base}/t/{open_table(page, base, bots=['easy'] * 3, start=True)['table']}")
    tool(page, "Chat")
    page.get_by_label("Say something").fill("Good luck, everybody!")
    page.keyboard.press("Enter")
    page.locator("dialog[open]").get_by_text("Good luck, everybody!").wait_for()


def menu(page: Page, base: str) -> None:
    page.goto(f"{base}/t/{open_table(page, base, bots=['easy'] * 3, start=True)['table']}")
    tool(page, "Table")
    page.get_by_role("button", name="Leave the table").wait_for()


# Cluzzle, whose sculptures lie beside the game and come from the server


def sculpting(page: Page, base: str) -> None:
    """Ada chooses the first thing on her card, and it lies on the bench as a bot would make it."""
    options = {"games": 1, "first": 0, "clock": False}
    wishes = {"game": "cluzzle", "bots": ["hard"] * 3, "start": True, "pace": "instant", "options": options}
    table = open_table(page, base, **wishes)["table"]
    page.goto(f"{base}/t/{table}")
    first = page.locator("section.card li button").first
    thing = (first.text_content() or "").strip().removesuffix("easy").strip()
    first.click()
    page.locator("section.card strong").wait_for()
    clay = base64.b64encode(recipes.build(thing, Rng.from_number(3), 0.0)).decode()
    draft = json.dumps({"clay": clay, "hash": None})
    page.evaluate("([key, draft]) => { localStorage[key] = draft; }", [f"huetable.clay/{table}/1/0", draft])
    page.reload()
    page.locator(".bench canvas").wait_for()


def clay_is_there(page: Page) -> None:
    expect(page.get_by_text("The clay comes")).to_have_count(0, timeout=30_000)


def asking(page: Page, base: str) -> None:
    sculpting(page, base)
    page.get_by_role("button", name="Done: seal it").click()
    page.get_by_role("button", name="Seal it", exact=True).click()
    page.get_by_text("Worth 1 point", exact=True).wait_for()
    clay_is_there(page)


def asking_on_tv(page: Page, base: str) -> None:
    asking(page, base)
    mine = page.context.request.get(f"{base}/api/home").json()["mine"]
    page.goto(f"{base}/tv/{mine[0]['code']}")
    page.get_by_role("list", name="Players").wait_for()
    clay_is_there(page)


# Afterwards, and beside


def result(page: Page, base: str) -> None:
    """Ada gives up, and the bots play to the end at once."""
    opened = open_table(
        page, base, game="dye_pot", bots=["normal"] * 3, start=True, pace="instant", options={"goal": 4}
    )
    page.goto(f"{base}/t/{opened['table']}")
    tool(page, "Table")
    for _ in range(2):
        page.get_by_role("button", name="Give up this game").last.click()
    page.get_by_role("link", name="Replay").wait_for(state="attached")
    page.reload()
    page.get_by_role("button", name="Verify the shuffle").wait_for()


def proof(page: Page, base: str) -> None:
    result(page, base)
    page.get_by_role("button", name="Verify the shuffle").click()
    page.get_by_role("button", name="Check it here").click()
    page.get_by_text("as they were written").wait_for()


def replay(page: Page, base: str) -> None:
    result(page, base)
    page.get_by_role("link", name="Replay").click()
    for _ in range(4):
        page.get_by_role("button", name="One step on").click()


def rules(page: Page, base: str) -> None:
    page.goto(f"{base}/rules/uno_coloradd")
    page.get_by_role("heading", name="Rules of UNO ColorADD").wait_for()


def settings(page: Page, base: str) -> None:
    page.goto(f"{base}/settings")
    page.get_by_role("heading", name="Settings").wait_for()


def offline(page: Page, base: str) -> None:
    page.goto(f"{base}/offline.html")
    page.get_by_role("heading", name="You are offline").wait_for()


SCREENS = (
    Screen("home", "Home: the games, your tables, a code to join", DESK, home),
    Screen("home-phone", "Home on a phone", PHONE, home),
    Screen("name", "All that is asked of anybody: a name", PHONE, name),
    Screen("waiting-room", "The waiting room: seats, bots, what is agreed, the way in", DESK, waiting_room),
    Screen("arriving", "A friend has opened the link", PHONE, arriving),
    Screen("uno", "UNO ColorADD", DESK, position(UNO, uno.my_turn)),
    Screen("uno-phone", "UNO on a phone", PHONE, position(UNO, uno.my_turn)),
    Screen("uno-hand-of-25", "A hand of 25 cards", PHONE, position(UNO, uno.a_hand_of_25)),
    Screen("uno-colour", "A wild card asks for its colour", PHONE, colour_asked),
    Screen("uno-challenge", "A Wild Draw Four: what is at stake", PHONE, position(UNO, uno.challenge)),
    Screen("uno-call", "One card left", PHONE, position(UNO, uno.called_too_late)),
    Screen("uno-house-rule", "A house rule, on its card", PHONE, position(UNO, uno.honouring)),
    Screen("uno-round", "The count of a round", DESK, position(UNO, uno.round_over)),
    Screen("uno-tv", "The table on a TV, for everybody to see", TV, position(UNO, uno.my_turn, None)),
    Screen("hues", "HUES and CUES: a guess", DESK, position(HUES, hues.my_guess)),
    Screen("hues-phone", "HUES and CUES on a phone", PHONE, position(HUES, hues.my_guess)),
    Screen("hues-cue", "A cue is checked while it is typed", PHONE, position(HUES, hues.my_cue)),
    Screen("hues-tv", "HUES and CUES on a TV", TV, position(HUES, hues.revealed, None)),
    Screen("guardians", "Guardians of Hue", DESK, position(GUARDIANS, guardians.my_turn)),
    Screen("guardians-phone", "Guardians of Hue on a phone", PHONE, position(GUARDIANS, guardians.my_turn)),
    Screen("guardians-tv", "Guardians of Hue on a TV", TV, position(GUARDIANS, guardians.my_turn, None)),
    Screen("cluzzle", "Cluzzle: a secret thing, in clay", DESK, sculpting),
    Screen("cluzzle-phone", "Cluzzle on a phone", PHONE, sculpting),
    Screen("cluzzle-asking", "What have the others made? Ask, and guess", DESK, asking),
    Screen("cluzzle-tv", "Cluzzle on a TV", TV, asking_on_tv),
    Screen("dye-pot", "Dye Pot", PHONE, position(find("dye_pot"), dye_pot)),
    Screen("curtain", "One phone for several people: a curtain between their hands", PHONE, curtain),
    Screen("coach", "The coach explains what is new, once", PHONE, coach),
    Screen("chat", "Chat and reactions", PHONE, chat),
    Screen("menu", "What the table can decide", PHONE, menu),
    Screen("result", "The end: the score over the game, a picture, the proof", DESK, result),
    Screen("proof", "Was it dealt fairly?", PHONE, proof),
    Screen("replay", "The replay, from any seat", PHONE, replay),
    Screen("rules", "The rulebook, searchable", PHONE, rules),
    Screen("settings", "Settings", PHONE, settings),
    Screen("offline", "Without a network", PHONE, offline),
)
