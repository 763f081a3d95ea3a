"""What the server itself says to people: text/en.json beside its code, and the translations of that."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from huetable.messages.catalogues import Catalogue, load_catalogue
from huetable.messages.formatting import format_message

_ENGLISH: Final = Path(__file__).parents[1] / "text" / "en.json"


@cache
def _texts(language: str) -> Catalogue:
    return load_catalogue(_ENGLISH, language)


def say(language: str, section: str, key: str, **arguments: Any) -> str:
    return format_message(_texts(language)[section][key], arguments, language)
