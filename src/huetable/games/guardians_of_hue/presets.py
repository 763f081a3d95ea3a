"""Ways to play that the waiting room offers before the single options; the defaults for what is not named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

PRESETS: Final[Mapping[str, Mapping[str, Any]]] = {
    "classic": {},
    "even": {"difficulty": "difficult", "balanced": True},
    "party": {"lord_sepia": True},
    "children": {"difficulty": "difficult", "layout": "square", "balanced": True},
}
