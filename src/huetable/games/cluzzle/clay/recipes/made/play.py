"""Toys, sport and parties."""

from __future__ import annotations

import math

from huetable.games.cluzzle.clay.recipes.book import thing
from huetable.games.cluzzle.clay.recipes.potter import Potter


@thing("ball")
def ball(p: Potter) -> None:
    p.ball("red", (0, 62, 0), 62)
    for turn in (0, 60, 120):
        p.ring("white", (0, 62, 0), (60, 7, 7), turn=(turn, 90, 0))
    p.ball("blue", (0, 122, 0), (15, 6, 15))


@thing("bowling pin")
def bowling_pin(p: Potter) -> None:
    p.ball("white", (0, 54, 0), (35, 54, 35))
    p.cone("white", (0, 8, 0), (20, 8, 24))
    p.rope("white", [(0, 90, 0), (0, 128, 0)], 17, 14)
    p.ball("white", (0, 146, 0), (20, 24, 20))
    for y in (112, 124):
        p.ring("red", (0, y, 0), (15, 4, 4))


@thing("dumbbell")
def dumbbell(p: Potter) -> None:
    p.rope("grey", [(-56, 42, 0), (56, 42, 0)], 9)
    for x, size in ((44, 42), (60, 36), (74, 28)):
        p.cone("black", (x, 42, 0), (size, 7, size), turn=(0, 0, 90), both=True)


@thing("trophy")
def trophy(p: Potter) -> None:
    p.slab("brown", (0, 13, 0), (34, 13, 34))
    p.cone("yellow", (0, 46, 0), (22, 20, 7))
    p.ball("yellow", (0, 120, 0), (44, 56, 44))
    p.slab("", (0, 166, 0), (70, 24, 70))
    p.cone("", (0, 130, 0), (24, 16, 36))
    p.ring("yellow", (0, 142, 0), (42, 6, 6))
    p.rope("yellow", [(40, 130, 0), (68, 128, 0), (64, 98, 0), (36, 90, 0)], 6, both=True)
    p.slab("yellow", (0, 14, 34), (18, 7, 3))


@thing("teddy bear")
def teddy_bear(p: Potter) -> None:
    fur = p.pick("brown", "clay", "pink")
    p.ball(fur, (0, 46, 0), (36, 42, 30))
    p.ball("white", (0, 44, 17), (22, 28, 17))
    p.ball(fur, (0, 112, 2), (34, 31, 30))
    p.ball(fur, (28, 138, 0), (14, 14, 9), both=True)
    p.ball("white", (28, 138, 6), (8, 8, 5), both=True)
    p.ball("white", (0, 102, 27), (15, 12, 10))
    p.ball("black", (0, 108, 36), (6, 5, 4))
    p.eyes((12, 119, 29), 4)
    p.rope(fur, [(32, 70, 4), (56, 44, 18)], 14, 13, both=True)
    p.rope(fur, [(22, 16, 8), (34, 16, 50)], 16, 16, both=True)
    p.ball("white", (35, 17, 63), (10, 10, 4), both=True)


@thing("balloon")
def balloon(p: Potter) -> None:
    skin = p.pick("red", "blue", "yellow")
    p.ball(skin, (0, 122, 0), (44, 52, 44))
    p.cone(skin, (0, 66, 0), (11, 7, 3))
    p.rope("white", [(0, 62, 0), (9, 44, 0), (-7, 24, 0), (4, 2, 0)], 2.5)
    p.ball("white", (-20, 142, 34), (7, 12, 5), turn=(0, 0, -25))
    p.cone("brown", (4, 3, 0), (22, 3, 18))


@thing("kite")
def kite(p: Potter) -> None:
    p.slab("red", (0, 118, 0), (37, 37, 5), turn=(0, 0, 45))
    p.rope("yellow", [(0, 64, 6), (0, 170, 6)], 4)
    p.rope("yellow", [(-52, 118, 6), (52, 118, 6)], 4)
    p.rope("white", [(0, 66, 0), (14, 44, 0), (-10, 24, 0), (16, 4, 0)], 3)
    for x, y, tilt in ((12, 46, 20), (-8, 25, -20), (12, 8, 20)):
        p.cone("blue", (x - 9, y, 0), (9, 8, 2), turn=(0, 0, -90 + tilt))
        p.cone("blue", (x + 9, y, 0), (9, 8, 2), turn=(0, 0, 90 + tilt))


