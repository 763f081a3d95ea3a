"""Dye Pot in a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .rules.moves import Event, Shown
from .rules.state import DYES


def event_arguments(event: Event, texts: Mapping[str, Any]) -> dict[str, Any]:
    """The dyes that have sunk, for the message `shown`."""
    if not isinstance(event, Shown):
        return {}
    return {"sunk": [dye for dye in DYES if dye != "water" and event.drops.count(dye) > 1]}
