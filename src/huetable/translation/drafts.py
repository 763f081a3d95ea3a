"""The first draft of a translation: every file, with the English text beside each entry, and nothing translated."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from huetable.messages.catalogues import BESIDE, FIELDS

from .areas import Area
from .entries import MISSING

_HEADING: Final = re.compile(r"(#{1,2}) (.+)")
_CLAUSE: Final = re.compile(r"(- \*\*[A-Z]+-\d+\*\*) (.+)")
_LISTED: Final = re.compile(r"(\d+\.|-) (.+)")
_EXAMPLE: Final = re.compile(r"(  \*\*\w+\.\*\*) (.+)")
_RULINGS: Final = re.compile(r" (\[[A-Z]\d+(?:, ?[A-Z]\d+)*\])$")


def draft(area: Area, *, beside: bool = True) -> str:
    """A file to fill in. Translation software shows the English text by itself and wants none `beside`."""
    text = area.english.read_text("utf-8")
    match area.kind:
        case "messages":
            return _dump(_draft_messages(json.loads(text), beside=beside))
        case "rules":
            return draft_rulebook(text)
        case "glossary":
            return draft_glossary(text)


def _dump(messages: dict[str, Any]) -> str:
    return json.dumps(messages, ensure_ascii=False, indent=2) + "\n"


def _draft_messages(messages: dict[str, Any], *, beside: bool) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, part in messages.items():
        if key == FIELDS:
            continue
        if isinstance(part, dict):
            found[key] = _draft_messages(part, beside=beside)
        else:
            found |= {f"{BESIDE}{key}": part, key: ""} if beside else {key: ""}
    return found


def without_english(messages: dict[str, Any]) -> dict[str, Any]:
    """A catalogue without the English texts beside its entries."""
    return {
        key: without_english(part) if isinstance(part, dict) else part
        for key, part in messages.items()
        if not key.startswith(BESIDE)
    }


def draft_rulebook(text: str) -> str:
    """Each part as a comment, and below it the same part with an ellipsis for its words."""
    return "".join(_draft_part(part) for part in _parts(text))


def _parts(text: str) -> list[str]:
    """The lines of the book, those that belong together in one; an empty one between paragraphs."""
    parts: list[str] = []
    for line in text.splitlines():
        begins = not line.strip() or _LISTED.match(line) or _HEADING.match(line) or _EXAMPLE.match(line)
        if begins or not parts or not parts[-1].strip() or _HEADING.match(parts[-1]):
            parts.append(line)
        else:
            parts[-1] += f" {line.strip()}"
    return parts


def _draft_part(part: str) -> str:
    if not part.strip():
        return "\n"
    found = next((match for kind in _KINDS if (match := kind.fullmatch(part))), None)
    rulings = _RULINGS.search(part)
    ending = f" {rulings[1]}" if rulings else ""
    words = f"{found[1]} {MISSING}{ending}" if found else f"{MISSING}{ending}"
    return f"<!-- {_RULINGS.sub('', part).strip()} -->\n{words}\n"


_KINDS: Final = (_HEADING, _CLAUSE, _EXAMPLE, _LISTED)


def draft_glossary(text: str) -> str:
    """The table with an ellipsis for each word, and its English meaning as a note."""
    lines = []
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        if len(cells) < 2:
            lines.append(line)
        elif set(cells[0]) <= {"-"}:
            lines.append("|---|---|---|")
        else:
            head = not any(each.startswith("|---") for each in lines)
            lines.append(f"| {cells[0]} | {'translation' if head else MISSING} | {cells[1]} |")
    return "\n".join(lines) + "\n"
