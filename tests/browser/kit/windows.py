"""Browsers for people who come: to the page each is new, but a context that was tidied up serves again.

A new context costs a third of what it takes to open a page.
"""

from __future__ import annotations

from typing import NamedTuple

import server_and_browser
from playwright.sync_api import Browser, BrowserContext, Page
from playwright.sync_api import Error as BrowserError
from stage import PATIENCE
from table_pages import Seat, TablePages

TIDY_UP = "localStorage.clear(), !('__pwClock' in globalThis)"
"""Forgets what the page kept. A clock that a test has set can't be taken out again."""


class Kind(NamedTuple):
    """What a context is made with, for good."""

    width: int
    height: int
    scheme: str
    touch: bool
    coached: bool


UNTOUCHED = "Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })"
"""What Playwright asks a page counts as a touch in Chromium. Whether it comes before the scripts is chance."""


class Windows:
    """The contexts of one browser, in use and waiting."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._open: list[tuple[Kind, BrowserContext, Page]] = []
        self._waiting: dict[Kind, list[BrowserContext]] = {}
        self._kinds: dict[BrowserContext, Kind] = {}
        self.at_tables = TablePages()

    def open(self, width: int, height: int, scheme: str, *, touch: bool, coached: bool) -> Page:
        """A window that nobody has used, as far as a page can tell."""
        kind = Kind(width, height, scheme, touch, coached)
        waiting = self._waiting.get(kind)
        context = waiting.pop() if waiting else self._new(kind)
        page = context.new_page()
        self._open.append((kind, context, page))
        return page

    def open_for_a_table(self, width: int, height: int, seat: Seat) -> Page:
        """One that comes from another table, or else a new one."""
        page = self.at_tables.take(seat, width, height)
        if page is None:
            return self.open(width, height, "light", touch=seat.touch, coached=False)
        self._open.append((self._kinds[page.context], page.context, page))
        return page

    def _new(self, kind: Kind) -> BrowserContext:
        context = self._browser.new_context(
            viewport={"width": kind.width, "height": kind.height},
            color_scheme="dark" if kind.scheme == "dark" else "light",
            reduced_motion="reduce",
            timezone_id=server_and_browser.noon(),
            has_touch=kind.touch,
            service_workers="block",
        )
        self._kinds[context] = kind
        context.set_default_timeout(1000 * PATIENCE)
        if kind.coached:
            # Tips come at intervals: a test can move the page's clock forward.
            context.clock.install()
        else:
            context.add_init_script(server_and_browser.NO_COACH)
        context.add_init_script(UNTOUCHED)
        return context

    def put_away(self, *, failed: bool = False) -> None:
        """Who comes next finds nothing of those who were here. After a failure no window serves again."""
        for kind, context, page in self._open:
            try:
                if failed:
                    context.close()
                elif not self.at_tables.leave(page):
                    self._close_page(kind, context, page)
            except BrowserError:
                # The page or the browser went first: what can't be tidied up is not used again.
                _close(context)
        self._open.clear()

    def _close_page(self, kind: Kind, context: BrowserContext, page: Page) -> None:
        if _tidy(context, page):
            self._waiting.setdefault(kind, []).append(context)
        else:
            context.close()


def _tidy(context: BrowserContext, page: Page) -> bool:
    """Whether the context is as it was when it was new."""
    as_new = bool(page.evaluate(TIDY_UP))
    for each in context.pages:
        each.close()
    context.clear_cookies()
    context.set_offline(offline=False)
    return as_new


def _close(context: BrowserContext) -> None:
    try:
        context.close()
    except BrowserError:
        # The browser went before its windows did: nothing is left to close.
        return
