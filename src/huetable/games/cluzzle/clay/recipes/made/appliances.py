"""Furniture and machines of the house, and what belongs into the bathroom."""

from __future__ import annotations

from huetable.games.cluzzle.clay.recipes.book import thing
from huetable.games.cluzzle.clay.recipes.potter import Potter


@thing("stool")
def stool(p: Potter) -> None:
    wood = p.pick("brown", "red", "blue")
    p.cone(wood, (0, 92, 0), (44, 8, 44))
    for x in (26, -26):
        for z in (24, -24):
            p.rope(wood, [(x, 86, z), (x * 1.5, 3, z * 1.5)], 6, 5)
    p.ring(wood, (0, 38, 0), (46, 4, 4))


@thing("rocking chair")
def rocking_chair(p: Potter) -> None:
    p.slab("brown", (0, 62, 2), (36, 5, 34))
    for x in (-34, 34):
        p.rope("brown", [(x, 26, -78), (x, 10, -44), (x, 5, 0), (x, 10, 44), (x, 28, 76)], 6)
        p.rope("brown", [(x, 88, 30), (x, 12, 34)], 5)
        p.rope("brown", [(x, 150, -46), (x, 60, -28), (x, 12, -32)], 5)
        p.rope("brown", [(x, 90, 36), (x, 92, -34)], 6)
    for x in (-20, 0, 20):
        p.rope("brown", [(x, 64, -28), (x, 142, -44)], 4)
    p.slab("brown", (0, 146, -45), (40, 9, 5))
    p.slab(p.pick("red", "blue", "green"), (0, 70, 2), (30, 5, 28))


@thing("bookshelf")
def bookshelf(p: Potter) -> None:
    p.slab("brown", (0, 84, -22), (58, 84, 4))
    p.slab("brown", (56, 84, 0), (5, 84, 24), both=True)
    colours = ("red", "blue", "green", "yellow", "white", "purple", "orange")
    for row, y in enumerate((6, 60, 114)):
        p.slab("brown", (0, y, 0), (56, 5, 24))
        for number in range(6 if row != 1 else 5):
            x, tall = -44 + 15 * number, 16 + (number * 5 + row * 7) % 7
            p.slab(colours[(number + 3 * row) % 7], (x, y + 5 + tall, 2), (6.5, tall, 17))
    p.slab("brown", (0, 165, 0), (60, 5, 25))


@thing("box")
def box(p: Potter) -> None:
    p.slab("clay", (0, 42, 0), (58, 42, 50))
    p.slab("", (0, 56, 0), (52, 44, 44))
    p.slab("clay", (80, 92, 0), (27, 3, 48), turn=(0, 0, 24), both=True)
    p.slab("clay", (0, 76, 72), (56, 3, 26), turn=(0, 32, 0))
    p.slab("yellow", (0, 42, 51), (9, 40, 2))


@thing("mirror")
def mirror(p: Potter) -> None:
    p.slab("brown", (0, 8, -6), (34, 7, 26))
    p.rope("brown", [(0, 10, -8), (0, 46, -6)], 8)
    p.ball("yellow", (0, 106, 0), (58, 68, 9))
    p.ball("blue", (0, 106, 6), (46, 56, 6))
    p.rope("white", [(-24, 92, 13), (6, 136, 11)], 5, 3)
    p.rope("white", [(-6, 82, 13), (24, 126, 11)], 4, 3)


@thing("bathtub")
def bathtub(p: Potter) -> None:
    p.slab("white", (0, 46, 0), (84, 30, 44))
    p.slab("", (0, 62, 0), (72, 26, 33))
    p.rope("white", [(-80, 76, 42), (80, 76, 42)], 6)
    p.rope("white", [(-80, 76, -42), (80, 76, -42)], 6)
    p.slab("blue", (0, 56, 0), (74, 5, 34))
    for x, z, size in ((-44, 8, 17), (-22, -10, 14), (-20, 18, 13), (-58, -14, 13), (4, 6, 11)):
        p.ball("white", (x, 68, z), size)
    p.rope("grey", [(84, 70, 0), (84, 104, 0), (58, 104, 0), (56, 92, 0)], 6)
    p.legs("yellow", (64, 16, 32), 8, 9)


@thing("toilet")
def toilet(p: Potter) -> None:
    p.cone("white", (0, 26, 8), (30, 26, 26))
    p.ball("white", (0, 58, 14), (40, 24, 48))
    p.slab("", (0, 90, 20), (60, 20, 60))
    p.ball("", (0, 70, 20), (27, 16, 33))
    p.ball("blue", (0, 60, 20), (24, 5, 28))
    p.slab("white", (0, 108, -48), (44, 36, 16))
    p.slab("white", (0, 146, -48), (48, 5, 19))
    p.ball("grey", (0, 152, -48), (9, 5, 9))
    p.ball("white", (0, 100, -24), (38, 36, 6), turn=(0, -12, 0))


@thing("washing machine")
def washing_machine(p: Potter) -> None:
    p.slab("white", (0, 76, 0), (58, 76, 48))
    p.cone("grey", (0, 68, 46), (42, 7, 42), turn=(0, 90, 0))
    p.cone("black", (0, 68, 52), (34, 4, 34), turn=(0, 90, 0))
    p.cone("blue", (0, 60, 55), (24, 3, 26), turn=(0, 90, 0))
    p.ball("white", (8, 76, 57), (10, 7, 3))
    p.slab("grey", (0, 134, 48), (54, 11, 2))
    p.cone("black", (34, 134, 52), (9, 4, 9), turn=(0, 90, 0))
    for x, colour in ((-42, "red"), (-26, "green"), (-10, "blue")):
        p.ball(colour, (x, 134, 50), 5)


