"""A rulebook in the terminal: whole, or the clauses that a search finds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import attrgetter

from rich.table import Table

from huetable.core.rulebook import Clause, Passage, Rulebook

from .console import ShellConsole
from .errors import FAILED, CommandError
from .language import ShellTexts


def search_clauses(book: Rulebook, words: str) -> tuple[Clause, ...]:
    """The words may be the number of one clause: UNO-1 does not find UNO-14."""
    one = book.clause(words.strip().upper())
    found = (one,) if one else book.search(words)
    if not found:
        raise CommandError(f'No clause of {book.title} has all of the words "{words}"', FAILED)
    return found


def print_book(console: ShellConsole, book: Rulebook, shell: ShellTexts) -> None:
    """The clauses by their sections, each with the text around them; sections without clauses come first."""
    console.print(book.title, style="bold")
    titles = [clause.section for clause in book.clauses]
    opening = [passage.section for passage in book.passages if passage.section not in titles]
    for section in dict.fromkeys([*opening, *titles]):
        _print_heading(console, section)
        _print_passages(console, [passage for passage in book.passages if passage.section == section])
        console.print(_grid((clause for clause in book.clauses if clause.section == section), shell))


def print_clauses(console: ShellConsole, title: str, clauses: Iterable[Clause], shell: ShellTexts) -> None:
    console.print(title, style="bold")
    for section, members in groupby(clauses, key=attrgetter("section")):
        _print_heading(console, section)
        console.print(_grid(members, shell))


def _print_heading(console: ShellConsole, section: str) -> None:
    console.print()
    if section:
        console.print(section, style="bold")


def _print_passages(console: ShellConsole, passages: Sequence[Passage]) -> None:
    number = 0
    for index, passage in enumerate(passages):
        number = number + 1 if passage.kind == "step" else 0
        mark = {"step": f"{number}. ", "item": "- ", "paragraph": "\n" if index else ""}[passage.kind]
        console.print(f"{mark}{passage.text.replace('**', '')}")


def _grid(clauses: Iterable[Clause], shell: ShellTexts) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for clause in clauses:
        examples = [shell.say("play", "example", example=example) for example in clause.examples]
        grid.add_row(clause.id, "\n".join((clause.text, *examples)))
    return grid
