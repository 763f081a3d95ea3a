"""What drives, swims and flies."""

from __future__ import annotations

from huetable.games.cluzzle.clay.recipes.book import thing
from huetable.games.cluzzle.clay.recipes.potter import Potter


def _wheels(p: Potter, x: float, z: float, size: float, thick: float = 6) -> None:
    """Four, for something that drives along x."""
    for end in (x, -x):
        for side in (z, -z):
            p.cone("black", (end, size, side), (size, thick, size), turn=(0, 90, 0))
            p.cone("grey", (end, size, side * 1.12), (size * 0.5, thick * 0.8, size * 0.5), turn=(0, 90, 0))


@thing("car")
def car(p: Potter) -> None:
    paint = p.pick("red", "blue", "yellow", "green")
    p.slab(paint, (0, 34, 0), (78, 17, 34))
    p.slab(paint, (-4, 62, 0), (42, 20, 30))
    p.slab("", (56, 78, 0), (24, 26, 44), turn=(0, 0, 35))
    for side in (31, -31):
        p.slab("white", (-22, 64, side), (15, 11, 2))
        p.slab("white", (14, 64, side), (14, 11, 2))
    p.slab("white", (38, 62, 0), (3, 12, 24), turn=(0, 0, 30))
    _wheels(p, 46, 32, 17)
    for z in (22, -22):
        p.ball("yellow", (78, 38, z), 6)


@thing("bus")
def bus(p: Potter) -> None:
    p.slab(p.pick("yellow", "red", "blue"), (0, 58, 0), (86, 42, 30))
    for side in (31, -31):
        for x in (-62, -34, -6, 22, 52):
            p.slab("white", (x, 74, side), (11, 12, 2))
        p.rope("black", [(-82, 46, side), (82, 46, side)], 2)
    p.slab("white", (86, 72, 0), (3, 15, 22))
    _wheels(p, 54, 28, 17)
    for z in (20, -20):
        p.ball("white", (86, 32, z), 6)


@thing("truck")
def truck(p: Potter) -> None:
    p.slab("white", (-22, 70, 0), (58, 42, 34))
    p.slab(p.pick("red", "blue"), (60, 52, 0), (24, 32, 31))
    p.slab("grey", (0, 24, 0), (82, 7, 28))
    p.slab("blue", (80, 64, 0), (5, 12, 24))
    for x in (60, -24, -58):
        for side in (28, -28):
            p.cone("black", (x, 17, side), (17, 7, 17), turn=(0, 90, 0))
            p.cone("grey", (x, 17, side * 1.13), (8, 5, 8), turn=(0, 90, 0))
    for z in (20, -20):
        p.ball("yellow", (85, 36, z), 6)


@thing("train")
def train(p: Potter) -> None:
    p.cone("black", (22, 50, 0), (27, 50, 27), turn=(0, 0, 90))
    p.slab("red", (-52, 66, 0), (26, 44, 32))
    p.slab("black", (-52, 112, 0), (32, 5, 38))
    p.slab("red", (0, 24, 0), (80, 7, 28))
    p.cone("black", (52, 90, 0), (9, 18, 14))
    p.cone("yellow", (12, 80, 0), (11, 9, 9))
    p.cone("red", (72, 18, 0), (24, 16, 24), turn=(0, 0, -110))
    for side in (34, -34):
        p.slab("white", (-52, 84, side * 0.95), (13, 13, 3))
        for x, size in ((-56, 20), (-10, 17), (24, 17), (56, 14)):
            p.cone("black", (x, size, side * 0.82), (size, 6, size), turn=(0, 90, 0))
            p.ball("red", (x, size, side), 5)
    for x, y, size in ((46, 124, 12), (28, 146, 15)):
        p.ball("white", (x, y, 0), size)


@thing("airplane")
def airplane(p: Potter) -> None:
    p.rope("white", [(-74, 58, 0), (60, 52, 0)], 13, 18)
    p.ball("white", (62, 52, 0), (26, 18, 18))
    for side in (1, -1):
        p.slab("grey", (4, 48, side * 48), (18, 4, 42), turn=(side * 24, 0, 0))
        p.slab("grey", (-68, 62, side * 22), (11, 3, 20), turn=(side * 24, 0, 0))
        p.rope("blue", [(2, 38, side * 36), (26, 38, side * 36)], 9)
        for x in range(-44, 44, 14):
            p.ball("blue", (x, 60, side * 15), 4)
    p.slab("red", (-72, 86, 0), (14, 26, 4), turn=(0, 0, 24))
    p.slab("blue", (74, 64, 0), (9, 5, 12), turn=(0, 0, -30))
    p.rope("clay", [(0, 0, 0), (0, 40, 0)], 8, 6)


