"""Birds."""

from __future__ import annotations

from huetable.games.cluzzle.clay.recipes.book import thing
from huetable.games.cluzzle.clay.recipes.potter import Potter


@thing("duck")
def duck(p: Potter) -> None:
    coat = p.pick("white", "brown")
    p.ball(coat, (0, 34, -6), (34, 28, 48))
    p.cone(coat, (0, 48, -54), (15, 18, 3), turn=(0, -60, 0))
    p.rope(coat, [(0, 46, 26), (0, 84, 34)], 15, 13)
    p.ball(coat, (0, 94, 38), (20, 19, 21))
    p.ball("orange", (0, 88, 64), (13, 5, 16))
    p.ball(coat, (34, 40, -10), (8, 18, 32), both=True)
    p.eyes((13, 100, 50))
    p.ball("orange", (14, 4, 8), (11, 4, 16), both=True)


@thing("rubber duck")
def rubber_duck(p: Potter) -> None:
    p.ball("yellow", (0, 36, -6), (44, 34, 50))
    p.cone("yellow", (0, 66, -54), (15, 18, 3), turn=(0, -40, 0))
    p.ball("yellow", (0, 98, 22), (34, 33, 33))
    p.ball("orange", (0, 92, 58), (16, 6, 15))
    p.ball("yellow", (44, 44, -8), (8, 18, 28), both=True)
    p.ball("white", (15, 108, 46), 8, both=True)
    p.eyes((15, 108, 53), 4)


@thing("chicken")
def chicken(p: Potter) -> None:
    coat = p.pick("white", "brown")
    p.ball(coat, (0, 54, -6), (30, 30, 40), turn=(0, -12, 0))
    p.cone(coat, (0, 84, -44), (20, 20, 6), turn=(0, -40, 0))
    p.rope(coat, [(0, 70, 22), (0, 100, 32)], 16, 13)
    p.ball(coat, (0, 106, 36), (16, 17, 17))
    for z in (26, 36, 46):
        p.ball("red", (0, 125, z), (5, 9, 6))
    p.cone("orange", (0, 104, 58), (7, 9, 1), turn=(0, 90, 0))
    p.ball("red", (0, 90, 52), (5, 9, 5))
    p.eyes((11, 110, 47))
    p.ball(coat, (30, 56, -8), (7, 17, 26), both=True)
    p.rope("orange", [(12, 28, 0), (12, 4, 0)], 4, both=True)
    for x in (4, 12, 20):
        p.rope("orange", [(12, 3, 0), (x, 3, 18)], 3, both=True)


@thing("penguin")
def penguin(p: Potter) -> None:
    p.ball("black", (0, 62, 0), (38, 58, 34))
    p.ball("white", (0, 56, 11), (29, 48, 27))
    p.ball("black", (0, 122, 2), (27, 26, 26))
    p.ball("white", (11, 118, 18), (11, 13, 10), both=True)
    p.cone("orange", (0, 116, 36), (7, 12, 1), turn=(0, 90, 0))
    p.ball("black", (42, 66, 0), (7, 36, 15), turn=(0, 0, 18), both=True)
    p.ball("orange", (16, 5, 20), (14, 6, 22), both=True)
    p.eyes((10, 126, 26))


@thing("owl")
def owl(p: Potter) -> None:
    coat = p.pick("brown", "grey")
    p.ball(coat, (0, 56, 0), (36, 50, 32))
    p.ball("clay", (0, 48, 12), (24, 36, 23))
    p.ball(coat, (0, 112, 4), (36, 28, 28))
    p.cone(coat, (24, 142, 4), (9, 16, 1), turn=(0, 0, -14), both=True)
    p.ball("white", (16, 114, 26), (15, 15, 9), both=True)
    p.ball("yellow", (16, 114, 32), (10, 10, 5), both=True)
    p.eyes((16, 114, 36), 5)
    p.cone("orange", (0, 103, 36), (6, 9, 1), turn=(0, 150, 0))
    p.ball(coat, (36, 60, -2), (8, 38, 20), both=True)
    for x in (8, 16, 24):
        p.ball("orange", (x, 4, 26), (4, 4, 9), both=True)


