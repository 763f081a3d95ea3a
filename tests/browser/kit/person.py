"""Somebody at a screen, who only does what a person can: look, touch, type."""

from __future__ import annotations

import re

from playwright.sync_api import ConsoleMessage, Locator, Page
from playwright.sync_api import TimeoutError as TooSlow


class Person:
    """Somebody at a screen."""

    def __init__(self, page: Page, base: str) -> None:
        self.page = page
        self.base = base
        self.complaints: list[str] = []
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._listen)

    def _listen(self, message: ConsoleMessage) -> None:
        # That a line is down or a code or link is wrong, the page shows; that the browser says so too is no fault of it.
        expected = ("WebSocket", "ERR_CONNECTION", "404 (Not Found)", "410 (Gone)")
        if message.type == "error" and not any(words in message.text for words in expected):
            self.complaints.append(message.text)

    def open(self, path: str) -> None:
        self.page.goto(path if path.startswith("http") else self.base + path)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def sees(self, text: str | re.Pattern[str]) -> None:
        self.page.get_by_text(text).first.wait_for()

    def shows(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    def introduce(self, name: str) -> None:
        """Type a name wherever the page asks for one, and go on."""
        field = self.page.get_by_label("Your name", exact=True)
        seat = self.button(re.compile("^Take a seat$"))
        field.or_(seat).first.wait_for()
        # At a table, a newcomer is asked for a name after taking a seat.
        if not field.is_visible():
            seat.click()
        field.fill(name)
        field.press("Enter")

    def more_options(self) -> None:
        """Unfold the single options in the waiting room."""
        self.page.get_by_text("More options").click()

    def invite(self, name: str) -> str:
        """From the home page to a table of Dye Pot; its link."""
        self.open("/")
        self.box("Dye Pot").get_by_role("button", name="Invite friends").click()
        self.introduce(name)
        self.sees("At the table")
        return self.page.url

    def box(self, game: str) -> Locator:
        return self.page.get_by_role("article").filter(has=self.page.get_by_role("heading", name=game))

    def play_now(self, name: str) -> None:
        self.open("/")
        self.box("Dye Pot").get_by_role("button", name="Play now").click()
        self.introduce(name)
        self.page.get_by_role("heading", name="Swatch book").wait_for()

    def host(self, name: str) -> str:
        """The same table without the way through the home page; its link."""
        self.open(self._order({"game": "dye_pot", "name": name, "pace": "instant"}))
        self.sees("At the table")
        return self.page.url

    def begin(self, name: str, **wishes: object) -> str:
        """A game against bots that do not make one wait; its link, which is not opened yet."""
        order = {"game": "dye_pot", "name": name, "bots": ["normal"] * 2, "start": True, "clocks": "off"}
        return self._order({**order, "pace": "instant", **wishes})

    def _order(self, order: dict[str, object]) -> str:
        opened = self.page.context.request.post(f"{self.base}/api/tables", data=order).json()
        return f"{self.base}/t/{opened['table']}"

    def play_fast(self, name: str, **wishes: object) -> str:
        """Such a game, opened; its link."""
        self.open(self.begin(name, **wishes))
        self.page.get_by_role("heading", name="Swatch book").wait_for()
        return self.page.url

    # Dye Pot

    def over(self) -> bool:
        return self.shows("main >> text=/wins?!|You win|You share|Nobody wins/")

    def may_pour(self) -> bool:
        return self.shows("button[aria-label^='Pour'][aria-disabled='false']")

    def may_name(self) -> bool:
        return self.shows("#tint")

    def scores(self) -> list[str]:
        """In the order of the seats: on the screen everybody finds themselves first."""
        players = self.page.get_by_role("list", name="Players")
        players.locator(".score").first.wait_for()
        seats = [seat for seat in players.get_by_role("listitem").all() if seat.locator(".score").count()]
        found = [
            (
                seat.locator("[data-seat]").get_attribute("data-seat") or "",
                seat.locator(".score").inner_text(),
            )
            for seat in seats
        ]
        return [score for _, score in sorted(found)]

    def act(self, turn: int) -> bool:
        """Do whatever can be done now; the position may change between the look and the touch."""
        dye = ("red", "yellow", "blue")[turn % 3]
        try:
            if self.shows("text=claim it! >> visible=true") and self.button(re.compile("claim it!")).count():
                self.button(re.compile("claim it!")).click(timeout=700)
            elif self.may_pour():
                self.button(f"Pour {dye}").click(timeout=700)
            elif self.may_name():
                letters = "".join("abcdefghij"[int(digit)] for digit in str(turn))
                self.page.fill("#tint", f"tint {letters}", timeout=700)
                self.button("Write it down").click(timeout=700)
            else:
                return False
        except TooSlow:
            return False
        return True
