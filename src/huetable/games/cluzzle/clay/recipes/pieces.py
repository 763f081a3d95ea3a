"""Pieces as a recipe plans them and as they were made. What sits on a piece goes where the piece went: however freely a
recipe is followed, no pip sinks into the dice and no eye comes off a face.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final, NamedTuple

from huetable.games.cluzzle.clay.rotation import Matrix, matrix
from huetable.games.cluzzle.clay.strokes import Kind

Place = tuple[float, float, float]
"""x to the right, y above the floor, z towards whoever looks, in units from the middle of the turntable."""

_NEAR: Final = 16
"""How far from a piece's surface, in units, the middle of what sits on it may lie."""
_LARGER: Final = 1.1
"""How many times larger a piece must be than what sits on it."""


class Piece(NamedTuple):
    kind: Kind
    turn: tuple[int, int, int]
    planned_at: Place
    planned_sizes: Place
    made_at: Place
    made_sizes: Place

    @property
    def growth(self) -> float:
        return (
            sum(made / planned for made, planned in zip(self.made_sizes, self.planned_sizes, strict=True)) / 3
        )

    def rim(self) -> tuple[Place, float]:
        """Where it touches what it sits on, and how large it is there: a ring goes around something."""
        if self.kind != "ring":
            return self.planned_at, max(self.planned_sizes)
        out = _to_world(matrix(*self.turn), [self.planned_sizes[0], 0, 0], self.planned_at)
        return out, self.planned_sizes[1]

    def carried(self, at: Place) -> Place:
        """Where a place on the planned piece is on the piece as it was made."""
        turned = matrix(*self.turn)
        local = _to_local(turned, at, self.planned_at)
        radii = zip(
            local, _radii(self.kind, self.made_sizes), _radii(self.kind, self.planned_sizes), strict=True
        )
        return _to_world(turned, [part * made / planned for part, made, planned in radii], self.made_at)

    def distance(self, at: Place) -> float:
        """From a place to the surface of the planned piece, about."""
        local = _to_local(matrix(*self.turn), at, self.planned_at)
        return abs(_depth(self.kind, self.planned_sizes, local))


class RopeLink(NamedTuple):
    """From one point of a rope to the next."""

    planned: tuple[Place, Place]
    thick: float
    made: tuple[Place, Place]
    growth: float

    @property
    def planned_sizes(self) -> Place:
        return self.thick, self.thick, self.thick

    def carried(self, at: Place) -> Place:
        share, nearest = self._nearest(at)
        x, y, z = (
            first + share * (last - first) + self.growth * (part - start)
            for first, last, part, start in zip(*self.made, at, nearest, strict=True)
        )
        return x, y, z

    def distance(self, at: Place) -> float:
        return abs(math.dist(at, self._nearest(at)[1]) - self.thick)

    def _nearest(self, at: Place) -> tuple[float, Place]:
        first, last = self.planned
        along = [end - start for start, end in zip(first, last, strict=True)]
        dot = sum((part - start) * step for part, start, step in zip(at, first, along, strict=True))
        share = min(max(dot / max(sum(step * step for step in along), 1e-9), 0), 1)
        x, y, z = (start + share * step for start, step in zip(first, along, strict=True))
        return share, (x, y, z)


Host = Piece | RopeLink


def host_of(pieces: Iterable[Host], at: Place, size: float) -> Host | None:
    """The piece that something of this size sits on: the one with the nearest surface, of equals the last."""
    larger = (piece for piece in pieces if max(piece.planned_sizes) >= _LARGER * size)
    near = [(piece.distance(at), -number, piece) for number, piece in enumerate(larger)]
    nearest = min(near, key=lambda each: each[:2], default=None)
    return nearest[2] if nearest is not None and nearest[0] <= _NEAR else None


def stretched(kind: Kind, sizes: Place, turn: tuple[int, int, int], stretch: Place) -> Place:
    """The sizes of a piece when everything is stretched along x, y and z."""
    turned = matrix(*turn)
    x, y, z = (
        math.sqrt(sum((turned[world][own] / 256 * stretch[world]) ** 2 for world in range(3)))
        for own in range(3)
    )
    around = math.sqrt(x * z)
    by = {"cone": (around, y, around), "ring": (around, y, y)}.get(kind, (x, y, z))
    return sizes[0] * by[0], sizes[1] * by[1], sizes[2] * by[2]


def _radii(kind: Kind, sizes: Place) -> Place:
    """How far a piece reaches along each of its own axes."""
    if kind == "cone":
        wide = max(sizes[0], sizes[2])
        return wide, sizes[1], wide
    return (sizes[0] + sizes[1], sizes[1], sizes[0] + sizes[1]) if kind == "ring" else sizes


def _depth(kind: Kind, sizes: Place, local: Place) -> float:
    """How deep inside a piece a place lies, about; negative outside."""
    x, y, z = local
    a, b, c = sizes
    around = math.hypot(x, z)
    match kind:
        case "ball":
            out = math.sqrt((x / a) ** 2 + (y / b) ** 2 + (z / c) ** 2)
            return math.dist(local, (0, 0, 0)) * (1 / out - 1) if out > 0 else min(sizes)
        case "slab":
            return min(a - abs(x), b - abs(y), c - abs(z))
        case "cone":
            wide = a + (c - a) * min(max((y + b) / (2 * b), 0), 1)
            return min(wide - around, b - abs(y))
        case _:
            return b - math.hypot(around - a, y)


def _to_local(turned: Matrix, at: Place, origin: Place) -> Place:
    off = [part - start for part, start in zip(at, origin, strict=True)]
    x, y, z = (sum(turned[world][own] / 256 * off[world] for world in range(3)) for own in range(3))
    return x, y, z


def _to_world(turned: Matrix, local: list[float], origin: Place) -> Place:
    x, y, z = (
        start + sum(row[own] / 256 * local[own] for own in range(3))
        for row, start in zip(turned, origin, strict=True)
    )
    return x, y, z