@thing("swan")
def swan(p: Potter) -> None:
    p.ball("white", (0, 30, -14), (32, 27, 50))
    p.ball("white", (26, 44, -24), (10, 20, 38), turn=(0, 14, 0), both=True)
    p.cone("white", (0, 46, -64), (14, 18, 3), turn=(0, -55, 0))
    p.rope("white", [(0, 36, 26), (0, 66, 52), (0, 104, 44), (0, 136, 36), (0, 142, 54)], 13, 10)
    p.ball("white", (0, 142, 58), (12, 12, 15))
    p.cone("orange", (0, 136, 78), (7, 12, 3), turn=(0, 105, 0))
    p.ball("black", (0, 142, 68), (6, 6, 5))
    p.eyes((9, 147, 64), 3)


@thing("flamingo")
def flamingo(p: Potter) -> None:
    p.ball("pink", (0, 90, -10), (22, 21, 32), turn=(0, -10, 0))
    p.rope("pink", [(0, 94, 14), (0, 104, 40), (0, 134, 34), (0, 158, 30), (0, 164, 44)], 10, 7)
    p.ball("pink", (0, 163, 46), (10, 10, 12))
    p.rope("black", [(0, 158, 58), (0, 148, 66)], 6, 3)
    p.cone("pink", (0, 86, -46), (12, 14, 3), turn=(0, -95, 0))
    p.rope("pink", [(0, 74, -6), (0, 38, -2), (0, 4, -2)], 4, 4)
    p.rope("pink", [(7, 74, -6), (7, 44, 6), (4, 42, -22)], 4, 3)
    p.ball("pink", (0, 3, 6), (9, 3, 14))
    p.eyes((8, 166, 50), 3)


@thing("ostrich")
def ostrich(p: Potter) -> None:
    p.ball("black", (0, 80, -14), (28, 25, 38))
    p.ball("white", (0, 88, -50), (16, 16, 16))
    p.ball("white", (28, 78, -16), (6, 12, 20), both=True)
    p.rope("pink", [(0, 88, 16), (0, 116, 30), (0, 156, 30)], 8, 6)
    p.ball("pink", (0, 160, 36), (11, 11, 14))
    p.cone("orange", (0, 156, 54), (7, 9, 2), turn=(0, 95, 0))
    p.rope("pink", [(12, 62, -8), (14, 34, -14), (12, 4, -4)], 7, 5, both=True)
    p.ball("pink", (12, 4, 6), (7, 4, 15), both=True)
    p.eyes((9, 165, 42), 4)


@thing("parrot")
def parrot(p: Potter) -> None:
    p.ball("red", (0, 84, 0), (24, 40, 24), turn=(0, -14, 0))
    p.ball("red", (0, 132, 12), (21, 20, 22))
    p.rope("white", [(0, 134, 32), (0, 130, 44), (0, 116, 46)], 9, 3)
    p.ball("white", (14, 137, 22), (8, 10, 8), both=True)
    p.eyes((18, 138, 28))
    p.ball("blue", (22, 78, -8), (8, 36, 18), turn=(0, -14, 8), both=True)
    p.ball("yellow", (26, 94, -2), (6, 12, 14), both=True)
    p.rope("red", [(0, 52, -14), (0, 8, -40)], 12, 5)
    p.rope("blue", [(7, 50, -16), (9, 8, -44)], 8, 4, both=True)
    p.rope("brown", [(-70, 40, 8), (70, 40, 8)], 7)
    p.rope("grey", [(9, 50, 8), (9, 42, 16)], 5, both=True)
    p.rope("brown", [(-56, 40, 8), (-56, 0, 8)], 6)
    p.rope("brown", [(56, 40, 8), (56, 0, 8)], 6)
