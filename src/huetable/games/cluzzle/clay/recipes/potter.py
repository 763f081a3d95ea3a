"""The bots' hands: put pieces of clay where a recipe says, a little differently each time."""

from __future__ import annotations

import math
from collections.abc import Sequence

from huetable.core.rng import Rng
from huetable.games.cluzzle.clay.codec import encode
from huetable.games.cluzzle.clay.field import FLOOR, SPAN
from huetable.games.cluzzle.clay.rotation import STEPS
from huetable.games.cluzzle.clay.strokes import COLOURS, Kind, Point, Rope, Solid, Stroke

Place = tuple[float, float, float]
"""x to the right, y above the floor, z towards whoever looks, in units from the middle of the turntable."""
Sizes = float | Place

_MIDDLE = SPAN // 2


class Potter:
    """Without variety every sculpture of a thing is the same; with variety 1 they differ as two people's do."""

    def __init__(self, rng: Rng, variety: float) -> None:
        self._rng = rng
        self._variety = variety
        self._draws = 0
        self._strokes: list[Stroke] = []
        self._stretch = tuple(1 + 0.11 * self._whim() for _ in range(3))
        self._yaw = round(5 * self._whim())

    def done(self) -> bytes:
        return encode(self._strokes)

    def pick(self, *colours: str) -> str:
        """The first is the usual one."""
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
        ends = self._size(thick, 64), self._size(thick if thin is None else thin, 64)
        placed = [self._jitter(point) for point in points]
        for side in (1, -1) if both else (1,):
            path = tuple(self._place((side * x, y, z)) for x, y, z in placed)
            self._strokes.append(Rope(path, ends, COLOURS.index(colour), _SEAM, carve=not colour))

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
        a, b, c = (sizes, sizes, sizes) if isinstance(sizes, int | float) else sizes
        half = self._size(a), self._size(b), self._size(c)
        x, y, z = self._jitter(at)
        for side in (1, -1) if both else (1,):
            steps = round(side * turn[0] * STEPS / 360), round(turn[1] * STEPS / 360)
            roll = round(side * turn[2] * STEPS / 360)
            turned = (steps[0] + self._yaw) % STEPS, steps[1] % STEPS, roll % STEPS
            place = self._place((side * x, y, z))
            number = COLOURS.index(colour)
            self._strokes.append(Solid(kind, place, half, number, turned, _SEAM, carve=not colour))

    def _place(self, at: Place) -> Point:
        x, y, z = (part * stretch for part, stretch in zip(at, self._stretch, strict=True))
        angle = 2 * math.pi * self._yaw / STEPS
        east, south = (
            x * math.cos(angle) + z * math.sin(angle),
            z * math.cos(angle) - x * math.sin(angle),
        )
        return _inside(_MIDDLE + east), _inside(FLOOR + y), _inside(_MIDDLE + south)

    def _size(self, size: float, most: int = SPAN // 2) -> int:
        return min(max(round(size * (1 + 0.1 * self._whim())), 1), most)

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


def _inside(part: float) -> int:
    return min(max(round(part), 0), SPAN)
