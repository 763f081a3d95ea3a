"""What is wrong with a translation, one line for each entry."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple

from huetable import games
from huetable.core.rulebook import Clause, Rulebook, parse_rulebook
from huetable.messages.plain_names import FILE

from .areas import Area, all_areas, shown_path
from .entries import MISSING, read_entries
from .message_problems import message_problems
from .plain_name_problems import plain_name_problems
from .sources import read_sources, text_hash

ProblemKind = Literal["unreadable", "missing", "extra", "wrong", "changed"]


class Problem(NamedTuple):
    file: Path
    entry: str
    kind: ProblemKind
    explanation: str

    def __str__(self) -> str:
        return f"{shown_path(self.file)}: {self.entry}: {self.explanation}"


def find_problems(language: str) -> list[Problem]:
    """Of all files. None: the language is complete, and every translation follows the English text of today."""
    return [
        problem
        for area in all_areas()
        for problem in (*area_problems(area, language), *_of_plain_names(area, language))
    ]


def _of_plain_names(area: Area, language: str) -> Iterator[Problem]:
    """Of the game whose catalogue this is."""
    file = area.english.parents[1] / FILE
    if area.kind != "messages" or not file.exists():
        return
    game = next(each for each in games.all_games().values() if games.game_folder(each) == file.parent)
    for entry, wrong in plain_name_problems(game, language):
        yield Problem(file, entry, "missing" if entry == language else "wrong", wrong)


def area_problems(area: Area, language: str) -> list[Problem]:
    file = area.translation(language)
    if not file.exists():
        return [Problem(file, "the whole file", "missing", "isn't there yet")]
    try:
        return list(_FileCheck(area, file, language).problems())
    except ValueError as error:
        return [Problem(file, "the whole file", "unreadable", str(error))]


class _FileCheck(NamedTuple):
    area: Area
    file: Path
    language: str

    def problems(self) -> Iterator[Problem]:
        english = read_entries(self.area, self.area.english)
        translated = read_entries(self.area, self.file)
        sources = read_sources(self.file)
        for name, source in english.items():
            yield from self._of_entry(name, source, translated.get(name) or "", sources.get(name))
        for name in sorted(translated.keys() - english.keys()):
            yield Problem(self.file, name, "extra", "English has no such entry")
        if self.area.kind == "rules":
            yield from _misplaced(self.file, _book(self.area.english), _book(self.file))

    def _of_entry(self, name: str, source: str, text: str, hash: str | None) -> Iterator[Problem]:
        if not text and source:
            yield Problem(self.file, name, "missing", f"isn't translated: {source}")
            return
        if self.area.kind == "messages":
            for wrong in message_problems(name, source, text, self.language):
                yield Problem(self.file, name, "wrong", wrong)
        if hash is None:
            yield Problem(self.file, name, "changed", "isn't marked as done")
        elif hash != text_hash(source):
            yield Problem(self.file, name, "changed", f"the English text has changed to: {source}")


def _book(file: Path) -> Rulebook:
    return parse_rulebook(file.read_text("utf-8"))


def _misplaced(file: Path, english: Rulebook, translated: Rulebook) -> Iterator[Problem]:
    """Clauses keep their numbers, their headings and their rulings."""
    for clause in english.clauses:
        found = translated.clause(clause.id)
        if found is None:
            continue
        if found.section != MISSING and _heading(translated, found) != _heading(english, clause):
            yield Problem(file, clause.id, "wrong", f"belongs under the heading for “{clause.section}”")
        if found.rulings != clause.rulings:
            yield Problem(file, clause.id, "wrong", f"must end with {list(clause.rulings)}, as in English")


def _heading(book: Rulebook, clause: Clause) -> int | None:
    return book.sections.index(clause.section) if clause.section in book.sections else None
