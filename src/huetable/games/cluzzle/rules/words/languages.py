"""The languages that the things of the deck are named in: each has a folder in data, and one in huetable.language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from huetable.games.cluzzle.data import has_data
from huetable.language.known import DEFAULT, language_codes

ENGLISH: Final = DEFAULT
LANGUAGES: Final = tuple(
    code for code in language_codes() if code == ENGLISH or has_data(f"{code}/things.txt")
)

if TYPE_CHECKING:
    CardLanguage = str
else:
    CardLanguage = Literal[LANGUAGES]
    """As an option: one of the codes."""
