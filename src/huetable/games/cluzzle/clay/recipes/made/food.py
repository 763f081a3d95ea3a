"""What is baked, cooked and melted."""

from __future__ import annotations

import math

from huetable.games.cluzzle.clay.recipes.book import thing
from huetable.games.cluzzle.clay.recipes.potter import Potter


@thing("egg")
def egg(p: Potter) -> None:
    p.ball("white", (0, 62, 0), (46, 60, 46))
    p.ball("white", (0, 52, 0), (50, 48, 50))
    p.cone("clay", (0, 8, 0), (34, 10, 42))


@thing("fried egg")
def fried_egg(p: Potter) -> None:
    p.ball("white", (0, 8, 0), (62, 9, 54))
    for x, z in ((44, 30), (-50, 20), (-20, -46), (36, -40)):
        p.ball("white", (x, 7, z), (30, 7, 26))
    p.ball("yellow", (4, 18, 0), (26, 18, 26))


@thing("bread")
def bread(p: Potter) -> None:
    p.slab("brown", (0, 34, 0), (70, 32, 38))
    p.ball("brown", (0, 62, 0), (74, 26, 42))
    for x in (-40, 0, 40):
        p.rope("clay", [(x - 12, 86, -20), (x + 12, 86, 20)], 5)


@thing("cheese")
def cheese(p: Potter) -> None:
    """A wedge with holes."""
    p.slab("yellow", (0, 36, 0), (74, 36, 50))
    p.slab("", (-20, 36, 70), (110, 60, 40), turn=(-30, 0, 0))
    p.slab("", (-20, 36, -70), (110, 60, 40), turn=(30, 0, 0))
    holes = (
        (78, 50, 10, 13),
        (78, 24, -22, 10),
        (30, 72, 6, 13),
        (56, 74, -24, 9),
        (20, 44, 40, 13),
        (44, 22, 50, 9),
        (-10, 72, 0, 7),
        (40, 40, -46, 12),
        (4, 26, -28, 9),
        (58, 56, 48, 8),
    )
    for x, y, z, size in holes:
        p.ball("", (x, y, z), size)


@thing("pizza")
def pizza(p: Potter) -> None:
    p.cone("clay", (0, 7, 0), (76, 7, 76))
    p.ring("brown", (0, 12, 0), (74, 10, 10))
    p.cone("red", (0, 14, 0), (68, 3, 68))
    p.cone("yellow", (0, 17, 0), (62, 3, 62))
    for x, z in ((24, 26), (-30, 20), (6, -34), (44, -16), (-44, -18), (-8, 50), (-10, -2)):
        p.cone("red", (x, 21, z), (12, 3, 12))
    for x, z in ((8, 14), (-26, -34), (34, 4), (-48, 8), (26, -44)):
        p.ball("green", (x, 21, z), (7, 3, 4))


@thing("hamburger")
def hamburger(p: Potter) -> None:
    p.cone("brown", (0, 14, 0), (54, 14, 58))
    p.cone("brown", (0, 38, 0), (60, 9, 60))
    p.slab("yellow", (0, 50, 0), (52, 3, 52), turn=(45, 0, 0))
    p.cone("red", (0, 57, 0), (54, 5, 54))
    for _, (x, _y, z) in p.around(12, 56):
        p.ball("green", (x, 64, z), (15, 6, 15))
    p.ball("orange", (0, 70, 0), (60, 46, 60))
    for x, z in ((0, 0), (24, 16), (-22, 20), (16, -26), (-24, -18), (40, -6), (-42, 4), (4, 40)):
        p.ball("white", (x, 116 - (x * x + z * z) / 120, z), (4, 3, 6))


@thing("hot dog")
def hot_dog(p: Potter) -> None:
    p.rope("clay", [(-54, 24, 20), (54, 24, 20)], 22)
    p.rope("clay", [(-54, 24, -20), (54, 24, -20)], 22)
    p.rope("red", [(-76, 44, 0), (76, 44, 0)], 18)
    wave = [(x, 62, 9 * math.sin(x / 9)) for x in range(-66, 70, 9)]
    p.rope("yellow", [(float(x), float(y), z) for x, y, z in wave], 4)


