"""Small tools and instruments, for the desk, the garden and the workshop."""

from __future__ import annotations

import math

from huetable.games.cluzzle.clay.recipes.book import thing
from huetable.games.cluzzle.clay.recipes.potter import Potter


@thing("wrench")
def wrench(p: Potter) -> None:
    p.slab("grey", (0, 74, 0), (12, 62, 8))
    for y, hollow in ((142, 158), (20, 3)):
        p.cone("grey", (0, y, 0), (30, 9, 30), turn=(0, 90, 0))
        p.slab("", (0, hollow, 0), (12, 20, 20))


@thing("pliers")
def pliers(p: Potter) -> None:
    for side in (1, -1):
        p.rope("red", [(side * 34, 8, 0), (side * 36, 44, 0), (side * 14, 92, 0)], 10, 9)
        p.rope("grey", [(side * 10, 96, 0), (-side * 14, 116, 0), (-side * 8, 162, 0)], 13, 6)
    p.cone("black", (0, 104, 8), (12, 8, 12), turn=(0, 90, 0))
    p.ball("", (0, 138, 0), (6, 14, 30))


@thing("rake")
def rake(p: Potter) -> None:
    p.rope("brown", [(0, 170, 0), (0, 30, 0)], 6)
    p.slab("grey", (0, 28, 0), (58, 6, 7))
    for x in range(-52, 53, 13):
        p.rope("grey", [(x, 26, 0), (x, 8, 6), (x, 3, 16)], 4, 3)


@thing("hook")
def hook(p: Potter) -> None:
    p.ring("grey", (0, 150, 0), (14, 6, 6), turn=(0, 90, 0))
    bend = [
        (34 * math.cos(math.radians(a)) + 0, 44 + 34 * math.sin(math.radians(a)), 0)
        for a in range(0, -211, -30)
    ]
    p.rope("grey", [(0, 138, 0), (0, 104, 0), (30, 72, 0), *bend], 11, 7)
    p.cone("grey", (-32, 72, 0), (15, 13, 1), turn=(0, 0, -16))


@thing("ruler")
def ruler(p: Potter) -> None:
    p.slab("yellow", (0, 10, 0), (92, 8, 24))
    for number, x in enumerate(range(-84, 85, 7)):
        p.slab("black", (x, 19, 24 - (13 if number % 4 == 0 else 7)), (1.6, 3, 13 if number % 4 == 0 else 7))


@thing("paper clip")
def paper_clip(p: Potter) -> None:
    path = [(-12, 56), (-12, 128), (0, 142), (14, 128), (14, 32), (-6, 14), (-28, 32), (-28, 142), (0, 166)]
    path += [(30, 142), (30, 46)]
    p.rope(p.pick("grey", "red", "blue"), [(x, y, 0) for x, y in path], 5)


@thing("coin")
def coin(p: Potter) -> None:
    p.cone("yellow", (0, 70, 0), (66, 9, 66), turn=(0, 90, 0))
    p.ring("yellow", (0, 70, 8), (60, 5, 5), turn=(0, 90, 0))
    p.rope("brown", [(-9, 88, 12), (2, 102, 12), (2, 42, 12)], 6)
    p.rope("brown", [(-13, 42, 12), (17, 42, 12)], 6)
    p.slab("brown", (0, 5, 0), (30, 5, 20))


@thing("microscope")
def microscope(p: Potter) -> None:
    p.slab("black", (0, 9, 0), (36, 9, 50))
    p.rope("white", [(0, 16, -36), (0, 70, -48), (0, 112, -30)], 13, 13)
    p.rope("white", [(0, 156, -40), (0, 88, 4)], 15, 15)
    p.rope("black", [(0, 160, -42), (0, 176, -52)], 12, 13)
    p.cone("grey", (0, 70, 14), (6, 14, 10), turn=(0, 32, 0))
    p.slab("black", (0, 48, 10), (30, 4, 32))
    p.slab("blue", (0, 53, 16), (20, 2, 9))
    p.rope("black", [(0, 48, -20), (0, 44, -40)], 8)
    p.cone("black", (20, 66, -44), (12, 8, 12), turn=(0, 0, 90), both=True)


