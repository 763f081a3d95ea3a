"""How much a sculpture may be, so that anybody's bytes can be rebuilt quickly everywhere."""

from __future__ import annotations

from typing import Final

MOST_STROKES: Final = 2000
MOST_BYTES: Final = 64 * 1024
MOST_RUNS: Final = 40_000
MOST_COST: Final = 40_000_000
"""Cells that all strokes together may touch: a few seconds of NumPy at worst."""


class InvalidClay(ValueError):
    """No sculpture, or more than a sculpture may be; says which and why."""
