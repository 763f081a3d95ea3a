"""What stands and lies about at home and in the kitchen."""

from __future__ import annotations

import math

from huetable.games.cluzzle.clay.recipes.book import thing
from huetable.games.cluzzle.clay.recipes.potter import Potter


@thing("chair")
def chair(p: Potter) -> None:
    wood = p.pick("brown", "red", "blue")
    p.slab(wood, (0, 66, 0), (38, 6, 36))
    for x in (31, -31):
        p.rope(wood, [(x, 64, 30), (x, 3, 30)], 6)
        p.rope(wood, [(x, 150, -32), (x, 3, -30)], 6)
    for y in (96, 120, 144):
        p.slab(wood, (0, y, -31), (34, 7, 4))


@thing("table")
def table(p: Potter) -> None:
    p.slab("brown", (0, 86, 0), (80, 7, 52))
    p.legs("brown", (68, 84, 40), 8, 7)


@thing("bed")
def bed(p: Potter) -> None:
    p.slab("brown", (0, 26, 0), (46, 9, 76))
    p.slab("white", (0, 42, 0), (43, 10, 72))
    p.slab("blue", (0, 50, 22), (46, 9, 52))
    p.slab("white", (0, 60, -50), (30, 9, 17))
    p.slab("brown", (0, 52, -78), (47, 44, 5))
    p.slab("brown", (0, 38, 78), (47, 30, 5))
    p.legs("brown", (40, 22, 72), 6)


@thing("sofa")
def sofa(p: Potter) -> None:
    cloth = p.pick("red", "blue", "green")
    p.slab(cloth, (0, 30, 0), (78, 20, 34))
    p.slab(cloth, (0, 66, -28), (78, 38, 12))
    p.slab(cloth, (76, 48, 4), (11, 30, 36), both=True)
    for x in (-33, 33):
        p.slab(cloth, (x, 56, 8), (30, 8, 27))
    p.ball("yellow", (-46, 78, -4), (18, 18, 8), turn=(0, 20, 20))
    p.legs("brown", (70, 10, 28), 6)


@thing("lamp")
def lamp(p: Potter) -> None:
    p.cone("brown", (0, 7, 0), (36, 7, 32))
    p.rope("brown", [(0, 10, 0), (0, 90, 0)], 6)
    p.cone(p.pick("yellow", "red", "blue"), (0, 116, 0), (54, 32, 28))
    p.cone("", (0, 84, 0), (46, 8, 44))
    p.ball("white", (0, 92, 0), (14, 16, 14))


@thing("light bulb")
def light_bulb(p: Potter) -> None:
    p.ball("yellow", (0, 112, 0), 48)
    p.cone("yellow", (0, 66, 0), (23, 22, 40))
    p.cone("grey", (0, 26, 0), (21, 22, 22))
    for y in (14, 26, 38):
        p.ring("grey", (0, y, 0), (21, 5, 5))
    p.cone("black", (0, 3, 0), (8, 4, 16))


@thing("candle")
def candle(p: Potter) -> None:
    p.cone("brown", (0, 6, 0), (52, 6, 56))
    p.ring("brown", (64, 22, 0), (16, 5, 5), turn=(0, 90, 0))
    p.cone("white", (0, 64, 0), (22, 54, 21))
    p.rope("white", [(20, 112, 6), (22, 84, 6)], 6, 7)
    p.rope("white", [(-18, 112, 10), (-20, 70, 10)], 6, 7)
    p.rope("black", [(0, 116, 0), (0, 130, 0)], 3)
    p.rope("orange", [(0, 138, 0), (0, 166, 0)], 12, 2)
    p.rope("yellow", [(0, 136, 6), (0, 148, 4)], 7, 3)


