"""What differs from language to language besides the messages: plural forms, numbers and lists.

The browser has these in `Intl`. Here they come from cldr.json, which tools/language_data.mjs writes from the same source.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from .languages import ENGLISH, PSEUDO

_CATEGORIES: Final = {"0": "zero", "1": "one", "2": "two", "f": "few", "m": "many", "o": "other"}
_MILLION: Final = 1_000_000


@cache
def _data() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(Path(__file__).with_name("cldr.json").read_text("utf-8"))
    return data


def known_languages() -> dict[str, dict[str, Any]]:
    """Every language whose grammar we know, with what it calls itself (`name`) and which way it is written (`dir`)."""
    languages: dict[str, dict[str, Any]] = _data()["languages"]
    return languages


@cache
def _grammar(language: str) -> dict[str, Any]:
    code = ENGLISH if language in PSEUDO else language.split("-", maxsplit=1)[0]
    return known_languages()[code]


def cardinal(number: int, language: str) -> str:
    """For `plural`: the category of a whole number."""
    grammar = _grammar(language)
    number = abs(number)
    if number and number % _MILLION == 0:
        return _CATEGORIES[grammar["million"]]
    return _category(grammar["cardinal"], number)


def ordinal(number: int, language: str) -> str:
    """For `selectordinal`: 1st, 2nd, 3rd, 4th."""
    grammar = _grammar(language)
    odd: str | None = grammar.get("odd", {}).get(str(number))
    return _CATEGORIES[odd] if odd else _category(grammar["ordinal"], abs(number))


def _category(table: int, number: int) -> str:
    """The table says it up to 199; from there on it repeats by hundreds."""
    letters: str = _data()["tables"][table]
    return _CATEGORIES[letters[number if number < len(letters) else 100 + number % 100]]


def plural_forms(language: str, *, ordinals: bool = False) -> list[str]:
    """The categories that a message must have, in the usual order. Those for millions alone are no loss."""
    letters = _data()["tables"][_grammar(language)["ordinal" if ordinals else "cardinal"]]
    return [category for letter, category in _CATEGORIES.items() if letter in letters]


def format_number(number: int, language: str = ENGLISH) -> str:
    """A number with its thousands apart: 1,200."""
    grammar = _grammar(language)
    written = str(abs(number))
    if len(written) >= grammar["from"]:
        written = grammar["thousands"].join(_groups(written, grammar["groups"]))
    digits = grammar.get("digits")
    written = written.translate(str.maketrans("0123456789", digits)) if digits else written
    return f"-{written}" if number < 0 else written


def _groups(digits: str, size: int) -> Iterator[str]:
    """The last three, and before them groups of this size, the first of them perhaps shorter."""
    head, last = digits[:-3], digits[-3:]
    first = len(head) % size
    if first:
        yield head[:first]
    yield from (head[start : start + size] for start in range(first, len(head), size))
    yield last


_SOUNDS_LIKE_Y: Final = re.compile(r"[ií]|h[ií](?![ae])", re.IGNORECASE)
"""Then "y" becomes "e": Ana e Inés."""


def join_list(items: Sequence[str], language: str = ENGLISH) -> str:
    """Mira, Jo and Fern: in English without a comma before the last."""
    if len(items) < 2:
        return "".join(items)
    grammar = _grammar(language)
    last = grammar["pair"] if len(items) == 2 else grammar["and"]
    if language.split("-", maxsplit=1)[0] == "es" and _SOUNDS_LIKE_Y.match(items[-1]):
        last = " e "
    return f"{grammar['comma'].join(items[:-1])}{last}{items[-1]}"