@thing("telescope")
def telescope(p: Potter) -> None:
    p.rope("brown", [(0, 84, 0), (46, 3, 30)], 5, both=True)
    p.rope("brown", [(0, 84, 0), (0, 3, -54)], 5)
    p.ball("yellow", (0, 88, 0), 13)
    for at, radius, half, colour in ((34, 24, 30, "blue"), (-10, 18, 22, "blue"), (-42, 13, 18, "blue")):
        p.cone(colour, (0, 104 + at * 0.55, at), (radius, half, radius), turn=(0, 61, 0))
    for at, radius in ((58, 25), (12, 20), (-28, 15), (-58, 13)):
        p.cone("yellow", (0, 104 + at * 0.55, at), (radius, 5, radius), turn=(0, 61, 0))
    p.cone("white", (0, 139, 64), (19, 3, 19), turn=(0, 61, 0))


@thing("lawnmower")
def lawnmower(p: Potter) -> None:
    p.slab("red", (0, 30, 14), (46, 14, 48))
    p.cone("black", (0, 54, 14), (26, 14, 20))
    p.cone("grey", (0, 70, 14), (14, 4, 14))
    for x in (-50, 50):
        for z in (-26, 52):
            p.cone("black", (x, 17, z), (17, 7, 17), turn=(0, 0, 90))
            p.cone("white", (x * 1.13, 17, z), (7, 4, 7), turn=(0, 0, 90))
    p.rope("grey", [(32, 40, -30), (32, 118, -80)], 5, both=True)
    p.rope("black", [(-34, 120, -81), (34, 120, -81)], 7)
    for x in range(-36, 37, 12):
        p.rope("green", [(x, 2, 74), (x + 4, 20, 78)], 5, 2)


@thing("wheelbarrow")
def wheelbarrow(p: Potter) -> None:
    p.ring("black", (0, 24, 62), (18, 7, 7), turn=(0, 0, 90))
    p.cone("grey", (0, 24, 62), (7, 10, 7), turn=(0, 0, 90))
    p.rope("brown", [(10, 24, 62), (26, 46, 10), (34, 58, -84)], 5, both=True)
    p.rope("brown", [(28, 46, -22), (32, 4, -28)], 5, both=True)
    p.slab(p.pick("green", "red", "blue"), (0, 66, 6), (44, 20, 46))
    p.slab("", (0, 82, 6), (37, 24, 39))
    p.ball("brown", (0, 74, 6), (36, 20, 38))
    p.rope("black", [(34, 58, -74), (35, 59, -90)], 7, both=True)


@thing("drill")
def drill(p: Potter) -> None:
    p.rope("yellow", [(0, 128, -40), (0, 128, 20)], 24, 22)
    p.cone("black", (0, 128, 42), (20, 12, 12), turn=(0, 90, 0))
    p.rope("grey", [(0, 128, 50), (0, 128, 92)], 6, 3)
    for z in (60, 70, 80):
        p.ring("grey", (0, 128, z), (5, 2.5, 2.5), turn=(0, 76, 0))
    p.rope("black", [(0, 114, -22), (0, 34, -36)], 15, 14)
    p.ball("red", (0, 98, -4), (6, 11, 7))
    p.slab("yellow", (0, 16, -34), (26, 15, 34))


@thing("battery")
def battery(p: Potter) -> None:
    p.cone("black", (0, 56, 0), (36, 56, 36))
    p.cone("orange", (0, 128, 0), (36, 20, 36))
    p.cone("grey", (0, 150, 0), (34, 4, 34))
    p.cone("grey", (0, 160, 0), (12, 8, 12))
    p.rope("white", [(-13, 128, 36), (13, 128, 36)], 4)
    p.rope("white", [(0, 141, 36), (0, 115, 36)], 4)
    p.rope("white", [(-13, 34, 36), (13, 34, 36)], 4)


@thing("plug")
def plug(p: Potter) -> None:
    p.slab("white", (0, 92, 0), (40, 30, 24))
    p.cone("white", (0, 52, 0), (16, 14, 26))
    p.rope("white", [(0, 50, 0), (0, 8, 0), (30, 6, 30), (64, 6, 16), (60, 6, -40), (10, 6, -56)], 8)
    p.rope("grey", [(18, 118, 0), (18, 156, 0)], 7, both=True)


@thing("compass")
def compass(p: Potter) -> None:
    p.cone("yellow", (0, 16, 0), (64, 15, 66))
    p.cone("white", (0, 28, 0), (54, 5, 54))
    for _, (x, _y, z) in p.around(12, 46):
        p.ball("black", (x, 33, z), (3, 2, 3))
    p.slab("red", (0, 37, -20), (9, 3, 20), turn=(0, 0, 0))
    p.slab("blue", (0, 37, 20), (9, 3, 20), turn=(0, 0, 0))
    p.cone("black", (0, 39, 0), (7, 5, 5))
    p.ring("yellow", (0, 18, -78), (13, 5, 5))
