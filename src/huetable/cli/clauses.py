"""Clauses of a rulebook: searched, and printed in the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from operator import attrgetter

from rich.table import Table

from huetable.core.rulebook import Clause, Rulebook

from .console import ShellConsole
from .errors import FAILED, CommandError


def search_clauses(book: Rulebook, words: str) -> tuple[Clause, ...]:
    """The words may be the number of one clause: UNO-1 does not find UNO-14."""
    one = book.clause(words.strip().upper())
    found = (one,) if one else book.search(words)
    if not found:
        raise CommandError(f"no clause of {book.title} has all of the words {words!r}", FAILED)
    return found


def print_clauses(console: ShellConsole, title: str, clauses: Iterable[Clause]) -> None:
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
