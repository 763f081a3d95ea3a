"""A file as entries: what is translated one by one, and known by a name that stays."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from huetable.core.rulebook import Rulebook, parse_rulebook
from huetable.messages import catalogues

from .areas import Area

MISSING: Final = "…"
"""Stands in a rulebook or a glossary where nothing is translated yet."""

_ROW: Final = re.compile(r"\|\s*(?P<term>[^|]+?)\s*\|\s*(?P<word>[^|]*?)\s*\|.*")


def read_entries(area: Area, file: Path) -> dict[str, str]:
    """The texts of a file by their names; an entry that waits for its translation is empty."""
    text = file.read_text("utf-8")
    match area.kind:
        case "messages":
            return dict(catalogues.entries(_json(text)))
        case "rules":
            return dict(_of_rulebook(parse_rulebook(text)))
        case "glossary":
            return dict(_of_glossary(text))


def _json(text: str) -> dict[str, Any]:
    messages: dict[str, Any] = json.loads(text, object_pairs_hook=_each_once)
    return messages


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A key that is there twice would hide a text."""
    twice = [key for key, number in Counter(key for key, _ in pairs).items() if number > 1]
    if twice:
        raise ValueError(f"these keys are there twice: {', '.join(twice)}")
    return dict(pairs)


def _of_rulebook(book: Rulebook) -> Iterator[tuple[str, str]]:
    """A clause goes by its id; the title, the headings and what explains by their places."""
    yield "title", _given(book.title)
    for number, section in enumerate(book.sections, start=1):
        yield f"heading-{number}", _given(section)
    for number, passage in enumerate(book.passages, start=1):
        yield f"passage-{number}", _given(passage.text)
    for clause in book.clauses:
        yield clause.id, _given(clause.text)
        for number, example in enumerate(clause.examples, start=1):
            yield f"{clause.id}-example-{number}", _given(example)


def _of_glossary(text: str) -> Iterator[tuple[str, str]]:
    """The rows of its table, by the English term; the first two are its head."""
    rows = [row for line in text.splitlines() if (row := _ROW.fullmatch(line))]
    for row in rows[2:]:
        yield row["term"], _given(row["word"])


def _given(text: str) -> str:
    return "" if text == MISSING else text
