"""Rulebooks: a RULES.md read into numbered clauses. One file is the page for players, the sentence in a
refusal and the list that tests cite.

A clause is a list item that opens with its bold id and may run on over indented lines:

    - **DYE-3** Everybody pours at the same time, in secret. [A2]
      **Example.** Ann and Ben both pour red ...

What an indented line begins with **Example.**, or that word in another language, is not part of the rule: a refusal does not
quote it. Everything else is a passage: paragraphs and lists that explain, such as the aim at the top. Nothing cites them.
Comments (<!-- ... -->) are for translators.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

from msgspec import Struct

_CLAUSE = re.compile(r"- \*\*(?P<id>[A-Z]+-\d+)\*\* (?P<text>.+)")
_HEADING = re.compile(r"(?P<marks>#{1,2}) (?P<text>.+)")
_STEP = re.compile(r"\d+\. (?P<text>.+)")
_ITEM = re.compile(r"- (?P<text>.+)")
_EXAMPLE = re.compile(r"^\*\*\w+\.\*\* ", re.MULTILINE)
_COMMENT = re.compile(r"<!--.*?-->\n?", re.DOTALL)
_RULING = re.compile(r"\[([A-Z]\d+(?:, ?[A-Z]\d+)*)\]")


class RulebookError(ValueError):
    """A rulebook that cannot be cited: a number twice, or a gap, or text outside any clause's shape."""


class Clause(Struct, frozen=True):
    id: str
    section: str
    text: str
    rulings: tuple[str, ...]
    examples: tuple[str, ...] = ()


class Passage(Struct, frozen=True):
    """A paragraph, a numbered step or an item of a list. Those before the first heading have no section."""

    section: str
    text: str
    kind: Literal["paragraph", "step", "item"] = "paragraph"


class Rulebook(Struct, frozen=True):
    title: str
    clauses: tuple[Clause, ...]
    passages: tuple[Passage, ...] = ()
    sections: tuple[str, ...] = ()
    """The headings, in their order."""

    def clause(self, id: str) -> Clause | None:
        return next((clause for clause in self.clauses if clause.id == id), None)

    def search(self, words: str) -> tuple[Clause, ...]:
        """The clauses in which every word occurs, whatever its case."""
        wanted = words.casefold().split()
        return tuple(clause for clause in self.clauses if all(word in _searched(clause) for word in wanted))


def _searched(clause: Clause) -> str:
    return " ".join((clause.id, clause.section, clause.text, *clause.examples)).casefold()


class _Draft(NamedTuple):
    """A clause or a passage while its lines are read; a passage has no id."""

    section: str
    lines: list[str]
    id: str = ""
    kind: Literal["paragraph", "step", "item"] = "paragraph"

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


def parse_rulebook(text: str) -> Rulebook:
    title = section = ""
    sections: list[str] = []
    drafts: list[_Draft] = []
    runs_on = False
    for line in _COMMENT.sub("", text).splitlines():
        if heading := _HEADING.fullmatch(line):
            title, section = (heading["text"], "") if heading["marks"] == "#" else (title, heading["text"])
            sections += filter(None, [section])
        elif draft := _begin(line, section, runs_on=runs_on):
            drafts.append(draft)
        elif drafts and line.strip():
            drafts[-1].lines.append(line.strip())
        runs_on = bool(line.strip()) and not heading
    clauses = tuple(map(_clause, (draft for draft in drafts if draft.id)))
    _check_numbering(clauses)
    passages = tuple(map(_passage, (draft for draft in drafts if not draft.id)))
    return Rulebook(title, clauses, passages, tuple(sections))


def _begin(line: str, section: str, *, runs_on: bool) -> _Draft | None:
    """What this line begins; None if it is empty or goes on with what is above it."""
    if clause := _CLAUSE.fullmatch(line):
        return _Draft(section, [clause["text"]], clause["id"])
    if step := _STEP.fullmatch(line):
        return _Draft(section, [step["text"]], kind="step")
    if item := _ITEM.fullmatch(line):
        return _Draft(section, [item["text"]], kind="item")
    begins = line.strip() and not line.startswith("  ") and not runs_on
    return _Draft(section, [line.strip()]) if begins else None


def _clause(draft: _Draft) -> Clause:
    rulings = [ruling.strip() for group in _RULING.findall(draft.text) for ruling in group.split(",")]
    rule, *examples = map(_plain, _EXAMPLE.split(draft.text))
    return Clause(draft.id, draft.section, rule, tuple(rulings), tuple(examples))


def _passage(draft: _Draft) -> Passage:
    return Passage(draft.section, _plain(draft.text), draft.kind)


def _plain(text: str) -> str:
    return " ".join(_RULING.sub("", text).split())


def _check_numbering(clauses: tuple[Clause, ...]) -> None:
    """Ids are stable names, so a gap is a clause that somebody dropped and others still cite. A clause may stand wherever
    a reader looks for it, so the order is free.
    """
    if not clauses:
        raise RulebookError("no clause found")
    prefix = clauses[0].id.split("-")[0]
    found = {clause.id for clause in clauses}
    for number in range(1, len(clauses) + 1):
        if f"{prefix}-{number}" not in found:
            raise RulebookError(f"{len(clauses)} clauses, but no {prefix}-{number}, or one of them twice")


def citations(source: str) -> Iterator[str]:
    """The clause ids that a test file cites with the marker `rule`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
            yield from (str(arg.value) for arg in node.args if isinstance(arg, ast.Constant))


class Coverage(Struct, frozen=True):
    untested: tuple[str, ...]
    unknown: tuple[str, ...]

    @property
    def complete(self) -> bool:
        return not self.untested and not self.unknown


def coverage(book: Rulebook, cited: Iterable[str], others: Iterable[Rulebook] = ()) -> Coverage:
    """Which clauses no test cites, and which citations no clause answers to (here or in the other books)."""
    ids = [clause.id for clause in book.clauses]
    cited = set(cited)
    known = {clause.id for other in others for clause in other.clauses} | set(ids)
    return Coverage(tuple(id for id in ids if id not in cited), tuple(sorted(cited - known)))


def clause_text(id: str, books: Iterable[Rulebook]) -> str:
    """What a clause says, by the first of the books that has it; an unknown clause is only its id."""
    found = [clause for book in books if (clause := book.clause(id))]
    return found[0].text if found else id
