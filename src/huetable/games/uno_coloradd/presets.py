"""Ways to play that the waiting room offers before the single options; the defaults for what is not named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

PRESETS: Final[Mapping[str, Mapping[str, Any]]] = {
    "classic": {},
    "party": {"goal": 200, "stacking": True, "jump_in": True, "seven_zero": True},
    "quick": {"goal": 0},
    "children": {"goal": 0, "draw_until_playable": True},
}

PRESET_MINUTES: Final[Mapping[str, Sequence[int]]] = {
    "classic": (45, 45, 35, 30, 30, 25, 25, 25, 25),
    "party": (25, 15, 10),
    "quick": (5, 5, 5, 5, 5, 10),
    "children": (5, 5, 5, 10),
}
"""For two seats and more, on average and rounded; the last figure goes on. lab/minutes.py measures them."""
