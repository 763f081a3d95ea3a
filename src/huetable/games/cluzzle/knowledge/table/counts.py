"""How many legs, wheels or strings a thing has."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from .concepts import value
from .entries import chain, data_lines
from .kinship import lineage


@cache
def counted() -> Mapping[str, Mapping[str, float]]:
    """By part and thing or kind, from lines such as "legs: spider 8, @mammal 4"."""
    found: dict[str, dict[str, float]] = {}
    for line in data_lines("facts/counts.txt"):
        part, _, listed = line.partition(": ")
        pairs = (item.strip().rsplit(" ", 1) for item in listed.split(","))
        found[part] = {name: float(count) for name, count in pairs}
    return found


def count_of(name: str, part: str) -> float | None:
    """None if that is not known. What has no such part has none of it."""
    known = counted().get(part, {})
    for each in _nearest_first(name):
        if each in known:
            return known[each]
    return 0 if value(name, part) == "no" else None


def _nearest_first(name: str) -> list[str]:
    return [each for each in chain(name) if each in lineage(name)]