@thing("clock")
def clock(p: Potter) -> None:
    p.cone("red", (0, 82, 0), (60, 20, 60), turn=(0, 90, 0))
    p.cone("white", (0, 82, 14), (50, 9, 50), turn=(0, 90, 0))
    for _, at in p.upright(12, 42, (0, 82, 22)):
        p.ball("black", at, 4)
    p.rope("black", [(0, 82, 25), (0, 116, 25)], 4)
    p.rope("black", [(0, 82, 25), (24, 94, 25)], 4)
    p.ball("yellow", (28, 148, 0), (21, 15, 15), turn=(0, 0, -30), both=True)
    p.rope("black", [(34, 34, 0), (46, 4, 0)], 7, 6, both=True)


@thing("key")
def key(p: Potter) -> None:
    p.ring("yellow", (0, 138, 0), (26, 9, 9), turn=(0, 90, 0))
    p.rope("yellow", [(0, 112, 0), (0, 10, 0)], 8)
    p.slab("yellow", (20, 18, 0), (18, 7, 6))
    p.slab("yellow", (17, 44, 0), (15, 7, 6))


@thing("padlock")
def padlock(p: Potter) -> None:
    p.ring("grey", (0, 96, 0), (34, 9, 9), turn=(0, 90, 0))
    p.rope("grey", [(34, 96, 0), (34, 70, 0)], 9, both=True)
    p.slab("yellow", (0, 46, 0), (52, 44, 22))
    p.cone("black", (0, 56, 22), (10, 4, 10), turn=(0, 90, 0))
    p.cone("black", (0, 38, 23), (9, 15, 4))


@thing("book")
def book(p: Potter) -> None:
    """Lying open."""
    for side in (1, -1):
        p.slab("red", (side * 42, 13, 0), (44, 4, 58), turn=(0, 0, side * 9))
        p.slab("white", (side * 38, 24, 0), (38, 8, 53), turn=(0, 0, side * 9))
        for z in (-34, -20, -6, 8, 22, 36):
            p.rope("black", [(side * 14, 29, z), (side * 62, 36, z)], 1.6)


@thing("bucket")
def bucket(p: Potter) -> None:
    p.cone(p.pick("blue", "red", "grey"), (0, 48, 0), (38, 48, 54))
    p.cone("", (0, 58, 0), (31, 46, 48))
    p.ring("grey", (0, 94, 0), (53, 5, 5))
    p.rope("grey", [(-54, 92, 0), (-42, 134, 0), (0, 154, 0), (42, 134, 0), (54, 92, 0)], 4)
    p.rope("brown", [(-12, 154, 0), (12, 154, 0)], 7)


@thing("broom")
def broom(p: Potter) -> None:
    p.rope("brown", [(0, 66, 0), (0, 174, 0)], 6)
    p.cone("yellow", (0, 34, 0), (44, 34, 15))
    for _, (x, _y, z) in p.around(14, 1):
        p.rope("brown", [(x * 44, 4, z * 44), (x * 18, 62, z * 18)], 1.8)
    p.ring("red", (0, 64, 0), (15, 6, 6))


@thing("toothbrush")
def toothbrush(p: Potter) -> None:
    p.rope("blue", [(-86, 14, 0), (-30, 14, 0), (30, 14, 0)], 13, 8)
    p.slab("blue", (56, 14, 0), (30, 7, 14))
    for x in (34, 46, 58, 70, 82):
        for z in (-8, 8):
            p.slab("white", (x, 36, z), (4, 17, 4))
    p.rope("pink", [(34, 58, 0), (80, 58, 0)], 9)


@thing("umbrella")
def umbrella(p: Potter) -> None:
    shade = p.pick("red", "blue", "purple")
    p.ball(shade, (0, 96, 0), (82, 64, 82))
    p.slab("", (0, 50, 0), (96, 46, 96))
    p.ball("", (0, 88, 0), (74, 56, 74))
    p.rope("brown", [(0, 150, 0), (0, 20, 0), (10, 6, 0), (24, 10, 0), (28, 22, 0)], 5)
    p.rope("brown", [(0, 156, 0), (0, 172, 0)], 4, 2)
    for _, (x, _y, z) in p.around(8, 1):
        p.rope("white", [(0, 160, 0), (x * 46, 148, z * 46), (x * 82, 98, z * 82)], 2.5)


