"""The bots' hands: put pieces of clay where a recipe says, a little differently each time."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from huetable.core.rng import Rng
from huetable.games.cluzzle.clay.codec import encode
from huetable.games.cluzzle.clay.grid import FLOOR, SPAN
from huetable.games.cluzzle.clay.rotation import STEPS
from huetable.games.cluzzle.clay.strokes import COLOURS, Kind, Point, Rope, Solid, Stroke

from .pieces import Host, Piece, Place, RopeLink, host_of, stretched

Sizes = float | Place

_MIDDLE = SPAN // 2


class Potter:
    """Without variety every sculpture of a thing is the same; with variety 1 they differ as two people's do."""

    def __init__(self, rng: Rng, variety: float, shade: int | None = None) -> None:
        self._rng = rng
        self._variety = variety
        self._shade = shade
        self._draws = 0
        self._strokes: list[Stroke] = []
        self._pieces: list[Host] = []
        self._stretch: Place = (1 + 0.11 * self._whim(), 1 + 0.11 * self._whim(), 1 + 0.11 * self._whim())
        self._yaw = round(5 * self._whim())

    def done(self) -> bytes:
        return encode(self._strokes)

    def pick(self, *colours: str) -> str:
        """The first is the usual one."""
        if self._shade is not None:
            return colours[self._shade % len(colours)]
        return colours[0] if self._variety == 0 else self._rng.choice(colours, f"colour {self._count()}")

    def ball(
        self, colour: str, at: Place, sizes: Sizes, *, turn: Place = (0, 0, 0), both: bool = False
    ) -> None:
        self._solid("ball", colour, at, sizes, turn, both)

    def slab(
        self, colour: str, at: Place, sizes: Sizes, *, turn: Place = (0, 0, 0), both: bool = False
    ) -> None:
        self._solid("slab", colour, at, sizes, turn, both)

    def cone(
        self, colour: str, at: Place, sizes: Sizes, *, turn: Place = (0, 0, 0), both: bool = False
    ) -> None:
        """Sizes: the lower radius, half the height, the upper radius."""
        self._solid("cone", colour, at, sizes, turn, both)

    def ring(
        self, colour: str, at: Place, sizes: Sizes, *, turn: Place = (0, 0, 0), both: bool = False
    ) -> None:
        """Sizes: the radius of the ring, half its thickness (and that once more)."""
        self._solid("ring", colour, at, sizes, turn, both)

    def rope(
        self,
        colour: str,
        points: Sequence[Place],
        thick: float,
        thin: float | None = None,
        *,
        both: bool = False,
    ) -> None:
        size = thick if thick <= _THIN else _NO_DETAIL
        placed = [self._settled(point, size) for point in points]
        growth = (1.0, 1.0) if thick <= _HAIR else (self._growth(), self._growth())
        ends = _limited(thick * growth[0], 64), _limited((thick if thin is None else thin) * growth[1], 64)
        for side in (1, -1) if both else (1,):
            planned, made = ([_on_side(at, side) for at in path] for path in (points, placed))
            path = tuple(map(self._place, made))
            self._strokes.append(Rope(path, ends, COLOURS.index(colour), _SEAM, carve=not colour))
            if colour:
                self._carry_on_rope(planned, made, (thick, thick if thin is None else thin), growth)

    def _carry_on_rope(
        self,
        planned: Sequence[Place],
        made: Sequence[Place],
        thick: tuple[float, float],
        growth: tuple[float, float],
    ) -> None:
        links = list(zip(pairwise(planned), pairwise(made), strict=True))
        for number, (was, now) in enumerate(links):
            share = (number + 0.5) / len(links)
            mean = [first + share * (last - first) for first, last in (thick, growth)]
            self._pieces.append(RopeLink(was, mean[0], now, mean[1]))

    def around(self, count: int, radius: float, height: float = 0) -> list[tuple[float, Place]]:
        """Places on a circle, each with the angle in degrees that it lies at."""
        angles = [360 * step / count for step in range(count)]
        return [
            (a, (radius * math.sin(math.radians(a)), height, radius * math.cos(math.radians(a))))
            for a in angles
        ]

    def upright(self, count: int, radius: float, middle: Place) -> list[tuple[float, Place]]:
        """Places on a circle that stands facing the front, beginning at the top."""
        x, y, z = middle
        angles = [360 * step / count for step in range(count)]
        return [
            (a, (x + radius * math.sin(math.radians(a)), y + radius * math.cos(math.radians(a)), z))
            for a in angles
        ]

    def eyes(self, at: Place, size: float = 4, colour: str = "black") -> None:
        self.ball(colour, at, size, both=True)

    def legs(self, colour: str, at: Place, thick: float, thin: float | None = None) -> None:
        """Four of them, from the height of `at` down to the floor."""
        x, y, z = at
        for front in (z, -z):
            self.rope(colour, [(x, y, front), (x, 3, front)], thick, thin, both=True)

    def _solid(self, kind: Kind, colour: str, at: Place, sizes: Sizes, turn: Place, both: bool) -> None:  # noqa: FBT001
        planned = (sizes, sizes, sizes) if isinstance(sizes, int | float) else sizes
        first = Piece(kind, _steps(turn, 1), at, planned, at, planned)
        made_at, made = self._vary(first)
        for side in (1, -1) if both else (1,):
            where = _on_side(at, side), planned, _on_side(made_at, side), made
            self._press(Piece(kind, _steps(turn, side), *where), colour)

    def _vary(self, piece: Piece) -> tuple[Place, Place]:
        """Where it is put, and how large it is made. What sits on another piece grows with that, and never shrinks on it."""
        host = self._host(*piece.rim())
        a, b, c = piece.planned_sizes
        if host is None:
            grown = a * self._growth(), b * self._growth(), c * self._growth()
            return self._jitter(piece.planned_at), grown
        much = host.growth * (1 + 0.04 * abs(self._whim()))
        return host.carried(piece.planned_at), (a * much, b * much, c * much)

    def _press(self, piece: Piece, colour: str) -> None:
        """What is cut out carries nothing."""
        turned = (piece.turn[0] + self._yaw) % STEPS, *piece.turn[1:]
        a, b, c = stretched(piece.kind, piece.made_sizes, piece.turn, self._stretch)
        half = _limited(a), _limited(b), _limited(c)
        place = self._place(piece.made_at)
        self._strokes.append(
            Solid(piece.kind, place, half, COLOURS.index(colour), turned, _SEAM, carve=not colour)
        )
        if colour:
            self._pieces.append(piece)

    def _settled(self, at: Place, size: float) -> Place:
        """On the piece that it sits on, or else a little out of place."""
        host = self._host(at, size)
        return self._jitter(at) if host is None else host.carried(at)

    def _host(self, at: Place, size: float) -> Host | None:
        return None if self._variety == 0 else host_of(self._pieces, at, size)

    def _place(self, at: Place) -> Point:
        x, y, z = (part * stretch for part, stretch in zip(at, self._stretch, strict=True))
        angle = 2 * math.pi * self._yaw / STEPS
        east, south = (
            x * math.cos(angle) + z * math.sin(angle),
            z * math.cos(angle) - x * math.sin(angle),
        )
        return _inside(_MIDDLE + east), _inside(FLOOR + y), _inside(_MIDDLE + south)

    def _growth(self) -> float:
        return 1 + 0.1 * self._whim()

    def _jitter(self, at: Place) -> Place:
        x, y, z = (part + 2.2 * self._whim() if part else part for part in at)
        return x, y, z

    def _whim(self) -> float:
        """From -1 to 1 times the variety."""
        if self._variety == 0:
            return 0.0
        return self._variety * (2 * self._rng.fraction(f"whim {self._count()}") - 1)

    def _count(self) -> int:
        self._draws += 1
        return self._draws


_SEAM = 14
_THIN = 6
"""Ropes up to this thickness are drawn on what is there."""
_NO_DETAIL = math.inf
_HAIR = 3
"""Ropes up to this thickness would vanish if they were any thinner."""


def _on_side(at: Place, side: int) -> Place:
    return side * at[0], at[1], at[2]


def _steps(turn: Place, side: int) -> tuple[int, int, int]:
    """From degrees; on the other side everything is turned the other way about."""
    yaw, tip, roll = (round(each * STEPS / 360) for each in (side * turn[0], turn[1], side * turn[2]))
    return yaw % STEPS, tip % STEPS, roll % STEPS


def _limited(size: float, most: int = SPAN // 2) -> int:
    return min(max(round(size), 1), most)


def _inside(part: float) -> int:
    return min(max(round(part), 0), SPAN)
