"""The pictures of Guardians of Hue for the documents."""

from __future__ import annotations

from typing import Final

from screen_kit import DESK, PHONE, TV, Screen, position

from huetable.games.guardians_of_hue import GAME
from huetable.games.guardians_of_hue.tests.browser.positions import my_turn

SCREENS: Final = (
    Screen("guardians", "Guardians of Hue", DESK, position(GAME, my_turn)),
    Screen("guardians-phone", "Guardians of Hue on a phone", PHONE, position(GAME, my_turn)),
    Screen("guardians-tv", "Guardians of Hue on a TV", TV, position(GAME, my_turn, None)),
)
