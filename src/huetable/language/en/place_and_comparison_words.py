"""The words that a cue must not be made of."""

from __future__ import annotations

from typing import Final

_UNITS: Final = (
    *("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"),
    *("twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"),
    "thirty",
)
_ORDINALS: Final = (
    *("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"),
    *("eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth"),
    *("eighteenth", "nineteenth", "twentieth", "thirtieth", "penultimate"),
)
_ROMAN: Final = (
    *("ii", "iii", "iv", "vi", "vii", "viii", "ix", "xi", "xii", "xiii", "xiv", "xv", "xvi", "xvii", "xviii"),
    *("xix", "xx", "xxi", "xxii", "xxiii", "xxiv", "xxv", "xxvi", "xxvii", "xxviii", "xxix", "xxx"),
)
_PLACES: Final = (
    *("row", "column", "corner", "edge", "border", "rim", "margin", "side", "grid", "coordinate", "axis"),
    *("quadrant", "diagonal", "perimeter", "middle", "centre", "center", "midpoint", "top", "bottom", "left"),
    *("right", "up", "down", "upper", "lower", "uppermost", "lowermost", "topmost", "bottommost"),
    *("leftmost", "rightmost", "innermost", "outermost", "inner", "outer", "central", "above", "below"),
    *("beneath", "underneath", "beside", "adjacent", "near", "nearby", "neighboring", "neighbouring"),
    *("horizontal", "vertical", "diagonally", "horizontally", "vertically", "halfway", "position"),
    *("upward", "downward", "leftward", "rightward", "upwards", "downwards", "leftwards", "rightwards"),
    *("north", "south", "east", "west", "northeast", "northwest", "southeast", "southwest"),
    *("northern", "southern", "eastern", "western", "northeastern", "northwestern", "southeastern"),
    *("southwestern", "northward", "southward", "eastward", "westward"),
)

_MANY: Final = (
    "row",
    "column",
    "corner",
    "edge",
    "border",
    "side",
    "margin",
    "coordinate",
    "diagonal",
    "grid",
)

NUMBERS: Final = frozenset([*_UNITS, *_ORDINALS, *_ROMAN])
"""As the board has them: its columns, and its rows counted from the top."""

POSITIONS: Final = frozenset([*NUMBERS, *_PLACES, *(f"{place}s" for place in _MANY), "axes", "quadrants"])
"""Words of position, and numbers that the board has: refused alone, doubtful beside another word."""

_GRADABLE: Final = (
    *("light", "dark", "bright", "pale", "dull", "deep", "warm", "cool", "cold", "hot", "soft", "strong"),
    *("weak", "faint", "rich", "mild", "bold", "clear", "dim", "harsh", "dusty", "murky", "muddy", "dirty"),
    *("dusky", "rosy", "misty", "milky", "smoky", "shiny", "creamy", "sandy", "hazy", "sunny", "gloomy"),
    *("intense", "pure", "clean", "high", "low", "close", "near"),
)


def _compared(adjective: str) -> tuple[str, str]:
    if adjective.endswith("e"):
        return f"{adjective}r", f"{adjective}st"
    if adjective in ("hot", "dim"):
        adjective += adjective[-1]
    stem = adjective[:-1] + "i" if adjective.endswith("y") else adjective
    return f"{stem}er", f"{stem}est"


COMPARISONS: Final = frozenset(
    [word for adjective in _GRADABLE for word in _compared(adjective)]
    + [
        "more",
        "most",
        "less",
        "least",
        "fewer",
        "same",
        "similar",
        "identical",
        "equal",
        "equally",
        "between",
    ]
    + ["than", "farther", "farthest", "further", "furthest", "halfway", "likewise", "alike"]
)
"""Words that set a colour against another one: refused in the second cue. Many more do so by their form alone."""
