"""Every screen that the documents show, and how to get there: first the screens that all games share, then each game's own.

A game lists its own screens in `tests/browser/screens.py`, as SCREENS.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests/browser/kit"))

from playwright.sync_api import Page
from screen_kit import DESK, PHONE, TV, Screen, Shoot, open_table, position

from huetable.core.game import AnyGame
from huetable.core.rng import Rng
from huetable.games import all_games, find_game, game_folder, lesson_of, optional_module

SHOWN = "dye_pot"
"""The game that is shown on the screens that all games share."""


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
    page.goto(f"{base}/t/{open_table(page, base, SHOWN, bots=['easy', 'normal'])['table']}")
    page.get_by_role("heading", name="At the table").wait_for()


def arriving(page: Page, base: str) -> None:
    """A friend opens the link."""
    waiting_room(page, base)
    address = page.url
    page.context.clear_cookies()
    page.add_init_script("localStorage.removeItem('huetable.me')")
    page.goto(address)
    page.get_by_role("button", name="Take a seat").click()
    page.get_by_label("Your name", exact=True).fill("Mira")


# In a game


def dye_pot() -> Any:
    game = find_game(SHOWN)
    return game.setup(game.options_type(), 4, Rng.from_number(7))


def curtain(page: Page, base: str) -> None:
    page.goto(f"{base}/t/{open_table(page, base, SHOWN)['table']}")
    page.get_by_text("Pass this phone around").click()
    for name in ("Bea", "Cem"):
        page.get_by_label("Who else plays here?").fill(name)
        page.get_by_role("button", name="Add this player").click()
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("heading", name="Pass the").wait_for()


def coach(page: Page, base: str) -> None:
    page.add_init_script("localStorage.removeItem('huetable.coach')")
    position(find_game(SHOWN), dye_pot)(page, base)
    page.get_by_role("button", name="Got it").wait_for()


def chat(page: Page, base: str) -> None:
    page.goto(f"{base}/t/{open_table(page, base, SHOWN, bots=['easy'] * 3, start=True)['table']}")
    tool(page, "Chat")
    page.get_by_label("Say something").fill("Good luck, everybody!")
    page.keyboard.press("Enter")
    page.locator("dialog[open]").get_by_text("Good luck, everybody!").last.wait_for()


def menu(page: Page, base: str) -> None:
    page.goto(f"{base}/t/{open_table(page, base, SHOWN, bots=['easy'] * 3, start=True)['table']}")
    tool(page, "Table")
    page.get_by_role("button", name="Leave the table").wait_for()


# Afterwards, and beside


def finished(page: Page, base: str) -> dict[str, str]:
    """Ada gives up, and the bots play to the end at once."""
    wishes = {"bots": ["normal"] * 3, "start": True, "pace": "instant", "options": {"goal": 4}}
    opened = open_table(page, base, SHOWN, **wishes)
    page.goto(f"{base}/t/{opened['table']}")
    tool(page, "Table")
    for _ in range(2):
        page.get_by_role("button", name="Give up this game").last.click()
    page.get_by_role("link", name="Watch it again").wait_for(state="attached")
    return opened


def result(page: Page, base: str) -> None:
    finished(page, base)
    page.reload()
    page.get_by_role("button", name="Verify the shuffle").wait_for()


def tv_lobby(page: Page, base: str) -> None:
    opened = open_table(page, base, SHOWN, bots=["easy", "normal"])
    host = page.context.new_page()
    host.goto(f"{base}/t/{opened['table']}")
    host.get_by_role("button", name="Start the game").wait_for()
    page.goto(f"{base}/tv/{opened['code']}")
    page.locator(".show .picture svg").first.wait_for()


def tv_ending(page: Page, base: str) -> None:
    page.goto(f"{base}/tv/{finished(page, base)['code']}")
    page.locator("main h2").first.wait_for()
    page.wait_for_load_state("networkidle")


def proof(page: Page, base: str) -> None:
    result(page, base)
    page.get_by_role("button", name="Verify the shuffle").click()
    page.get_by_role("button", name="Check it here").click()
    page.get_by_text("of the record").wait_for()


def replay(page: Page, base: str) -> None:
    result(page, base)
    page.get_by_role("link", name="Watch it again").click()
    for _ in range(4):
        page.get_by_role("button", name="One step forward").click()


def rules(page: Page, base: str) -> None:
    page.goto(f"{base}/rules/{SHOWN}")
    page.get_by_role("heading", name=f"Rules of {find_game(SHOWN).meta.title}").wait_for()


def how_to_play(game: AnyGame) -> Callable[[Page, str], None]:
    def show(page: Page, base: str) -> None:
        page.goto(f"{base}/how-to-play/{game.meta.id}")
        page.get_by_role("link", name="All the rules").wait_for()

    return show


def settings(page: Page, base: str) -> None:
    page.goto(f"{base}/settings")
    page.get_by_role("heading", name="Settings").wait_for()


def offline(page: Page, base: str) -> None:
    page.goto(f"{base}/offline.html")
    page.get_by_role("heading", name="You’re offline").wait_for()


BEFORE_A_GAME = (
    Screen("home", "Home: the games, your tables, a code to join", DESK, home),
    Screen("home-phone", "Home on a phone", PHONE, home),
    Screen("name", "All that is asked of anybody: a name", PHONE, name),
    Screen("waiting-room", "The waiting room: seats, bots, what is agreed, the way in", DESK, waiting_room),
    Screen("arriving", "A friend has opened the link", PHONE, arriving),
    Screen("tv-lobby", "A TV before the game: how to join, and who has come", TV, tv_lobby),
)

AROUND_A_GAME = (
    Screen("dye-pot", "Dye Pot", PHONE, position(find_game(SHOWN), dye_pot)),
    Screen("curtain", "One phone for several people: a curtain between their hands", PHONE, curtain),
    Screen("coach", "The coach explains what is new, once", PHONE, coach),
    Screen("chat", "Chat and reactions", PHONE, chat),
    Screen("menu", "What the table can decide", PHONE, menu),
    Screen("result", "The end: the score over the game, a picture, the proof", DESK, result),
    Screen("tv-ending", "The winners' stage on a TV", TV, tv_ending),
    Screen("proof", "Was it dealt fairly?", PHONE, proof),
    Screen("replay", "The replay, from any seat", PHONE, replay),
    Screen("rules", "The rulebook, searchable", PHONE, rules),
    Screen("settings", "Settings", PHONE, settings),
    Screen("offline", "Without a network", PHONE, offline),
)


def screens_of(game: AnyGame) -> tuple[Screen, ...]:
    found = optional_module(game, "tests.browser.screens")
    return () if found is None else tuple(found.SCREENS)


def games_screens() -> tuple[Screen, ...]:
    """The longest games first, as on the home page."""
    ordered = sorted(all_games().values(), key=lambda game: -game.meta.minutes)
    return tuple(screen for game in ordered for screen in screens_of(game))


def how_to_screens() -> tuple[Screen, ...]:
    """The pages of the games that have one."""
    with_page = [game for game in all_games().values() if (game_folder(game) / "ui/how-to/index.ts").exists()]
    return tuple(
        Screen(
            f"how-to-{game.meta.id.replace('_', '-')}",
            f"How to play {game.meta.title}",
            PHONE,
            how_to_play(game),
        )
        for game in sorted(with_page, key=lambda game: -game.meta.minutes)
    )


def lesson(game: AnyGame) -> Shoot:
    """What a new player is asked for first."""

    def shoot(page: Page, base: str) -> None:
        page.goto(f"{base}/learn/{game.meta.id}")
        bar = page.locator("[data-guide]")
        bar.get_by_role("button", name="Next").click()
        page.locator("[data-outline]:not([hidden])").wait_for()

    return shoot


def lesson_screens() -> tuple[Screen, ...]:
    taught = [game for game in all_games().values() if lesson_of(game) is not None]
    return tuple(
        Screen(
            f"lesson-{game.meta.id.replace('_', '-')}",
            f"The lesson of {game.meta.title}",
            PHONE,
            lesson(game),
        )
        for game in sorted(taught, key=lambda game: -game.meta.minutes)
    )


SCREENS = (*BEFORE_A_GAME, *how_to_screens(), *lesson_screens(), *games_screens(), *AROUND_A_GAME)
