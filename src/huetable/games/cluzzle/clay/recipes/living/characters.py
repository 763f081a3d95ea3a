"""People that one knows by their clothes, and beings of stories."""

from __future__ import annotations

from huetable.games.cluzzle.clay.recipes.book import thing
from huetable.games.cluzzle.clay.recipes.potter import Potter


@thing("witch")
def witch(p: Potter) -> None:
    p.cone("black", (0, 40, 0), (40, 40, 18))
    p.ball("green", (0, 96, 0), (20, 22, 20))
    p.rope("green", [(0, 94, 18), (0, 88, 34)], 6, 3)
    p.rope("orange", [(16, 104, -4), (24, 72, -2)], 8, 5, both=True)
    p.cone("black", (0, 114, -2), (44, 3, 44))
    p.cone("purple", (0, 120, -2), (25, 5, 23))
    p.cone("black", (0, 146, -2), (23, 28, 2))
    p.eyes((8, 101, 18), 3.5)
    p.rope("black", [(14, 76, 0), (40, 60, 18)], 9, 8, both=True)
    p.ball("green", (44, 58, 22), 7, both=True)
    p.rope("brown", [(46, 130, 24), (46, 34, 24)], 4)
    p.rope("yellow", [(46, 36, 24), (46, 4, 24)], 7, 15)


@thing("pirate")
def pirate(p: Potter) -> None:
    p.cone("blue", (0, 60, 0), (24, 26, 24))
    p.ring("black", (0, 40, 0), (23, 5, 5))
    p.ball("clay", (0, 106, 0), (21, 22, 21))
    p.ball("brown", (0, 94, 8), (19, 14, 16))
    p.ball("black", (0, 130, 0), (46, 12, 16))
    p.ball("black", (0, 136, 0), (26, 17, 18))
    p.ball("white", (0, 138, 16), (9, 8, 5))
    p.rope("white", [(-13, 128, 17), (13, 128, 17)], 2.6)
    p.ball("black", (9, 112, 18), (8, 8, 5))
    p.rope("black", [(16, 118, 14), (-18, 106, 16)], 1.8)
    p.ball("black", (-8, 112, 20), 3.5)
    p.rope("blue", [(24, 78, 0), (44, 60, 12)], 9, 8, both=True)
    p.rope("grey", [(-46, 58, 16), (-50, 100, 30), (-44, 130, 36)], 5, 3)
    p.slab("yellow", (-46, 58, 16), (11, 3, 7))
    p.ball("grey", (46, 56, 14), 7)
    p.rope("grey", [(48, 52, 16), (54, 44, 20), (48, 36, 22)], 3)
    p.rope("black", [(-12, 36, 0), (-12, 5, 0)], 10)
    p.ball("black", (-12, 6, 6), (11, 6, 16))
    p.rope("brown", [(12, 38, 0), (12, 4, 0)], 6, 4)


@thing("astronaut")
def astronaut(p: Potter) -> None:
    p.ball("white", (0, 68, 0), (30, 32, 24))
    p.slab("grey", (0, 76, -26), (26, 30, 12))
    p.ball("white", (0, 124, 0), (33, 32, 31))
    p.ball("black", (0, 124, 16), (24, 21, 19))
    p.ball("yellow", (0, 126, 22), (20, 17, 15))
    p.slab("blue", (0, 74, 22), (14, 9, 4))
    p.ball("red", (-6, 74, 26), 3.5)
    p.rope("white", [(28, 88, 0), (52, 72, 8), (54, 50, 16)], 13, 11, both=True)
    p.ball("grey", (54, 44, 18), 11, both=True)
    p.rope("white", [(14, 46, 0), (16, 16, 0)], 15, 14, both=True)
    p.ball("grey", (17, 9, 6), (15, 9, 20), both=True)
    p.slab("red", (-33, 84, 6), (2, 5, 7))


