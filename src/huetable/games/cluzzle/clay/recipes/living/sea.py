"""What swims."""

from __future__ import annotations

import math

from huetable.games.cluzzle.clay.recipes.book import thing
from huetable.games.cluzzle.clay.recipes.potter import Potter


@thing("fish")
def fish(p: Potter) -> None:
    skin = p.pick("orange", "blue", "red", "yellow")
    p.ball(skin, (10, 60, 0), (56, 34, 20))
    p.slab(skin, (-62, 76, 0), (22, 12, 4), turn=(0, 0, -40))
    p.slab(skin, (-62, 44, 0), (22, 12, 4), turn=(0, 0, 40))
    p.slab(skin, (4, 96, 0), (24, 13, 4), turn=(0, 0, 10))
    p.slab(skin, (0, 26, 0), (13, 9, 4), turn=(0, 0, -10))
    for z in (19, -19):
        p.ball("white", (44, 68, z * 0.75), 8)
        p.ball("black", (46, 69, z * 1.0), 5)
        p.ball(skin, (12, 52, z), (16, 8, 4), turn=(0, 0, 25))
    p.rope("red", [(58, 50, 8), (64, 52, 0), (58, 50, -8)], 3)


@thing("shark")
def shark(p: Potter) -> None:
    p.ball("grey", (6, 52, 0), (76, 25, 23))
    p.ball("white", (10, 43, 0), (60, 18, 18))
    p.cone("grey", (0, 88, 0), (20, 24, 2), turn=(0, 0, 22))
    p.slab("grey", (-76, 78, 0), (10, 28, 4), turn=(0, 0, 28))
    p.slab("grey", (-74, 38, 0), (8, 17, 4), turn=(0, 0, -35))
    for z in (1, -1):
        p.slab("grey", (16, 36, z * 34), (12, 3, 24), turn=(z * 25, z * 18, 0))
        p.ball("black", (52, 60, z * 16), 4.5)
    p.slab("", (66, 40, 0), (20, 4, 22), turn=(0, 0, 6))
    for z in (-10, -3, 4, 11):
        p.cone("white", (64, 39, z), (3, 5, 1), turn=(0, 180, 0))


@thing("whale")
def whale(p: Potter) -> None:
    p.ball("blue", (18, 46, 0), (62, 44, 44))
    p.ball("white", (26, 32, 0), (50, 30, 38))
    p.rope("blue", [(-26, 44, 0), (-60, 56, 0), (-78, 80, 0)], 26, 8)
    for z in (1, -1):
        p.ball("blue", (-82, 90, z * 18), (8, 14, 22), turn=(0, z * 30, 0))
        p.ball("blue", (10, 22, z * 46), (14, 5, 18), turn=(z * 20, 0, 0))
        p.ball("black", (56, 50, z * 33), 5)
        p.rope("blue", [(14, 88, 0), (14, 112, 0), (14, 124, z * 20), (14, 116, z * 28)], 4, 5)
    p.rope("black", [(64, 36, 30), (79, 38, 0), (64, 36, -30)], 2)


@thing("dolphin")
def dolphin(p: Potter) -> None:
    p.rope("grey", [(-64, 60, 0), (-30, 84, 0), (4, 88, 0), (40, 66, 0)], 9, 23)
    p.ball("grey", (2, 82, 0), (46, 25, 24), turn=(0, 0, -8))
    p.ball("grey", (52, 56, 0), (24, 20, 20), turn=(0, 0, -30))
    p.rope("grey", [(66, 46, 0), (84, 36, 0)], 9, 6)
    p.cone("grey", (-6, 118, 0), (15, 18, 2), turn=(0, 0, 34))
    for z in (1, -1):
        p.ball("grey", (-74, 50, z * 16), (12, 4, 20), turn=(z * 25, 0, 20))
        p.ball("grey", (22, 54, z * 26), (10, 20, 5), turn=(0, z * 35, 30))
        p.ball("black", (56, 62, z * 17), 4)
    p.ball("white", (22, 66, 0), (38, 13, 17), turn=(0, 0, -14))
    p.ball("blue", (0, 6, 0), (70, 9, 50))


@thing("octopus")
def octopus(p: Potter) -> None:
    skin = p.pick("purple", "red", "orange")
    p.ball(skin, (0, 84, 0), (40, 50, 40))
    for _, (x, _y, z) in p.around(8, 1):
        bend = [(x * 22, 44, z * 22), (x * 46, 16, z * 46), (x * 72, 8, z * 72), (x * 84, 22, z * 84)]
        p.rope(skin, bend, 14, 6)
    p.ball("white", (17, 82, 34), 11, both=True)
    p.eyes((17, 82, 43), 6)
    p.rope("black", [(-12, 58, 38), (0, 53, 40), (12, 58, 38)], 2.5)