@thing("television")
def television(p: Potter) -> None:
    p.slab("brown", (0, 66, 0), (74, 50, 26))
    p.slab("blue", (-14, 68, 26), (50, 38, 4))
    for y in (92, 70):
        p.ball("yellow", (56, y, 27), 8)
    for y in (48, 40, 32):
        p.rope("black", [(48, y, 27), (64, y, 27)], 2)
    p.rope("grey", [(4, 116, 0), (44, 168, 0)], 4, 3, both=True)
    p.rope("brown", [(44, 20, 0), (54, 3, 0)], 7, 6, both=True)


@thing("telephone")
def telephone(p: Potter) -> None:
    p.cone(p.pick("red", "black"), (0, 34, 0), (64, 32, 34))
    p.cone("white", (0, 42, 40), (30, 5, 30), turn=(0, 50, 0))
    for angle in range(0, 360, 45):
        x, y = 19 * math.sin(math.radians(angle)), 19 * math.cos(math.radians(angle))
        p.ball("black", (x, 45 + y * 0.7, 45 - y * 0.7), 5)
    p.rope("black", [(-56, 92, 0), (-28, 104, 0), (28, 104, 0), (56, 92, 0)], 13)
    p.ball("black", (58, 82, 0), (20, 17, 20), both=True)
    p.rope("black", [(16, 66, 0), (18, 88, 0)], 7, both=True)


@thing("cup")
def cup(p: Potter) -> None:
    p.cone(p.pick("blue", "red", "white"), (0, 54, 0), (42, 54, 50))
    p.cone("", (0, 66, 0), (36, 52, 43))
    p.ring("white", (56, 58, 0), (25, 8, 8), turn=(0, 90, 0))
    p.cone("", (0, 66, 0), (36, 52, 43))
    p.cone("brown", (0, 74, 0), (39, 12, 41))


@thing("teapot")
def teapot(p: Potter) -> None:
    glaze = p.pick("blue", "white", "green")
    p.ball(glaze, (0, 52, 0), (54, 48, 50))
    p.ring(glaze, (-60, 60, 0), (26, 8, 8), turn=(0, 90, 0))
    p.rope(glaze, [(44, 42, 0), (66, 60, 0), (84, 90, 0)], 15, 8)
    p.cone(glaze, (0, 98, 0), (30, 6, 24))
    p.ball("yellow", (0, 112, 0), 10)
    p.cone(glaze, (0, 4, 0), (34, 5, 34))


@thing("bottle")
def bottle(p: Potter) -> None:
    p.cone("green", (0, 48, 0), (34, 48, 34))
    p.cone("green", (0, 108, 0), (34, 14, 12))
    p.cone("green", (0, 136, 0), (12, 20, 12))
    p.cone("brown", (0, 162, 0), (10, 9, 11))
    p.slab("white", (0, 48, 26), (22, 22, 9))


@thing("bowl")
def bowl(p: Potter) -> None:
    p.ball(p.pick("blue", "white", "red"), (0, 66, 0), (72, 64, 72))
    p.slab("", (0, 100, 0), (96, 36, 96))
    p.ball("", (0, 72, 0), (60, 52, 60))
    p.cone("clay", (0, 5, 0), (34, 6, 30))


@thing("spoon")
def spoon(p: Potter) -> None:
    p.rope("grey", [(-84, 14, 0), (-20, 9, 0), (30, 10, 0)], 8, 6)
    p.ball("grey", (56, 14, 0), (34, 14, 24))
    p.ball("", (56, 26, 0), (26, 16, 17))


