"""Ways to play that the waiting room offers before the single options; the defaults for what is not named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

PRESETS: Final[Mapping[str, Mapping[str, Any]]] = {
    "classic": {},
    "party": {"more_words": True},
    "quick": {"once": True, "one_cue": True},
    "children": {"young": True},
}
