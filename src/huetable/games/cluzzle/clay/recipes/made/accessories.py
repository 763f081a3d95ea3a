"""What is worn with clothes, and what is carried."""

from __future__ import annotations

from huetable.games.cluzzle.clay.recipes.book import thing
from huetable.games.cluzzle.clay.recipes.potter import Potter


@thing("glove")
def glove(p: Potter) -> None:
    wool = p.pick("red", "blue", "green")
    p.slab(wool, (0, 70, 0), (34, 32, 14))
    for x, top in ((-26, 128), (-9, 144), (9, 146), (26, 134)):
        p.rope(wool, [(x, 94, 0), (x * 1.25, top, 0)], 11, 10)
    p.rope(wool, [(-28, 62, 0), (-56, 84, 0), (-62, 104, 0)], 12, 11)
    p.slab("white", (0, 24, 0), (32, 18, 16))
    for x in (-24, -12, 0, 12, 24):
        p.rope("grey", [(x, 10, 16), (x, 40, 16)], 2)


@thing("scarf")
def scarf(p: Potter) -> None:
    wool = p.pick("red", "blue", "green")
    p.ring(wool, (0, 116, 0), (38, 15, 15))
    p.ring(wool, (0, 100, 0), (36, 14, 14))
    for x, low in ((-16, 20), (18, 40)):
        p.slab(wool, (x, (low + 104) / 2, 46), (15, (104 - low) / 2, 7), turn=(0, 0, x * 0.4))
        for y in (low + 14, low + 36):
            p.slab("white", (x, y, 47), (15.5, 5, 7.5), turn=(0, 0, x * 0.4))
        for fringe in (-10, 0, 10):
            p.rope(wool, [(x + fringe, low + 4, 46), (x + fringe, low - 14, 47)], 3)
    p.cone("clay", (0, 52, 0), (26, 52, 14))


@thing("tie")
def tie(p: Potter) -> None:
    cloth = p.pick("blue", "red", "purple")
    p.ring("white", (0, 150, -16), (28, 9, 9), turn=(0, 18, 0))
    p.cone(cloth, (0, 140, 14), (10, 13, 17))
    p.slab(cloth, (0, 84, 14), (17, 44, 5))
    p.cone(cloth, (0, 76, 14), (22, 46, 10))
    p.slab("", (0, 84, 40), (40, 60, 18))
    p.slab("", (0, 84, -20), (40, 48, 26))
    p.cone(cloth, (0, 22, 14), (1, 12, 22))
    for y in (106, 84, 62, 42):
        p.rope("white", [(-15, y - 7, 22), (15, y + 7, 22)], 3)


@thing("belt")
def belt(p: Potter) -> None:
    p.ring("brown", (0, 40, 0), (64, 9, 9))
    p.ring("brown", (0, 28, 0), (64, 9, 9))
    p.ring("brown", (0, 50, 0), (64, 8, 8))
    p.slab("yellow", (0, 38, 70), (26, 25, 7))
    p.slab("", (0, 38, 72), (15, 14, 16))
    p.rope("yellow", [(0, 38, 74), (20, 38, 76)], 5)
    for x in (36, 48):
        p.ball("black", (x, 39, 72 - x * 0.3), 4)


@thing("watch")
def watch(p: Potter) -> None:
    strap = p.pick("brown", "black", "red")
    p.ring(strap, (0, 52, 0), (46, 6, 6), turn=(0, 0, 90))
    p.ring(strap, (12, 52, 0), (46, 6, 6), turn=(0, 0, 90), both=True)
    p.cone("yellow", (0, 52, 54), (38, 9, 38), turn=(0, 90, 0))
    p.cone("white", (0, 52, 61), (31, 4, 31), turn=(0, 90, 0))
    for _, at in p.upright(12, 25, (0, 52, 65)):
        p.ball("black", at, 2.5)
    p.rope("black", [(0, 52, 66), (0, 72, 66)], 3)
    p.rope("black", [(0, 52, 66), (13, 45, 66)], 3)
    p.ball("yellow", (42, 52, 54), (7, 7, 7))


@thing("necklace")
def necklace(p: Potter) -> None:
    p.cone("clay", (0, 14, -14), (52, 14, 40))
    p.cone("clay", (0, 84, -18), (28, 62, 22))
    for angle, (x, y, _z) in p.upright(20, 46, (0, 96, 0)):
        p.ball("white" if angle else "yellow", (x, y, (96 - y) * 0.62), 8)
    p.ball("red", (0, 34, 38), (13, 16, 9))


@thing("high heel")
def high_heel(p: Potter) -> None:
    shade = p.pick("red", "black", "pink")
    p.rope(shade, [(0, 78, -58), (0, 62, -34), (0, 26, 12), (0, 12, 44)], 12, 15)
    p.ball(shade, (0, 14, 58), (22, 14, 32))
    p.ball("", (0, 34, 40), (15, 16, 26))
    p.ball(shade, (0, 94, -58), (20, 28, 20))
    p.ball("", (0, 108, -50), (14, 30, 20))
    p.rope(shade, [(0, 76, -68), (0, 3, -62)], 9, 4)


@thing("slipper")
def slipper(p: Potter) -> None:
    cloth = p.pick("pink", "blue", "red")
    for x in (-34, 34):
        p.ball("brown", (x, 8, 0), (27, 8, 64))
        p.ball("white", (x, 15, -14), (22, 7, 46))
        p.ball(cloth, (x, 26, 28), (29, 25, 36))
        p.ball("", (x, 30, -8), (18, 18, 22))
        p.ball("white", (x, 50, 36), 11)


@thing("backpack")
def backpack(p: Potter) -> None:
    cloth = p.pick("blue", "red", "green")
    p.slab(cloth, (0, 62, 0), (48, 58, 28))
    p.ball(cloth, (0, 112, 0), (48, 32, 30))
    p.slab(cloth, (0, 44, 34), (36, 32, 15))
    p.rope("yellow", [(-34, 66, 49), (34, 66, 49)], 3)
    p.rope("yellow", [(-44, 112, 22), (0, 132, 26), (44, 112, 22)], 3)
    p.ring("black", (0, 148, -8), (13, 4, 4), turn=(0, 90, 0))
    for x in (-26, 26):
        p.rope("black", [(x, 130, -24), (x * 1.2, 100, -50), (x * 1.2, 46, -48), (x, 18, -26)], 7)
    p.ball("yellow", (30, 66, 51), 4)


@thing("wallet")
def wallet(p: Potter) -> None:
    p.slab("brown", (0, 44, -16), (62, 40, 5), turn=(0, -12, 0))
    p.slab("brown", (0, 42, 20), (62, 38, 5), turn=(0, 14, 0))
    p.slab("green", (0, 66, -6), (54, 32, 3), turn=(0, -8, 0))
    p.slab("green", (4, 60, 6), (52, 32, 3), turn=(0, 2, 0))
    p.rope("black", [(-56, 72, 34), (56, 72, 34)], 1.6)
    p.cone("yellow", (0, 44, 29), (9, 4, 9), turn=(0, 104, 0))
    p.rope("brown", [(-60, 6, 2), (60, 6, 2)], 9)
