"""Beasts with fur, and those with scales."""

from __future__ import annotations

from huetable.games.cluzzle.clay.recipes.book import thing
from huetable.games.cluzzle.clay.recipes.potter import Potter


def _beast(p: Potter, colour: str, length: float, height: float, thick: float) -> None:
    """A body that looks to the front, on four legs."""
    p.ball(colour, (0, height, 0), (thick, thick, length))
    p.legs(colour, (thick * 0.6, height, length * 0.62), thick * 0.3, thick * 0.26)


@thing("cat")
def cat(p: Potter) -> None:
    coat = p.pick("orange", "grey", "black", "white")
    _beast(p, coat, 44, 44, 24)
    p.ball(coat, (0, 84, 46), (25, 22, 21))
    p.cone(coat, (15, 106, 44), (10, 12, 1), turn=(0, 0, -14), both=True)
    p.rope(coat, [(0, 52, -40), (0, 74, -66), (0, 108, -68), (0, 124, -56)], 7, 5)
    p.eyes((10, 88, 63), 4, "green" if coat != "green" else "black")
    p.ball("pink", (0, 79, 67), (4, 3, 3))
    for lift in (4, -2):
        p.rope("white" if coat != "white" else "black", [(9, 77, 64), (36, 77 + lift, 62)], 1.5, both=True)


@thing("dog")
def dog(p: Potter) -> None:
    coat = p.pick("brown", "white", "black", "clay")
    _beast(p, coat, 46, 48, 24)
    p.ball(coat, (0, 88, 46), (22, 22, 22))
    p.ball(coat, (0, 80, 70), (13, 11, 18))
    p.ball("black" if coat != "black" else "white", (0, 86, 88), (6, 5, 5))
    p.ball("black" if coat != "black" else "brown", (24, 80, 42), (7, 22, 12), turn=(0, 0, 12), both=True)
    p.eyes((9, 96, 64))
    p.rope(coat, [(0, 60, -42), (0, 90, -62)], 7, 4)
    p.rope("red", [(0, 72, 80), (0, 62, 84)], 5, 5)


@thing("rabbit")
def rabbit(p: Potter) -> None:
    coat = p.pick("grey", "white", "brown")
    p.ball(coat, (0, 38, -8), (32, 36, 38))
    p.ball(coat, (0, 84, 18), (23, 22, 24))
    p.ball(coat, (11, 132, 8), (8, 36, 6), turn=(0, 0, -8), both=True)
    p.ball("pink", (11, 132, 13), (4, 26, 3), turn=(0, 0, -8), both=True)
    p.ball("white", (0, 30, -48), 13)
    p.ball(coat, (20, 10, 24), (10, 9, 18), both=True)
    p.eyes((11, 90, 36))
    p.ball("pink", (0, 82, 42), 4)
    p.slab("white", (0, 70, 39), (5, 6, 2))


@thing("mouse")
def mouse(p: Potter) -> None:
    coat = p.pick("grey", "brown", "white")
    p.ball(coat, (0, 30, -6), (30, 28, 42))
    p.cone(coat, (0, 32, 42), (24, 22, 5), turn=(0, 90, 0))
    p.ball(coat, (24, 62, 20), (20, 20, 5), both=True)
    p.ball("pink", (24, 62, 24), (13, 13, 4), both=True)
    p.rope("pink", [(0, 18, -42), (20, 8, -66), (-10, 6, -84), (-40, 6, -70)], 4, 2)
    p.ball("pink", (0, 33, 66), 6)
    p.eyes((11, 46, 42))
    for lift in (6, -4):
        p.rope("black", [(5, 32, 60), (32, 32 + lift, 58)], 1.5, both=True)


