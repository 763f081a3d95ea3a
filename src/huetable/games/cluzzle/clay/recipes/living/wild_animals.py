"""Beasts of the forest and the savanna, and birds to look at."""

from __future__ import annotations

from huetable.games.cluzzle.clay.recipes.book import thing
from huetable.games.cluzzle.clay.recipes.potter import Potter


@thing("tiger")
def tiger(p: Potter) -> None:
    p.ball("orange", (0, 50, -4), (26, 26, 52))
    p.legs("orange", (16, 48, 32), 9, 9)
    p.ball("orange", (0, 82, 50), (28, 26, 23))
    p.ball("orange", (21, 106, 46), (8, 8, 5), both=True)
    p.ball("white", (9, 74, 68), (10, 8, 8), both=True)
    p.ball("pink", (0, 80, 74), (5, 4, 4))
    p.eyes((11, 90, 68))
    for z in (-46, -30, -14, 2, 18):
        rib = 25 if z > -40 else 18
        p.rope("black", [(rib, 44, z), (rib * 0.7, 70, z + 3), (4, 76, z + 5)], 3, 2, both=True)
    p.rope("black", [(18, 106, 62), (9, 98, 70)], 2.5, both=True)
    p.rope("black", [(28, 82, 58), (20, 80, 66)], 2.5, both=True)
    p.rope("orange", [(0, 58, -52), (0, 66, -76), (0, 96, -84)], 6, 5)
    p.ball("black", (0, 100, -84), 7)


@thing("zebra")
def zebra(p: Potter) -> None:
    p.ball("white", (0, 76, -12), (24, 24, 46))
    p.legs("white", (14, 70, 28), 9, 6)
    p.rope("white", [(0, 82, 20), (0, 126, 44)], 17, 13)
    p.ball("white", (0, 126, 60), (13, 14, 28), turn=(0, 32, 0))
    p.ball("black", (0, 112, 80), (10, 9, 9))
    p.cone("white", (8, 148, 44), (5, 9, 1), both=True)
    p.rope("black", [(0, 148, 38), (0, 122, 22), (0, 100, 4)], 5, 5)
    for z in (-50, -36, -22, -8, 6):
        rib = 23 if z > -46 else 17
        p.rope("black", [(rib * 0.8, 62, z), (rib, 78, z), (rib * 0.6, 95, z), (0, 101, z)], 3, both=True)
    for y, z in ((94, 30), (106, 36), (118, 43)):
        p.rope("black", [(15, y - 4, z), (12, y + 6, z - 9)], 3, both=True)
    for y in (48, 34, 20):
        for z in (28, -28):
            p.ring("black", (14, y, z), (7, 2.4, 2.4), both=True)
    p.rope("white", [(0, 82, -56), (0, 54, -68)], 4)
    p.ball("black", (0, 44, -70), (6, 12, 6))
    p.eyes((12, 132, 60), 3.5)


@thing("wolf")
def wolf(p: Potter) -> None:
    """It howls."""
    p.ball("grey", (0, 56, -10), (21, 23, 46))
    p.legs("grey", (13, 52, 28), 8, 6)
    p.rope("grey", [(0, 66, 24), (0, 104, 36)], 18, 15)
    p.ball("grey", (0, 112, 40), (19, 18, 18))
    p.rope("grey", [(0, 118, 46), (0, 150, 72)], 13, 7)
    p.ball("black", (0, 155, 76), 6)
    p.rope("black", [(8, 112, 58), (5, 136, 74)], 2, both=True)
    p.cone("grey", (12, 122, 20), (7, 14, 1), turn=(0, -50, -10), both=True)
    p.ball("white", (0, 72, 32), (13, 20, 13))
    p.eyes((13, 124, 48), 3.5, "yellow")
    p.rope("grey", [(0, 62, -50), (0, 44, -72), (0, 26, -76)], 8, 11)


@thing("hippopotamus")
def hippopotamus(p: Potter) -> None:
    p.ball("purple", (0, 54, -16), (40, 38, 54))
    p.legs("purple", (24, 40, 30), 13, 13)
    p.ball("purple", (0, 74, 40), (26, 26, 24))
    p.ball("purple", (0, 58, 66), (33, 22, 22))
    p.ball("black", (13, 72, 82), (4, 4, 4), both=True)
    p.ball("purple", (18, 98, 38), (7, 9, 5), both=True)
    p.eyes((13, 88, 60), 4)
    p.rope("black", [(-28, 50, 78), (0, 46, 89), (28, 50, 78)], 2.4)
    p.slab("white", (14, 50, 87), (4, 7, 3), both=True)


