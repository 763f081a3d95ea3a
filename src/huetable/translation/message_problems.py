"""What is wrong with a translated message: its syntax, its arguments, its variants, its plural forms, its marks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from huetable.messages.grammar import plural_forms
from huetable.messages.parser import Argument, Choice, MessageError, Number, Part, parse_message

_LONGEST: Final = {"tips": 120, "lesson": 145}
"""Characters for which the bar of a phone has room."""

_WRITTEN_BY_FIELD: Final = ("events", "refusals")
"""Sections whose arguments are made from fields: each field X gives X, X_is and X_count."""

_ANY_SEAT_IS: Final = frozenset({"you", "none", "same"})
"""What X_is can be for every seat, whether English asks or not: "on you" is "on" and a name, "contra ti" isn't."""


def message_problems(name: str, english: str, translated: str, language: str) -> list[str]:
    """None: the translation can be used in place of the English text."""
    try:
        parts = parse_message(translated)
    except MessageError as error:
        return [f"isn't a message: {error}"]
    source = parse_message(english)
    return [
        *_argument_problems(name, source, parts),
        *_variant_problems(source, parts, _ANY_SEAT_IS if _is_by_field(name) else frozenset()),
        *_plural_problems(source, parts, language),
        *_mark_problems(english, translated),
        *_length_problems(name, _length(source), _length(parts)),
    ]


def _walk(parts: tuple[Part, ...]) -> Iterator[Argument | Number | Choice]:
    for part in parts:
        if not isinstance(part, str):
            yield part
        if isinstance(part, Choice):
            for variant in part.variants.values():
                yield from _walk(variant)


def _is_by_field(name: str) -> bool:
    return name.partition(".")[0] in _WRITTEN_BY_FIELD or name.startswith("TABLE-")


def _field(argument: str) -> str:
    return argument.removesuffix("_is").removesuffix("_count")


def _argument_problems(name: str, source: tuple[Part, ...], parts: tuple[Part, ...]) -> Iterator[str]:
    """What English shows must be shown; what only chooses between its variants need not be asked."""
    by_field = _is_by_field(name)
    known = {part.name for part in _walk(source)}
    fields = {_field(argument) for argument in known}
    for part in sorted({part.name for part in _walk(parts)} - known):
        if not (by_field and _field(part) in fields):
            yield f"has the unknown argument {{{part}}}"
    shown = {part.name for part in _walk(source) if isinstance(part, Argument | Number)}
    used = {part.name for part in _walk(parts)}
    # {colour_is, select, ...} may say all that {colour} says, if English does not use it for something else.
    said = used | {_field(argument) for argument in used - known}
    yield from (f"lacks {{{argument}}}" for argument in sorted(shown - said))


def _choices(parts: tuple[Part, ...], *, select: bool) -> Iterator[Choice]:
    for part in _walk(parts):
        if isinstance(part, Choice) and (part.kind == "select") is select:
            yield part


def _variant_problems(
    source: tuple[Part, ...], parts: tuple[Part, ...], more: frozenset[str]
) -> Iterator[str]:
    """A `select` has the same keys as in English; it may have `more` if it asks what a field is."""
    keys: dict[str, set[str]] = {}
    for choice in _choices(source, select=True):
        keys.setdefault(choice.name, set()).update(choice.variants)
    found: dict[str, set[str]] = {}
    for choice in _choices(parts, select=True):
        found.setdefault(choice.name, set()).update(choice.variants)
    for name in sorted(found.keys() & keys.keys()):
        extra = more if name.endswith("_is") else frozenset()
        if not keys[name] <= found[name] <= keys[name] | extra:
            yield f"the variants of {{{name}}} must be {', '.join(sorted(keys[name]))}"


def _plural_problems(source: tuple[Part, ...], parts: tuple[Part, ...], language: str) -> Iterator[str]:
    """Every form of the language, unless English too has one text for all numbers but exact ones."""
    alike = {choice.name for choice in _choices(source, select=False) if _forms(choice) == {"other"}}
    for choice in _choices(parts, select=False):
        needed = plural_forms(language, ordinals=choice.kind == "selectordinal")
        missing = [form for form in needed if form not in choice.variants]
        if missing and not (choice.name in alike and _forms(choice) == {"other"}):
            yield f"the plural of {{{choice.name}}} lacks {', '.join(missing)}"


def _forms(choice: Choice) -> set[str]:
    return {key for key in choice.variants if not key.startswith("=")}


def _mark_problems(english: str, translated: str) -> Iterator[str]:
    if translated.count("**") != english.count("**"):
        yield "must have as many ** as in English"
    if (translated[:1] == " ", translated[-1:] == " ") != (english[:1] == " ", english[-1:] == " "):
        yield "must begin and end with a space where the English text does"


def _length_problems(name: str, english: int, translated: int) -> Iterator[str]:
    most = _LONGEST.get(name.partition(".")[0])
    if most is not None and translated > max(most, english):
        yield f"has {translated} characters; there is room for {most}"


def _length(parts: tuple[Part, ...]) -> int:
    """Of the longest text that a message can be, with short names and numbers."""
    return sum(map(_part_length, parts))


def _part_length(part: Part) -> int:
    match part:
        case str():
            return len(part)
        case Argument():
            return 6
        case Number():
            return 1
        case Choice():
            return max(map(_length, part.variants.values()))
