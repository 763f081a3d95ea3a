"""Catalogues: the messages of one area in one language, as a JSON file has them.

What a translation lacks is said in English, so that one that is being made can be looked at.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from .languages import ENGLISH, spoken_language

FIELDS: Final = "fields"
"""The section that is for programs: the same in every language, so translations leave it out."""

BESIDE: Final = "//"
"""Begins the key of an entry that only shows the English text, while somebody translates."""


class Catalogue(dict[str, Any]):
    """Messages by section and key. It knows its language, because plurals and lists depend on it."""

    def __init__(self, messages: dict[str, Any], language: str = ENGLISH) -> None:
        super().__init__(messages)
        self.language = language


def language_of(texts: Any) -> str:
    language: str = getattr(texts, "language", ENGLISH)
    return language


def load_catalogue(english: Path, language: str) -> Catalogue:
    """The catalogue beside the English one, completed by it. Without a file, it is English: texts and grammar."""
    messages, language = _read(english), spoken_language(language)
    translation = translated_path(english, language)
    if language == ENGLISH or not translation.exists():
        return Catalogue(messages)
    return Catalogue(_complete(_read(translation), messages), language)


def translated_path(english: Path, language: str) -> Path:
    """en.json -> de.json, TABLE.en.json -> TABLE.de.json, RULES.md -> RULES.de.md."""
    if english.suffix == ".md":
        return english.with_suffix(f".{language}.md")
    return english.with_name(f"{english.name.removesuffix('en.json')}{language}.json")


def _read(file: Path) -> dict[str, Any]:
    messages: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return messages


def _complete(translated: dict[str, Any], english: dict[str, Any]) -> dict[str, Any]:
    """In the order of the English catalogue; what English does not have is left out."""
    return {key: _complete_entry(translated.get(key), text) for key, text in english.items()}


def _complete_entry(translated: Any, english: Any) -> Any:
    if isinstance(english, dict):
        return _complete(translated if isinstance(translated, dict) else {}, english)
    return translated or english


def entries(messages: dict[str, Any], path: str = "") -> Iterator[tuple[str, str]]:
    """Every message with its keys, joined by dots: `events.drew`."""
    for key, part in messages.items():
        if path == "" and key == FIELDS:
            continue
        if isinstance(part, dict):
            yield from entries(part, f"{path}{key}.")
        elif not key.startswith(BESIDE):
            yield f"{path}{key}", part
