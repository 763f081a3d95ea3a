"""Which thing is a kind of which: a poodle is a dog, and a rubber duck is a duck in a way."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from huetable.games.cluzzle.rules.state import Answer

from .entries import chain, data_lines


@cache
def kinds() -> Mapping[str, Mapping[str, Answer]]:
    """Which things are of a kind that people name, such as "flower": for certain, or in a way."""
    found: dict[str, dict[str, Answer]] = {}
    for line in data_lines("kinds.txt"):
        kind, _, listed = line.partition(": ")
        things = [each.strip() for each in listed.split(",")]
        found[kind] = {each.rstrip("~"): "partly" if each.endswith("~") else "yes" for each in things}
    return found


@cache
def families() -> frozenset[str]:
    """Things whose children are of the same kind; other parents only lend what is true of them."""
    return frozenset(each.strip() for line in data_lines("facts/families.txt") for each in line.split(","))


@cache
def lineage(name: str) -> frozenset[str]:
    """The thing, and everything that it is a kind of."""
    own, *above = chain(name)
    return frozenset({own, *(each for each in above if each.startswith("@") or each in families())})


@cache
def is_kind_of(name: str, other: str) -> Answer:
    """As far as it is listed."""
    if other in lineage(name):
        return "yes"
    listed = kinds().get(other, {})
    found = [listed[each] for each in lineage(name) if each in listed]
    return "no" if not found else "yes" if "yes" in found else "partly"