@thing("yo-yo")
def yo_yo(p: Potter) -> None:
    p.cone("red", (0, 54, 17), (50, 11, 44), turn=(0, 90, 0))
    p.cone("red", (0, 54, -17), (44, 11, 50), turn=(0, 90, 0))
    p.cone("brown", (0, 54, 0), (14, 18, 14), turn=(0, 90, 0))
    p.cone("yellow", (0, 54, 29), (21, 3, 18), turn=(0, 90, 0))
    p.rope("white", [(14, 54, 0), (16, 120, 0), (4, 158, 0)], 3)
    p.ring("white", (2, 166, 0), (9, 3, 3), turn=(0, 90, 0))


@thing("dice")
def dice(p: Potter) -> None:
    p.slab("white", (0, 56, 0), 54)
    for x, y in ((-28, 84), (28, 84), (0, 56), (-28, 28), (28, 28)):
        p.ball("black", (x, y, 54), (9, 9, 4))
    for y, z in ((84, -28), (84, 28), (28, -28), (28, 28)):
        p.ball("black", (54, y, z), (4, 9, 9))
    for y, z in ((82, -26), (30, 26)):
        p.ball("black", (-54, y, z), (4, 9, 9))
    for x in (-28, 0, 28):
        p.ball("black", (x, 110, -x), (9, 4, 9))
    p.ball("black", (0, 56, -54), (9, 9, 4))


@thing("spinning top")
def spinning_top(p: Potter) -> None:
    p.cone("red", (0, 34, 0), (3, 32, 58))
    p.cone("yellow", (0, 72, 0), (60, 8, 60))
    p.cone("blue", (0, 94, 0), (58, 15, 12))
    p.rope("brown", [(0, 100, 0), (0, 146, 0)], 7)
    p.ball("brown", (0, 150, 0), 11)


@thing("puzzle piece")
def puzzle_piece(p: Potter) -> None:
    p.slab(p.pick("blue", "green", "red"), (0, 66, 0), (46, 46, 12))
    p.ball("blue", (0, 124, 0), (18, 18, 12))
    p.ball("blue", (58, 66, 0), (18, 18, 12))
    p.cone("", (-44, 66, 0), (17, 30, 17), turn=(0, 90, 0))
    p.cone("", (0, 24, 0), (17, 30, 17), turn=(0, 90, 0))


@thing("flag")
def flag(p: Potter) -> None:
    p.rope("brown", [(-48, 2, 0), (-48, 170, 0)], 6)
    p.ball("yellow", (-48, 172, 0), 8)
    for number, colour in enumerate((p.pick("red", "blue"), "white", "green")):
        for x in range(-32, 72, 12):
            p.slab(colour, (x, 152 - 22 * number, 6 * math.sin(x / 16)), (8, 12, 4))
    p.cone("green", (-48, 4, 0), (30, 5, 24))


@thing("bow and arrow")
def bow_and_arrow(p: Potter) -> None:
    p.rope("brown", [(-24, 166, 0), (14, 136, 0), (30, 88, 0), (14, 40, 0), (-24, 10, 0)], 6)
    p.rope("white", [(-24, 164, 0), (-44, 88, 0), (-24, 12, 0)], 2)
    p.rope("clay", [(-44, 88, 0), (70, 88, 0)], 3.5)
    p.cone("grey", (78, 88, 0), (11, 12, 1), turn=(0, 0, -90))
    for side in (1, -1):
        p.slab("red", (-36, 88 + side * 6, 0), (11, 6, 2), turn=(0, 0, -side * 20))


@thing("arrow")
def arrow(p: Potter) -> None:
    p.rope("brown", [(-70, 50, 0), (56, 50, 0)], 6)
    p.cone("grey", (70, 50, 0), (20, 18, 1), turn=(0, 0, -90))
    for tip in (0, 90):
        p.slab("red", (-66, 50, 0), (18, 17, 3), turn=(0, tip, 0))
    for x in (-34, 34):
        p.rope("clay", [(x, 2, 0), (x, 44, 0)], 9, 6)