@thing("elephant")
def elephant(p: Potter) -> None:
    p.ball("grey", (0, 66, -16), (40, 40, 50))
    p.legs("grey", (24, 56, 26), 15, 14)
    p.ball("grey", (0, 94, 38), (29, 30, 27))
    p.ball("grey", (46, 96, 26), (30, 32, 5), turn=(-20, 0, 0), both=True)
    p.rope("grey", [(0, 92, 60), (0, 62, 78), (0, 30, 76), (0, 16, 86)], 12, 7)
    p.rope("white", [(14, 74, 58), (17, 60, 78), (15, 66, 90)], 5, 2, both=True)
    p.eyes((16, 104, 60))
    p.rope("grey", [(0, 76, -62), (0, 40, -72)], 4, 3)


@thing("giraffe")
def giraffe(p: Potter) -> None:
    p.ball("yellow", (0, 70, -18), (22, 22, 36))
    p.legs("yellow", (13, 66, 22), 7, 6)
    p.rope("yellow", [(0, 76, 8), (0, 146, 34)], 13, 9)
    p.ball("yellow", (0, 152, 46), (12, 12, 22), turn=(0, 15, 0))
    p.rope("brown", [(6, 160, 34), (8, 174, 30)], 3, 4, both=True)
    p.eyes((9, 156, 50), 3.5)
    for at in ((20, 72, -10), (18, 82, -34), (12, 100, 14), (-11, 118, 22), (10, 132, 32), (-20, 74, -24)):
        p.ball("brown", at, 8)
    p.ball("brown", (-16, 86, -8), 8)
    p.rope("brown", [(0, 74, -52), (0, 44, -60)], 3, 3)


@thing("lion")
def lion(p: Potter) -> None:
    _beast(p, "yellow", 46, 46, 25)
    p.ring("brown", (0, 90, 42), (27, 15, 15), turn=(0, 90, 0))
    p.ball("brown", (0, 90, 34), (34, 34, 14))
    p.ball("yellow", (0, 90, 52), (23, 23, 17))
    p.ball("white", (0, 80, 67), (12, 9, 8))
    p.ball("black", (0, 87, 72), (6, 4, 4))
    p.eyes((9, 97, 66))
    p.rope("yellow", [(0, 54, -42), (0, 70, -68), (0, 92, -72)], 5, 4)
    p.ball("brown", (0, 98, -72), 10)


@thing("pig")
def pig(p: Potter) -> None:
    _beast(p, "pink", 48, 46, 36)
    p.ball("pink", (0, 62, 48), (27, 26, 22))
    p.cone("pink", (0, 58, 73), (13, 7, 12), turn=(0, 90, 0))
    p.ball("black", (5, 58, 81), (2.5, 4, 3), both=True)
    p.cone("pink", (18, 86, 48), (9, 11, 1), turn=(0, 25, -24), both=True)
    p.eyes((12, 72, 65))
    p.rope("pink", [(0, 56, -46), (9, 64, -52), (0, 72, -56), (-8, 64, -60), (0, 58, -64)], 3.5)


@thing("sheep")
def sheep(p: Potter) -> None:
    p.legs("black", (18, 40, 26), 7, 6)
    p.ball("white", (0, 58, 0), (34, 32, 46))
    for _, (x, _y, z) in p.around(8, 36):
        p.ball("white", (x * 0.8, 56, z * 1.15), 15)
        p.ball("white", (x * 0.55, 80, z * 0.8), 14)
    p.ball("black", (0, 74, 58), (15, 17, 18), turn=(0, 25, 0))
    p.ball("black", (20, 80, 52), (11, 5, 6), turn=(0, 0, -20), both=True)
    p.ball("white", (0, 92, 52), (15, 10, 12))
    p.eyes((7, 80, 72), 3.5, "white")


@thing("bear")
def bear(p: Potter) -> None:
    coat = p.pick("brown", "black", "white")
    _beast(p, coat, 52, 54, 36)
    p.ball(coat, (0, 82, 54), (27, 26, 24))
    p.ball("clay", (0, 74, 76), (13, 11, 12))
    p.ball("black", (0, 79, 87), (5, 4, 4))
    p.ball(coat, (20, 106, 50), (10, 10, 6), both=True)
    p.eyes((10, 90, 74), 4, "black" if coat != "black" else "white")
    p.ball(coat, (0, 62, -52), 9)


