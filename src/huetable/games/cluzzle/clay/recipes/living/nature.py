"""Plants, weather and the sky."""

from __future__ import annotations

import math

from huetable.games.cluzzle.clay.recipes.book import thing
from huetable.games.cluzzle.clay.recipes.potter import Potter


@thing("tree")
def tree(p: Potter) -> None:
    p.rope("brown", [(0, 2, 0), (0, 78, 0)], 17, 12)
    p.rope("brown", [(0, 60, 0), (34, 88, 0)], 7, 5)
    for x, y, z, size in (
        (0, 130, 0, 36),
        (36, 106, 6, 28),
        (-36, 106, -4, 30),
        (4, 104, 30, 28),
        (0, 106, -30, 28),
    ):
        p.ball("green", (x, y, z), size)
    for x, y, z in ((30, 128, 22), (-30, 118, 22), (2, 120, 50)):
        p.ball("red", (x, y, z), 7)


@thing("flower")
def flower(p: Potter) -> None:
    petal = p.pick("red", "pink", "white", "purple")
    p.rope("green", [(0, 2, 0), (4, 60, 0), (0, 110, 0)], 6)
    for angle, at in p.upright(6, 32, (0, 128, 6)):
        p.ball(petal, at, (15, 22, 7), turn=(0, 0, -angle))
    p.ball("yellow", (0, 128, 12), (17, 17, 10))
    p.ball("green", (26, 50, 0), (26, 6, 12), turn=(0, 0, 25), both=True)
    p.cone("brown", (0, 4, 0), (36, 5, 30))


@thing("sunflower")
def sunflower(p: Potter) -> None:
    p.rope("green", [(0, 2, 0), (0, 100, -6)], 7)
    for angle, at in p.upright(14, 40, (0, 124, 0)):
        p.ball("yellow", at, (9, 17, 5), turn=(0, 0, -angle))
    p.cone("brown", (0, 124, 4), (31, 7, 31), turn=(0, 90, 0))
    p.ball("black", (0, 124, 8), (19, 19, 6))
    p.ball("green", (30, 46, -2), (28, 5, 15), turn=(0, 0, 28), both=True)


@thing("tulip")
def tulip(p: Potter) -> None:
    petal = p.pick("red", "yellow", "pink")
    p.rope("green", [(0, 2, 0), (0, 104, 0)], 6)
    p.ball(petal, (0, 122, 0), (27, 30, 27))
    for angle, (x, y, z) in p.around(6, 19, 142):
        p.cone(petal, (x, y, z), (15, 20, 1), turn=(angle, 5, 0))
    p.rope("green", [(0, 8, 0), (30, 50, 6), (36, 96, 8)], 11, 3, both=True)


@thing("rose")
def rose(p: Potter) -> None:
    p.rope("green", [(0, 2, 0), (0, 104, 0)], 5)
    p.ball("red", (0, 124, 0), (28, 28, 28))
    for layer, (radius, height, size) in enumerate(((30, 122, 22), (22, 136, 19), (12, 148, 13))):
        for angle, (x, y, z) in p.around(5, radius, height):
            shift = 36 * layer
            p.ball(
                "red" if layer % 2 == 0 else "pink", (x, y, z), (size, size, 7), turn=(angle + shift, -16, 0)
            )
    for y, x in ((40, 6), (66, -6), (86, 6)):
        p.cone("green", (x * 1.5, y, 0), (4, 7, 1), turn=(0, 0, -60 if x > 0 else 60))
    p.ball("green", (24, 62, 0), (21, 5, 12), turn=(0, 0, 25))
    p.ball("green", (-24, 44, 0), (21, 5, 12), turn=(0, 0, -25))


@thing("cactus")
def cactus(p: Potter) -> None:
    p.cone("orange", (0, 20, 0), (26, 20, 36))
    p.rope("green", [(0, 36, 0), (0, 140, 0)], 21, 19)
    p.rope("green", [(16, 78, 0), (50, 80, 0), (52, 118, 0)], 12)
    p.rope("green", [(-16, 94, 0), (-46, 96, 0), (-48, 126, 0)], 11)
    for y in (60, 84, 108, 132):
        for angle, (x, _y, z) in p.around(6, 22):
            p.cone("white", (x, y, z), (2.5, 6, 1), turn=(angle, 90, 0))
    p.ball("pink", (0, 162, 0), (12, 9, 12))


@thing("palm tree")
def palm_tree(p: Potter) -> None:
    p.ball("yellow", (0, 2, 0), (58, 14, 50))
    p.rope("brown", [(-16, 8, 0), (-4, 60, 0), (12, 128, 0)], 12, 8)
    for _, (x, _y, z) in p.around(7, 1):
        p.rope("green", [(12, 130, 0), (12 + x * 34, 146, z * 34), (12 + x * 66, 118, z * 66)], 8, 4)
    for x, z in ((24, 8), (2, 10), (12, -12)):
        p.ball("brown", (x, 122, z), 9)


