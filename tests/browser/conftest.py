"""A real server, a real browser, and people who only do what a person can: look, touch, type."""

from __future__ import annotations

import re
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Literal

# Tests are imported one by one, without packages: this makes the kit beside them importable.
sys.path.insert(0, str(Path(__file__).parent / "kit"))

import house
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    expect,
)
from playwright.sync_api import Error as BrowserError
from playwright.sync_api import TimeoutError as TooSlow
from stage import PATIENCE, Stage

from huetable.core.game import AnyGame

expect.set_options(timeout=1000 * PATIENCE)

WIDTH, HEIGHT = 390, 844


class Person:
    """Somebody at a screen."""

    def __init__(self, page: Page, base: str) -> None:
        self.page = page
        self.base = base
        self.complaints: list[str] = []
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._listen)

    def _listen(self, message: ConsoleMessage) -> None:
        # That a line is down or a code is wrong, the page shows; that the browser says so too is no fault of it.
        expected = ("WebSocket", "ERR_CONNECTION", "404 (Not Found)")
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
        field.fill(name)
        field.press("Enter")

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

    def play_fast(self, name: str, **wishes: object) -> str:
        """A game against bots that do not make one wait; its link."""
        self.open("/")
        order = {"game": "dye_pot", "name": name, "bots": ["normal"] * 2, "start": True, "clocks": "off"}
        table = self.page.evaluate(
            """async (order) => {
                const headers = { 'content-type': 'application/json' };
                const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(order) });
                return (await answer.json()).table;
            }""",
            {**order, "pace": "instant", **wishes},
        )
        self.open(f"/t/{table}")
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
        return self.page.get_by_role("list", name="Players").locator(".score").all_inner_texts()

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
                self.button("Into the book").click(timeout=700)
            else:
                return False
        except TooSlow:
            return False
        return True


Server = house.Server
Arrive = Callable[..., Person]
Inspect = Callable[..., None]

BY_DAY = {"resultTypes": ["violations"]}
BY_NIGHT = {**BY_DAY, "runOnly": ["color-contrast"]}


@pytest.fixture(scope="session")
def inspect() -> Inspect:
    """Nothing for axe to find by day, nor, where only colours change, by night: inspect(page, "the waiting room").

    What stands around `within` was inspected elsewhere.
    """
    axe = Axe()

    def look(page: Page, where: str = "", *, within: str | None = None, night: bool = True) -> None:
        page.emulate_media(color_scheme="light")
        found = [axe.run(page, within, BY_DAY)]
        if night:
            page.emulate_media(color_scheme="dark")
            found.append(axe.run(page, within, BY_NIGHT))
        for results in found:
            assert results.violations_count == 0, f"{where} {results.generate_report()}"

    return look


def widest(fixture_name: str, config: pytest.Config) -> Literal["session", "module"]:
    """One for all files where only browser tests run; else an async test of another file would find our loop running."""
    return "session" if config.option.markexpr.startswith("browser") else "module"


@pytest.fixture(scope=widest)
def browser() -> Iterator[Browser]:
    with house.browser() as opened:
        yield opened


@pytest.fixture(scope="module")
def program() -> Sequence[str | Path]:
    """What Python is started with for the server; a file of tests may have another."""
    return house.HUETABLE


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[Sequence[str | Path]], Server]]:
    """Started when first asked for, one for each program."""
    running: dict[Sequence[str | Path], Server] = {}

    def serving(program: Sequence[str | Path]) -> Server:
        if program not in running:
            running[program] = Server(tmp_path_factory.mktemp("data"), program)
        return running[program]

    yield serving
    for each in running.values():
        each.kill(signal.SIGTERM)


@pytest.fixture
def server(servers: Callable[[Sequence[str | Path]], Server], program: Sequence[str | Path]) -> Server:
    return servers(program)


@pytest.fixture
def arrive(browser: Browser, server: Server) -> Iterator[Arrive]:
    """Somebody new with a browser of their own: arrive(), or arrive(width=1280, height=800, scheme="dark")."""
    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def come(
        width: int = WIDTH,
        height: int = HEIGHT,
        scheme: str = "light",
        *,
        touch: bool = False,
        coached: bool = False,
    ) -> Person:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce",
            has_touch=touch,
            service_workers="block",
        )
        context.set_default_timeout(1000 * PATIENCE)
        if not coached:
            context.add_init_script(house.NO_COACH)
        contexts.append(context)
        people.append(Person(context.new_page(), server.url))
        return people[-1]

    yield come
    complaints = [line for person in people for line in person.complaints]
    for context in contexts:
        close(context)
    assert not complaints


Put = Callable[..., Stage]


@pytest.fixture
def put(arrive: Arrive) -> Put:
    """Puts a position on a screen: put(GAME, state), put(GAME, state, 1280, 800, seat=None)."""

    def show(
        game: AnyGame,
        state: object,
        width: int = WIDTH,
        height: int = HEIGHT,
        *,
        seat: int | None = 0,
        **wishes: bool,
    ) -> Stage:
        person = arrive(width, height, **wishes)
        bots = ["random"] * (game.meta.seats[0] - 1)
        order = {"game": game.meta.id, "name": "Ada", "bots": bots, "start": True, "clocks": "off"}
        opened = person.page.context.request.post(f"{person.base}/api/tables", data=order).json()
        stage = Stage(person.page, game, state, seat)
        address = f"tv/{opened['code']}" if seat is None else f"t/{opened['table']}"
        stage.open(f"{person.base}/{address}")
        return stage

    return show


def close(context: BrowserContext) -> None:
    try:
        context.close()
    except BrowserError:
        # The browser went before its windows did: nothing is left to close.
        return