@thing("helicopter")
def helicopter(p: Potter) -> None:
    paint = p.pick("red", "green", "blue")
    p.ball(paint, (18, 62, 0), (44, 34, 32))
    p.ball("white", (42, 66, 0), (25, 24, 26))
    p.rope(paint, [(-14, 66, 0), (-82, 80, 0)], 13, 6)
    p.slab(paint, (-84, 92, 0), (8, 18, 4), turn=(0, 0, 20))
    p.slab("black", (-84, 86, 9), (3, 21, 2), turn=(0, 0, 40))
    p.rope("black", [(12, 92, 0), (12, 114, 0)], 6)
    p.slab("black", (12, 116, 0), (86, 3, 8), turn=(25, 0, 0))
    p.slab("black", (12, 116, 0), (8, 3, 80), turn=(25, 0, 0))
    for side in (26, -26):
        p.rope("black", [(-28, 6, side), (58, 6, side), (68, 14, side)], 5)
        for x in (0, 36):
            p.rope("black", [(x, 6, side), (x, 38, side * 0.7)], 4)


@thing("rocket")
def rocket(p: Potter) -> None:
    p.rope("white", [(0, 46, 0), (0, 116, 0)], 27, 26)
    p.cone("red", (0, 148, 0), (26, 26, 2))
    p.cone("grey", (0, 22, 0), (24, 9, 17))
    for angle, (x, _y, z) in p.around(4, 34, 0):
        p.slab("red", (x, 34, z), (4, 28, 18), turn=(angle, 22, 0))
    p.cone("blue", (0, 108, 25), (12, 4, 12), turn=(0, 90, 0))
    p.ring("grey", (0, 108, 26), (12, 4, 4), turn=(0, 90, 0))
    p.cone("orange", (0, 8, 0), (4, 10, 17))


def _hull(p: Potter, colour: str) -> None:
    p.ball(colour, (0, 38, 0), (82, 36, 32))
    p.slab("", (0, 64, 0), (96, 26, 60))
    p.ball("", (0, 46, 0), (66, 24, 23))


@thing("boat")
def boat(p: Potter) -> None:
    _hull(p, p.pick("brown", "red", "blue"))
    for x in (-26, 26):
        p.slab("clay", (x, 32, 0), (9, 4, 24))
    for side in (1, -1):
        p.rope("clay", [(0, 40, side * 20), (14, 14, side * 84)], 4)
        p.ball("clay", (15, 10, side * 84), (9, 8, 5))
    p.cone("blue", (0, 4, 0), (88, 4, 88))


@thing("sailboat")
def sailboat(p: Potter) -> None:
    _hull(p, p.pick("brown", "red", "blue"))
    p.rope("brown", [(0, 20, 0), (0, 168, 0)], 5)
    for step in range(5):
        half = 34 - 7 * step
        p.slab("white", (6 + half, 62 + 21 * step, 0), (half, 12, 4))
    for step in range(4):
        half = 22 - 5 * step
        p.slab("red", (-7 - half, 62 + 20 * step, 0), (half, 11, 4))
    p.cone("blue", (0, 4, 0), (88, 5, 88))


@thing("submarine")
def submarine(p: Potter) -> None:
    p.rope("yellow", [(-46, 44, 0), (48, 44, 0)], 31, 34)
    p.rope("yellow", [(-46, 44, 0), (-76, 46, 0)], 30, 8)
    p.slab("yellow", (4, 88, 0), (24, 17, 15))
    p.rope("grey", [(10, 100, 0), (10, 138, 0), (26, 138, 0)], 5)
    for side in (33, -33):
        for x in (-30, 6, 42):
            p.cone("blue", (x, 50, side), (10, 3, 10), turn=(0, 90, 0))
            p.ring("red", (x, 50, side), (10, 3, 3), turn=(0, 90, 0))
    p.slab("red", (-82, 46, 0), (4, 26, 5))
    p.slab("red", (-82, 46, 0), (4, 5, 26))