@thing("Christmas tree")
def christmas_tree(p: Potter) -> None:
    p.rope("brown", [(0, 2, 0), (0, 30, 0)], 11)
    for y, low, half, high in ((46, 60, 24, 22), (84, 46, 24, 14), (122, 32, 26, 2)):
        p.cone("green", (0, y, 0), (low, half, high))
    colours = ("red", "yellow", "blue")
    for number, (y, radius) in enumerate(((30, 54), (70, 40), (108, 27))):
        for step, (_, at) in enumerate(p.around(6, radius, y)):
            p.ball(colours[(number + step) % 3], at, 7)
    for angle, at in p.upright(5, 9, (0, 156, 0)):
        p.cone("yellow", at, (6, 9, 1), turn=(0, 0, -angle))


@thing("leaf")
def leaf(p: Potter) -> None:
    shade = p.pick("green", "orange", "red")
    p.ball(shade, (0, 92, 0), (42, 56, 5))
    p.cone(shade, (0, 144, 0), (24, 24, 1))
    p.slab("", (0, 140, 34), (60, 40, 26))
    p.slab("", (0, 140, -34), (60, 40, 26))
    p.rope("brown", [(0, 8, 2), (0, 60, 2), (0, 146, 3)], 5, 3)
    for y in (70, 92, 114):
        p.rope("brown", [(0, y, 4), (26, y + 20, 4)], 2.5, both=True)
    p.cone("clay", (0, 5, 0), (30, 5, 24))


@thing("acorn")
def acorn(p: Potter) -> None:
    p.ball("clay", (0, 56, 0), (37, 48, 37))
    p.cone("clay", (0, 10, 0), (1, 10, 12))
    p.ball("brown", (0, 90, 0), (45, 36, 45))
    p.ring("brown", (0, 80, 0), (38, 9, 9))
    p.rope("brown", [(0, 120, 0), (6, 150, 0)], 6, 5)


@thing("sun")
def sun(p: Potter) -> None:
    p.ball("yellow", (0, 92, 0), (40, 40, 16))
    for angle, at in p.upright(12, 60, (0, 92, 0)):
        p.cone("orange", at, (10, 18, 1), turn=(0, 0, -angle))
    p.eyes((13, 100, 15), 5)
    p.rope("red", [(-15, 82, 15), (0, 74, 16), (15, 82, 15)], 3)
    p.cone("clay", (0, 8, 0), (26, 8, 12))
    p.rope("clay", [(0, 12, 0), (0, 34, 0)], 6)


@thing("moon")
def moon(p: Potter) -> None:
    p.cone("yellow", (0, 90, 0), (66, 15, 66), turn=(0, 90, 0))
    p.cone("", (32, 100, 0), (56, 40, 56), turn=(0, 90, 0))
    p.ball("", (-44, 96, 18), 8)
    p.ball("", (-46, 66, 17), 6)
    p.cone("clay", (-6, 10, 0), (30, 10, 16))


@thing("star")
def star(p: Potter) -> None:
    p.ball("yellow", (0, 88, 0), (30, 30, 15))
    for angle, at in p.upright(5, 40, (0, 88, 0)):
        p.cone("yellow", at, (24, 40, 1), turn=(0, 0, -angle))
    p.slab("", (0, 88, 46), (96, 96, 32))
    p.slab("", (0, 88, -46), (96, 96, 32))
    p.cone("clay", (0, 8, 0), (30, 10, 12))


@thing("cloud")
def cloud(p: Potter) -> None:
    for x, y, size in ((-48, 96, 26), (-16, 112, 34), (22, 108, 32), (52, 94, 24), (0, 92, 30)):
        p.ball("white", (x, y, 0), (size, size, size * 0.75))
    for x in (-40, -12, 16, 44):
        p.rope("blue", [(x, 58, 0), (x - 6, 34, 0)], 3, 5)
    p.cone("clay", (0, 6, 0), (20, 6, 12))
    p.rope("clay", [(0, 8, 0), (0, 76, 0)], 4)


@thing("rainbow")
def rainbow(p: Potter) -> None:
    for radius, colour in (
        (78, "red"),
        (68, "orange"),
        (58, "yellow"),
        (48, "green"),
        (38, "blue"),
        (28, "purple"),
    ):
        p.ring(colour, (0, 14, 0), (radius, 6, 6), turn=(0, 90, 0))
    for x in (54, -54):
        p.ball("white", (x, 12, 0), (32, 15, 18))
        p.ball("white", (x * 0.8, 22, 6), (18, 14, 16))