@thing("bomb")
def bomb(p: Potter) -> None:
    p.ball("black", (0, 56, 0), 56)
    p.cone("black", (22, 112, 0), (17, 11, 17), turn=(0, 0, -22))
    p.rope("brown", [(26, 120, 0), (36, 142, 0), (56, 146, 0)], 4)
    for angle, at in p.upright(6, 12, (62, 148, 0)):
        p.cone("orange", at, (5, 10, 1), turn=(0, 0, -angle))
    p.ball("yellow", (62, 148, 0), 8)
    p.ball("white", (-22, 78, 42), (8, 13, 6), turn=(0, 0, -30))


@thing("gift")
def gift(p: Potter) -> None:
    paper, bow = p.pick("red", "blue", "green"), p.pick("yellow", "white")
    p.slab(paper, (0, 46, 0), (54, 46, 54))
    p.slab(paper, (0, 90, 0), (58, 10, 58))
    p.slab(bow, (0, 50, 0), (10, 52, 60))
    p.slab(bow, (0, 50, 0), (60, 52, 10))
    p.ring(bow, (24, 118, 0), (18, 7, 7), turn=(0, 90, 30), both=True)
    p.ball(bow, (0, 108, 0), 12)


@thing("piggy bank")
def piggy_bank(p: Potter) -> None:
    p.ball("pink", (0, 58, 0), (48, 46, 58))
    p.legs("pink", (26, 26, 30), 14, 12)
    p.cone("pink", (0, 58, 62), (18, 10, 17), turn=(0, 90, 0))
    p.ball("black", (7, 58, 73), (3, 5, 3), both=True)
    p.cone("pink", (26, 100, 36), (12, 12, 1), turn=(0, 20, -25), both=True)
    p.eyes((20, 76, 50), 5)
    p.slab("black", (0, 104, -4), (5, 3, 21))
    p.cone("yellow", (0, 122, -4), (21, 5, 21), turn=(0, 0, 90))
    p.rope("pink", [(0, 64, -56), (10, 72, -64), (0, 80, -68)], 4)


@thing("treasure chest")
def treasure_chest(p: Potter) -> None:
    p.slab("brown", (0, 32, 0), (66, 32, 40))
    p.slab("brown", (0, 96, -46), (66, 36, 8), turn=(0, -20, 0))
    for x in (-46, 0, 46):
        p.slab("yellow", (x, 32, 0), (6, 33, 42))
    p.ball("yellow", (0, 62, 0), (56, 17, 32))
    for x, z, colour in ((-26, 10, "red"), (8, 16, "blue"), (34, 4, "green"), (-6, -8, "white")):
        p.ball(colour, (x, 77, z), 9)
    for x, z in ((-42, 4), (20, -6), (-12, 20), (44, 16)):
        p.cone("yellow", (x, 74, z), (11, 3, 11), turn=(0, 30, x))
    p.slab("black", (0, 44, 42), (10, 11, 4))


@thing("slide")
def slide(p: Potter) -> None:
    for z in (16, -16):
        p.rope("red", [(-52, 4, z), (-52, 132, z)], 5)
        p.rope("blue", [(-46, 118, z), (20, 58, z), (52, 18, z), (84, 12, z)], 6)
    for y in (22, 46, 70, 94):
        p.rope("red", [(-52, y, -16), (-52, y, 16)], 4)
    for a, b in (((-46, 112), (20, 52)), ((20, 52), (52, 14)), ((52, 14), (84, 7))):
        for z in (-9, 0, 9):
            p.rope("yellow", [(a[0], a[1], z), (b[0], b[1], z)], 6)
    p.slab("red", (-46, 112, 0), (12, 4, 16))


@thing("mailbox")
def mailbox(p: Potter) -> None:
    p.rope("brown", [(0, 2, 0), (0, 84, 0)], 9)
    p.slab("blue", (0, 104, 0), (26, 20, 46))
    p.cone("blue", (0, 120, 0), (26, 46, 26), turn=(0, 90, 0))
    p.cone("white", (0, 118, 46), (20, 2, 20), turn=(0, 90, 0))
    p.rope("red", [(29, 104, 10), (29, 146, 10)], 4)
    p.slab("red", (29, 142, 20), (3, 9, 12))
