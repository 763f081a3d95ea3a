"""Buildings and what stands about outside."""

from __future__ import annotations

from math import cos, radians, sin

from huetable.games.cluzzle.clay.recipes.book import thing
from huetable.games.cluzzle.clay.recipes.potter import Potter


@thing("house")
def house(p: Potter) -> None:
    p.slab("white", (0, 40, 0), (54, 40, 42))
    for side in (1, -1):
        p.slab("red", (side * 32, 104, 0), (48, 5, 50), turn=(0, 0, -side * 42))
    p.cone("white", (0, 96, 0), (46, 22, 4))
    p.slab("brown", (0, 22, 43), (12, 22, 3))
    p.ball("yellow", (8, 22, 46), 3)
    for x in (-34, 34):
        p.slab("blue", (x, 48, 43), (11, 11, 2))
    p.slab("brown", (34, 124, -16), (9, 24, 9))


@thing("castle")
def castle(p: Potter) -> None:
    p.slab("grey", (0, 36, 0), (56, 36, 50))
    for x in (-56, 56):
        for z in (-48, 48):
            p.cone("grey", (x, 54, z), (19, 54, 19))
            p.cone("red", (x, 128, z), (23, 22, 1))
    for x in (-28, 0, 28):
        p.slab("grey", (x, 80, 50), (8, 9, 6))
        p.slab("grey", (x, 80, -50), (8, 9, 6))
    p.slab("brown", (0, 22, 51), (17, 22, 4))
    p.ball("brown", (0, 42, 51), (17, 16, 4))


@thing("sandcastle")
def sandcastle(p: Potter) -> None:
    p.ball("yellow", (0, 4, 0), (84, 18, 76))
    p.cone("yellow", (0, 52, 0), (34, 42, 26))
    for x, z in ((44, 30), (-44, 30), (44, -30), (-44, -30)):
        p.cone("yellow", (x, 34, z), (20, 28, 16))
    for _, at in p.around(6, 23, 98):
        p.slab("yellow", at, (6, 8, 6))
    p.ball("brown", (0, 30, 36), (10, 16, 8))
    p.rope("brown", [(0, 92, 0), (0, 148, 0)], 3)
    p.slab("red", (17, 138, 0), (16, 10, 3))


@thing("lighthouse")
def lighthouse(p: Potter) -> None:
    p.ball("grey", (0, 4, 0), (58, 16, 54))
    for number, y in enumerate((28, 50, 72, 94)):
        p.cone("red" if number % 2 == 0 else "white", (0, y, 0), (33 - 4 * number, 12, 29 - 4 * number))
    p.cone("black", (0, 110, 0), (26, 4, 26))
    p.cone("yellow", (0, 126, 0), (15, 13, 15))
    p.cone("red", (0, 150, 0), (22, 13, 2))
    p.slab("brown", (0, 26, 32), (8, 13, 3))


@thing("igloo")
def igloo(p: Potter) -> None:
    p.ball("white", (0, 6, -12), (66, 74, 62))
    p.cone("white", (0, 16, 52), (27, 26, 27), turn=(0, 90, 0))
    p.cone("black", (0, 14, 66), (17, 14, 17), turn=(0, 90, 0))
    for y, radius in ((24, 64), (44, 57), (62, 42)):
        p.ring("grey", (0, y, -12), (radius, 2, 2))
    for angle, (x, _y, z) in p.around(7, 1):
        if angle != 0:
            p.rope("grey", [(x * 65, 26, z * 61 - 12), (x * 58, 44, z * 55 - 12)], 2)


@thing("tent")
def tent(p: Potter) -> None:
    shade = p.pick("orange", "blue", "green")
    for side in (1, -1):
        p.slab(shade, (side * 30, 46, 0), (4, 56, 56), turn=(0, 0, side * 32))
    p.slab(shade, (0, 30, -54), (40, 28, 3))
    p.slab(shade, (0, 66, -54), (16, 20, 3))
    p.rope("brown", [(0, 0, 54), (0, 104, 54)], 4)
    p.rope("brown", [(0, 92, 58), (0, 92, -58)], 4)
    p.rope("white", [(0, 94, 56), (0, 3, 86)], 2)


@thing("pyramid")
def pyramid(p: Potter) -> None:
    for step in range(7):
        size = 78 - 11 * step
        p.slab("yellow", (0, 9 + 16 * step, 0), (size, 10, size))
    p.slab("black", (0, 12, 76), (10, 11, 4))


@thing("bridge")
def bridge(p: Potter) -> None:
    p.slab("blue", (0, 4, 0), (88, 4, 40))
    p.rope("brown", [(-86, 34, 0), (-40, 62, 0), (0, 70, 0), (40, 62, 0), (86, 34, 0)], 13)
    for z in (17, -17):
        p.rope("red", [(-86, 60, z), (-40, 90, z), (0, 98, z), (40, 90, z), (86, 60, z)], 4)
        for x, low in ((-84, 34), (-56, 52), (-28, 64), (0, 68), (28, 64), (56, 52), (84, 34)):
            p.rope("red", [(x, low, z), (x, low + 28, z)], 3)
    p.slab("grey", (40, 28, 0), (9, 30, 15), both=True)


