"""Numbers of things compared: how large, how heavy, how fast, since when."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from huetable.games.cluzzle.rules.state import Answer

from .concepts import value
from .entries import data_lines, number_of

ALWAYS: Final = -1_000_000.0
"""The year since which there is what nobody has invented."""
_CLEARLY: Final = 1.25
_FAR: Final = 4.0
_STILL_FITS: Final = 1.3


def compared(name: str, measure: str, other: float, other_kg: float | None = None) -> Answer:
    """Whether a thing has more of a measure than that; about as much is "partly"."""
    own = number_of(name, measure)
    if own is None or value(name, "abstract") == "yes":
        return "unknown"
    return _weighed(name, _ratio(own, other), other_kg)


def _weighed(name: str, ratio: float, other_kg: float | None) -> Answer:
    """Of two things that are about as long, or where one is long and thin, the heavier one is bigger."""
    own_kg = number_of(name, "kg")
    if other_kg is None or own_kg is None or not 1 / _FAR < ratio < _FAR:
        return _more(ratio)
    heavier = _ratio(own_kg, other_kg)
    if _more(ratio) == "partly":
        return _more(heavier)
    return "partly" if (ratio > 1) != (heavier > 1) and not 0.5 < heavier < 2 else _more(ratio)


def _ratio(own: float, other: float) -> float:
    return max(own, 1e-9) / max(other, 1e-9)


def _more(ratio: float) -> Answer:
    return "yes" if ratio >= _CLEARLY else "no" if ratio <= 1 / _CLEARLY else "partly"


def about_as_large(name: str, other: float) -> Answer:
    own = number_of(name, "cm")
    if own is None:
        return "unknown"
    ratio = max(_ratio(own, other), _ratio(other, own))
    return "yes" if ratio <= 1.6 else "partly" if ratio <= 2.2 else "no"


@cache
def capacities() -> Mapping[str, float]:
    """How long a thing may be to fit in there, in centimetres."""
    lines = (line.partition(": ") for line in data_lines("facts/capacities.txt"))
    return {name: float(room) for name, _, room in lines}


def fits(name: str, room: float) -> Answer:
    own = number_of(name, "cm")
    if own is None or value(name, "abstract") == "yes":
        return "unknown"
    return "yes" if own <= room else "partly" if own <= room * _STILL_FITS else "no"


def since(name: str) -> float | None:
    """Since which year there is such a thing; None if that is not known."""
    known = number_of(name, "year")
    if known is None and value(name, "manmade") == "no":
        return ALWAYS
    return known
