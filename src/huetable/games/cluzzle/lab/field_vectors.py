"""Sculptures with the hash of their field, for checking that the browser's clay is ours.

python -m huetable.games.cluzzle.lab.field_vectors > src/huetable/games/cluzzle/ui/clay/vectors.json
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random

import msgspec
from msgspec.structs import replace

from huetable.games.cluzzle.clay.baking import bake
from huetable.games.cluzzle.clay.building import build, build_field
from huetable.games.cluzzle.clay.codec import decode, encode
from huetable.games.cluzzle.clay.strokes import (
    COLOURS,
    KINDS,
    SWEEPS,
    TOOLS,
    Brush,
    Kind,
    Point,
    Rope,
    Solid,
    Stroke,
    Tool,
)
from huetable.games.cluzzle.clay.work import stroke_work


class Vector(msgspec.Struct):
    name: str
    log: str
    """The bytes in hexadecimal digits."""
    field: str
    """SHA-256 of the field."""
    work: int
    """Of all strokes."""


def vectors() -> list[Vector]:
    return [
        Vector(name, log.hex(), build(log).hash(), sum(map(stroke_work, decode(log))))
        for name, log in _logs()
    ]


def _logs() -> Iterator[tuple[str, bytes]]:
    yield "nothing", encode([])
    for kind in KINDS:
        yield kind, encode([_solid(Random(kind), kind) for _ in range(3)])
    yield "rope", encode([_rope(Random(seed)) for seed in range(4)])
    for tool in TOOLS:
        yield tool, encode([*_start(Random(tool)), *(_brush(Random(f"{tool}{n}"), tool) for n in range(4))])
    for tool in SWEEPS:
        strokes = (replace(_brush(Random(f"{tool}{n}"), tool), sweep=True) for n in range(4))
        yield f"sweep {tool}", encode([*_start(Random(tool)), *strokes])
    for seed in range(6):
        yield f"mixed {seed}", encode(_mixed(Random(seed)))
    for scale in (1, 2):
        yield (
            f"baked {scale}",
            encode([bake(build_field(_mixed(Random(7))), scale), _brush(Random(8), "add")]),
        )


def _point(random: Random) -> Point:
    return random.randint(0, 192), random.randint(0, 192), random.randint(0, 192)


def _middle(random: Random) -> Point:
    return random.randint(60, 130), random.randint(20, 110), random.randint(60, 130)


def _solid(random: Random, kind: Kind, *, carve: bool = False) -> Solid:
    sides = random.randint(1, 50), random.randint(1, 40), random.randint(1, 50)
    turn = random.randint(0, 63), random.randint(0, 63), random.randint(0, 63)
    colour = 0 if carve else random.randrange(1, len(COLOURS))
    return Solid(
        kind, _middle(random), sides, colour, turn, random.randint(0, 127), random.random() < 0.5, carve
    )


def _rope(random: Random) -> Rope:
    points = tuple(_middle(random) for _ in range(random.randint(2, 5)))
    thick = random.randint(1, 20), random.randint(1, 20)
    return Rope(
        points, thick, random.randrange(1, len(COLOURS)), random.randint(0, 60), random.random() < 0.5
    )


def _brush(random: Random, tool: Tool) -> Brush:
    at = _middle(random)
    points = [at]
    for _ in range(random.randint(1, 8)):
        at = tuple(min(max(part + random.randint(-9, 9), 0), 192) for part in at)  # type: ignore[assignment]
        points.append(at)
    colour = random.randrange(1, len(COLOURS)) if tool in ("add", "paint") else 0
    normal = random.randint(-127, 127), random.randint(1, 127), random.randint(-127, 127)
    facing = normal if tool == "flatten" else (0, 127, 0)
    return Brush(tool, random.randint(2, 32), tuple(points), colour, random.random() < 0.5, facing)


def _start(random: Random) -> list[Stroke]:
    return [Solid("ball", (96, 60, 96), (50, 44, 40), 12), _rope(random), _solid(random, "slab")]


def _mixed(random: Random) -> list[Stroke]:
    strokes = _start(random)
    for _ in range(12):
        strokes.append(_brush(random, random.choice(TOOLS)))
        if random.random() < 0.3:
            strokes.append(_solid(random, random.choice(KINDS), carve=random.random() < 0.4))
    strokes.append(Brush("add", 9, (_point(random),), 5))
    return strokes


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(vectors()), indent=1) + b"\n")
