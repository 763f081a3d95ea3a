"""More vehicles, and what stands and lies outside."""

from __future__ import annotations

from huetable.games.cluzzle.clay.recipes.book import thing
from huetable.games.cluzzle.clay.recipes.potter import Potter


def _wheels(p: Potter, places: tuple[int, ...], side: float, size: float) -> None:
    for x in places:
        for z in (side, -side):
            p.cone("black", (x, size, z), (size, 7, size), turn=(0, 90, 0))
            p.cone("grey", (x, size, z * 1.16), (size * 0.5, 4, size * 0.5), turn=(0, 90, 0))


@thing("motorcycle")
def motorcycle(p: Potter) -> None:
    paint = p.pick("red", "blue", "black")
    for x in (-54, 54):
        p.ring("black", (x, 30, 0), (22, 9, 9), turn=(0, 90, 0))
        p.cone("grey", (x, 30, 0), (13, 5, 13), turn=(0, 90, 0))
    p.slab("grey", (-2, 40, 0), (22, 17, 12))
    p.ball(paint, (12, 74, 0), (28, 17, 15))
    p.ball("black", (-32, 72, 0), (30, 9, 14))
    p.rope(paint, [(-40, 66, 0), (-72, 70, 0)], 10, 6)
    p.rope("grey", [(54, 30, 10), (34, 96, 10)], 4)
    p.rope("grey", [(54, 30, -10), (34, 96, -10)], 4)
    p.rope("black", [(22, 106, 34), (34, 100, 0), (22, 106, -34)], 5)
    p.ball("yellow", (46, 86, 0), (9, 11, 11))
    p.rope("grey", [(-4, 28, 14), (-70, 26, 15)], 6, 7)
    p.ball(paint, (54, 56, 0), (22, 6, 9))


@thing("scooter")
def scooter(p: Potter) -> None:
    for x in (-58, 58):
        p.cone("black", (x, 14, 0), (14, 6, 14), turn=(0, 90, 0))
        p.cone("white", (x, 14, 0), (6, 8, 6), turn=(0, 90, 0))
    p.slab(p.pick("red", "blue", "green"), (-4, 18, 0), (54, 5, 15))
    p.rope("grey", [(58, 16, 0), (40, 146, 0)], 6)
    p.rope("black", [(40, 148, 34), (40, 148, -34)], 7)


@thing("fire engine")
def fire_engine(p: Potter) -> None:
    p.slab("red", (-18, 56, 0), (66, 28, 32))
    p.slab("red", (64, 58, 0), (20, 32, 32))
    p.slab("blue", (70, 72, 0), (15, 12, 33))
    p.slab("white", (-18, 44, 0), (67, 4, 33))
    for z in (-12, 12):
        p.rope("grey", [(-82, 100, z), (66, 100, z)], 4)
    for x in range(-72, 62, 18):
        p.rope("grey", [(x, 100, -12), (x, 100, 12)], 3)
    p.slab("grey", (-30, 88, 0), (20, 8, 10))
    p.ball("blue", (66, 96, 18), 8)
    p.ball("blue", (66, 96, -18), 8)
    _wheels(p, (58, -50), 30, 18)
    p.ball("yellow", (84, 42, 20), 6)
    p.ball("yellow", (84, 42, -20), 6)


@thing("ambulance")
def ambulance(p: Potter) -> None:
    p.slab("white", (-18, 66, 0), (62, 42, 34))
    p.slab("white", (60, 46, 0), (24, 24, 32))
    p.slab("blue", (52, 76, 0), (9, 15, 30))
    p.slab("orange", (-4, 42, 0), (78, 4, 35))
    for z in (35, -35):
        p.slab("red", (-20, 78, z), (6, 19, 3))
        p.slab("red", (-20, 78, z), (19, 6, 3))
    p.ball("blue", (24, 114, 14), 9)
    p.ball("blue", (24, 114, -14), 9)
    _wheels(p, (54, -48), 31, 18)
    p.ball("yellow", (84, 46, 20), 6)
    p.ball("yellow", (84, 46, -20), 6)


@thing("tank")
def tank(p: Potter) -> None:
    p.slab("green", (0, 44, 0), (72, 15, 38))
    for z in (40, -40):
        p.rope("black", [(-58, 20, z), (58, 20, z)], 19)
        p.rope("black", [(-74, 34, z), (74, 34, z)], 10)
        for x in (-52, -26, 0, 26, 52):
            p.cone("grey", (x, 19, z * 1.42), (10, 5, 10), turn=(0, 90, 0))
    p.cone("green", (-8, 74, 0), (36, 16, 28))
    p.cone("green", (-16, 94, 0), (14, 6, 12))
    p.rope("green", [(20, 76, 0), (90, 84, 0)], 8, 7)
    p.ball("black", (90, 84, 0), 6)


@thing("canoe")
def canoe(p: Potter) -> None:
    p.ball("red", (0, 30, 0), (92, 28, 28))
    p.ball("", (0, 44, 0), (78, 27, 20))
    p.slab("", (0, 70, 0), (66, 26, 40))
    for x in (-1, 1):
        p.rope("red", [(x * 74, 34, 0), (x * 90, 58, 0)], 11, 5)
        p.slab("clay", (x * 30, 40, 0), (8, 3, 24))
    p.rope("brown", [(-34, 40, 30), (30, 58, 8)], 4)
    p.ball("brown", (-46, 36, 34), (16, 9, 4), turn=(0, 0, 16))


