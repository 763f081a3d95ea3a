"""Which clauses of a rulebook no test cites, and which tests cite a clause that is not there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import huetable
from huetable import games
from huetable.core.rulebook import Coverage, Rulebook, citations, coverage

from . import arguments
from .console import print_json, stdout_console
from .errors import FAILED, CommandError

TABLE_TESTS = Path(huetable.__file__).parents[2] / "tests"
"""Of a checkout; an installed package has none."""


def check_clause_coverage(name: str, *, as_json: bool) -> int:
    """Prints what is missing; the exit code says whether anything is."""
    book, others, folders = _table() if name == "table" else _game(name)
    cited = _cited(book, folders)
    if name == "table":
        # Tests of the whole cite clauses of games too; whether those exist is each game's own check.
        cited = {id: files for id, files in cited.items() if id.startswith("TABLE-")}
    found = coverage(book, cited, others)
    if as_json:
        print_json({"clauses": len(book.clauses), "untested": found.untested, "unknown": found.unknown})
    else:
        _report(book, found, cited)
    return 0 if found.complete else FAILED


def _game(name: str) -> tuple[Rulebook, list[Rulebook], list[Path]]:
    game = arguments.read_game(name)
    return games.rulebook(game), [games.table_rulebook()], [games.game_folder(game) / "tests"]


def _table() -> tuple[Rulebook, list[Rulebook], list[Path]]:
    return games.table_rulebook(), [], [TABLE_TESTS]


def _cited(book: Rulebook, folders: list[Path]) -> dict[str, list[Path]]:
    """Each clause that is cited, with the files that cite it."""
    files = [file for folder in folders for file in sorted(folder.rglob("test_*.py"))]
    if not files:
        raise CommandError(f"The tests of {book.title} aren't installed here. Run this in a checkout.")
    found: dict[str, list[Path]] = {}
    for file in files:
        for id in _citations(file):
            found.setdefault(id, []).append(file)
    return found


def _citations(file: Path) -> Iterator[str]:
    try:
        yield from citations(file.read_text("utf-8"))
    except (SyntaxError, UnicodeDecodeError) as error:
        raise CommandError(f"{file} can't be read as Python: {error}") from error


def _report(book: Rulebook, found: Coverage, cited: dict[str, list[Path]]) -> None:
    console = stdout_console()
    for id in found.untested:
        clause = book.clause(id)
        console.print(f"no test cites {id}: {clause.text if clause else ''}", soft_wrap=True)
    for id in found.unknown:
        files = ", ".join(sorted({file.name for file in cited[id]}))
        console.print(f"no clause is called {id}, cited in {files}", soft_wrap=True)
    if found.complete:
        console.print(f"{book.title}: each of the {len(book.clauses)} clauses has a test")
