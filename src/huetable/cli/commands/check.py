"""`huetable check`: is everything in the data folder, or in PostgreSQL, in order? With a game: does it keep the contract?"""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from huetable.cli.arguments import read_game
from huetable.cli.console import stdout_console
from huetable.cli.errors import FAILED, CommandError
from huetable.cli.stores import add_store_arguments, database_file, open_store, store_address
from huetable.server.ops.backup import check_copy
from huetable.server.ops.check import damaged_tables
from huetable.server.ops.settings import InvalidSetting
from huetable.store.base import StoreError

EXAMPLES = """\
examples:
  huetable check --data /var/lib/huetable
  huetable check --store postgresql://huetable@localhost/huetable
  huetable check GAME                             does this game keep the contract of all games?

The server may go on. A table that cannot be read is named as in the log, by eight letters, and by its id."""

_MARKS = {"kept": "ok", "broken": "FAILED", "skipped": "–"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.set_defaults(run=check)
    parser.add_argument(
        "game",
        nargs="?",
        metavar="GAME",
        help="check this game instead, and say what to do about what it gets wrong",
    )
    add_store_arguments(parser)


def check(given: argparse.Namespace) -> int:
    return check_tables(given) if given.game is None else check_game(given.game)


def check_game(name: str) -> int:
    """A line for each check, and what to do where one fails."""
    from huetable.contract.report import check_all

    game = read_game(name)
    console = stdout_console()
    console.print(f"{game.meta.title} ({game.meta.id}, version {game.meta.rules_version} of its rules)")
    broken = 0
    for found in check_all(game):
        broken += found.outcome == "broken"
        console.print(
            f"{_MARKS[found.outcome]:<8}{found.check.name:<14}{found.check.promise}", soft_wrap=True
        )
        for line in str(found).splitlines():
            console.print(f"{'':<8}{line}", soft_wrap=True)
    console.print(_summary(broken))
    return FAILED if broken else 0


def _summary(broken: int) -> str:
    if not broken:
        return "The game keeps the contract."
    return "1 check failed." if broken == 1 else f"{broken} checks failed."


def check_tables(given: argparse.Namespace) -> int:
    try:
        file = database_file(given)
        if file is not None:
            # Page by page, which a start does only for files that are not too large.
            check_copy(file)
        return asyncio.run(_check(store_address(given), file))
    except (StoreError, InvalidSetting) as error:
        raise CommandError(str(error)) from error


async def _check(address: str, file: Path | None) -> int:
    store = await open_store(address, file)
    try:
        tables = len(await store.tables())
        damaged = [found async for found in damaged_tables(store)]
    finally:
        await store.close()
    for found in damaged:
        print(f"table {found.hash} ({found.table}): {found.problem}")
    print(f"{tables} tables, {len(damaged)} of them damaged")
    return FAILED if damaged else 0
