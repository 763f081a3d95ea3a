"""Marking translations as done: they follow the English text as it is now."""

from __future__ import annotations

import json
import re
from collections.abc import Collection
from pathlib import Path

from huetable.messages.catalogues import BESIDE

from .areas import Area, all_areas
from .drafts import without_english
from .entries import read_entries
from .sources import read_sources, text_hash, write_sources

_COMMENT = re.compile(r"<!--.*?-->\n?", re.DOTALL)


def mark_done(language: str, names: Collection[str] = ()) -> int:
    """How many entries are marked now that weren't before. Without names, all that are translated."""
    return sum(mark_area(area, area.translation(language), names) for area in all_areas())


def mark_area(area: Area, file: Path, names: Collection[str]) -> int:
    """What can't be read stays as it is; the check says why."""
    try:
        translated = read_entries(area, file)
    except (FileNotFoundError, ValueError):
        return 0
    english = read_entries(area, area.english)
    before = read_sources(file)
    now = {name: text_hash(source) for name, source in english.items() if translated.get(name) or not source}
    # Names that are given leave the others as they were.
    kept = {name: before.get(name) if names and name not in names else hash for name, hash in now.items()}
    sources = {name: hash for name, hash in kept.items() if hash is not None}
    write_sources(file, sources)
    if len(sources) == len(english):
        _remove_english(area, file)
    return len([name for name, hash in sources.items() if before.get(name) != hash])


def _remove_english(area: Area, file: Path) -> None:
    """When everything is translated, the English texts beside the entries have done their work."""
    text = file.read_text("utf-8")
    if area.kind == "messages" and f'"{BESIDE}' in text:
        text = json.dumps(without_english(json.loads(text)), ensure_ascii=False, indent=2) + "\n"
    elif area.kind == "rules":
        text = _COMMENT.sub("", text)
    file.write_text(text, "utf-8")
