"""The pictures of UNO ColorADD for the documents."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page
from screen_kit import DESK, PHONE, TV, Screen, open_table, position
from stage import Stage

from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.tests.browser.positions import (
    a_hand_of_25,
    called_too_late,
    challenge,
    honouring,
    my_turn,
    round_over,
    shown_a_hand,
)


def colour_asked(page: Page, base: str) -> None:
    position(GAME, my_turn)(page, base)
    page.locator("[data-card='w4']").click(position={"x": 12, "y": 16})
    page.get_by_role("group", name="Choose a colour").wait_for()


def bluff_shown(page: Page, base: str) -> None:
    table = open_table(page, base, GAME.meta.id, bots=["random"], start=True)["table"]
    stage = Stage(page, GAME, challenge())
    stage.open(f"{base}/t/{table}")
    stage.show(shown_a_hand())


LANGUAGES: Final = {"es": "Spanish", "pt": "Portuguese", "de": "German"}

SCREENS: Final = (
    Screen("uno", "UNO ColorADD", DESK, position(GAME, my_turn)),
    Screen("uno-phone", "UNO on a phone", PHONE, position(GAME, my_turn)),
    Screen("uno-hand-of-25", "A hand of 25 cards", PHONE, position(GAME, a_hand_of_25)),
    Screen("uno-colour", "A wild card asks for its colour", PHONE, colour_asked),
    Screen("uno-challenge", "A Wild Draw Four: what is at stake", PHONE, position(GAME, challenge)),
    Screen("uno-bluff", "A bluff, and the hand that proves it", PHONE, bluff_shown),
    Screen("uno-call", "One card left", PHONE, position(GAME, called_too_late)),
    Screen("uno-house-rule", "A house rule, on its card", PHONE, position(GAME, honouring)),
    Screen("uno-round", "The count of a round", DESK, position(GAME, round_over)),
    Screen("uno-tv", "The table on a TV, for everybody to see", TV, position(GAME, my_turn, None)),
    *(
        Screen(
            f"uno-{code}",
            f"UNO in {name}: challenge a Wild Draw Four?",
            PHONE,
            position(GAME, challenge),
            code,
        )
        for code, name in LANGUAGES.items()
    ),
)
