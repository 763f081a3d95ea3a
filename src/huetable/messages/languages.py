"""The languages, and which of them somebody gets.

`languages.json` lists them. One is offered to everybody when it is complete; HUETABLE_LANGUAGES names others that this
server offers all the same, such as one that is being translated.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct, convert

ENGLISH: Final = "en"
"""The language that all others are translated from, and the one of whatever a translation lacks."""

LIST: Final = Path(__file__).with_name("languages.json")

PSEUDO: Final = {"en-XA": "ltr", "ar-XB": "rtl"}
"""English in disguise, to find out what breaks: longer by a third, and mirrored. Only tests offer these."""

_PLAIN: Final = "-x-plain"
"""Ends the tag of a language in which games have descriptive names: a private use subtag of BCP 47. No browser gets one by asking for
it; the server knows which names it uses.
"""


class Language(Struct, frozen=True):
    name: str
    """What the language calls itself."""
    dir: str
    """ltr or rtl: which way it is written."""
    complete: bool
    """Everything is translated, and the tests see to it that it stays so."""


@cache
def all_languages() -> dict[str, Language]:
    """Every language that somebody has begun, by its code, in the order in which they are offered."""
    return convert(json.loads(LIST.read_text("utf-8")), dict[str, Language])


def offered_languages() -> dict[str, Language]:
    return _offered(os.environ.get("HUETABLE_LANGUAGES", ""))


@cache
def _offered(more: str) -> dict[str, Language]:
    disguised = {code: Language(code, dir, complete=False) for code, dir in PSEUDO.items()}
    known = all_languages() | disguised
    wanted = {code.strip() for code in more.split(",")}
    return {code: each for code, each in known.items() if each.complete or code in wanted}


def choose_language(wanted: Iterable[str]) -> str:
    """The first of these that is offered, whatever its region; English if none is."""
    offered = offered_languages()
    for tag in wanted:
        for code in (tag, tag.split("-")[0].lower()):
            if code in offered:
                return code
    return ENGLISH


def with_names(language: str, *, plain: bool) -> str:
    """The tag of a language with descriptive names (plain-names.json), or with the games' own."""
    return f"{language}{_PLAIN}" if plain else language


def has_plain_names(tag: str) -> bool:
    return tag.endswith(_PLAIN)


def spoken_language(tag: str) -> str:
    """de-x-plain -> de."""
    return tag.removesuffix(_PLAIN)


_ACCEPTED: Final = re.compile(
    r"\s*([A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*)\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*"
)
_LONGEST_HEADER: Final = 400


def accepted_languages(header: str) -> list[str]:
    """The languages that an Accept-Language header asks for, the most wanted first."""
    found = [_ACCEPTED.fullmatch(part) for part in header[:_LONGEST_HEADER].split(",")]
    weighted = [(float(one[2] or 1), one[1]) for one in found if one is not None]
    return [tag for weight, tag in sorted(weighted, key=lambda each: -each[0]) if weight > 0]