@thing("bicycle")
def bicycle(p: Potter) -> None:
    paint = p.pick("red", "blue", "green")
    for x in (-48, 48):
        p.ring("black", (x, 40, 0), (35, 5, 5), turn=(0, 90, 0))
        for angle, at in p.upright(4, 34, (x, 40, 0)):
            if angle < 180:
                p.rope("grey", [at, (2 * x - at[0], 80 - at[1], 0)], 1.5)
    p.rope(paint, [(-48, 40, 0), (-4, 38, 0), (32, 92, 0), (-18, 92, 0), (-48, 40, 0)], 4)
    p.rope(paint, [(-4, 38, 0), (-22, 104, 0)], 4)
    p.rope(paint, [(48, 40, 0), (28, 112, 0)], 4)
    p.ball("black", (-24, 108, 0), (17, 5, 9))
    p.rope("black", [(36, 116, 26), (28, 114, 8), (28, 114, -8), (36, 116, -26)], 4)
    p.cone("grey", (-4, 38, 0), (11, 3, 11), turn=(0, 90, 0))
    for side in (1, -1):
        p.rope("grey", [(-4, 38, side * 4), (-4 + side * 12, 24, side * 12)], 3)
        p.slab("black", (-4 + side * 12, 24, side * 15), (8, 3, 6))


@thing("hot-air balloon")
def hot_air_balloon(p: Potter) -> None:
    p.ball("red", (0, 124, 0), (46, 48, 46))
    p.cone("red", (0, 82, 0), (15, 18, 36))
    for angle, (x, _y, z) in p.around(6, 1):
        bow = [
            (x * 15, 66, z * 15),
            (x * 40, 96, z * 40),
            (x * 47, 126, z * 47),
            (x * 32, 158, z * 32),
            (0, 172, 0),
        ]
        p.rope("yellow" if angle % 120 == 0 else "blue", bow, 6)
    for x in (13, -13):
        for z in (13, -13):
            p.rope("brown", [(x, 66, z), (x, 34, z)], 2)
    p.slab("brown", (0, 20, 0), (18, 16, 18))
    p.slab("", (0, 30, 0), (13, 12, 13))


@thing("UFO")
def ufo(p: Potter) -> None:
    p.ball("grey", (0, 62, 0), (82, 21, 82))
    p.ball("blue", (0, 78, 0), (38, 36, 38))
    for number, (_, at) in enumerate(p.around(8, 62, 74)):
        p.ball(("red", "yellow")[number % 2], at, 8)
    p.cone("yellow", (0, 20, 0), (44, 22, 22))
    p.ball("green", (0, 112, 14), (12, 10, 12))


@thing("skateboard")
def skateboard(p: Potter) -> None:
    p.slab(p.pick("red", "blue", "purple"), (0, 30, 0), (62, 5, 24))
    p.slab("red", (74, 36, 0), (20, 5, 24), turn=(0, 0, 22))
    p.slab("red", (-74, 36, 0), (20, 5, 24), turn=(0, 0, -22))
    for x in (-46, 46):
        p.slab("grey", (x, 20, 0), (8, 7, 12))
        for z in (20, -20):
            p.cone("yellow", (x, 12, z), (12, 8, 12), turn=(0, 90, 0))


@thing("tractor")
def tractor(p: Potter) -> None:
    p.slab("green", (34, 52, 0), (40, 20, 19))
    p.slab("green", (-28, 48, 0), (26, 22, 22))
    for x in (-48, -8):
        for z in (18, -18):
            p.rope("black", [(x, 66, z), (x, 110, z)], 3)
    p.slab("green", (-28, 112, 0), (28, 5, 26))
    p.rope("black", [(42, 70, 0), (42, 100, 0)], 5)
    for z in (34, -34):
        p.cone("black", (-36, 40, z), (40, 10, 40), turn=(0, 90, 0))
        p.cone("yellow", (-36, 40, z * 1.18), (20, 7, 20), turn=(0, 90, 0))
        p.cone("black", (54, 22, z * 0.8), (22, 8, 22), turn=(0, 90, 0))
        p.cone("yellow", (54, 22, z * 0.98), (10, 5, 10), turn=(0, 90, 0))
    for z in (12, -12):
        p.ball("yellow", (74, 58, z), 5)