@thing("panda")
def panda(p: Potter) -> None:
    p.ball("white", (0, 48, 0), (40, 46, 36))
    p.ball("white", (0, 108, 6), (34, 30, 28))
    p.ball("black", (27, 134, 2), (12, 12, 8), both=True)
    p.ball("black", (13, 112, 30), (8, 11, 6), turn=(0, 0, 24), both=True)
    p.ball("white", (13, 113, 35), 3, both=True)
    p.ball("black", (0, 100, 35), (5, 4, 4))
    p.rope("black", [(36, 70, 8), (46, 46, 26)], 14, 12, both=True)
    p.rope("black", [(26, 16, 14), (30, 14, 48)], 16, 15, both=True)


@thing("monkey")
def monkey(p: Potter) -> None:
    p.ball("brown", (0, 46, 0), (26, 34, 22))
    p.ball("clay", (0, 44, 14), (17, 24, 11))
    p.ball("brown", (0, 106, 2), (28, 27, 25))
    p.ball("clay", (0, 102, 18), (20, 19, 12))
    p.ball("clay", (0, 92, 24), (15, 10, 10))
    p.ball("brown", (32, 106, 0), (12, 14, 5), both=True)
    p.ball("clay", (33, 106, 4), (7, 9, 3), both=True)
    p.eyes((8, 109, 29))
    p.rope("brown", [(24, 66, 0), (50, 46, 8), (44, 18, 22)], 8, 7, both=True)
    p.rope("brown", [(16, 14, 4), (24, 8, 34)], 10, 8, both=True)
    p.rope("brown", [(0, 20, -18), (0, 14, -58), (0, 50, -76), (0, 70, -58), (0, 56, -50)], 6, 4)


@thing("fox")
def fox(p: Potter) -> None:
    _beast(p, "orange", 42, 44, 20)
    p.cone("orange", (0, 78, 44), (24, 14, 15), turn=(0, 90, 0))
    p.cone("orange", (0, 74, 70), (15, 15, 3), turn=(0, 90, 0))
    p.ball("black", (0, 74, 86), 5)
    p.cone("orange", (15, 104, 38), (10, 15, 1), turn=(0, 0, -8), both=True)
    p.ball("white", (14, 70, 58), (7, 7, 12), both=True)
    p.eyes((11, 86, 58))
    p.rope("orange", [(0, 48, -38), (0, 58, -60)], 9, 15)
    p.ball("orange", (0, 66, -68), (15, 16, 20), turn=(0, 30, 0))
    p.ball("white", (0, 78, -82), (9, 10, 10))


@thing("hedgehog")
def hedgehog(p: Potter) -> None:
    p.ball("brown", (0, 36, -8), (38, 34, 44))
    p.cone("clay", (0, 26, 44), (22, 18, 4), turn=(0, 90, 0))
    p.ball("black", (0, 26, 64), 6)
    p.eyes((12, 38, 44))
    for count, spread, height in ((9, 0.95, 30), (7, 0.75, 54), (4, 0.35, 66)):
        for angle, (x, y, z) in p.around(count, 36 * spread, height):
            if z < 24:
                p.cone("brown", (x * 1.15, y, z * 1.2 - 10), (6, 16, 1), turn=(angle, 78 - height * 0.8, 0))
    p.legs("clay", (20, 8, 22), 8, 7)