@thing("fork")
def fork(p: Potter) -> None:
    p.rope("grey", [(0, 4, 0), (0, 92, 0)], 9, 7)
    p.slab("grey", (0, 106, 0), (28, 17, 6))
    for x in (-24, -8, 8, 24):
        p.rope("grey", [(x, 114, 0), (x, 168, 0)], 5, 4)


@thing("knife")
def knife(p: Potter) -> None:
    p.slab("grey", (26, 16, 0), (62, 16, 4))
    p.slab("", (86, 48, 0), (40, 20, 20), turn=(0, 0, -32))
    p.slab("brown", (-58, 20, 0), (28, 12, 9))
    for x in (-72, -46):
        p.ball("black", (x, 20, 9), 4)


@thing("frying pan")
def frying_pan(p: Potter) -> None:
    p.cone("black", (-26, 16, 0), (52, 15, 60))
    p.cone("", (-26, 26, 0), (47, 15, 53))
    p.rope("brown", [(26, 24, 0), (88, 32, 0)], 8, 9)


@thing("vase")
def vase(p: Potter) -> None:
    p.ball(p.pick("blue", "red", "white"), (0, 46, 0), (44, 44, 44))
    p.cone("blue", (0, 94, 0), (24, 16, 18))
    p.cone("blue", (0, 114, 0), (18, 8, 30))
    for x, z, top, colour in ((0, 8, 166, "red"), (26, 0, 152, "yellow"), (-26, -4, 154, "pink")):
        p.rope("green", [(0, 110, 0), (x, top - 12, z)], 3)
        p.ball(colour, (x, top, z), 13)
    p.ring("yellow", (0, 54, 0), (43, 4, 4))


@thing("hourglass")
def hourglass(p: Potter) -> None:
    for y in (7, 157):
        p.cone("brown", (0, y, 0), (46, 7, 46))
    p.cone("white", (0, 46, 0), (38, 36, 5))
    p.cone("white", (0, 118, 0), (5, 36, 38))
    p.cone("yellow", (0, 30, 0), (40, 18, 23))
    p.cone("yellow", (0, 108, 0), (6, 22, 29))
    for _, (x, _y, z) in p.around(3, 42):
        p.rope("brown", [(x, 8, z), (x, 156, z)], 4)


@thing("magnet")
def magnet(p: Potter) -> None:
    p.ring("red", (0, 96, 0), (44, 16, 16), turn=(0, 90, 0))
    p.slab("", (0, 46, 0), (90, 50, 40))
    p.slab("red", (44, 68, 0), (16, 30, 16), both=True)
    p.slab("white", (44, 24, 0), (17, 18, 17), both=True)


@thing("traffic light")
def traffic_light(p: Potter) -> None:
    p.rope("grey", [(0, 2, 0), (0, 60, 0)], 8)
    p.cone("grey", (0, 4, 0), (30, 4, 26))
    p.slab("black", (0, 112, 0), (28, 58, 20))
    for y, colour in ((148, "red"), (112, "yellow"), (76, "green")):
        p.cone(colour, (0, y, 20), (14, 5, 14), turn=(0, 90, 0))


@thing("globe")
def globe(p: Potter) -> None:
    p.ball("blue", (0, 100, 0), 48)
    for x, y, z, size in (
        (14, 122, 38, 19),
        (24, 92, 40, 15),
        (-30, 112, 32, 15),
        (-26, 80, 34, 12),
        (-40, 104, -22, 18),
        (10, 96, -46, 20),
        (40, 118, -18, 15),
    ):
        p.ball("green", (x, y, z), size * 0.9)
    bow = [(24, 46, 0), (54, 66, 0), (62, 104, 0), (46, 142, 0), (14, 158, 0)]
    p.rope("brown", bow, 5)
    p.rope("brown", [(24, 46, 0), (8, 12, 0)], 5)
    p.cone("brown", (4, 6, 0), (42, 6, 34))
