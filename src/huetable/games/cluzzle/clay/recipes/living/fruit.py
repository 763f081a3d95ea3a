"""Fruit and vegetables."""

from __future__ import annotations

import math

from huetable.games.cluzzle.clay.recipes.book import thing
from huetable.games.cluzzle.clay.recipes.potter import Potter


@thing("apple")
def apple(p: Potter) -> None:
    p.ball(p.pick("red", "green", "yellow"), (0, 58, 0), (54, 52, 54))
    p.ball("", (0, 116, 0), (22, 18, 22))
    p.ball("", (0, 0, 0), (20, 10, 20))
    p.rope("brown", [(0, 96, 0), (6, 130, 0)], 4, 5)
    p.ball("green", (26, 126, 0), (22, 5, 12), turn=(0, 0, 20))


@thing("banana")
def banana(p: Potter) -> None:
    arc = [(-74, 76, 0), (-58, 44, 0), (-26, 24, 0), (14, 22, 0), (48, 40, 0), (68, 76, 0)]
    p.rope("yellow", arc[:4], 12, 20)
    p.rope("yellow", arc[3:], 20, 9)
    p.rope("brown", [(68, 76, 0), (72, 94, 0)], 6, 6)
    p.ball("black", (-75, 80, 0), 8)


@thing("pear")
def pear(p: Potter) -> None:
    skin = p.pick("green", "yellow")
    p.ball(skin, (0, 46, 0), (48, 45, 48))
    p.rope(skin, [(0, 66, 0), (0, 112, 0)], 36, 20)
    p.rope("brown", [(0, 128, 0), (5, 152, 0)], 4)
    p.ball("green", (24, 146, 0), (20, 4, 10), turn=(0, 0, 15))


@thing("lemon")
def lemon(p: Potter) -> None:
    p.ball("yellow", (0, 44, 0), (62, 42, 42))
    p.rope("yellow", [(50, 44, 0), (74, 44, 0)], 16, 7, both=True)
    p.ball("green", (84, 56, 0), (10, 4, 18), turn=(30, 0, 50))


@thing("cherry")
def cherry(p: Potter) -> None:
    p.ball("red", (40, 32, 0), 34)
    p.ball("red", (-40, 32, 0), 34)
    p.rope("green", [(40, 62, 0), (30, 110, 0), (4, 156, 0)], 4)
    p.rope("green", [(-40, 62, 0), (-26, 112, 0), (4, 156, 0)], 4)
    p.ball("green", (30, 154, 0), (30, 5, 15), turn=(0, 0, -8))


@thing("strawberry")
def strawberry(p: Potter) -> None:
    p.rope("red", [(0, 84, 0), (0, 20, 0)], 46, 13)
    for y, radius, count in ((100, 42, 8), (76, 44, 8), (50, 33, 7), (28, 20, 5)):
        for _, at in p.around(count, radius, y):
            p.ball("yellow", at, 3.5)
    for angle, at in p.around(6, 26, 126):
        p.cone("green", at, (13, 22, 1), turn=(angle, 75, 0))
    p.rope("green", [(0, 124, 0), (4, 150, 0)], 5)


@thing("grapes")
def grapes(p: Potter) -> None:
    skin = p.pick("purple", "green")
    for y, radius, count in ((108, 32, 7), (108, 4, 1), (84, 26, 6), (60, 18, 4), (38, 10, 3), (16, 0, 1)):
        for _, at in p.around(count, radius, y):
            p.ball(skin, at, 17)
    p.rope("brown", [(0, 118, 0), (0, 150, 0), (-16, 158, 0)], 5)
    p.slab("green", (28, 142, 0), (24, 4, 20), turn=(20, 0, 16))


@thing("pineapple")
def pineapple(p: Potter) -> None:
    p.ball("yellow", (0, 56, 0), (42, 56, 42))
    for row, y in enumerate((22, 40, 58, 76, 92)):
        radius = 42 * math.sqrt(max(1 - ((y - 56) / 56) ** 2, 0))
        for _, (x, _y, z) in p.around(9, radius):
            shift = 8 if row % 2 else 0
            p.ball("brown", (x, y + shift * 0.6, z), 4)
    for angle, at in p.around(7, 14, 124):
        p.cone("green", at, (9, 26, 1), turn=(angle, 30, 0))
    for angle, at in p.around(5, 6, 138):
        p.cone("green", at, (8, 30, 1), turn=(angle, 12, 0))


