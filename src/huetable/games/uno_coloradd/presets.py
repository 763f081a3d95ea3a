"""Ways to play that the waiting room offers before the single options; the defaults for what is not named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

PRESETS: Final[Mapping[str, Mapping[str, Any]]] = {
    "classic": {},
    "party": {"goal": 200, "stacking": True, "jump_in": True, "seven_zero": True},
    "quick": {"goal": 0},
    "children": {"goal": 0, "draw_until_playable": True},
}
