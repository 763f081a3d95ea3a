"""What one works and writes with."""

from __future__ import annotations

import math

from huetable.games.cluzzle.clay.recipes.book import thing
from huetable.games.cluzzle.clay.recipes.potter import Potter


@thing("hammer")
def hammer(p: Potter) -> None:
    p.rope("brown", [(0, 4, 0), (0, 130, 0)], 10, 9)
    p.cone("grey", (-34, 140, 0), (19, 14, 19), turn=(0, 0, 90))
    p.rope("grey", [(-24, 140, 0), (14, 140, 0)], 14)
    p.cone("grey", (36, 138, 0), (3, 24, 16), turn=(0, 0, 100))


@thing("screwdriver")
def screwdriver(p: Potter) -> None:
    p.cone(p.pick("red", "yellow", "blue"), (0, 132, 0), (19, 36, 22))
    p.ball("red", (0, 166, 0), (22, 10, 22))
    p.rope("grey", [(0, 98, 0), (0, 24, 0)], 7)
    p.slab("grey", (0, 14, 0), (11, 14, 3))


@thing("saw")
def saw(p: Potter) -> None:
    p.slab("grey", (20, 42, 0), (66, 24, 3), turn=(0, 0, -4))
    for step in range(10):
        p.cone("grey", (-38 + 13 * step, 16, 0), (7, 9, 1), turn=(0, 180, 0))
    p.slab("brown", (-66, 48, 0), (22, 32, 9))
    p.slab("", (-66, 48, 0), (10, 18, 20))


@thing("axe")
def axe(p: Potter) -> None:
    p.rope("brown", [(0, 2, 0), (0, 160, 0)], 9, 10)
    p.slab("grey", (24, 136, 0), (26, 17, 6))
    p.ball("grey", (40, 136, 0), (20, 36, 4))
    p.slab("grey", (-10, 136, 0), (9, 13, 9))


@thing("shovel")
def shovel(p: Potter) -> None:
    p.rope("brown", [(0, 60, 0), (0, 156, 0)], 7)
    p.rope("brown", [(-20, 168, 0), (20, 168, 0)], 7)
    p.rope("brown", [(0, 150, 0), (17, 166, 0)], 5, both=True)
    p.slab("grey", (0, 44, 4), (32, 26, 5))
    p.cone("grey", (0, 12, 4), (2, 14, 30))
    p.slab("", (0, 20, 46), (60, 40, 34))
    p.slab("", (0, 20, -38), (60, 40, 34))


@thing("scissors")
def scissors(p: Potter) -> None:
    for side in (1, -1):
        p.ring("red", (side * 30, 34, side * 3), (22, 7, 7), turn=(0, 90, 0))
        p.rope("grey", [(side * 16, 52, side * 3), (-side * 30, 168, side * 3)], 9, 3)
    p.ball("black", (0, 92, 6), 6)


@thing("screw")
def screw(p: Potter) -> None:
    p.rope("grey", [(0, 120, 0), (0, 24, 0)], 14, 9)
    p.cone("grey", (0, 12, 0), (1, 14, 10))
    turns = [(math.radians(a), 24 + a / 17) for a in range(0, 1560, 45)]
    p.rope("grey", [(15 * math.cos(a), y, 15 * math.sin(a)) for a, y in turns], 5)
    p.cone("grey", (0, 136, 0), (16, 16, 40))
    p.slab("", (0, 152, 0), (44, 8, 5))


@thing("nail")
def nail(p: Potter) -> None:
    p.rope("grey", [(0, 160, 0), (0, 44, 0)], 9)
    p.cone("grey", (0, 24, 0), (1, 22, 9))
    p.cone("grey", (0, 164, 0), (28, 6, 26))


@thing("pencil")
def pencil(p: Potter) -> None:
    p.cone("yellow", (0, 96, 0), (17, 46, 17))
    p.cone("clay", (0, 32, 0), (5, 20, 17))
    p.cone("black", (0, 8, 0), (1, 9, 6))
    p.cone("grey", (0, 148, 0), (18, 7, 18))
    p.cone("pink", (0, 164, 0), (16, 11, 15))


@thing("paintbrush")
def paintbrush(p: Potter) -> None:
    p.rope("brown", [(0, 172, 0), (0, 76, 0)], 6, 12)
    p.cone("grey", (0, 64, 0), (18, 14, 14))
    p.ball("clay", (0, 36, 0), (20, 30, 14))
    p.cone(p.pick("red", "blue", "green"), (0, 16, 0), (2, 16, 17))


@thing("magnifying glass")
def magnifying_glass(p: Potter) -> None:
    p.ring("black", (0, 124, 0), (42, 8, 8), turn=(0, 90, 0))
    p.cone("blue", (0, 124, 0), (40, 4, 40), turn=(0, 90, 0))
    p.ball("white", (-16, 138, 4), (6, 12, 3), turn=(0, 0, -35))
    p.rope("brown", [(0, 76, 0), (0, 6, 0)], 9, 11)