@thing("squirrel")
def squirrel(p: Potter) -> None:
    coat = p.pick("brown", "orange", "grey")
    p.ball(coat, (0, 42, 8), (24, 36, 24))
    p.ball("white", (0, 38, 22), (14, 26, 12))
    p.ball(coat, (0, 88, 22), (20, 19, 21))
    p.cone(coat, (11, 110, 16), (7, 11, 1), both=True)
    p.eyes((13, 93, 36))
    p.ball("black", (0, 88, 43), 3.5)
    p.ball(coat, (18, 14, 20), (11, 12, 20), both=True)
    p.rope(coat, [(14, 56, 26), (8, 52, 40)], 6, both=True)
    p.ball("brown", (0, 52, 46), (8, 10, 8))
    p.rope(coat, [(0, 16, -18), (0, 40, -44), (0, 92, -46), (0, 122, -28), (0, 108, -14)], 11, 17)


@thing("camel")
def camel(p: Potter) -> None:
    p.ball("clay", (0, 72, -8), (24, 24, 44))
    p.ball("clay", (0, 96, 12), (16, 24, 16))
    p.ball("clay", (0, 96, -30), (16, 24, 16))
    p.legs("clay", (15, 68, 26), 8, 7)
    p.rope("clay", [(0, 74, 28), (0, 70, 52), (0, 118, 62)], 12, 9)
    p.ball("clay", (0, 124, 72), (12, 12, 20), turn=(0, 12, 0))
    p.cone("clay", (9, 138, 60), (5, 7, 1), both=True)
    p.eyes((10, 129, 76), 3.5)
    p.rope("brown", [(0, 78, -50), (0, 50, -58)], 3, 4)


@thing("horse")
def horse(p: Potter) -> None:
    coat = p.pick("brown", "white", "black", "grey")
    mane = "black" if coat != "black" else "white"
    p.ball(coat, (0, 76, -12), (24, 24, 46))
    p.legs(coat, (14, 70, 28), 9, 6)
    p.rope(coat, [(0, 82, 20), (0, 126, 46)], 17, 13)
    p.ball(coat, (0, 128, 62), (13, 14, 28), turn=(0, 32, 0))
    p.cone(coat, (8, 150, 46), (5, 9, 1), both=True)
    p.rope(mane, [(0, 146, 40), (0, 120, 22), (0, 98, 4)], 8, 6)
    p.rope(mane, [(0, 84, -56), (0, 66, -72), (0, 30, -70)], 7, 4)
    p.eyes((11, 134, 62), 3.5, "white" if coat == "black" else "black")


@thing("cow")
def cow(p: Potter) -> None:
    p.slab("white", (0, 64, -8), (28, 26, 46))
    p.legs("white", (19, 50, 30), 9, 8)
    p.ball("white", (0, 92, 50), (20, 20, 22))
    p.ball("pink", (0, 82, 68), (16, 12, 12))
    p.ball("black", (6, 83, 79), 3, both=True)
    p.rope("clay", [(16, 106, 46), (30, 110, 46), (32, 124, 48)], 5, 2, both=True)
    p.ball("black", (29, 98, 44), (13, 6, 6), turn=(0, 0, -14), both=True)
    p.eyes((10, 98, 68))
    for at in ((28, 74, -20), (-28, 66, 10), (10, 90, -34), (-24, 82, -40), (26, 58, 22)):
        p.ball("black", at, (11, 14, 17))
    p.ball("pink", (0, 36, -28), (13, 10, 12))
    p.rope("white", [(0, 82, -52), (0, 44, -60)], 3)


@thing("snake")
def snake(p: Potter) -> None:
    skin = p.pick("green", "brown", "red")
    coil = [(60, 9, -30), (20, 9, -62), (-34, 9, -44), (-50, 9, 4), (-14, 9, 26), (30, 9, 6), (46, 9, 38)]
    p.rope(skin, [(-84, 6, -76), (-40, 7, -78), *coil[1:]], 5, 12)
    p.rope(skin, [(46, 9, 38), (20, 22, 62), (-6, 50, 58), (-8, 84, 56)], 12, 11)
    p.ball(skin, (-8, 94, 64), (17, 13, 23))
    p.ball("yellow", (-18, 103, 74), 4)
    p.ball("yellow", (2, 103, 74), 4)
    p.rope("red", [(-8, 90, 84), (-8, 88, 102)], 2)


