"""People and beings that only stories know."""

from __future__ import annotations

from huetable.games.cluzzle.clay.recipes.book import thing
from huetable.games.cluzzle.clay.recipes.potter import Potter


@thing("snowman")
def snowman(p: Potter) -> None:
    p.ball("white", (0, 34, 0), 40)
    p.ball("white", (0, 88, 0), 29)
    p.ball("white", (0, 130, 0), 22)
    p.cone("orange", (0, 128, 30), (5, 13, 1), turn=(0, 90, 0))
    p.eyes((8, 137, 19), 3.5)
    p.cone("black", (0, 149, 0), (27, 3, 27))
    p.cone("black", (0, 162, 0), (17, 13, 17))
    p.ring("red", (0, 112, 0), (19, 6, 6))
    for y in (98, 86, 74):
        p.ball("black", (0, y, 28), 4)
    p.rope("brown", [(24, 94, 0), (66, 112, 0)], 4, 3, both=True)
    p.rope("brown", [(56, 108, 0), (66, 96, 4)], 3, both=True)


@thing("ghost")
def ghost(p: Potter) -> None:
    p.ball("white", (0, 106, 0), (40, 44, 36))
    p.cone("white", (0, 58, 0), (50, 48, 40))
    for _, (x, _y, z) in p.around(8, 46):
        p.ball("", (x, 2, z), (11, 20, 11))
    p.ball("black", (14, 112, 33), (8, 12, 6), both=True)
    p.ball("black", (0, 86, 36), (8, 10, 6))
    p.rope("white", [(38, 86, 8), (66, 94, 22)], 13, 9, both=True)


@thing("robot")
def robot(p: Potter) -> None:
    p.slab("grey", (0, 72, 0), (34, 32, 24))
    p.slab("grey", (0, 128, 0), (25, 20, 21))
    p.cone("black", (0, 106, 0), (9, 6, 9))
    p.ball("yellow", (11, 133, 21), 6, both=True)
    p.slab("black", (0, 116, 21), (13, 3, 2))
    p.rope("grey", [(0, 146, 0), (0, 164, 0)], 3)
    p.ball("red", (0, 167, 0), 6)
    p.rope("grey", [(38, 92, 0), (54, 84, 0), (56, 52, 8)], 8, both=True)
    p.ball("black", (56, 46, 10), (10, 9, 10), both=True)
    p.rope("grey", [(16, 40, 0), (16, 12, 0)], 10, both=True)
    p.slab("black", (16, 7, 6), (13, 7, 18), both=True)
    p.slab("blue", (0, 80, 24), (17, 11, 3))
    for x in (-9, 0, 9):
        p.ball("red", (x, 58, 24), 4)


@thing("alien")
def alien(p: Potter) -> None:
    p.ball("green", (0, 124, 0), (38, 40, 33))
    p.cone("green", (0, 96, 6), (6, 14, 22), turn=(0, 0, 0))
    p.ball("black", (17, 124, 26), (11, 17, 9), turn=(0, 0, -28), both=True)
    p.rope("black", [(-6, 96, 27), (6, 96, 27)], 2)
    p.rope("green", [(0, 92, 0), (0, 44, 0)], 11, 16)
    p.rope("green", [(12, 72, 0), (40, 52, 8), (48, 26, 22)], 5, 5, both=True)
    p.rope("green", [(8, 40, 0), (16, 4, 4)], 8, 7, both=True)
    p.ball("green", (18, 5, 10), (9, 5, 14), both=True)
    p.rope("green", [(14, 158, 0), (24, 174, 0)], 3, both=True)
    p.ball("yellow", (24, 174, 0), 6, both=True)


@thing("dragon")
def dragon(p: Potter) -> None:
    skin = p.pick("green", "red", "purple")
    p.ball(skin, (0, 46, -8), (26, 28, 40))
    p.rope(skin, [(0, 42, -36), (10, 18, -64), (30, 12, -84)], 17, 4)
    p.rope(skin, [(0, 56, 20), (0, 92, 34), (0, 118, 36)], 16, 12)
    p.ball(skin, (0, 124, 52), (16, 14, 26))
    p.rope("yellow", [(9, 134, 40), (14, 154, 26)], 5, 2, both=True)
    p.rope(skin, [(14, 70, -6), (46, 126, -22), (80, 138, -34)], 5, 4, both=True)
    for x, y, tilt in ((40, 96, 40), (60, 108, 30), (72, 116, 20)):
        p.slab(skin, (x, y, -22), (15, 22, 3), turn=(18, 0, tilt), both=True)
    p.legs(skin, (18, 34, 20), 10, 9)
    for y, z in ((132, 22), (104, 16), (82, 0), (76, -20), (58, -42), (34, -58)):
        p.cone("yellow", (0, y, z), (7, 10, 1), turn=(0, -30, 0))
    p.eyes((11, 133, 60), 4, "yellow")
    p.rope("orange", [(0, 118, 76), (0, 112, 94)], 5, 9)