@thing("windmill")
def windmill(p: Potter) -> None:
    p.cone("white", (0, 52, 0), (42, 52, 26))
    p.ball("red", (0, 108, 0), (29, 22, 29))
    p.rope("brown", [(0, 108, 20), (0, 108, 44)], 6)
    for angle in (45, 135, 225, 315):
        p.slab("brown", _sail(angle, 108, 36), (3, 42, 3), turn=(0, 0, -angle))
        p.slab("clay", _sail(angle - 12, 108, 44), (10, 28, 3), turn=(0, 0, -angle))
    p.slab("brown", (0, 18, 40), (11, 18, 5))
    p.slab("blue", (0, 66, 34), (8, 9, 4))


def _sail(angle: float, height: float, far: float) -> tuple[float, float, float]:
    return far * sin(radians(angle)), height + far * cos(radians(angle)), 46


@thing("church")
def church(p: Potter) -> None:
    p.slab("white", (0, 34, -22), (34, 34, 50))
    for side in (1, -1):
        p.slab("red", (side * 20, 80, -22), (30, 4, 54), turn=(0, 0, -side * 42))
    p.slab("white", (0, 56, 40), (22, 56, 20))
    p.cone("red", (0, 138, 40), (28, 26, 1))
    p.rope("yellow", [(0, 160, 40), (0, 176, 40)], 3)
    p.rope("yellow", [(-7, 170, 40), (7, 170, 40)], 3)
    p.slab("brown", (0, 18, 60), (10, 18, 3))
    p.cone("black", (0, 88, 60), (9, 3, 9), turn=(0, 90, 0))


@thing("Eiffel Tower")
def eiffel_tower(p: Potter) -> None:
    for x in (1, -1):
        for z in (1, -1):
            p.rope(
                "brown", [(x * 46, 2, z * 46), (x * 27, 52, z * 27), (x * 12, 100, z * 12), (0, 168, 0)], 9, 4
            )
    p.slab("brown", (0, 52, 0), (34, 4, 34))
    p.slab("brown", (0, 98, 0), (19, 4, 19))
    for side in (1, -1):
        p.rope(
            "brown",
            [
                (-40, 18, side * 40),
                (-24, 42, side * 36),
                (0, 48, side * 34),
                (24, 42, side * 36),
                (40, 18, side * 40),
            ],
            4,
        )
        p.rope(
            "brown",
            [
                (side * 40, 18, -40),
                (side * 36, 42, -24),
                (side * 34, 48, 0),
                (side * 36, 42, 24),
                (side * 40, 18, 40),
            ],
            4,
        )


@thing("ladder")
def ladder(p: Potter) -> None:
    p.rope("brown", [(27, 2, 14), (21, 172, -14)], 6, both=True)
    for step in range(7):
        p.rope("clay", [(-26, 18 + 23 * step, 11 - 4 * step), (26, 18 + 23 * step, 11 - 4 * step)], 5)


@thing("fence")
def fence(p: Potter) -> None:
    for x in (-72, -36, 0, 36, 72):
        p.slab("white", (x, 42, 0), (12, 42, 5))
        p.cone("white", (x, 94, 0), (13, 11, 1))
    for y in (28, 64):
        p.slab("white", (0, y, -7), (88, 6, 4))


@thing("tombstone")
def tombstone(p: Potter) -> None:
    p.slab("grey", (0, 48, 0), (42, 48, 12))
    p.cone("grey", (0, 96, 0), (42, 12, 42), turn=(0, 90, 0))
    p.ball("green", (0, 4, 16), (62, 12, 48))
    p.rope("black", [(0, 66, 13), (0, 118, 13)], 4)
    p.rope("black", [(-16, 100, 13), (16, 100, 13)], 4)
    for y in (52, 40):
        p.rope("black", [(-22, y, 13), (22, y, 13)], 2.5)
    p.ball("red", (30, 16, 40), 8)
    p.rope("green", [(30, 14, 40), (44, 10, 54)], 3)


@thing("well")
def well(p: Potter) -> None:
    p.cone("grey", (0, 26, 0), (46, 26, 46))
    p.cone("", (0, 40, 0), (34, 26, 34))
    p.cone("blue", (0, 18, 0), (34, 4, 34))
    p.rope("brown", [(42, 40, 0), (42, 118, 0)], 6, both=True)
    for side in (1, -1):
        p.slab("red", (0, 132, side * 26), (58, 4, 36), turn=(0, side * 34, 0))
    p.rope("brown", [(-42, 94, 0), (50, 94, 0)], 5)
    p.rope("white", [(0, 94, 0), (0, 66, 0)], 2.5)
    p.cone("brown", (0, 58, 0), (10, 10, 13))