@thing("turtle")
def turtle(p: Potter) -> None:
    p.ball("green", (0, 32, -6), (44, 34, 50))
    p.slab("", (0, -18, 0), (90, 30, 90))
    p.ball("brown", (0, 34, -6), (40, 36, 46))
    p.slab("", (0, -14, 0), (90, 28, 90))
    for _, (x, _y, z) in p.around(6, 26):
        p.ball("yellow", (x, 60, z - 6), (8, 6, 8))
    p.ball("green", (0, 44, 64), (14, 14, 17))
    p.rope("green", [(0, 26, 36), (0, 40, 60)], 10, 10)
    p.ball("green", (36, 11, 32), (20, 9, 11), turn=(-35, 0, 0), both=True)
    p.ball("green", (34, 11, -42), (17, 9, 10), turn=(35, 0, 0), both=True)
    p.cone("green", (0, 16, -62), (6, 12, 1), turn=(0, -90, 0))
    p.eyes((9, 50, 74))


@thing("crocodile")
def crocodile(p: Potter) -> None:
    p.ball("green", (0, 22, -8), (22, 17, 44))
    p.rope("green", [(0, 20, -40), (0, 14, -66), (14, 10, -88)], 15, 4)
    p.slab("green", (0, 26, 58), (13, 6, 32))
    p.slab("green", (0, 13, 56), (12, 4, 30))
    for step in range(4):
        p.cone("white", (11, 20, 38 + 14 * step), (3, 5, 1), both=True)
    p.ball("green", (9, 38, 34), 8, both=True)
    p.eyes((10, 41, 40), 3.5)
    for z in (16, 0, -16, -32, -48):
        p.cone("green", (0, 40 + (0 if z > -40 else -10), z), (7, 9, 1))
    p.rope("green", [(16, 18, 18), (38, 10, 24), (40, 3, 32)], 8, 6, both=True)
    p.rope("green", [(16, 18, -30), (38, 10, -32), (40, 3, -22)], 8, 6, both=True)


@thing("frog")
def frog(p: Potter) -> None:
    p.ball("green", (0, 34, 0), (34, 28, 38))
    p.ball("green", (0, 56, 22), (30, 20, 24))
    p.ball("green", (18, 76, 26), 13, both=True)
    p.ball("white", (19, 80, 33), 8, both=True)
    p.eyes((19, 81, 40), 4)
    p.rope("red", [(-22, 50, 42), (0, 44, 48), (22, 50, 42)], 2)
    p.ball("green", (34, 24, -14), (16, 18, 30), turn=(20, 0, 0), both=True)
    p.rope("green", [(40, 10, -22), (54, 6, 14), (64, 4, 24)], 8, 9, both=True)
    p.rope("green", [(22, 34, 30), (28, 6, 46)], 8, 9, both=True)


@thing("dinosaur")
def dinosaur(p: Potter) -> None:
    skin = p.pick("green", "purple", "blue")
    p.ball(skin, (0, 62, -6), (28, 32, 38), turn=(0, 20, 0))
    p.rope(skin, [(0, 56, -30), (0, 34, -60), (0, 14, -88)], 18, 4)
    p.rope(skin, [(0, 80, 16), (0, 118, 30)], 17, 15)
    p.ball(skin, (0, 128, 46), (19, 17, 30))
    p.slab("", (0, 119, 64), (24, 3, 20), turn=(0, -8, 0))
    for step in range(3):
        p.cone("white", (9, 120, 52 + 9 * step), (3, 4, 1), both=True)
    p.rope(skin, [(18, 46, -4), (22, 4, 2)], 15, 11, both=True)
    p.ball(skin, (22, 6, 14), (11, 6, 17), both=True)
    p.rope(skin, [(20, 84, 26), (22, 74, 46)], 6, 4, both=True)
    p.eyes((13, 138, 52))
    for y, z in ((142, 20), (122, 8), (100, -12), (84, -32), (58, -52), (36, -68)):
        p.cone("orange", (0, y, z), (8, 12, 1), turn=(0, -35, 0))


