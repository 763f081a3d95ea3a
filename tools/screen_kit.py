"""For the pictures in the documents: the `Screen` that tools/screenshots.py takes, and ways to get to a position.

A game's pictures are in its `tests/browser/screens.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

from huetable.core.game import AnyGame

PHONE: Final = (390, 844)
DESK: Final = (1280, 800)
TV: Final = (1920, 1080)

Shoot = Callable[[Page, str], None]


class Screen(NamedTuple):
    """A picture's name, its heading, the window size, how to get there from the server's address, and its language."""

    name: str
    title: str
    size: tuple[int, int]
    shoot: Shoot
    language: str = "en"


def open_table(page: Page, base: str, game: str, **wishes: object) -> dict[str, str]:
    order = {"game": game, "name": "Ada", "clocks": "off", **wishes}
    opened: dict[str, str] = page.context.request.post(f"{base}/api/tables", data=order).json()
    return opened


def position(game: AnyGame, lay: Callable[[], Any], seat: int | None = 0) -> Shoot:
    """A position as the seat, or everybody, sees it."""
    from stage import Stage

    def shoot(page: Page, base: str) -> None:
        bots = ["random"] * (game.meta.seats[0] - 1)
        opened = open_table(page, base, game.meta.id, bots=bots, start=True)
        address = f"tv/{opened['code']}" if seat is None else f"t/{opened['table']}"
        Stage(page, game, lay(), seat).open(f"{base}/{address}")

    return shoot