@thing("walrus")
def walrus(p: Potter) -> None:
    p.ball("brown", (0, 44, -14), (42, 44, 56))
    p.ball("brown", (0, 86, 30), (33, 34, 30))
    p.ball("clay", (13, 78, 56), (16, 14, 13), both=True)
    p.rope("white", [(14, 70, 62), (15, 14, 70)], 7, 3, both=True)
    p.ball("black", (0, 90, 62), (8, 6, 5))
    p.eyes((15, 103, 52), 4.5)
    p.ball("brown", (48, 12, 24), (28, 8, 16), turn=(-20, 0, 0), both=True)
    p.ball("brown", (16, 9, -72), (13, 7, 22), turn=(-24, 0, 0), both=True)
    for y in (80, 74):
        p.rope("black", [(22, y, 66), (44, y - 2, 66)], 1.6, both=True)


@thing("moose")
def moose(p: Potter) -> None:
    p.ball("brown", (0, 76, -16), (25, 27, 46))
    p.legs("brown", (14, 70, 28), 8, 6)
    p.rope("brown", [(0, 86, 20), (0, 112, 36)], 19, 16)
    p.ball("brown", (0, 112, 54), (15, 16, 30), turn=(0, 30, 0))
    p.ball("brown", (0, 96, 76), (14, 12, 13))
    p.rope("brown", [(0, 92, 46), (0, 72, 46)], 6, 4)
    p.ball("clay", (46, 150, 34), (30, 18, 6), turn=(0, 20, 22), both=True)
    p.rope("clay", [(10, 128, 38), (30, 142, 36)], 7, both=True)
    for x, y in ((34, 168), (52, 178), (70, 178)):
        p.rope("clay", [(x, 152, 33), (x + 4, y, 28)], 6, 3, both=True)
    p.ball("brown", (22, 124, 34), (12, 6, 5), turn=(0, 0, -10), both=True)
    p.eyes((12, 122, 56), 4)


@thing("skunk")
def skunk(p: Potter) -> None:
    p.ball("black", (0, 34, 0), (24, 24, 40))
    p.legs("black", (14, 26, 24), 7, 7)
    p.ball("black", (0, 52, 44), (18, 17, 20))
    p.ball("black", (0, 46, 62), (8, 8, 9))
    p.ball("pink", (0, 49, 71), 4)
    p.ball("black", (14, 68, 40), (6, 6, 4), both=True)
    p.rope("white", [(0, 68, 52), (0, 70, 36), (7, 58, 8), (7, 56, -30)], 5, 6, both=True)
    p.rope("black", [(0, 44, -36), (0, 84, -58), (0, 128, -48), (0, 140, -26)], 15, 21)
    p.rope("white", [(0, 62, -60), (0, 104, -72), (0, 146, -54), (0, 162, -28)], 8, 9)
    p.eyes((9, 58, 58), 3.5, "white")


@thing("koala")
def koala(p: Potter) -> None:
    """It holds on to a trunk."""
    p.rope("brown", [(0, 0, -34), (0, 176, -34)], 16, 14)
    p.ball("grey", (0, 66, 0), (34, 42, 30))
    p.ball("white", (0, 62, 16), (22, 28, 17))
    p.ball("grey", (0, 126, 6), (34, 30, 28))
    p.ball("grey", (38, 144, 4), (20, 20, 9), both=True)
    p.ball("white", (38, 143, 10), (12, 12, 6), both=True)
    p.ball("black", (0, 120, 33), (9, 14, 8))
    p.eyes((14, 132, 30), 4)
    p.rope("grey", [(28, 88, 4), (42, 84, -20), (18, 90, -46)], 10, 9, both=True)
    p.rope("grey", [(24, 38, 6), (40, 28, -14), (16, 34, -44)], 12, 10, both=True)


