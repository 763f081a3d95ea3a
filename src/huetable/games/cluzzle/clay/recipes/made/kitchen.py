"""What a cook needs, and what is served."""

from __future__ import annotations

from huetable.games.cluzzle.clay.recipes.book import thing
from huetable.games.cluzzle.clay.recipes.potter import Potter


@thing("plate")
def plate(p: Potter) -> None:
    p.cone("white", (0, 7, 0), (40, 5, 70))
    p.ring("white", (0, 14, 0), (70, 7, 7))
    p.cone("", (0, 18, 0), (46, 6, 60))
    p.ring("blue", (0, 19, 0), (72, 3, 3))
    p.ring("blue", (0, 13, 0), (46, 2, 2))


@thing("toaster")
def toaster(p: Potter) -> None:
    p.slab(p.pick("red", "grey", "blue"), (0, 50, 0), (66, 40, 36))
    for z in (-14, 14):
        p.slab("", (0, 84, z), (46, 18, 8))
        p.slab("clay", (0, 100, z), (38, 28, 6))
        p.slab("brown", (0, 100, z), (40, 30, 4.5))
        p.ball("clay", (22, 124, z), (20, 12, 6), both=True)
    p.slab("black", (70, 64, 0), (6, 5, 12))
    p.slab("black", (67, 50, 0), (2, 26, 4))
    p.legs("black", (52, 12, 24), 8)


@thing("wine glass")
def wine_glass(p: Potter) -> None:
    p.cone("white", (0, 5, 0), (44, 5, 36))
    p.rope("white", [(0, 8, 0), (0, 74, 0)], 6)
    p.ball("white", (0, 108, 0), (41, 40, 41))
    p.cone("white", (0, 132, 0), (40, 24, 34))
    p.cone("", (0, 140, 0), (34, 26, 30))
    p.cone("red", (0, 117, 0), (35, 5, 35))


@thing("corkscrew")
def corkscrew(p: Potter) -> None:
    p.rope("brown", [(-46, 158, 0), (46, 158, 0)], 13)
    p.rope("grey", [(0, 150, 0), (0, 92, 0)], 6)
    path = [
        (
            13 if n % 4 == 1 else -13 if n % 4 == 3 else 0,
            92 - 8 * n,
            13 if n % 4 == 2 else -13 if n % 4 == 0 else 0,
        )
        for n in range(9)
    ]
    p.rope("grey", [(0, 94, 0), *path, (0, 16, 0), (0, 4, 0)], 5, 3)


@thing("rolling pin")
def rolling_pin(p: Potter) -> None:
    p.cone("clay", (0, 26, 0), (25, 58, 25), turn=(0, 0, 90))
    for x in (-1, 1):
        p.rope("brown", [(x * 56, 26, 0), (x * 66, 26, 0)], 7)
        p.rope("brown", [(x * 68, 26, 0), (x * 90, 26, 0)], 11, 9)


@thing("whisk")
def whisk(p: Potter) -> None:
    p.rope("black", [(0, 166, 0), (0, 116, 0)], 10, 9)
    p.rope("grey", [(0, 118, 0), (0, 100, 0)], 8)
    for _, (x, _y, z) in p.around(8, 32):
        p.rope(
            "grey", [(0, 104, 0), (x * 0.7, 72, z * 0.7), (x, 36, z), (x * 0.7, 12, z * 0.7), (0, 4, 0)], 3
        )


@thing("pancake")
def pancake(p: Potter) -> None:
    p.cone("white", (0, 5, 0), (50, 5, 72))
    for y, size in ((18, 54), (32, 50), (46, 53), (60, 48)):
        p.cone("clay", (0, y, 0), (size, 6, size))
        p.ring("brown", (0, y, 0), (size - 2, 4, 4))
    for x, z in ((-40, 26), (10, 46), (44, 10), (-20, -42)):
        p.rope("orange", [(x * 0.5, 68, z * 0.5), (x * 1.05, 64, z * 1.05), (x * 1.15, 32, z * 1.15)], 7, 8)
    p.cone("orange", (0, 67, 0), (36, 3, 34))
    p.slab("yellow", (0, 76, 0), (15, 7, 14), turn=(20, 0, 0))


@thing("waffle")
def waffle(p: Potter) -> None:
    p.slab("clay", (0, 12, 0), (66, 11, 66))
    for at in (-44, -15, 15, 44):
        for other in (-44, -15, 15, 44):
            p.slab("", (at, 25, other), (11, 9, 11))
            p.slab("brown", (at, 12, other), (12, 4, 12))
    p.slab("yellow", (6, 34, 4), (15, 9, 15), turn=(25, 0, 0))


@thing("sushi")
def sushi(p: Potter) -> None:
    p.slab("brown", (0, 6, 0), (84, 5, 54))
    for x in (-46, 2):
        p.cone("black", (x, 30, 12), (24, 19, 24))
        p.cone("white", (x, 32, 12), (20, 20, 20))
        p.ball("orange" if x else "red", (x, 50, 12), (9, 5, 9))
        p.ball("green", (x + 7, 50, 16), (5, 5, 5))
    p.ball("white", (54, 24, 6), (19, 14, 34))
    p.ball("orange", (54, 38, 6), (21, 8, 38))
    for z in (-14, 4, 22):
        p.rope("white", [(42, 44, z), (66, 43, z + 5)], 2)
    for z in (-34, -42):
        p.rope("clay", [(-80, 16, z), (80, 16, z)], 3.5)


@thing("taco")
def taco(p: Potter) -> None:
    p.cone("yellow", (0, 62, 0), (66, 26, 66), turn=(0, 90, 0))
    p.cone("", (0, 66, 0), (62, 15, 62), turn=(0, 90, 0))
    p.slab("", (0, 132, 0), (90, 62, 60))
    p.cone("brown", (0, 56, 0), (52, 14, 52), turn=(0, 90, 0))
    p.slab("", (0, 126, 0), (90, 54, 14))
    for x in range(-48, 49, 16):
        p.ball("green", (x, 74, 8 if x % 32 else -6), (13, 9, 8))
        p.ball("red" if x % 32 else "yellow", (x + 7, 81, -6 if x % 32 else 8), (8, 7, 7))
    p.slab("yellow", (0, 8, 0), (26, 8, 26))


@thing("popcorn")
def popcorn(p: Potter) -> None:
    p.cone("white", (0, 54, 0), (36, 54, 54))
    for _, (x, _y, z) in p.around(8, 1):
        p.rope("red", [(x * 35, 3, z * 35), (x * 53, 106, z * 53)], 7, 9)
    for count, radius, y in ((10, 42, 112), (7, 28, 124), (4, 14, 136)):
        for angle, (x, _y, z) in p.around(count, radius):
            p.ball("white" if round(angle) % 4 else "yellow", (x, y, z), 14)
            p.ball("white", (x * 1.15, y + 7, z * 1.15), 8)
    p.ball("white", (0, 142, 0), 13)


@thing("pie")
def pie(p: Potter) -> None:
    p.cone("grey", (0, 16, 0), (54, 16, 70))
    p.cone("red", (0, 33, 0), (64, 5, 62))
    for at in (-42, -14, 14, 42):
        far = (62**2 - at**2) ** 0.5
        p.slab("clay", (at, 41, 0), (6, 3, far))
        p.slab("clay", (0, 43, at), (far, 3, 6))
    for _, (x, _y, z) in p.around(18, 68):
        p.ball("clay", (x, 35, z), (14, 9, 14))
