"""The parser: a message becomes a tuple of plain text and arguments.

It reads what @messageformat/core compiles for the browser: `{name}`, `select`, `plural` and `selectordinal` with
`offset`, `#` inside a plural, and apostrophes that quote braces.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, Literal, NamedTuple

Kind = Literal["select", "plural", "selectordinal"]


class MessageError(ValueError):
    """A text that is no message."""


class Argument(NamedTuple):
    """`{name}`."""

    name: str


class Number(NamedTuple):
    """`#`: the number of the plural around it."""

    name: str
    offset: int


class Choice(NamedTuple):
    """`{name, select, key {...} other {...}}` and the plurals."""

    name: str
    kind: Kind
    offset: int
    variants: dict[str, tuple[Part, ...]]


Part = str | Argument | Number | Choice

# An apostrophe quotes only before a brace or "#"; "don't" needs no care.
_QUOTED: Final = re.compile(r"'([{}#](?:[^']|'')*)'(?!')")
_PLAIN: Final = re.compile(r"''?|[^{}#']+|#")
_ARGUMENT: Final = re.compile(r"\{\s*(\w+)\s*")
_KIND: Final = re.compile(r",\s*(select|plural|selectordinal)\s*,\s*")
_OFFSET: Final = re.compile(r"\s*offset\s*:\s*(\d+)\s*")
_KEY: Final = re.compile(r"\s*(=\d+|\w+)\s*\{")
_END: Final = re.compile(r"\s*\}")


@cache
def parse_message(message: str) -> tuple[Part, ...]:
    parser = _Parser(message)
    parts = parser.parts(None)
    if parser.at < len(message):
        raise parser.error("this brace closes nothing")
    return parts


class _Parser:
    def __init__(self, message: str) -> None:
        self.message = message
        self.at = 0

    def error(self, complaint: str) -> MessageError:
        return MessageError(f"{complaint}, at {self.message[self.at :][:20]!r} in {self.message!r}")

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.match(self.message, self.at)
        self.at = found.end() if found else self.at
        return found

    def parts(self, number: Number | None) -> tuple[Part, ...]:
        """Up to a closing brace or the end. `number` is what "#" stands for; outside a plural it is only a sign."""
        parts: list[Part] = []
        while self.at < len(self.message) and self.message[self.at] != "}":
            if self.message[self.at] == "{":
                parts.append(self.argument(number))
            elif quoted := self.take(_QUOTED):
                parts.append(quoted[1].replace("''", "'"))
            elif plain := self.take(_PLAIN):
                parts.append(number if plain[0] == "#" and number else plain[0].replace("''", "'"))
        return tuple(parts)

    def argument(self, number: Number | None) -> Part:
        name = self.take(_ARGUMENT)
        if not name:
            raise self.error("an argument has no name")
        if self.take(_END):
            return Argument(name[1])
        if kind := self.take(_KIND):
            return self.choice(name[1], kind[1], number)
        raise self.error("an argument is not closed, or of a kind that we do not use")

    def choice(self, name: str, kind: str, number: Number | None) -> Choice:
        """A `select` leaves "#" to the plural around it."""
        offset = self.take(_OFFSET) if kind != "select" else None
        skipped = int(offset[1]) if offset else 0
        inner = number if kind == "select" else Number(name, skipped)
        variants: dict[str, tuple[Part, ...]] = {}
        while key := self.take(_KEY):
            variants[key[1]] = self.parts(inner)
            if not self.take(_END):
                raise self.error("a variant is not closed")
        if "other" not in variants or not self.take(_END):
            raise self.error(f"the variants of {name} end without `other`, or are not closed")
        return Choice(name, kind, skipped, variants)  # type: ignore[arg-type]
