"""The pytest plugin: `pytest --huetable-game NAME` runs the checks of a game, a test for each.

It is registered in every environment that has Huetable, so it imports nothing of it until the option is given.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from huetable.core.game import AnyGame

    from .checks import Check


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.getgroup("huetable").addoption(
        "--huetable-game",
        action="append",
        default=[],
        metavar="NAME",
        help="check that this game keeps Huetable's contract; may be given several times",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "rule(clause_id): the clause of a RULES.md that this test holds the game to"
    )


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(
    session: pytest.Session, config: pytest.Config, items: list[pytest.Item]
) -> None:
    """Before -k and -m choose among them."""
    for name in config.getoption("huetable_game"):
        items.extend(_contract_tests(session, name))


def _contract_tests(session: pytest.Session, name: str) -> Iterator[pytest.Item]:
    from huetable.games import UnknownGame, find_game

    from .checks import CHECKS

    try:
        game = find_game(name)
    except UnknownGame as unknown:
        raise pytest.UsageError(str(unknown)) from unknown
    tests = ContractTests.from_parent(
        session, name=f"huetable:{game.meta.id}", nodeid=f"huetable:{game.meta.id}"
    )
    for check in CHECKS:
        yield ContractTest.from_parent(tests, name=check.name, game=game, check=check)


class ContractTests(pytest.Collector):
    """The checks of one game."""

    def collect(self) -> list[pytest.Item]:
        return []


class ContractTest(pytest.Item):
    def __init__(self, *, game: AnyGame, check: Check, **more: Any) -> None:
        super().__init__(**more)
        self.game = game
        self.check = check

    def runtest(self) -> None:
        from .report import run_check

        found = run_check(self.check, self.game)
        if found.outcome == "skipped":
            pytest.skip(found.sentence)
        if found.outcome == "broken":
            pytest.fail(str(found), pytrace=False)

    def reportinfo(self) -> tuple[str, None, str]:
        return f"huetable:{self.game.meta.id}", None, f"{self.game.meta.title}: {self.check.promise}"
