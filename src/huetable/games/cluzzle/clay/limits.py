"""How much a sculpture may be, so that anybody's bytes can be rebuilt quickly everywhere."""

from __future__ import annotations

from typing import Final

MOST_STROKES: Final = 2000
MOST_BYTES: Final = 64 * 1024
MOST_RUNS: Final = 40_000
MOST_WORK: Final = 100_000_000
"""For all strokes together: about a second of NumPy. The heaviest recipe takes a seventh of it."""


class InvalidClay(ValueError):
    """No sculpture, or more than a sculpture may be; says which and why."""


class TooMuchWork(InvalidClay):
    """A sculpture that takes too long to rebuild, however few bytes it has."""


class TooManyStrokes(InvalidClay):
    """A sculpture with more strokes than the log may have."""
