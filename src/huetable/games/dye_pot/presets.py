"""Ways to play that the waiting room offers before the single options; the defaults for what is not named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

PRESETS: Final[Mapping[str, Mapping[str, Any]]] = {
    "classic": {},
    "party": {"pour_seconds": 8, "name_seconds": 15},
    "quick": {"goal": 4, "tints": 5},
    "children": {"pour_seconds": 60, "name_seconds": 90},
}
