"""What the colours of the board are called: each field has the name of the sample that looks most like it.

The samples are in data/colour_names.json (code, key of the name, family, tone), which the browser reads too; the
names themselves are in text/en.json.
"""

from __future__ import annotations

from functools import cache

from huetable.games.hues_and_cues.data import colour_names

from .board import NUMBERS
from .colour import ColourTriple, oklab
from .palette import COLOURS


@cache
def colour_name_key(field: str) -> str:
    """The key of a field's colour name: "sky_blue"."""
    seen = oklab(COLOURS[NUMBERS[field]])
    return min(_samples(), key=lambda sample: _gap(seen, sample[0]))[1]


@cache
def _samples() -> tuple[tuple[ColourTriple, str], ...]:
    return tuple((oklab(code), key) for code, key, _, _ in colour_names())


def _gap(one: ColourTriple, other: ColourTriple) -> float:
    """Hue weighs more than lightness: that is what names are about."""
    lightness, a, b = (mine - its for mine, its in zip(one, other, strict=True))
    return 0.5 * lightness**2 + a**2 + b**2