@thing("unicorn")
def unicorn(p: Potter) -> None:
    p.ball("white", (0, 70, -12), (24, 24, 44))
    p.legs("white", (14, 64, 26), 9, 7)
    p.rope("white", [(0, 78, 20), (0, 118, 42)], 17, 13)
    p.ball("white", (0, 120, 56), (14, 14, 26), turn=(0, 28, 0))
    p.cone("yellow", (0, 158, 58), (6, 20, 1), turn=(0, 22, 0))
    p.cone("white", (10, 140, 42), (5, 8, 1), both=True)
    p.rope("pink", [(0, 142, 42), (0, 122, 20), (0, 94, 2)], 9, 7)
    p.rope("purple", [(6, 136, 34), (6, 110, 12)], 6, 5, both=True)
    p.rope("pink", [(0, 78, -54), (0, 70, -74), (0, 28, -74)], 8, 5)
    p.eyes((12, 126, 58), 3.5)


@thing("baby")
def baby(p: Potter) -> None:
    p.ball("clay", (0, 106, 0), (40, 38, 36))
    p.ball("clay", (0, 44, 0), (32, 36, 28))
    p.ball("white", (0, 22, 2), (34, 20, 31))
    p.rope("clay", [(28, 58, 4), (50, 44, 22)], 11, 10, both=True)
    p.rope("clay", [(20, 16, 20), (30, 12, 52)], 14, 12, both=True)
    p.ball("clay", (40, 104, 0), (6, 10, 8), both=True)
    p.eyes((13, 110, 33))
    p.cone("pink", (0, 92, 36), (9, 4, 9), turn=(0, 90, 0))
    p.ring("blue", (0, 90, 46), (7, 3, 3), turn=(0, 90, 0))
    p.rope("brown", [(0, 142, 6), (8, 154, 6), (0, 158, 10)], 4, 3)


@thing("king")
def king(p: Potter) -> None:
    p.cone("red", (0, 44, 0), (44, 44, 22))
    p.ring("white", (0, 6, 0), (42, 7, 7))
    p.rope("white", [(0, 84, 22), (0, 8, 42)], 6)
    p.ball("clay", (0, 108, 0), (25, 26, 24))
    p.ball("brown", (0, 94, 12), (22, 18, 17))
    p.cone("yellow", (0, 138, 0), (23, 9, 25))
    for _, (x, y, z) in p.around(6, 22, 154):
        p.cone("yellow", (x, y, z), (7, 11, 1))
        p.ball("red", (x, y + 11, z), 4)
    p.eyes((9, 114, 21), 3.5)
    p.ball("clay", (0, 107, 26), 5)
    p.rope("red", [(20, 80, 0), (46, 62, 14)], 12, 10, both=True)
    p.rope("yellow", [(50, 18, 22), (50, 92, 22)], 4)
    p.ball("yellow", (50, 98, 22), 9)


@thing("skeleton")
def skeleton(p: Potter) -> None:
    p.ball("white", (0, 146, 0), (22, 22, 22))
    p.slab("white", (0, 124, 7), (12, 8, 10))
    p.ball("black", (9, 147, 18), 6, both=True)
    p.cone("black", (0, 137, 21), (4, 4, 1))
    for x in (-6, 0, 6):
        p.rope("black", [(x, 128, 17), (x, 120, 17)], 1)
    p.rope("white", [(0, 120, 0), (0, 56, 0)], 5)
    for y, wide in ((106, 22), (95, 24), (84, 22), (73, 18)):
        p.rope("white", [(0, y, -4), (wide, y - 2, -4), (wide, y - 4, 12), (4, y - 6, 16)], 3, both=True)
    p.slab("white", (0, 50, 0), (20, 6, 10))
    p.rope("white", [(0, 114, 0), (28, 112, 0), (40, 82, 2), (42, 52, 8)], 4, both=True)
    p.rope("white", [(14, 48, 0), (16, 26, 3), (15, 4, 0)], 5, 4, both=True)
    p.ball("white", (15, 4, 8), (6, 4, 12), both=True)
    p.ball("white", (42, 48, 9), 6, both=True)


@thing("gnome")
def gnome(p: Potter) -> None:
    p.ball("blue", (0, 40, 0), (34, 36, 30))
    p.ring("black", (0, 36, 0), (31, 5, 5))
    p.ball("clay", (0, 84, 0), (24, 22, 22))
    p.cone("red", (0, 132, -4), (27, 38, 2), turn=(0, -5, 0))
    p.cone("white", (0, 62, 22), (3, 28, 20), turn=(0, -10, 0))
    p.ball("pink", (0, 84, 25), 8)
    p.eyes((9, 92, 20), 3.5)
    p.rope("blue", [(30, 58, 4), (46, 34, 18)], 11, 9, both=True)
    p.ball("black", (16, 7, 12), (14, 8, 20), both=True)
