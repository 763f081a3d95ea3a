"""A real server and a real browser, for every browser test: those in tests/browser and those in the games' folders.

What needs Playwright is imported where it is used: this file is loaded for every test, and most need no browser.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import pytest

from huetable.core.game import AnyGame

if TYPE_CHECKING:
    from person import Person
    from playwright.sync_api import Browser, Page
    from server_and_browser import Server
    from stage import Stage
    from windows import Windows

WIDTH, HEIGHT = 390, 844
BUILT = Path(__file__).parents[3] / "node_modules" / ".built"

Arrive = Callable[..., "Person"]
Inspect = Callable[..., None]

BY_DAY = {"resultTypes": ["violations"]}
BY_NIGHT = {**BY_DAY, "runOnly": ["color-contrast"]}


@pytest.fixture(scope="session")
def inspect() -> Inspect:
    """Nothing for axe to find by day, nor, where only colours change, by night: inspect(page, "the waiting room").

    What stands around `within` was inspected elsewhere.
    """
    from quick_axe import QuickAxe

    axe = QuickAxe()

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
    # An older front end may still lie there, and would be tested in place of the one that does not build.
    if not BUILT.exists():
        pytest.fail("the front end was not built: `tools/npm run build` says why")
    import server_and_browser
    from playwright.sync_api import expect
    from stage import PATIENCE

    expect.set_options(timeout=1000 * PATIENCE)
    with server_and_browser.browser() as opened:
        yield opened


@pytest.fixture(scope="module")
def program() -> Sequence[str | Path]:
    """What Python is started with for the server; a file of tests may have another."""
    import server_and_browser

    return server_and_browser.HUETABLE


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[Sequence[str | Path]], Server]]:
    """Started when first asked for, one for each program."""
    import server_and_browser

    running: dict[Sequence[str | Path], Server] = {}

    def serving(program: Sequence[str | Path]) -> Server:
        if program not in running:
            running[program] = server_and_browser.Server(tmp_path_factory.mktemp("data"), program)
        return running[program]

    yield serving
    for each in running.values():
        each.kill(signal.SIGTERM)


@pytest.fixture
def server(servers: Callable[[Sequence[str | Path]], Server], program: Sequence[str | Path]) -> Server:
    return servers(program)


@pytest.fixture(scope=widest)
def windows(browser: Browser) -> Windows:
    from windows import Windows

    return Windows(browser)


@pytest.fixture
def people(windows: Windows, request: pytest.FixtureRequest) -> Iterator[list[Person]]:
    """Who is there in this test. None of their pages may complain, and all windows are put away after it."""
    there: list[Person] = []
    failures = request.session.testsfailed
    yield there
    complaints = [line for person in there for line in person.complaints]
    windows.put_away(failed=bool(complaints) or request.session.testsfailed > failures)
    assert not complaints


@pytest.fixture
def arrive(windows: Windows, server: Server, people: list[Person]) -> Arrive:
    """Somebody new with a browser of their own: arrive(), or arrive(width=1280, height=800, scheme="dark")."""
    from person import Person

    def come(
        width: int = WIDTH,
        height: int = HEIGHT,
        scheme: str = "light",
        *,
        touch: bool = False,
        coached: bool = False,
    ) -> Person:
        page = windows.open(width, height, scheme, touch=touch, coached=coached)
        people.append(Person(page, server.url))
        return people[-1]

    return come


Put = Callable[..., "Stage"]


@pytest.fixture
def put(windows: Windows, server: Server, people: list[Person], arrive: Arrive) -> Put:
    """Puts a position on a screen: put(GAME, state), put(GAME, state, 1280, 800, seat=None).

    The page may come from another table, with everything loaded; with just_opened=True it has to load first.
    """
    from person import Person
    from stage import Stage
    from table_pages import Seat

    def take_seat(width: int, height: int, seat: Seat) -> Person:
        people.append(Person(windows.open_for_a_table(width, height, seat), server.url))
        return people[-1]

    def show(
        game: AnyGame,
        state: object,
        width: int = WIDTH,
        height: int = HEIGHT,
        *,
        seat: int | None = 0,
        touch: bool = False,
        coached: bool = False,
        just_opened: bool = False,
    ) -> Stage:
        alone = just_opened or coached
        chair = Seat(touch=touch, tv=seat is None)
        person = (
            arrive(width, height, touch=touch, coached=coached) if alone else take_seat(width, height, chair)
        )
        bots = ["random"] * (game.meta.seats[0] - 1)
        order = {"game": game.meta.id, "name": "Ada", "bots": bots, "start": True, "clocks": "off"}
        opened = person.page.context.request.post(f"{person.base}/api/tables", data=order).json()
        stage = Stage(person.page, game, state, seat)
        stage.go_to(person.base, f"/tv/{opened['code']}" if seat is None else f"/t/{opened['table']}")
        if not alone:
            windows.at_tables.sits(person.page, chair)
        return stage

    return show
