"""Which cells the air can reach: what lies behind them is all that can be seen of a sculpture."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Mask = NDArray[np.bool_]

MOST_SWEEPS = 24
"""A labyrinth deeper than this is filled up, so that no sculpture takes long. Real ones take two or three sweeps."""


def open_air(empty: Mask) -> Mask:
    """The empty cells that are joined to the outside through other empty cells: hollows that nobody can see are not."""
    reached = np.zeros_like(empty)
    for axis in range(3):
        air, room = np.moveaxis(reached, axis, 0), np.moveaxis(empty, axis, 0)
        air[0] |= room[0]
        air[-1] |= room[-1]
    count = -1
    for _ in range(MOST_SWEEPS):
        for axis in range(3):
            _blow_through(np.moveaxis(reached, axis, 0), np.moveaxis(empty, axis, 0))
        before, count = count, int(np.count_nonzero(reached))
        if before == count:
            break
    return reached


def _blow_through(air: Mask, room: Mask) -> None:
    """Along one axis, there and back: a whole straight passage is filled in one go."""
    last = len(room) - 1
    for at in range(1, last + 1):
        air[at] |= air[at - 1] & room[at]
    for at in range(last - 1, -1, -1):
        air[at] |= air[at + 1] & room[at]
