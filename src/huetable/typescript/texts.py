"""The types of the texts on the screen, made from the catalogues of messages.

A text without arguments is a string, one with arguments a function: `text.clock({ seconds })`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from huetable.games import SCREEN_SECTIONS
from huetable.messages.parser import Argument, Choice, Number, Part, parse_message

_MADE = "// Made by `huetable types` from the catalogue of messages. Change that instead.\n"


def page_text_types(catalogue: Path) -> str:
    """All texts of a catalogue in one interface."""
    return f"{_MADE}\n{_interface('Texts', json.loads(catalogue.read_text('utf-8')))}"


def game_text_types(texts: dict[str, Any]) -> str | None:
    """One interface for each section that the game's screens import; None if it has no such section."""
    sections = [section for section in SCREEN_SECTIONS if section in texts]
    written = [_interface(_interface_name(section), texts[section]) for section in sections]
    return "\n".join([_MADE, *written]) if written else None


def _interface_name(section: str) -> str:
    """`tips` has a TipTexts, `how_to` a HowToTexts."""
    return section.removesuffix("s").title().replace("_", "") + "Texts"


def _interface(name: str, texts: dict[str, Any]) -> str:
    return f"export interface {name} {{\n{''.join(_fields(texts, '  '))}}}\n"


def _fields(texts: dict[str, Any], indent: str) -> Iterator[str]:
    for key, text in texts.items():
        name = key if key.isidentifier() else f"'{key}'"
        if isinstance(text, dict):
            yield f"{indent}readonly {name}: {{\n{''.join(_fields(text, indent + '  '))}{indent}}};\n"
        else:
            yield f"{indent}readonly {name}: {_type_of(text)};\n"


def _type_of(message: str) -> str:
    arguments = _arguments(parse_message(message))
    if not arguments:
        return "string"
    return f"(args: {{ {'; '.join(f'{name}: {kind}' for name, kind in arguments.items())} }}) => string"


def _arguments(parts: tuple[Part, ...]) -> dict[str, str]:
    """The type of each argument: a plural needs a number, a `select` a key, and anything can be put into words."""
    found: dict[str, str] = {}
    for name, kind in _uses(parts):
        if kind != "string | number" or name not in found:
            found[name] = "number" if found.get(name) == "number" else kind
    return found


def _uses(parts: tuple[Part, ...]) -> Iterator[tuple[str, str]]:
    for part in parts:
        match part:
            case Argument(name):
                yield name, "string | number"
            case Number(name, _):
                yield name, "number"
            case Choice(name, kind, _, variants):
                yield name, "string | boolean" if kind == "select" else "number"
                for variant in variants.values():
                    yield from _uses(variant)
            case _:
                pass
