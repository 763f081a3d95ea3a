"""Ways to play that the waiting room offers before the single options; the defaults for what is not named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

PRESETS: Final[Mapping[str, Mapping[str, Any]]] = {
    "classic": {},
    "party": {"games": 3, "minutes": 2},
    "quick": {"games": 1, "minutes": 3},
    "children": {"games": 1, "minutes": 0},
}

PRESET_MINUTES: Final[Mapping[str, Sequence[int]]] = {
    "classic": (25, 30, 35, 40),
    "party": (30, 35, 45, 55),
    "quick": (10, 15, 15, 20),
    "children": (15, 15, 20, 20),
}
"""For three seats and more, rounded: the time to sculpt, two thirds of a minute for each turn, and a minute in the gallery. About
a quarter of the turns fall away, because Cluzzles are solved.
"""
