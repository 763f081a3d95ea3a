"""The languages that games can be played in: every folder of this package is one."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Final, Literal

from .interface import Language

DEFAULT: Final = "en"


@cache
def language_codes() -> tuple[str, ...]:
    """English first, the others by their codes."""
    found = (each.name for each in iter_modules(import_module("huetable.language").__path__) if each.ispkg)
    return tuple(sorted(found, key=lambda code: (code != DEFAULT, code)))


if TYPE_CHECKING:
    LanguageCode = str
else:
    LanguageCode = Literal[language_codes()]
    """As an option of a game: one of the codes."""


@cache
def language(code: str) -> Language:
    """The language of a code; an unknown one is an error."""
    if code not in language_codes():
        raise ValueError(f"unknown language {code!r}; known are {', '.join(language_codes())}")
    found: Language = import_module(f"{__package__}.{code}").LANGUAGE
    return found
