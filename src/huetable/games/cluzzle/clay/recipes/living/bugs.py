"""Insects and what creeps with them."""

from __future__ import annotations

from huetable.games.cluzzle.clay.recipes.book import thing
from huetable.games.cluzzle.clay.recipes.potter import Potter


def _feelers(p: Potter, at: tuple[float, float, float], knob: float = 4) -> None:
    x, y, z = at
    p.rope("black", [(x * 0.5, y, z), (x * 1.6, y + 26, z + 14)], 2.5, both=True)
    p.ball("black", (x * 1.6, y + 27, z + 15), knob, both=True)


@thing("ant")
def ant(p: Potter) -> None:
    skin = p.pick("black", "brown", "red")
    p.ball(skin, (0, 44, -46), (28, 25, 36))
    p.ball(skin, (0, 44, 4), (16, 15, 20))
    p.ball(skin, (0, 50, 44), (23, 20, 22))
    for z, reach in ((14, 34), (4, 0), (-6, -36)):
        p.rope(skin, [(12, 42, z), (44, 58, z + reach * 0.5), (62, 3, z + reach)], 5, 4, both=True)
    p.rope(skin, [(8, 64, 54), (24, 88, 64), (26, 84, 86)], 3.5, both=True)
    p.rope(skin, [(10, 38, 60), (4, 36, 76)], 5, 3, both=True)
    p.eyes((16, 58, 56), 5, "white")


@thing("bee")
def bee(p: Potter) -> None:
    p.ball("yellow", (0, 56, -10), (30, 29, 46))
    for z in (-34, -10, 14):
        p.ring("black", (0, 56, z), (28 if z == -10 else 24, 6, 6), turn=(0, 90, 0))
    p.ball("black", (0, 62, 44), (22, 21, 18))
    p.cone("black", (0, 52, -60), (6, 12, 1), turn=(0, -95, 0))
    p.ball("white", (34, 100, -4), (32, 5, 19), turn=(25, 0, 28), both=True)
    p.ball("white", (26, 94, -28), (24, 4, 14), turn=(-15, 0, 30), both=True)
    p.ball("white", (11, 68, 57), 7, both=True)
    _feelers(p, (8, 78, 50))
    for z in (16, -2, -20):
        p.rope("black", [(20, 34, z), (28, 6, z + 6)], 4, both=True)


@thing("butterfly")
def butterfly(p: Potter) -> None:
    wing, spot = p.pick("orange", "blue", "pink"), p.pick("yellow", "white")
    p.rope("black", [(0, 40, 0), (0, 112, 0)], 8, 9)
    p.ball("black", (0, 122, 0), 12)
    p.ball(wing, (40, 112, -2), (36, 30, 5), turn=(0, 0, 35), both=True)
    p.ball(wing, (34, 60, -2), (28, 24, 5), turn=(0, 0, -35), both=True)
    p.ball(spot, (46, 116, 2), (16, 13, 4), turn=(0, 0, 35), both=True)
    p.ball(spot, (38, 56, 2), (11, 10, 4), both=True)
    p.rope("black", [(4, 130, 2), (22, 158, 6)], 2.5, both=True)
    p.ball("black", (22, 160, 6), 5, both=True)
    p.cone("green", (0, 22, 0), (16, 22, 5))


@thing("spider")
def spider(p: Potter) -> None:
    p.ball("black", (0, 42, -28), (34, 31, 40))
    p.ball("black", (0, 38, 26), (23, 20, 23))
    for z, reach in ((32, 42), (20, 16), (8, -14), (-4, -46)):
        p.rope("black", [(16, 40, z), (48, 76, z + reach * 0.6), (78, 3, z + reach)], 5, 3, both=True)
    p.eyes((8, 48, 44), 5, "red")
    p.eyes((17, 50, 36), 4, "red")
    p.cone("white", (6, 26, 46), (3, 7, 1), turn=(0, 165, 0), both=True)
    p.ball("red", (0, 70, -34), (9, 6, 14))