@thing("watermelon")
def watermelon(p: Potter) -> None:
    """A slice of it."""
    p.cone("green", (0, 86, 0), (84, 14, 84), turn=(0, 90, 0))
    p.cone("white", (0, 86, 0), (76, 15, 76), turn=(0, 90, 0))
    p.cone("red", (0, 86, 0), (70, 16, 70), turn=(0, 90, 0))
    p.slab("", (0, 132, 0), (96, 46, 40))
    for x, y in ((-44, 62), (-22, 44), (2, 60), (24, 40), (44, 62), (0, 30), (-20, 74), (22, 74)):
        for z in (16, -16):
            p.ball("black", (x, y, z), (3.5, 6, 3))


@thing("carrot")
def carrot(p: Potter) -> None:
    p.rope("orange", [(0, 108, 0), (0, 8, 0)], 27, 4)
    for y, radius in ((96, 25), (76, 20), (54, 15), (34, 10)):
        p.ring("brown", (0, y, 0), (radius - 1, 1.5, 1.5))
    for _, (x, _y, z) in p.around(5, 1):
        p.rope("green", [(x * 6, 124, z * 6), (x * 26, 172, z * 26)], 6, 9)
    p.rope("green", [(0, 128, 0), (0, 174, 0)], 6, 9)


@thing("mushroom")
def mushroom(p: Potter) -> None:
    p.rope("white", [(0, 8, 0), (0, 78, 0)], 24, 18)
    p.ball(p.pick("red", "brown"), (0, 84, 0), (60, 52, 60))
    p.slab("", (0, 46, 0), (90, 34, 90))
    p.rope("white", [(0, 8, 0), (0, 88, 0)], 24, 18)
    for _, (x, _y, z) in p.around(6, 1):
        p.ball("white", (x * 46, 108, z * 46), 10)
        p.ball("white", (x * 20 + 8, 130, z * 20), 8)


@thing("corn")
def corn(p: Potter) -> None:
    p.ball("yellow", (0, 90, 0), (29, 76, 29))
    for y in range(40, 160, 15):
        radius = 29 * math.sqrt(max(1 - ((y - 90) / 76) ** 2, 0.05))
        for _, (x, _y, z) in p.around(9, radius):
            p.ball("yellow", (x, y, z), 7)
    for angle, at in p.around(3, 22, 54):
        p.ball("green", at, (28, 56, 8), turn=(angle, 12, 0))
    p.rope("green", [(0, 20, 0), (0, 2, 0)], 12, 10)


@thing("pumpkin")
def pumpkin(p: Potter) -> None:
    for _, (x, _y, z) in p.around(8, 30):
        p.ball("orange", (x, 50, z), (34, 48, 34))
    p.ball("", (0, 112, 0), (14, 18, 14))
    p.rope("green", [(0, 88, 0), (4, 110, 0), (18, 124, 0)], 10, 7)


@thing("jack-o'-lantern")
def jack_o_lantern(p: Potter) -> None:
    pumpkin(p)
    p.cone("black", (24, 66, 54), (13, 12, 2), turn=(15, 0, 0), both=True)
    p.cone("black", (0, 48, 61), (8, 8, 2))
    for x, y in ((-34, 36), (-20, 26), (0, 22), (20, 26), (34, 36)):
        p.ball("black", (x, y, 58 - abs(x) * 0.3), (11, 8, 8))
    p.slab("orange", (-10, 32, 66), (5, 6, 4))
    p.slab("orange", (12, 20, 62), (5, 6, 4))


@thing("broccoli")
def broccoli(p: Potter) -> None:
    p.rope("green", [(0, 6, 0), (0, 66, 0)], 18, 20)
    for _, (x, _y, z) in p.around(5, 1):
        p.rope("green", [(0, 46, 0), (x * 34, 84, z * 34)], 10)
        p.ball("green", (x * 42, 100, z * 42), 24)
    p.ball("green", (0, 112, 0), (34, 32, 34))
    for _, (x, _y, z) in p.around(9, 1):
        p.ball("green", (x * 58, 112, z * 58), 12)
        p.ball("green", (x * 30, 134, z * 30), 13)
    p.ball("green", (0, 144, 0), 13)


@thing("tomato")
def tomato(p: Potter) -> None:
    p.ball("red", (0, 46, 0), (58, 46, 58))
    for angle, (x, y, z) in p.around(5, 18, 92):
        p.cone("green", (x, y, z), (9, 20, 1), turn=(angle, 82, 0))
    p.rope("green", [(0, 90, 0), (3, 110, 0)], 5)


@thing("peanut")
def peanut(p: Potter) -> None:
    p.ball("clay", (-32, 34, 0), (44, 33, 33))
    p.ball("clay", (36, 32, 0), (38, 29, 29))
    for x in (-56, -36, -14, 14, 36, 56):
        p.ring("brown", (x, 33, 0), (27 if abs(x) < 50 else 20, 2, 2), turn=(0, 0, 90))
