"""Clay as people make it: pieces out of place, other proportions, parts missing, and often one colour for all."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from huetable.core.rng import Rng
from huetable.games.cluzzle import clay
from huetable.games.cluzzle.clay.grid import FLOOR, SPAN
from huetable.games.cluzzle.clay.strokes import COLOURS, Point, Rope, Solid, Stroke

MISSING: Final = 0.25
"""The share of pieces that somebody in a hurry leaves out."""
SHIFT: Final = 10
"""How far a piece may be out of place, in units."""
STRETCH: Final = 0.35
"""How much longer or shorter the whole may be along each side."""
SWELL: Final = 0.35
"""How much thicker or thinner a piece may be."""
PLAIN: Final = 0.3
"""How often somebody takes the clay as it comes out of the tin."""


def noisy_copy(data: bytes, rng: Rng) -> bytes:
    """The same thing by another hand; it stays a sculpture that the table would take."""
    strokes = clay.decode(data)
    stretch = tuple(1 + STRETCH * (2 * rng.fraction(f"stretch/{axis}") - 1) for axis in range(3))
    kept = [
        _rough(stroke, stretch, rng.child(number))
        for number, stroke in enumerate(strokes)
        if number == 0 or rng.child(number).fraction("missing") >= MISSING
    ]
    plain = rng.fraction("plain") < PLAIN
    return clay.encode([_uncoloured(stroke) if plain else stroke for stroke in kept])


def _uncoloured(stroke: Stroke) -> Stroke:
    """What is cut out stays cut out."""
    if isinstance(stroke, Solid | Rope) and not stroke.carve:
        return replace(stroke, colour=COLOURS.index("clay"))
    return stroke


def _rough(stroke: Stroke, stretch: tuple[float, ...], rng: Rng) -> Stroke:
    match stroke:
        case Solid(at=at, sides=sides):
            return replace(stroke, at=_moved(at, stretch, rng), sides=_swollen(sides, rng))
        case Rope(points=points):
            return replace(stroke, points=tuple(_moved(point, stretch, rng) for point in points))
        case _:
            return stroke


def _moved(at: Point, stretch: tuple[float, ...], rng: Rng) -> Point:
    """Around the middle of the turntable, and up from the floor."""
    origin = (SPAN / 2, FLOOR, SPAN / 2)
    shift = [SHIFT * (2 * rng.fraction(f"shift/{axis}/{at}") - 1) for axis in range(3)]
    x, y, z = (
        min(SPAN, max(0, round(start + (place - start) * much + by)))
        for place, start, much, by in zip(at, origin, stretch, shift, strict=True)
    )
    return x, y, z


def _swollen(sides: Point, rng: Rng) -> Point:
    x, y, z = (
        min(SPAN // 2, max(1, round(side * (1 + SWELL * (2 * rng.fraction(f"side/{axis}") - 1)))))
        for axis, side in enumerate(sides)
    )
    return x, y, z
