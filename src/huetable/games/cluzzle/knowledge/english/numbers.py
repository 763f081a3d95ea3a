"""Numbers, units and relations as people say them."""

from __future__ import annotations

import re
from typing import Final

from huetable.games.cluzzle.knowledge.query import Relation

NUMBER_NAMES: Final = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *(
        "eleven",
        "twelve",
        "thirteen",
        "fourteen",
        "fifteen",
        "sixteen",
        "seventeen",
        "eighteen",
        "nineteen",
        "twenty",
    ),
)
"""From zero on."""

_COUNTS: Final = (
    {name: number for number, name in enumerate(NUMBER_NAMES)}
    | {
        "a": 1,
        "an": 1,
        "single": 1,
        "pair": 2,
        "couple": 2,
        "dozen": 12,
        "thirty": 30,
        "forty": 40,
        "fifty": 50,
        "sixty": 60,
    }
    | {
        "hundred": 100,
        "thousand": 1000,
        "million": 1_000_000,
        "half": 0.5,
        "hundreds": 200,
        "thousands": 2000,
        "millions": 2_000_000,
    }
)
NUMBER: Final = rf"(?:\d+(?:[.,]\d+)?|(?:{'|'.join(_COUNTS)})(?: (?:hundred|thousand|million|a|an|of))*)"
RELATION: Final = r"(?:more than|over|less than|fewer than|under|at least|at most|exactly|only|just)"
_RELATIONS: Final[dict[str, Relation]] = {
    "more than": "more",
    "over": "more",
    "less than": "less",
    "fewer than": "less",
    "under": "less",
    "at least": "least",
    "at most": "most",
}
UNITS: Final = {
    **dict.fromkeys(("mm", "millimetre", "millimetres"), ("cm", 0.1)),
    **dict.fromkeys(("cm", "centimetre", "centimetres"), ("cm", 1.0)),
    **dict.fromkeys(("m", "metre", "metres"), ("cm", 100.0)),
    **dict.fromkeys(("km", "kilometre", "kilometres"), ("cm", 100_000.0)),
    **dict.fromkeys(("inch", "inches"), ("cm", 2.54)),
    **dict.fromkeys(("foot", "feet", "ft"), ("cm", 30.5)),
    **dict.fromkeys(("yard", "yards"), ("cm", 91.0)),
    **dict.fromkeys(("mile", "miles"), ("cm", 160_900.0)),
    **dict.fromkeys(("g", "gram", "grams"), ("kg", 0.001)),
    **dict.fromkeys(("kg", "kilo", "kilos", "kilogram", "kilograms", "kgs"), ("kg", 1.0)),
    **dict.fromkeys(("pound", "pounds", "lb", "lbs"), ("kg", 0.4536)),
    **dict.fromkeys(("ton", "tons", "tonnes"), ("kg", 1000.0)),
    **dict.fromkeys(("dollar", "dollars", "euro", "euros", "bucks"), ("price", 1.0)),
}


def number(text: str) -> float:
    """In digits or in words: "4", "four", "two thousand"."""
    value = 1.0
    for word in text.replace(",", ".").split():
        value *= float(word) if word[0].isdigit() else _COUNTS.get(word, 1)
    return value


def relation(text: str | None) -> Relation:
    return _RELATIONS.get((text or "").strip(), "exactly")


def amount(text: str) -> tuple[str, float] | None:
    """A measure and how much of it: "two metres", "a ton"."""
    found = re.fullmatch(
        rf"(?P<number>{NUMBER}) ?(?P<unit>[a-z]+)(?: (?:tall|long|high|wide|heavy|big|in length|in height|in size|of weight))?",
        text,
    )
    if found is None or found["unit"] not in UNITS:
        return None
    measure, factor = UNITS[found["unit"]]
    return measure, number(found["number"]) * factor