@thing("volcano")
def volcano(p: Potter) -> None:
    p.cone("brown", (0, 54, 0), (82, 54, 24))
    p.ball("", (0, 112, 0), (20, 16, 20))
    p.ball("red", (0, 100, 0), (18, 8, 18))
    for angle in (0, 75, 150, 230, 300):
        x, z = math.sin(math.radians(angle)), math.cos(math.radians(angle))
        p.rope("red", [(x * 16, 106, z * 16), (x * 42, 74, z * 42), (x * 56, 46 - angle % 40, z * 56)], 6, 8)
    p.rope("orange", [(0, 104, 0), (0, 138, 0)], 9, 12)
    for x, y, z in ((18, 150, 4), (-20, 146, -4), (2, 160, 8)):
        p.ball("grey", (x, y, z), 17)


@thing("mountain")
def mountain(p: Potter) -> None:
    p.cone("grey", (-8, 66, 0), (64, 66, 4))
    p.cone("grey", (44, 42, 10), (44, 42, 3))
    p.cone("grey", (-52, 30, 16), (36, 30, 3))
    p.cone("white", (-8, 114, 0), (21, 21, 3))
    p.cone("white", (44, 72, 10), (15, 14, 2))


@thing("Saturn")
def saturn(p: Potter) -> None:
    p.ball("yellow", (0, 94, 0), 46)
    for height, radius in ((112, 42), (94, 46), (76, 42)):
        p.ring("orange", (0, height, 0), (radius - 3, 5, 5), turn=(0, 0, 16))
    for radius, colour in ((64, "clay"), (72, "brown"), (80, "clay")):
        p.ring(colour, (0, 94, 0), (radius, 5, 5), turn=(0, 10, 16))
    p.cone("black", (0, 8, 0), (28, 8, 10))
    p.rope("black", [(0, 10, 0), (0, 52, 0)], 5)


@thing("lightning bolt")
def lightning_bolt(p: Potter) -> None:
    for a, b in (((30, 168, 0), (-24, 98, 0)), ((-24, 98, 0), (26, 96, 0)), ((26, 96, 0), (-26, 14, 0))):
        p.rope("yellow", [a, b], 13, 13 if b[1] > 20 else 3)
    p.slab("", (0, 90, 44), (90, 96, 32))
    p.slab("", (0, 90, -44), (90, 96, 32))
    p.cone("grey", (-26, 7, 0), (28, 7, 18))


@thing("raindrop")
def raindrop(p: Potter) -> None:
    p.ball("blue", (0, 48, 0), (46, 46, 46))
    p.rope("blue", [(0, 62, 0), (0, 110, 0), (0, 158, 0)], 40, 3)
    p.ball("white", (-22, 66, 34), (7, 13, 6), turn=(0, 0, -20))


@thing("fire")
def fire(p: Potter) -> None:
    for angle in (30, 150, 270):
        x, z = math.sin(math.radians(angle)), math.cos(math.radians(angle))
        p.rope("brown", [(x * 56, 8, z * 56), (-x * 34, 14, -z * 34)], 10)
    for x, z, top, thick in ((0, 0, 150, 30), (26, 10, 108, 21), (-26, 8, 116, 22), (4, -24, 104, 21)):
        p.rope("red", [(x * 0.6, 24, z * 0.6), (x, 60, z), (x * 0.7, top, z * 0.7)], thick, 3)
    p.rope("orange", [(0, 24, 18), (2, 56, 20), (4, 102, 14)], 20, 3)
    p.rope("yellow", [(-2, 24, 30), (0, 66, 26)], 13, 3)


@thing("snowflake")
def snowflake(p: Potter) -> None:
    for angle, at in p.upright(6, 68, (0, 92, 0)):
        p.rope("white", [(0, 92, 0), at], 6)
        for far in (34, 52):
            x, y = far * math.sin(math.radians(angle)), 92 + far * math.cos(math.radians(angle))
            for side in (45, -45):
                a = math.radians(angle + side)
                p.rope("white", [(x, y, 0), (x + 20 * math.sin(a), y + 20 * math.cos(a), 0)], 5)
    p.cone("blue", (0, 8, 0), (24, 9, 12))


@thing("spider web")
def spider_web(p: Potter) -> None:
    for _, at in p.upright(8, 74, (0, 86, 0)):
        p.rope("white", [(0, 86, 0), at], 3)
    for radius in (24, 44, 64):
        corners = [at for _, at in p.upright(8, radius, (0, 86, 0))]
        p.rope("white", [*corners, corners[0]], 2.5)
    p.ball("black", (18, 100, 6), 9)
    for angle in range(0, 360, 45):
        x, y = math.sin(math.radians(angle + 20)), math.cos(math.radians(angle + 20))
        p.rope("black", [(18, 100, 6), (18 + 19 * x, 100 + 19 * y, 8)], 2)
    p.cone("brown", (0, 6, 0), (26, 7, 16))
