"""The language of a game in the shell: what --language names, or else what the environment asks for.

Help, reports and errors are for operators and stay English.
"""

from __future__ import annotations

import argparse
import os
from functools import cache
from pathlib import Path
from typing import Any, Final

from huetable.messages.catalogues import Catalogue, load_catalogue
from huetable.messages.formatting import format_message
from huetable.messages.languages import ENGLISH, all_languages, choose_language

from .errors import CommandError

_ENGLISH_TEXTS: Final = Path(__file__).with_name("text") / "en.json"
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language", metavar="CODE", help="the language of the game, such as de (default: as LANG says)"
    )


def read_language(named: str | None) -> str:
    """A language that is still being translated can be named too."""
    if named is None:
        wanted = next((value for name in _VARIABLES if (value := os.environ.get(name))), "")
        return choose_language([wanted.partition(".")[0].replace("_", "-")])
    if named not in all_languages():
        raise CommandError(f'Unknown language "{named}": expected one of {", ".join(all_languages())}')
    return named


@cache
def _texts(language: str) -> Catalogue:
    return load_catalogue(_ENGLISH_TEXTS, language)


class ShellTexts:
    """What the shell itself says during a game (text/en.json)."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language

    def say(self, section: str, key: str, **arguments: Any) -> str:
        return format_message(_texts(self.language)[section][key], arguments, self.language)
