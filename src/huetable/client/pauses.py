"""How long to wait before a lost connection is tried again."""

from __future__ import annotations

from collections.abc import Iterator
from random import uniform

_SHORTEST, _LONGEST = 0.1, 5.0


def growing_pauses(first: float) -> Iterator[float]:
    """Seconds, without an end: what the server asked for, then twice as long each time. Drawn a little at random, so that
    all clients of a server that restarts do not come back at the same moment.
    """
    pause = max(first, _SHORTEST)
    while True:
        yield pause * uniform(1.0, 1.5)
        pause = min(2 * pause, _LONGEST)
