"""What one puts on."""

from __future__ import annotations

from huetable.games.cluzzle.clay.recipes.book import thing
from huetable.games.cluzzle.clay.recipes.potter import Potter


@thing("glasses")
def glasses(p: Potter) -> None:
    p.ring("black", (38, 46, 30), (29, 6, 6), turn=(0, 90, 0), both=True)
    p.cone("blue", (38, 46, 30), (27, 3, 27), turn=(0, 90, 0), both=True)
    p.rope("black", [(-11, 52, 30), (0, 58, 32), (11, 52, 30)], 5)
    p.rope("black", [(68, 50, 28), (72, 50, -50), (72, 22, -70)], 5, both=True)


@thing("hat")
def hat(p: Potter) -> None:
    felt = p.pick("brown", "black", "green")
    p.ball(felt, (0, 10, 0), (82, 10, 76))
    p.cone(felt, (0, 48, 0), (46, 38, 38))
    p.ball(felt, (0, 84, 0), (38, 14, 38))
    p.ring("red", (0, 24, 0), (46, 8, 8))


@thing("top hat")
def top_hat(p: Potter) -> None:
    p.cone("black", (0, 6, 0), (74, 6, 74))
    p.cone("black", (0, 66, 0), (44, 62, 50))
    p.ring("red", (0, 20, 0), (44, 8, 8))


@thing("crown")
def crown(p: Potter) -> None:
    p.cone("yellow", (0, 34, 0), (52, 34, 58))
    p.cone("", (0, 44, 0), (46, 46, 52))
    for _, (x, _y, z) in p.around(8, 55):
        p.cone("yellow", (x, 86, z), (17, 24, 2))
        p.ball("red", (x * 1.02, 110, z * 1.02), 7)
    for number, (_, at) in enumerate(p.around(8, 56, 30)):
        p.ball(("blue", "red")[number % 2], at, 8)
    p.cone("", (0, 70, 0), (46, 40, 48))


@thing("shoe")
def shoe(p: Potter) -> None:
    leather = p.pick("brown", "black", "red")
    p.slab("black", (0, 7, 6), (30, 7, 76))
    p.ball(leather, (0, 26, 36), (30, 26, 44))
    p.slab(leather, (0, 40, -34), (28, 30, 36))
    p.ball("", (0, 78, -36), (19, 34, 26))
    for z, y in ((6, 60), (20, 55), (34, 51)):
        p.rope("white", [(-15, y, z), (15, y, z)], 3)


@thing("boot")
def boot(p: Potter) -> None:
    leather = p.pick("brown", "red", "black")
    p.slab("black", (0, 7, 12), (32, 7, 68))
    p.ball(leather, (0, 30, 40), (31, 27, 42))
    p.cone(leather, (0, 82, -24), (32, 68, 36))
    p.cone("", (0, 120, -24), (26, 44, 30))
    p.ring("clay", (0, 148, -24), (34, 6, 6))


@thing("sock")
def sock(p: Potter) -> None:
    wool = p.pick("red", "blue", "green")
    p.rope(wool, [(0, 146, -20), (0, 40, -20)], 28)
    p.rope(wool, [(0, 32, -20), (0, 26, 44)], 29, 24)
    p.ball("white", (0, 26, 54), (25, 24, 20))
    p.ball("white", (0, 26, -36), (24, 24, 18))
    for y in (130, 100, 70):
        p.ring("white", (0, y, -20), (27, 6, 6))
    p.slab("", (0, 168, -20), (40, 16, 40))


@thing("shirt")
def shirt(p: Potter) -> None:
    cloth = p.pick("blue", "red", "green")
    p.slab(cloth, (0, 66, 0), (42, 62, 15))
    p.rope(cloth, [(32, 114, 0), (72, 78, 0)], 20, 18, both=True)
    p.ball("", (0, 134, 4), (19, 17, 24))
    p.slab("", (0, 80, 48), (96, 90, 32))
    p.slab("", (0, 80, -48), (96, 90, 32))
    for y in (96, 74, 52, 30):
        p.ball("white", (0, y, 16), 4)