@thing("sled")
def sled(p: Potter) -> None:
    for z in (-24, 24):
        p.rope("red", [(-76, 8, z), (56, 8, z), (76, 24, z), (70, 46, z)], 6)
        for x in (-50, 0, 44):
            p.rope("brown", [(x, 8, z), (x, 36, z)], 5)
    for z in (-24, -8, 8, 24):
        p.slab("brown", (-8, 40, z), (72, 5, 7))
    p.rope("yellow", [(72, 46, 24), (90, 30, 0), (72, 46, -24)], 3)


@thing("cannon")
def cannon(p: Potter) -> None:
    p.rope("black", [(-44, 62, 0), (76, 92, 0)], 24, 18)
    p.ring("black", (74, 92, 0), (17, 7, 7), turn=(0, 0, -76))
    p.ball("", (84, 94, 0), 12)
    p.ball("black", (-62, 58, 0), 12)
    p.slab("brown", (-20, 40, 0), (42, 10, 18))
    for z in (28, -28):
        p.ring("brown", (0, 40, z), (32, 7, 7), turn=(0, 90, 0))
        for angle, at in p.upright(6, 30, (0, 40, z)):
            if angle < 180:
                p.rope("brown", [at, (-at[0], 80 - at[1], z)], 4)
    for x, z in ((62, 24), (80, 34), (66, 46)):
        p.ball("black", (x, 10, z), 11)


@thing("shield")
def shield(p: Potter) -> None:
    p.slab("blue", (0, 114, 0), (52, 42, 8))
    p.cone("blue", (0, 46, 0), (4, 42, 52))
    p.slab("", (0, 46, 40), (70, 60, 32))
    p.slab("", (0, 46, -40), (70, 60, 32))
    p.slab("yellow", (0, 92, 7), (8, 62, 5))
    p.slab("yellow", (0, 108, 7), (50, 8, 5))
    p.rope("grey", [(0, 5, 2), (48, 82, 2), (52, 156, 2), (0, 156, 2)], 6, both=True)
    p.cone("brown", (0, 5, -4), (36, 5, 30))


@thing("door")
def door(p: Potter) -> None:
    p.slab("white", (0, 88, -2), (56, 88, 7))
    p.slab(p.pick("brown", "red", "green"), (0, 84, 3), (46, 82, 7))
    for y in (122, 46):
        for x in (-20, 20):
            p.slab("clay", (x, y, 9), (14, 28, 3))
    p.ball("yellow", (-38, 82, 14), 7)
    p.slab("grey", (0, 3, 16), (60, 3, 26))


@thing("campfire")
def campfire(p: Potter) -> None:
    for _, (x, _y, z) in p.around(10, 62):
        p.ball("grey", (x, 9, z), (15, 12, 15))
    for _, (x, _y, z) in p.around(5, 1):
        p.rope("brown", [(x * 44, 8, z * 44), (x * -8, 46, z * -8)], 9, 8)
    p.rope("orange", [(0, 40, 0), (0, 112, 0)], 27, 3)
    for _, (x, _y, z) in p.around(4, 1):
        p.rope("orange", [(x * 16, 36, z * 16), (x * 22, 84, z * 22)], 15, 2)
    p.rope("yellow", [(0, 44, 24), (0, 76, 18)], 11, 3)
    p.rope("yellow", [(18, 44, -14), (14, 74, -10)], 11, 3)


@thing("coffin")
def coffin(p: Potter) -> None:
    outline = ((-28, 8), (-46, 118), (-24, 172), (24, 172), (46, 118), (28, 8))
    for z in (-8, 8):
        p.rope("brown", [(x, y, z) for x, y in (*outline, outline[0])], 6)
    for y, half in ((26, 30), (52, 34), (78, 38), (104, 42), (126, 40), (150, 30)):
        p.slab("brown", (0, y, 0), (half, 16, 11))
    p.slab("yellow", (0, 112, 12), (5, 34, 3))
    p.slab("yellow", (0, 124, 12), (20, 5, 3))


@thing("totem pole")
def totem_pole(p: Potter) -> None:
    for y, colour in ((28, "red"), (82, "green"), (136, "blue")):
        p.cone(colour, (0, y, 0), (27, 27, 27))
        p.ball("white", (11, y + 10, 24), (9, 8, 6), both=True)
        p.eyes((11, y + 10, 29), 4)
        p.slab("white", (0, y - 14, 26), (14, 5, 4))
        p.rope("black", [(-13, y - 14, 31), (13, y - 14, 31)], 1.6)
    p.cone("yellow", (0, 82, 34), (7, 12, 1), turn=(0, 100, 0))
    p.cone("yellow", (0, 138, 36), (9, 16, 1), turn=(0, 110, 0))
    p.slab("red", (56, 144, -4), (34, 17, 5), turn=(0, 0, 16), both=True)
    p.ball("orange", (0, 28, 30), (7, 8, 7))
    p.cone("brown", (0, 168, 0), (27, 5, 14))