@thing("caterpillar")
def caterpillar(p: Potter) -> None:
    places = [(-72, 22), (-46, 24), (-20, 34), (8, 36), (34, 26)]
    for number, (x, y) in enumerate(places):
        p.ball("green" if number % 2 else "yellow", (x, y, 0), 22)
        for z in (13, -13):
            p.rope("brown", [(x, y - 10, z), (x, 3, z)], 5)
    p.ball("red", (62, 42, 0), 26)
    for z in (10, -10):
        p.ball("white", (82, 50, z), 8)
        p.ball("black", (88, 51, z), 5)
        p.rope("black", [(60, 64, z), (64, 92, z * 2)], 3)
        p.ball("black", (64, 94, z * 2), 5)
    p.rope("black", [(84, 32, -10), (88, 28, 0), (84, 32, 10)], 2)


@thing("ladybug")
def ladybug(p: Potter) -> None:
    p.ball("black", (0, 24, 0), (50, 22, 56))
    p.ball("red", (0, 30, -4), (52, 44, 54))
    p.slab("", (0, -20, 0), (90, 34, 90))
    p.ball("black", (0, 34, 52), (26, 22, 18))
    p.rope("black", [(0, 52, 48), (0, 74, 8), (0, 72, -20), (0, 40, -58)], 2.5)
    for x, y, z in ((26, 68, 14), (24, 68, -18), (42, 48, -2), (40, 44, 28), (36, 44, -34)):
        p.ball("black", (x, y, z), 8, both=True)
    _feelers(p, (10, 50, 58))
    p.ball("white", (14, 42, 64), 6, both=True)
    for z in (30, 0, -30):
        p.rope("black", [(40, 18, z), (62, 4, z * 1.2)], 5, 4, both=True)


@thing("worm")
def worm(p: Potter) -> None:
    path = [
        (-84, 8, 10),
        (-60, 9, -14),
        (-34, 20, -6),
        (-16, 44, 6),
        (6, 40, 14),
        (24, 14, 6),
        (50, 10, -10),
        (66, 22, 4),
        (70, 50, 10),
    ]
    p.rope("pink", path, 8, 13)
    p.ball("pink", (70, 56, 12), 15)
    p.ring("clay", (-4, 44, 10), (11, 5, 5), turn=(0, 0, 90))
    for z in (5, 19):
        p.ball("black", (80, 62, z), 3.5)


@thing("scorpion")
def scorpion(p: Potter) -> None:
    p.ball("brown", (0, 22, 4), (22, 15, 36))
    p.rope("brown", [(0, 22, -26), (0, 32, -58), (0, 74, -72), (0, 108, -48), (0, 108, -24)], 13, 8)
    p.cone("black", (0, 98, -12), (7, 14, 1), turn=(0, 150, 0))
    for z, reach in ((20, 20), (8, 6), (-6, -10), (-18, -28)):
        p.rope("brown", [(16, 20, z), (38, 32, z + reach), (54, 3, z + reach * 1.4)], 4, 3, both=True)
    p.rope("brown", [(16, 22, 32), (44, 26, 46), (42, 28, 62)], 7, 7, both=True)
    p.ball("brown", (38, 28, 72), (15, 10, 18), both=True)
    p.slab("", (38, 30, 84), (3, 14, 12), both=True)
    p.eyes((7, 36, 32), 3.5)


@thing("dragonfly")
def dragonfly(p: Potter) -> None:
    p.rope("blue", [(0, 60, 20), (0, 58, -84)], 9, 6)
    p.ball("blue", (0, 62, 26), (16, 16, 22))
    p.ball("green", (12, 66, 48), 13, both=True)
    for z, turn in ((26, 12), (2, -14)):
        p.ball("white", (48, 70, z), (44, 3, 11), turn=(turn, 0, 6), both=True)
    p.rope("green", [(0, 46, 20), (0, 0, 20)], 5, 7)
    p.cone("green", (0, 3, 20), (26, 4, 20))
