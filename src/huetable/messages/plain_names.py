"""Descriptive names in place of trademarks, for hosts that may not use them: a game's `plain-names.json`.

A language with these names has a tag of its own, such as `de-x-plain` (languages.py), so texts, rulebooks and caches that go by a
language go by the names as well.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, convert

from .catalogues import FIELDS, Catalogue
from .languages import ENGLISH

FILE: Final = "plain-names.json"


class PlainNames(Struct, frozen=True, forbid_unknown_fields=True):
    """What is replaced in the texts of a game in one language."""

    words: dict[str, str] = {}
    """Words and phrases, and what stands in their place."""
    texts: dict[str, str] = {}
    """Whole texts, where replacing words would not do: by their keys, such as `about.notice`."""

    def in_text(self, text: str) -> str:
        """Whole words only. The ids of clauses, such as UNO-14, are no words of the text."""
        if not self.words:
            return text
        return _pattern(tuple(self.words)).sub(lambda found: self.words[found[0]], text)

    def in_catalogue(self, catalogue: Catalogue) -> Catalogue:
        return Catalogue(self._in_section(catalogue, ""), catalogue.language)

    def _in_section(self, messages: dict[str, Any], path: str) -> dict[str, Any]:
        return {key: self._in_entry(part, f"{path}{key}") for key, part in messages.items()}

    def _in_entry(self, part: Any, path: str) -> Any:
        if path == FIELDS:
            return part
        if isinstance(part, dict):
            return self._in_section(part, f"{path}.")
        return self.texts[path] if path in self.texts else self.in_text(part)


@cache
def _pattern(words: tuple[str, ...]) -> re.Pattern[str]:
    """The longest first, so that a phrase goes before the words in it."""
    longest_first = sorted(words, key=lambda word: (-len(word), word))
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w|-\d)")


class PlainNamesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """`plain-names.json`."""

    names: tuple[str, ...]
    """The names that must not be left in any text."""
    languages: dict[str, PlainNames]

    def of(self, language: str) -> PlainNames:
        """In English where a translation has none yet: better an English word than a name that may not be used."""
        return self.languages.get(language) or self.languages.get(ENGLISH) or PlainNames()

    def left_in(self, text: str) -> list[str]:
        return [name for name in self.names if _pattern((name,)).search(text)]


def read_plain_names(folder: Path) -> PlainNamesFile:
    """Of the game in this folder. Without the file, all its names may be used anywhere."""
    file = folder / FILE
    if not file.exists():
        return PlainNamesFile((), {})
    return convert(json.loads(file.read_text("utf-8")), PlainNamesFile)
