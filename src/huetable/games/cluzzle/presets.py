"""Ways to play that the waiting room offers before the single options; the defaults for what is not named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

PRESETS: Final[Mapping[str, Mapping[str, Any]]] = {
    "classic": {},
    "party": {"games": 3, "minutes": 2},
    "quick": {"games": 1, "minutes": 3},
    "children": {"games": 1, "minutes": 0},
}