@thing("bat")
def bat(p: Potter) -> None:
    p.ball("brown", (0, 84, 0), (18, 26, 16))
    p.ball("brown", (0, 116, 4), (17, 16, 16))
    p.cone("brown", (11, 136, 2), (8, 14, 1), turn=(0, 0, -10), both=True)
    for reach, drop in ((30, 88), (54, 84), (74, 92)):
        p.slab("black", (reach, drop, -2), (16, 22, 3), turn=(0, 0, 20), both=True)
    for x in (34, 60, 84):
        p.ball("", (x, 58, -2), (12, 15, 9), both=True)
    p.rope("brown", [(14, 96, -2), (50, 118, -2), (84, 104, -2)], 4, 3, both=True)
    p.eyes((7, 119, 19), 4, "yellow")
    p.cone("white", (5, 104, 18), (2.5, 6, 1), turn=(0, 180, 0), both=True)
    p.rope("brown", [(6, 62, 0), (6, 4, 0)], 4, both=True)


@thing("kangaroo")
def kangaroo(p: Potter) -> None:
    p.ball("brown", (0, 52, -6), (26, 36, 28), turn=(0, 15, 0))
    p.rope("brown", [(0, 76, 6), (0, 112, 22)], 17, 12)
    p.ball("brown", (0, 122, 34), (13, 13, 22))
    p.ball("brown", (10, 146, 20), (6, 18, 4), turn=(0, 0, -10), both=True)
    p.rope("brown", [(0, 34, -28), (0, 12, -58), (0, 6, -88)], 14, 7)
    p.ball("brown", (22, 30, 0), (13, 24, 20), both=True)
    p.ball("brown", (22, 6, 26), (8, 6, 32), both=True)
    p.rope("brown", [(15, 88, 20), (16, 72, 42)], 6, 5, both=True)
    p.ball("clay", (0, 46, 20), (18, 22, 12))
    p.ball("brown", (0, 68, 34), (9, 9, 9))
    p.ball("brown", (4, 80, 34), (3, 7, 2), both=True)
    p.eyes((9, 128, 46), 3.5)


@thing("deer")
def deer(p: Potter) -> None:
    p.ball("brown", (0, 70, -14), (18, 20, 38))
    p.legs("brown", (10, 66, 20), 6, 5)
    p.rope("brown", [(0, 76, 14), (0, 110, 30)], 11, 9)
    p.ball("brown", (0, 116, 42), (11, 11, 20), turn=(0, 18, 0))
    p.ball("black", (0, 110, 62), 4)
    p.ball("brown", (15, 124, 30), (10, 5, 4), turn=(0, 0, 25), both=True)
    p.rope("clay", [(6, 126, 34), (18, 144, 30), (20, 172, 26)], 4, 3, both=True)
    p.rope("clay", [(18, 146, 30), (38, 160, 32)], 3.5, 3, both=True)
    p.rope("clay", [(16, 140, 30), (12, 156, 46)], 3.5, 3, both=True)
    p.ball("white", (0, 78, -52), 8)
    p.eyes((9, 121, 46), 3.5)


@thing("rhinoceros")
def rhinoceros(p: Potter) -> None:
    _beast(p, "grey", 52, 54, 36)
    p.ball("grey", (0, 62, 56), (24, 24, 30))
    p.cone("white", (0, 88, 80), (10, 22, 1), turn=(0, 20, 0))
    p.cone("white", (0, 88, 62), (7, 10, 1), turn=(0, 10, 0))
    p.cone("grey", (17, 90, 40), (7, 10, 2), turn=(0, 0, -15), both=True)
    p.eyes((18, 70, 68))
    p.rope("grey", [(0, 64, -52), (0, 38, -60)], 3.5)