@thing("ice cream")
def ice_cream(p: Potter) -> None:
    first, second = p.pick("pink", "brown"), p.pick("white", "green")
    p.cone("orange", (0, 44, 0), (4, 44, 36))
    for y, radius in ((26, 12), (50, 22), (72, 31)):
        p.ring("brown", (0, y, 0), (radius, 2, 2))
    p.ring(first, (0, 90, 0), (32, 9, 9))
    p.ball(first, (0, 104, 0), (40, 36, 40))
    p.ball(second, (0, 142, 0), (28, 26, 28))
    p.ball("red", (0, 170, 0), 8)


@thing("cake")
def cake(p: Potter) -> None:
    p.cone("white", (0, 4, 0), (76, 4, 76))
    p.cone("brown", (0, 36, 0), (60, 30, 60))
    p.cone("pink", (0, 68, 0), (62, 8, 62))
    for _, (x, _y, z) in p.around(10, 58):
        p.rope("pink", [(x, 66, z), (x, 48 if x > z else 40, z)], 8, 6)
    for _, (x, _y, z) in p.around(5, 32):
        p.rope("blue", [(x, 74, z), (x, 104, z)], 5)
        p.ball("orange", (x, 114, z), (5, 9, 5))


@thing("wedding cake")
def wedding_cake(p: Potter) -> None:
    for y, radius, half in ((22, 68, 22), (66, 48, 22), (108, 30, 20)):
        p.cone("white", (0, y, 0), (radius, half, radius))
        for _, at in p.around(12, radius, y - half + 5):
            p.ball("pink", at, 6)
    p.rope("black", [(-9, 128, 0), (-9, 150, 0)], 7, 6)
    p.ball("clay", (-9, 160, 0), 7)
    p.cone("white", (9, 140, 0), (11, 13, 4))
    p.ball("clay", (9, 160, 0), 7)


@thing("cupcake")
def cupcake(p: Potter) -> None:
    p.cone("blue", (0, 34, 0), (34, 34, 48))
    for _, (x, _y, z) in p.around(14, 1):
        p.rope("white", [(x * 34, 2, z * 34), (x * 48, 66, z * 48)], 2.5)
    for y, radius, thick in ((78, 36, 20), (100, 24, 17), (120, 12, 14)):
        p.ring("pink", (0, y, 0), (radius, thick, thick))
    p.ball("pink", (0, 100, 0), (28, 34, 28))
    p.ball("red", (0, 142, 0), 12)
    p.rope("green", [(0, 150, 0), (8, 168, 0)], 2)


@thing("cookie")
def cookie(p: Potter) -> None:
    p.cone("clay", (0, 13, 0), (64, 12, 62))
    for x, z in ((0, 0), (30, 24), (-30, 26), (36, -22), (-32, -26), (2, 48), (6, -46), (-52, 0), (54, 4)):
        p.ball("brown", (x, 25, z), (9, 6, 8))
    p.ball("", (72, 14, 34), (22, 30, 22))


@thing("doughnut")
def doughnut(p: Potter) -> None:
    p.ring("brown", (0, 26, 0), (48, 25, 25))
    p.ring("pink", (0, 34, 0), (48, 21, 21))
    colours = ("white", "yellow", "blue", "green")
    for number, (angle, at) in enumerate(p.around(14, 48, 55)):
        x, y, z = at
        far = 1.2 if number % 2 else 0.8
        p.ball(colours[number % 4], (x * far, y - 2, z * far), (3, 3, 7), turn=(angle * 2, 0, 0))


