"""Messages put into words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from .grammar import cardinal, format_number, ordinal
from .languages import ENGLISH
from .parser import Argument, Choice, Number, Part, parse_message

Arguments = Mapping[str, Any]


def format_message(message: str, arguments: Arguments, language: str = ENGLISH) -> str:
    """A message with its arguments; a KeyError names one that is missing."""
    return _write(parse_message(message), arguments, language)


def arguments_of(message: str) -> set[str]:
    """The names of a message's arguments, in all its variants."""
    return set(_names(parse_message(message)))


def _names(parts: tuple[Part, ...]) -> Iterator[str]:
    for part in parts:
        if not isinstance(part, str):
            yield part.name
        if isinstance(part, Choice):
            for variant in part.variants.values():
                yield from _names(variant)


def _write(parts: tuple[Part, ...], arguments: Arguments, language: str) -> str:
    return "".join(_write_part(part, arguments, language) for part in parts)


def _write_part(part: Part, arguments: Arguments, language: str) -> str:
    match part:
        case str():
            return part
        case Argument(name):
            return str(arguments[name])
        case Number(name, offset):
            return format_number(arguments[name] - offset, language)
        case Choice():
            chosen = part.variants[_key(part, arguments[part.name], language)]
            return _write(chosen, arguments, language)


def _key(choice: Choice, value: Any, language: str) -> str:
    """An exact number goes before its plural category."""
    if choice.kind == "select":
        key = str(value)
    elif (exact := f"={value}") in choice.variants:
        return exact
    else:
        category = cardinal if choice.kind == "plural" else ordinal
        key = category(value - choice.offset, language)
    return key if key in choice.variants else "other"