@thing("camera")
def camera(p: Potter) -> None:
    p.slab("black", (0, 54, 0), (66, 42, 24))
    p.cone("grey", (0, 52, 34), (34, 13, 32), turn=(0, 90, 0))
    p.cone("blue", (0, 52, 47), (23, 3, 23), turn=(0, 90, 0))
    p.slab("black", (0, 104, 0), (22, 13, 19))
    p.slab("white", (0, 104, 19), (15, 8, 3))
    p.cone("red", (46, 100, 0), (9, 6, 9))
    p.rope("brown", [(-66, 76, 0), (-80, 110, 0), (-60, 130, 0)], 4)


@thing("watering can")
def watering_can(p: Potter) -> None:
    paint = p.pick("green", "blue", "grey")
    p.cone(paint, (-14, 46, 0), (44, 44, 38))
    p.cone("", (-14, 84, 0), (32, 14, 32))
    p.rope(paint, [(20, 28, 0), (50, 68, 0), (72, 110, 0)], 11, 7)
    p.cone("yellow", (78, 118, 0), (8, 8, 19), turn=(0, 0, -32))
    p.rope(paint, [(-48, 72, 0), (-76, 96, 0), (-64, 128, 0), (-22, 126, 0), (10, 90, 0)], 6)


@thing("button")
def button(p: Potter) -> None:
    shade = p.pick("red", "blue", "green")
    p.cone(shade, (0, 13, 0), (64, 11, 64))
    p.ring(shade, (0, 23, 0), (58, 9, 9))
    for x in (16, -16):
        for z in (16, -16):
            p.cone("", (x, 16, z), (8, 24, 8))


@thing("envelope")
def envelope(p: Potter) -> None:
    p.slab("white", (0, 58, 0), (80, 50, 6))
    p.rope("grey", [(-78, 106, 7), (0, 50, 8), (78, 106, 7)], 4)
    p.rope("grey", [(-78, 10, 7), (-18, 62, 7)], 2.5)
    p.rope("grey", [(78, 10, 7), (18, 62, 7)], 2.5)
    p.ball("red", (0, 52, 8), (12, 12, 5))


@thing("anchor")
def anchor(p: Potter) -> None:
    p.ring("black", (0, 154, 0), (14, 5, 5), turn=(0, 90, 0))
    p.rope("black", [(0, 140, 0), (0, 16, 0)], 9)
    p.rope("black", [(-36, 118, 0), (36, 118, 0)], 7)
    p.rope("black", [(-62, 56, 0), (-46, 26, 0), (0, 12, 0), (46, 26, 0), (62, 56, 0)], 10)
    p.cone("black", (62, 64, 0), (19, 17, 1), both=True)


@thing("chain")
def chain(p: Potter) -> None:
    for number, x in enumerate((-64, -32, 0, 32, 64)):
        tip = 0 if number % 2 else 90
        p.ring("grey", (x, 32, 0), (20, 7, 7), turn=(0, tip, 0))


@thing("sword")
def sword(p: Potter) -> None:
    p.slab("grey", (0, 92, 0), (11, 66, 4))
    p.cone("grey", (0, 24, 0), (1, 18, 10))
    p.rope("yellow", [(-34, 142, 0), (34, 142, 0)], 7)
    p.rope("brown", [(0, 140, 0), (0, 164, 0)], 7)
    p.ball("yellow", (0, 170, 0), 10)


@thing("wheel")
def wheel(p: Potter) -> None:
    p.ring("brown", (0, 84, 0), (68, 12, 12), turn=(0, 90, 0))
    for angle, at in p.upright(8, 66, (0, 84, 0)):
        if angle < 180:
            p.rope("clay", [at, (-at[0], 168 - at[1], 0)], 6)
    p.cone("brown", (0, 84, 0), (17, 14, 17), turn=(0, 90, 0))


@thing("horseshoe")
def horseshoe(p: Potter) -> None:
    bow = [(-44, 16, 0), (-60, 62, 0), (-48, 110, 0), (0, 134, 0), (48, 110, 0), (60, 62, 0), (44, 16, 0)]
    p.rope("grey", bow, 15)
    p.slab("", (0, 84, 42), (90, 90, 33))
    p.slab("", (0, 84, -42), (90, 90, 33))
    for x, y in ((-54, 44), (-56, 86), (-30, 122), (30, 122), (56, 86), (54, 44)):
        p.ball("black", (x, y, 9), 4)


@thing("cross")
def cross(p: Potter) -> None:
    p.slab("brown", (0, 84, 0), (14, 82, 10))
    p.slab("brown", (0, 114, 0), (54, 14, 10))