@thing("jellyfish")
def jellyfish(p: Potter) -> None:
    skin = p.pick("pink", "blue", "purple")
    p.ball(skin, (0, 116, 0), (50, 44, 50))
    p.slab("", (0, 82, 0), (80, 24, 80))
    p.ball("", (0, 100, 0), (38, 22, 38))
    p.cone(skin, (0, 108, 0), (46, 8, 46))
    for number, (_, (x, _y, z)) in enumerate(p.around(8, 1)):
        sway = 8 if number % 2 else -8
        path = [
            (x * 36, 104, z * 36),
            (x * 40 + sway, 74, z * 40),
            (x * 34 - sway, 42, z * 34),
            (x * 38 + sway, 4, z * 38),
        ]
        p.rope(skin, path, 5, 3)
    for x in (-10, 10):
        p.rope("white", [(x, 104, 0), (-x, 74, 4), (x, 50, -4), (0, 30, 0)], 8, 4)


@thing("starfish")
def starfish(p: Potter) -> None:
    p.ball("orange", (0, 14, 0), (30, 15, 30))
    for _, (x, _y, z) in p.around(5, 1):
        p.rope("orange", [(x * 8, 12, z * 8), (x * 76, 7, z * 76)], 22, 7)
        for far in (20, 40, 58):
            p.ball("yellow", (x * far, 30 - far * 0.28, z * far), 5)
    p.ball("yellow", (0, 28, 0), 5)


@thing("crab")
def crab(p: Potter) -> None:
    p.ball("red", (0, 34, 0), (44, 23, 32))
    for z, out in ((18, 6), (2, 12), (-14, 12), (-28, 4)):
        p.rope("red", [(34, 32, z * 0.7), (56 + out, 42, z), (68 + out, 4, z * 1.3)], 6, 4, both=True)
    p.rope("red", [(32, 36, 22), (54, 44, 44)], 9, 8, both=True)
    p.ball("red", (50, 56, 58), (17, 13, 22), turn=(-25, -20, 0), both=True)
    p.slab("", (46, 64, 74), (3, 16, 15), turn=(-25, -20, 0), both=True)
    p.rope("red", [(13, 50, 22), (14, 68, 28)], 4, both=True)
    p.ball("white", (14, 74, 30), 8, both=True)
    p.eyes((14, 75, 36), 4)


@thing("seahorse")
def seahorse(p: Potter) -> None:
    skin = p.pick("yellow", "orange", "green")
    body = [
        (12, 118, 0),
        (-6, 96, 0),
        (4, 70, 0),
        (4, 48, 0),
        (-14, 26, 0),
        (-36, 20, 0),
        (-42, 38, 0),
        (-26, 42, 0),
    ]
    p.rope(skin, body, 14, 5)
    p.ball(skin, (4, 80, 0), (22, 32, 17), turn=(0, 0, -8))
    p.ball(skin, (16, 134, 0), (21, 19, 15))
    p.rope(skin, [(30, 130, 0), (62, 118, 0)], 9, 7)
    for x, y in ((2, 152), (-8, 142), (-14, 128)):
        p.cone(skin, (x, y, 0), (6, 10, 1), turn=(0, 0, 20 + (152 - y) * 1.6))
    p.slab(skin, (-22, 84, 0), (13, 17, 3), turn=(0, 0, 12))
    for z in (1, -1):
        p.ball("black", (22, 140, z * 13), 4.5)
    p.cone("green", (0, 4, 0), (46, 5, 40))


@thing("snail")
def snail(p: Potter) -> None:
    p.rope("clay", [(-70, 8, 0), (-20, 13, 0), (34, 15, 0), (58, 30, 0), (64, 54, 0)], 8, 14)
    p.ball("clay", (66, 58, 0), (17, 15, 15))
    p.ball("brown", (-6, 58, 0), (42, 42, 24))
    turns = [(math.radians(a), 30 - a / 34) for a in range(0, 800, 50)]
    for z in (20, -20):
        spiral = [(-6 + r * math.cos(a), 58 + r * math.sin(a), z * (1.25 - r / 75)) for a, r in turns]
        p.rope("yellow", spiral, 4, 3)
    for z in (8, -8):
        p.rope("clay", [(70, 66, z), (80, 92, z * 1.8)], 4, 3)
        p.ball("black", (81, 95, z * 1.9), 6)


@thing("stingray")
def stingray(p: Potter) -> None:
    p.ball("grey", (0, 22, 10), (34, 16, 44))
    p.ball("grey", (36, 22, 6), (46, 6, 36), turn=(0, 0, 12), both=True)
    p.rope("grey", [(0, 20, -26), (4, 16, -60), (-6, 22, -88)], 8, 2)
    p.ball("grey", (13, 38, 34), 7, both=True)
    p.eyes((15, 42, 39), 4)