@thing("trousers")
def trousers(p: Potter) -> None:
    cloth = p.pick("blue", "brown", "black")
    p.slab(cloth, (0, 130, 0), (44, 26, 18))
    p.slab(cloth, (26, 60, 0), (19, 58, 17), turn=(0, 0, 3), both=True)
    p.slab("brown", (0, 150, 0), (45, 6, 19))
    p.slab("yellow", (0, 150, 19), (8, 7, 3))
    p.slab("", (0, 50, 0), (4, 54, 30))


@thing("dress")
def dress(p: Potter) -> None:
    cloth = p.pick("pink", "red", "purple")
    p.cone(cloth, (0, 48, 0), (64, 48, 20))
    p.cone(cloth, (0, 118, 0), (20, 24, 30))
    p.ring("yellow", (0, 94, 0), (20, 6, 6))
    p.rope(cloth, [(20, 134, 0), (16, 166, 0)], 5, both=True)
    p.rope(cloth, [(26, 130, 0), (44, 116, 0)], 11, both=True)
    p.ball("", (0, 148, 0), (14, 12, 40))
    for _, (x, _y, z) in p.around(10, 60):
        p.ball("white", (x, 8, z), 8)


@thing("bow tie")
def bow_tie(p: Potter) -> None:
    cloth = p.pick("red", "blue", "black")
    p.cone(cloth, (42, 56, 0), (40, 36, 9), turn=(0, 0, 90), both=True)
    p.slab("", (0, 56, 46), (96, 70, 32))
    p.slab("", (0, 56, -46), (96, 70, 32))
    p.slab(cloth, (0, 56, 0), (13, 15, 16))
    for x, y in ((34, 66), (34, 44), (58, 56), (58, 78), (58, 34)):
        p.ball("white", (x, y, 14), 5, both=True)
    p.cone("clay", (0, 14, 0), (26, 16, 6))


@thing("ring")
def ring(p: Potter) -> None:
    p.ring("yellow", (0, 66, 0), (50, 10, 10), turn=(0, 90, 0))
    p.cone("yellow", (0, 126, 0), (10, 8, 18))
    p.cone("blue", (0, 138, 0), (10, 8, 27))
    p.cone("blue", (0, 152, 0), (27, 7, 17))


@thing("helmet")
def helmet(p: Potter) -> None:
    p.ball(p.pick("red", "blue"), (0, 62, 0), (58, 60, 62))
    p.slab("", (0, 0, 0), (90, 18, 90))
    p.slab("black", (0, 66, 44), (46, 19, 22))
    p.rope("white", [(0, 122, 30), (0, 124, -20), (0, 90, -58)], 7)
    p.slab("red", (0, 30, 40), (40, 12, 26))


@thing("headphones")
def headphones(p: Potter) -> None:
    p.rope("black", [(-62, 66, 0), (-54, 120, 0), (0, 150, 0), (54, 120, 0), (62, 66, 0)], 9)
    p.cone("red", (58, 50, 0), (34, 13, 34), turn=(0, 0, 90), both=True)
    p.cone("black", (44, 50, 0), (28, 8, 28), turn=(0, 0, 90), both=True)


@thing("handbag")
def handbag(p: Potter) -> None:
    leather = p.pick("red", "brown", "pink")
    p.slab(leather, (0, 46, 0), (62, 44, 24))
    p.rope(leather, [(-40, 88, 0), (-34, 132, 0), (0, 150, 0), (34, 132, 0), (40, 88, 0)], 7)
    p.slab("black", (0, 72, 22), (60, 20, 5))
    p.ball("yellow", (0, 54, 28), 9)


@thing("mask")
def mask(p: Potter) -> None:
    p.ball("white", (0, 82, 0), (52, 66, 30))
    p.ball("", (0, 82, -16), (46, 60, 30))
    p.ball("", (20, 100, 26), (12, 8, 22), both=True)
    p.ball("white", (0, 84, 32), (8, 13, 10))
    p.rope("red", [(-20, 54, 26), (0, 46, 30), (20, 54, 26)], 6)
    p.rope("black", [(8, 118, 28), (30, 120, 24)], 3, both=True)
    p.rope("brown", [(50, 86, -4), (64, 78, -34)], 3, both=True)
