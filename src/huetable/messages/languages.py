"""What differs from language to language besides the messages: plural rules, numbers and lists.

The browser has these in `Intl`; here a language is an entry in each table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

PluralRule = Callable[[int], str]
"""The CLDR category of a whole number."""


def _english_cardinal(number: int) -> str:
    return "one" if number == 1 else "other"


def _english_ordinal(number: int) -> str:
    if number % 100 in (11, 12, 13):
        return "other"
    return {1: "one", 2: "two", 3: "few"}.get(number % 10, "other")


CARDINALS: Final[dict[str, PluralRule]] = {"en": _english_cardinal}
"""For `plural`: 1 card, 2 cards."""

ORDINALS: Final[dict[str, PluralRule]] = {"en": _english_ordinal}
"""For `selectordinal`: 1st, 2nd, 3rd, 4th."""

_THOUSANDS: Final = {"en": ","}
_AND: Final = {"en": " and "}


def format_number(number: int, language: str = "en") -> str:
    """A number with its thousands apart: 1,200."""
    return f"{number:,}".replace(",", _THOUSANDS[language])


def join_list(items: Sequence[str], language: str = "en") -> str:
    """Mira, Jo and Fern: without a comma before the last."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])}{_AND[language]}{items[-1]}"