@thing("rooster")
def rooster(p: Potter) -> None:
    p.ball("brown", (0, 62, -4), (29, 30, 38), turn=(0, -14, 0))
    p.rope("orange", [(0, 78, 20), (0, 118, 34)], 19, 13)
    p.ball("orange", (0, 124, 38), (16, 16, 16))
    for y, z in ((142, 24), (148, 36), (143, 48)):
        p.ball("red", (0, y, z), (5, 11, 7))
    p.ball("red", (0, 104, 52), (6, 12, 6))
    p.cone("yellow", (0, 122, 60), (7, 10, 1), turn=(0, 90, 0))
    p.eyes((12, 128, 47))
    for number, x in enumerate((-14, -5, 5, 14)):
        colour = ("green", "blue", "green", "black")[number]
        p.rope(colour, [(x * 0.5, 72, -34), (x, 122, -58), (x * 1.5, 120, -80), (x * 1.8, 88, -86)], 9, 5)
    p.ball("red", (28, 64, -6), (7, 17, 25), both=True)
    p.rope("yellow", [(12, 36, 0), (12, 4, 0)], 4, both=True)
    for x in (3, 12, 21):
        p.rope("yellow", [(12, 3, 0), (x, 3, 18)], 3, both=True)


@thing("eagle")
def eagle(p: Potter) -> None:
    """It spreads its wings."""
    p.ball("brown", (0, 82, -4), (22, 36, 20), turn=(0, -12, 0))
    p.ball("white", (0, 128, 8), (19, 18, 20))
    p.rope("yellow", [(0, 128, 26), (0, 124, 38), (0, 113, 41)], 8, 3)
    p.eyes((11, 133, 21), 4)
    for step, (x, y) in enumerate(((28, 108), (46, 116), (64, 122), (80, 124))):
        p.rope("brown", [(x, y, -6), (x + 4, y - 50 + 6 * step, -10)], 11, 7, both=True)
    p.rope("brown", [(14, 102, -4), (46, 122, -6), (84, 130, -6)], 11, 8, both=True)
    p.slab("white", (0, 36, -20), (18, 20, 4), turn=(0, 20, 0))
    p.rope("yellow", [(10, 52, 4), (12, 26, 8)], 6, 5, both=True)
    for x in (5, 12, 19):
        p.rope("yellow", [(12, 26, 8), (x, 18, 22)], 3, both=True)
    p.ball("grey", (0, 10, 6), (46, 15, 36))


@thing("peacock")
def peacock(p: Potter) -> None:
    """It shows its tail."""
    for step in range(-5, 6):
        x, y = 15 * step, 150 - 2.6 * step * step
        p.rope("green", [(step * 3, 42, -20), (x, y, -34)], 5, 11)
        p.ball("blue", (x, y, -26), (8, 9, 5))
        p.ball("yellow", (x, y, -21), (4, 4, 3))
        p.ball("blue", (x * 0.6, 42 + (y - 42) * 0.62, -20), (5, 6, 4))
    p.ball("blue", (0, 44, 4), (22, 24, 34))
    p.rope("blue", [(0, 58, 24), (0, 98, 30)], 12, 9)
    p.ball("blue", (0, 104, 32), 12)
    p.cone("yellow", (0, 102, 48), (4, 8, 1), turn=(0, 90, 0))
    for x in (-6, 0, 6):
        p.rope("blue", [(0, 114, 30), (x, 130, 28)], 2, 3)
    p.eyes((8, 107, 40), 3, "white")
    p.rope("orange", [(10, 24, 4), (10, 4, 6)], 4, both=True)


@thing("toucan")
def toucan(p: Potter) -> None:
    p.ball("black", (0, 86, -4), (24, 38, 25), turn=(0, -14, 0))
    p.ball("white", (0, 106, 12), (17, 20, 15))
    p.ball("black", (0, 134, 8), (21, 19, 20))
    p.rope("orange", [(0, 134, 26), (0, 136, 56), (0, 120, 80)], 13, 5)
    p.ball("black", (0, 116, 83), 6)
    p.ball("blue", (14, 138, 18), (7, 8, 6), both=True)
    p.eyes((18, 139, 22), 3.5)
    p.rope("black", [(0, 56, -16), (0, 14, -36)], 12, 9)
    p.ball("black", (22, 82, -8), (7, 30, 18), turn=(0, -14, 6), both=True)
    p.rope("brown", [(-70, 44, 8), (70, 44, 8)], 8)
    p.rope("brown", [(56, 44, 8), (56, 0, 8)], 7, both=True)
    p.rope("orange", [(9, 54, 8), (9, 46, 16)], 5, both=True)