@thing("pretzel")
def pretzel(p: Potter) -> None:
    loop = [
        (12, 34, 0),
        (-26, 66, 0),
        (-62, 92, 0),
        (-68, 122, 0),
        (-40, 146, 0),
        (-12, 132, 0),
        (0, 108, 0),
        (24, 62, 0),
        (44, 28, 0),
    ]
    p.rope("brown", loop, 11)
    p.rope("brown", [(-x, y, z) for x, y, z in loop], 11)
    p.rope("brown", [(-44, 28, 0), (-20, 14, 0), (20, 14, 0), (44, 28, 0)], 12)
    for x, y in (
        (-62, 108),
        (62, 108),
        (-40, 146),
        (40, 146),
        (-26, 66),
        (26, 66),
        (0, 14),
        (-54, 88),
        (54, 88),
    ):
        p.ball("white", (x, y, 11), 4)


@thing("croissant")
def croissant(p: Potter) -> None:
    arc = [(-70, 14, 34), (-48, 24, 0), (-22, 34, -18), (22, 34, -18), (48, 24, 0), (70, 14, 34)]
    p.rope("orange", arc[:3], 9, 27)
    p.rope("orange", arc[2:4], 31)
    p.rope("orange", arc[3:], 27, 9)
    for x, z, size, turn in ((0, -18, 31, 0), (24, -18, 27, 10), (46, -2, 21, 35), (60, 16, 14, 50)):
        p.ring("brown", (x, 28 - abs(x) * 0.2, z), (size, 4, 4), turn=(90 - turn, 90, 0), both=bool(x))


@thing("lollipop")
def lollipop(p: Potter) -> None:
    p.rope("white", [(0, 4, 0), (0, 90, 0)], 5)
    p.cone("red", (0, 126, 0), (44, 11, 44), turn=(0, 90, 0))
    turns = [(math.radians(a), 3 + a / 19) for a in range(0, 740, 40)]
    for z in (10, -10):
        p.rope("white", [(r * math.cos(a), 126 + r * math.sin(a), z) for a, r in turns], 4)
    p.cone("clay", (0, 5, 0), (26, 5, 20))


@thing("sandwich")
def sandwich(p: Potter) -> None:
    for y, colour, size in (
        (12, "clay", 58),
        (27, "green", 62),
        (37, "pink", 58),
        (47, "yellow", 61),
        (57, "red", 56),
        (72, "clay", 58),
    ):
        p.slab(colour, (0, y, 0), (size, 11 if colour == "clay" else 5, size))
    p.slab("", (60, 40, 60), (130, 60, 56), turn=(45, 0, 0))
    p.rope("brown", [(-20, 80, -20), (-20, 112, -20)], 2)
    p.ball("green", (-20, 110, -20), (9, 12, 9))


@thing("gingerbread man")
def gingerbread_man(p: Potter) -> None:
    p.ball("brown", (0, 136, 0), (27, 27, 10))
    p.rope("brown", [(0, 104, 0), (0, 66, 0)], 21)
    p.rope("brown", [(0, 94, 0), (54, 100, 0)], 15, 16, both=True)
    p.rope("brown", [(8, 58, 0), (28, 16, 0)], 17, 17, both=True)
    p.slab("", (0, 80, 44), (90, 100, 32))
    p.eyes((9, 142, 11), 4, "white")
    p.rope("white", [(-11, 128, 11), (0, 123, 11), (11, 128, 11)], 2.5)
    for y in (104, 86, 68):
        p.ball("red", (0, y, 12), 5)
    p.rope("white", [(50, 88, 11), (50, 114, 11)], 2.5, both=True)
    p.rope("white", [(14, 22, 11), (40, 28, 11)], 2.5, both=True)


@thing("sausage")
def sausage(p: Potter) -> None:
    p.rope("brown", [(-58, 40, 0), (-22, 24, 0), (22, 24, 0), (58, 40, 0)], 20)
    p.rope("brown", [(72, 50, 0), (86, 60, 0)], 5, 8, both=True)
    for x in (-26, 0, 26):
        p.rope("black", [(x - 7, 43, -10), (x + 7, 43, 10)], 2)
