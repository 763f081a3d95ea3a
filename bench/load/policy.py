"""Choosing a move from those that a seat is shown: the same for all contenders."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from tables import View

Move = dict[str, Any]

_ASIDE = frozenset(["uno", "catch", "dispute"])
"""What one may do beside one's turn."""


class Cards(Struct):
    hand: list[str]
    counts: list[int]


class Shown(Struct):
    """What a seat sees of the game: ours, and the one in contenders/uno.mjs."""

    seat: int | None
    view: Cards
    moves: list[Move]
    awaited: list[int]
    version: int = 0
    result: Any = None


def view(version: int, shown: Shown) -> View | None:
    """None for somebody who has no seat yet."""
    if shown.seat is None:
        return None
    mover = -1 if shown.result is not None or not shown.awaited else shown.awaited[0]
    return View(version, shown.seat, mover, shown.view.hand, shown.view.counts, shown.moves)


def choose(moves: Sequence[Move]) -> Move:
    """A playable card if there is one; else whatever the moment asks for."""
    plays = [move for move in moves if move["type"] == "play"]
    return random.choice(plays or [move for move in moves if move["type"] not in _ASIDE])
