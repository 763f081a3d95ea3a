"""Ways to play that the waiting room offers before the single options; the defaults for what is not named.

All but the first, the game as it is written, are won by normal bots in 35 to 75 of 100 games, however many guardians there are:
docs/balance.md has the figures, and bench/bots.py measures them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

_EVEN: Final[Mapping[str, Any]] = {"difficulty": "difficult", "extra_actions": True, "dusk": True}

PRESETS: Final[Mapping[str, Mapping[str, Any]]] = {
    "classic": {},
    "even": _EVEN,
    "party": {**_EVEN, "lord_sepia": True},
    "quick": {"short_night": True},
    "children": {**_EVEN, "layout": "square"},
}

PRESET_MINUTES: Final[Mapping[str, Sequence[int]]] = {
    "classic": (35, 25, 20, 25),
    "even": (20, 25, 30, 50),
    "party": (25, 25, 40, 50),
    "quick": (10, 15, 15, 20),
    "children": (20, 30, 30, 55),
}
"""For two to five seats, on average and rounded; with five the last one is Lord Sepia. lab/balance/minutes.py measures them."""
