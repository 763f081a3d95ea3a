"""What is wrong with options that came from outside: which option, which value, which bound."""

from __future__ import annotations

import re
from typing import Any

from .clauses import BAD_OPTIONS
from .terms import Refusal

_UNKNOWN = re.compile(r"unknown field `(\w+)`")
_PLACE = re.compile(r"at `\$\.(\w+)")
_BOUND = re.compile(r"(of length )?(<=|>=) (-?[\d.]+)")
_LONGEST_VALUE = 40


def refuse_raw_options(error: str, raw: object) -> Refusal:
    """From msgspec's message, such as "Expected `int` <= 9 - at `$.goal`"."""
    unknown, place, bound = _UNKNOWN.search(error), _PLACE.search(error), _BOUND.search(error)
    if unknown:
        return Refusal(BAD_OPTIONS, {"option": unknown[1]}, "unknown")
    if not place or not isinstance(raw, dict):
        return Refusal(BAD_OPTIONS)
    about: dict[str, Any] = {"option": place[1], "value": str(raw.get(place[1]))[:_LONGEST_VALUE]}
    if not bound:
        return Refusal(BAD_OPTIONS, about, "value")
    limit = "most" if bound[2] == "<=" else "least"
    return Refusal(BAD_OPTIONS, {**about, limit: bound[3]}, f"{'length' if bound[1] else 'value'}_{limit}")
