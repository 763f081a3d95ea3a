"""Pages that go from table to table, as they do for a player, in half the time that it takes to load one.

They serve where a test lays out a position. A page that kept anything of a table does not go on.
"""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Page
from stage import GO_ON

KEPT = """() => [
    { ...localStorage },
    Object.keys(globalThis).filter((name) => name !== 'axe').sort(),
    location.pathname.startsWith('/tv') && navigator.userActivation.hasBeenActive,
]"""
"""What a page would carry on to the next table: what is stored, what a test defined, and on a TV that it was touched."""


class Seat(NamedTuple):
    """What kind of page sits there. Its size can be changed, and is no part of this."""

    touch: bool
    tv: bool


class TablePages:
    """The pages of one browser that are at a table or between two of them."""

    def __init__(self) -> None:
        self._waiting: dict[Seat, list[Page]] = {}
        self._seated: dict[Page, Seat] = {}
        self._kept: dict[Page, object] = {}

    def take(self, seat: Seat, width: int, height: int) -> Page | None:
        """A page that has left its table, if there is one."""
        waiting = self._waiting.get(seat)
        if not waiting:
            return None
        page = waiting.pop()
        page.set_viewport_size({"width": width, "height": height})
        return page

    def sits(self, page: Page, seat: Seat) -> None:
        """It is at a table, and has kept nothing of it so far."""
        self._seated[page] = seat
        if page not in self._kept:
            self._kept[page] = page.evaluate(KEPT)

    def leave(self, page: Page) -> bool:
        """Whether it could leave its table with nothing, and will go on to another."""
        seat = self._seated.pop(page, None)
        if seat is None or len(page.context.pages) > 1 or page.evaluate(KEPT) != self._kept[page]:
            self._kept.pop(page, None)
            return False
        page.evaluate(f"scrollTo(0, 0), ({GO_ON})('/nowhere')")
        page.unroute_all()
        page.emulate_media(color_scheme="light", reduced_motion="reduce", forced_colors="none")
        page.mouse.move(0, 0)
        self._waiting.setdefault(seat, []).append(page)
        return True
