"""`huetable rules`: the rulebook in the terminal, searched, or checked against the tests."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from itertools import groupby
from operator import attrgetter

import msgspec
from rich.table import Table

from huetable import games
from huetable.core.rulebook import Clause, Rulebook

from . import arguments
from .console import ShellConsole, print_json, stdout_console
from .errors import FAILED, CommandError

EXAMPLES = """\
examples:
  huetable rules uno                      the whole book
  huetable rules uno wild card            the clauses in which all of these words occur
  huetable rules uno UNO-14               one clause
  huetable rules table                    what holds in every game
  huetable rules uno --coverage           which clauses no test cites; exits with 1 if there are any"""


def prepare(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.set_defaults(run=run)
    parser.add_argument("game", metavar="GAME", help="a game, or `table` for what holds in every game")
    parser.add_argument("words", metavar="WORDS", nargs="*", help="show only clauses with all of these words")
    parser.add_argument("--json", action="store_true", help="print one object and nothing else")
    parser.add_argument("--coverage", action="store_true", help="check that every clause has a test")


def run(args: argparse.Namespace) -> int:
    if args.coverage:
        from .coverage import check

        return check(args.game, as_json=args.json)
    book = games.table_rulebook() if args.game == "table" else games.rulebook(arguments.find_game(args.game))
    found = search(book, " ".join(args.words))
    if args.json:
        print_json({"title": book.title, "clauses": msgspec.to_builtins(found)})
    else:
        show(stdout_console(), book.title, found)
    return 0


def search(book: Rulebook, words: str) -> tuple[Clause, ...]:
    """A clause by its number alone where the words are one: UNO-1 is not UNO-14."""
    one = book.clause(words.strip().upper())
    found = (one,) if one else book.search(words)
    if not found:
        raise CommandError(f"no clause of {book.title} has all of the words {words!r}", FAILED)
    return found


def show(console: ShellConsole, title: str, clauses: Iterable[Clause]) -> None:
    console.print(title, style="bold")
    for section, members in groupby(clauses, key=attrgetter("section")):
        console.print()
        if section:
            console.print(section, style="bold")
        console.print(_grid(members))


def _grid(clauses: Iterable[Clause]) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for clause in clauses:
        grid.add_row(clause.id, clause.text)
    return grid