@thing("clown")
def clown(p: Potter) -> None:
    p.ball("yellow", (0, 54, 0), (34, 38, 28))
    for y in (74, 56, 38):
        p.ball("red", (0, y, 28 - abs(56 - y) * 0.15), 6)
    for _, (x, _y, z) in p.around(10, 24):
        p.ball("white", (x, 90, z), (10, 7, 10))
    p.ball("white", (0, 116, 0), (25, 26, 23))
    p.ball("red", (0, 114, 25), 8)
    p.eyes((10, 122, 20), 4)
    p.rope("red", [(-13, 103, 20), (0, 97, 23), (13, 103, 20)], 4)
    for y, z in ((122, 0), (134, -4), (110, -6)):
        p.ball("orange", (28, y, z), 13, both=True)
    p.cone("blue", (0, 152, -2), (15, 18, 2))
    p.ball("yellow", (0, 172, -2), 7)
    p.rope("yellow", [(30, 72, 0), (54, 84, 12)], 11, 10, both=True)
    p.ball("white", (60, 88, 14), 10, both=True)
    p.ball("red", (18, 8, 16), (16, 9, 27), both=True)


@thing("mermaid")
def mermaid(p: Potter) -> None:
    p.ball("grey", (0, 16, -8), (48, 20, 36))
    p.rope("green", [(0, 76, -4), (0, 44, 18), (20, 24, 40), (44, 20, 52)], 19, 8)
    p.ball("green", (60, 30, 58), (20, 6, 11), turn=(30, 0, 34))
    p.ball("green", (60, 16, 66), (20, 6, 11), turn=(-40, 0, -10))
    p.rope("clay", [(0, 72, -4), (0, 100, -4)], 15, 14)
    p.ball("purple", (8, 96, 9), (8, 7, 6), both=True)
    p.ball("clay", (0, 130, 0), (18, 20, 18))
    p.ball("orange", (0, 138, -6), (21, 19, 19))
    p.rope("orange", [(16, 140, -8), (22, 104, -14), (20, 74, -16)], 10, 8, both=True)
    p.ball("clay", (0, 128, 9), (14, 15, 11))
    p.eyes((7, 132, 18), 3)
    p.rope("red", [(-5, 120, 18), (5, 120, 18)], 2)
    p.rope("clay", [(15, 102, 0), (30, 84, 10), (26, 64, 20)], 6, 5, both=True)


@thing("angel")
def angel(p: Potter) -> None:
    p.cone("white", (0, 46, 0), (42, 46, 14))
    p.ball("clay", (0, 112, 0), (19, 20, 19))
    p.ball("yellow", (0, 120, -5), (21, 17, 18))
    p.ball("clay", (0, 110, 8), (15, 15, 12))
    p.ring("yellow", (0, 154, 0), (22, 4, 4), turn=(0, 12, 0))
    p.eyes((7, 114, 18), 3)
    p.rope("white", [(12, 84, 2), (28, 66, 18), (6, 72, 30)], 8, 6, both=True)
    p.ball("clay", (0, 74, 32), (7, 9, 6))
    for x, y, size in ((34, 96, 26), (52, 104, 22), (66, 112, 16)):
        p.ball("white", (x, y, -18), (16, size, 6), turn=(0, 0, -32), both=True)


@thing("mummy")
def mummy(p: Potter) -> None:
    p.rope("white", [(0, 92, 0), (0, 62, 0)], 25, 22)
    p.ball("white", (0, 132, 0), (24, 27, 23))
    p.rope("white", [(13, 52, 0), (14, 10, 0)], 14, 13, both=True)
    p.ball("white", (15, 8, 8), (14, 8, 18), both=True)
    p.rope("white", [(28, 96, 0), (38, 96, 34), (36, 98, 66)], 12, 10, both=True)
    p.slab("black", (0, 136, 21), (19, 5, 4))
    p.ball("yellow", (9, 136, 24), 4, both=True)
    for y in (114, 124, 148):
        p.ring("grey", (0, y, 0), (21 if y != 148 else 17, 2.4, 2.4), turn=(0, 8, 6))
    for y in (56, 68, 80, 92, 102):
        p.ring("grey", (0, y, 0), (24, 2.4, 2.4), turn=(0, 0, 8 if y % 8 else -8))
    for y in (22, 36):
        p.ring("grey", (14, y, 0), (14, 2.2, 2.2), both=True)
    p.rope("white", [(36, 90, 60), (38, 62, 64)], 4, 3)