@thing("computer")
def computer(p: Potter) -> None:
    p.slab("black", (0, 100, -20), (74, 48, 7))
    p.slab("blue", (0, 102, -12), (66, 39, 3))
    for y, x in ((122, 20), (110, 34), (98, 10)):
        p.rope("white", [(-52, y, -9), (x, y, -9)], 3)
    p.rope("black", [(0, 60, -22), (0, 8, -26)], 9)
    p.slab("black", (0, 6, -24), (34, 5, 20))
    p.slab("white", (-10, 6, 46), (58, 6, 22))
    for z in (34, 46, 58):
        for x in (-58, -42, -26, -10, 6, 22, 38):
            p.slab("grey", (x - 1, 12, z), (6, 3, 4.5))
    p.ball("white", (72, 6, 48), (11, 7, 16))


@thing("fan")
def fan(p: Potter) -> None:
    p.cone("white", (0, 7, 0), (42, 7, 36))
    p.rope("white", [(0, 8, -6), (0, 92, -8)], 7)
    p.ball("white", (0, 104, -12), (18, 18, 24))
    for angle, at in p.upright(3, 28, (0, 104, 14)):
        p.ball("blue", at, (17, 30, 4), turn=(0, 0, -angle))
    p.ball("white", (0, 104, 16), (12, 12, 9))
    for z in (8, 24):
        p.ring("black", (0, 104, z), (62, 3, 3), turn=(0, 90, 0))
    for _, at in p.upright(12, 62, (0, 104, 24)):
        p.rope("black", [(0, 104, 28), at], 1.6)


@thing("pillow")
def pillow(p: Potter) -> None:
    p.slab("white", (0, 26, 0), (76, 12, 52))
    p.ball("white", (0, 28, 0), (76, 30, 50))
    for x in (-48, -24, 0, 24, 48):
        y = 58 - abs(x) * 0.16
        p.rope("blue", [(x, 42, -45), (x, y, -18), (x, y, 18), (x, 42, 45)], 3)


@thing("tap")
def tap(p: Potter) -> None:
    p.cone("grey", (0, 8, -30), (28, 8, 26))
    p.rope("grey", [(0, 10, -30), (0, 100, -30), (0, 132, -12), (0, 132, 26), (0, 116, 42), (0, 96, 44)], 13)
    p.rope("grey", [(0, 76, -30), (34, 82, -30)], 8, both=True)
    p.ball("red", (-42, 84, -30), (14, 14, 14))
    p.ball("blue", (42, 84, -30), (14, 14, 14))
    p.rope("blue", [(0, 88, 44), (0, 40, 44)], 5)
    p.ball("blue", (0, 24, 44), (10, 12, 10))
    p.cone("blue", (0, 37, 44), (8, 9, 2))


@thing("street lamp")
def street_lamp(p: Potter) -> None:
    p.cone("black", (0, 10, 0), (24, 10, 14))
    p.rope("black", [(0, 12, 0), (0, 120, 0)], 7, 5)
    p.rope("black", [(0, 100, 0), (22, 100, 0)], 3, both=True)
    p.cone("yellow", (0, 140, 0), (15, 18, 24))
    for _, (x, _y, z) in p.around(4, 1):
        p.rope("black", [(x * 15, 122, z * 15), (x * 24, 158, z * 24)], 3)
    p.cone("black", (0, 164, 0), (30, 9, 6))
    p.ball("black", (0, 174, 0), 6)


@thing("birdcage")
def birdcage(p: Potter) -> None:
    p.cone("brown", (0, 8, 0), (54, 8, 54))
    for _, (x, _y, z) in p.around(14, 50):
        p.rope("yellow", [(x, 12, z), (x, 112, z), (x * 0.7, 142, z * 0.7), (0, 156, 0)], 2.6)
    p.ring("yellow", (0, 62, 0), (51, 3, 3))
    p.ring("yellow", (0, 112, 0), (51, 3, 3))
    p.ring("yellow", (0, 168, 0), (12, 4, 4), turn=(0, 90, 0))
    p.rope("brown", [(-46, 46, 0), (46, 46, 0)], 4)
    p.ball("blue", (0, 66, 0), (15, 20, 17))
    p.ball("blue", (0, 90, 6), 13)
    p.cone("orange", (0, 88, 22), (5, 7, 1), turn=(0, 90, 0))
    p.rope("blue", [(0, 58, -10), (0, 34, -20)], 7, 5)
    p.eyes((8, 94, 16), 3)


@thing("safe")
def safe(p: Potter) -> None:
    p.slab("grey", (0, 76, 0), (60, 64, 46))
    p.slab("black", (0, 76, 45), (52, 55, 3))
    p.slab("grey", (0, 76, 48), (46, 49, 4))
    p.cone("black", (-8, 86, 54), (20, 5, 18), turn=(0, 90, 0))
    for _, at in p.upright(8, 14, (-8, 86, 60)):
        p.ball("white", at, 2.5)
    for _, (x, y, z) in p.upright(3, 17, (-8, 50, 58)):
        p.rope("yellow", [(-8, 50, 56), (x, y, z)], 4)
    for y in (46, 106):
        p.rope("black", [(54, y - 8, 48), (54, y + 8, 48)], 5)
    p.legs("black", (46, 12, 34), 9)
