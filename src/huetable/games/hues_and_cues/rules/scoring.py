"""What pieces are worth."""

from __future__ import annotations

from collections.abc import Sequence

from .board import distance
from .state import Piece


def points_for_field(target: str, field: str) -> int:
    """Three on the target, two in the frame, one in the ring around it."""
    return max(0, 3 - distance(target, field))


def givers_points(target: str, pieces: Sequence[Piece], seats: int) -> int:
    framed = sum(points_for_field(target, piece.field) >= 2 for piece in pieces)
    return 2 * framed if seats == 3 else framed


def round_points(
    target: str, pieces: Sequence[Piece], giver: int, seats: int, *, silenced: bool
) -> tuple[int, ...]:
    """Of one round, by seat."""
    scored = [0] * seats
    for piece in pieces:
        scored[piece.seat] += points_for_field(target, piece.field)
    scored[giver] = 0 if silenced else givers_points(target, pieces, seats)
    return tuple(scored)
