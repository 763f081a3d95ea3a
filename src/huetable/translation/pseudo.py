"""English in disguise: every text a third longer and with accents, to find what is clipped and what is in no catalogue.

    python -m huetable.translation.pseudo

writes en-XA (from left to right) and ar-XB (from right to left) beside the English files. They are never offered to
players, and git and wheels leave them out.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

from huetable.messages.catalogues import FIELDS
from huetable.messages.languages import PSEUDO
from huetable.messages.parser import Argument, Choice, Number, Part, parse_message

from .areas import Area, all_areas

_ACCENTS: Final = str.maketrans("acdegilnorsuyACDEGILNORSUY", "áçdégílñórsúýÁÇDÉGÍLÑÓRSÚÝ")
_VOWELS: Final = re.compile(r"([aeiouAEIOU])([aeiou]?)")
_KEPT: Final = re.compile(r"(\*\*|`[^`]*`|\[[A-Z]\d+(?:, ?[A-Z]\d+)*\]|\b[A-Z]+-\d+\b)")
"""Marks, what is typed, rulings and the numbers of clauses."""


def disguise(text: str) -> str:
    """The text with vowels doubled and accents: "Play now" is "Pláaý ñóow"."""
    parts = _KEPT.split(text)
    return "".join(part if index % 2 else _disguise_words(part) for index, part in enumerate(parts))


def _disguise_words(text: str) -> str:
    return _VOWELS.sub(lambda found: found[0] + found[0][-1].lower(), text).translate(_ACCENTS)


def disguise_message(message: str) -> str:
    """A message whose arguments, keys and forms stay."""
    return write_message(tuple(_disguise_part(part) for part in parse_message(message)))


def _disguise_part(part: Part) -> Part:
    match part:
        case str():
            return disguise(part)
        case Choice(_, _, _, variants):
            disguised = {key: tuple(map(_disguise_part, inner)) for key, inner in variants.items()}
            return part._replace(variants=disguised)
        case _:
            return part


def write_message(parts: tuple[Part, ...]) -> str:
    """A parsed message as ICU writes it."""
    return "".join(map(_write_part, parts))


def _write_part(part: Part) -> str:
    match part:
        case str():
            return re.sub(r"[{}#]", r"'\g<0>'", part)
        case Argument(name):
            return f"{{{name}}}"
        case Number():
            return "#"
        case Choice(name, kind, offset, variants):
            start = f"offset:{offset} " if offset else ""
            inner = " ".join(f"{key} {{{write_message(variant)}}}" for key, variant in variants.items())
            return f"{{{name}, {kind}, {start}{inner}}}"


def _disguise_catalogue(messages: dict[str, Any]) -> dict[str, Any]:
    return {
        key: _disguise_catalogue(part) if isinstance(part, dict) else disguise_message(part)
        for key, part in messages.items()
        if key != FIELDS
    }


def _disguised(area: Area) -> str:
    text = area.english.read_text("utf-8")
    if area.kind == "messages":
        return json.dumps(_disguise_catalogue(json.loads(text)), ensure_ascii=False, indent=1) + "\n"
    return disguise(text)


def write_pseudo() -> None:
    for area in all_areas():
        if area.kind != "glossary":
            text = _disguised(area)
            for language in PSEUDO:
                area.translation(language).write_text(text, "utf-8")


if __name__ == "__main__":
    write_pseudo()
