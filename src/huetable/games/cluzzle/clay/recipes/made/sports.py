"""Games and sports for outside, and toys that move."""

from __future__ import annotations

from huetable.games.cluzzle.clay.recipes.book import thing
from huetable.games.cluzzle.clay.recipes.potter import Potter


@thing("tennis racket")
def tennis_racket(p: Potter) -> None:
    frame = p.pick("red", "blue", "green")
    rim = [(38 * s, 60 + dy, 0) for s, dy in ((0, 6), (0.72, 20), (1, 54), (0.8, 90), (0, 106))]
    p.rope(frame, rim, 6, both=True)
    for x in (-20, -7, 7, 20):
        p.rope("white", [(x, 76, 0), (x, 158, 0)], 1.8)
    for y in (86, 100, 114, 128, 142):
        p.rope("white", [(-32, y, 0), (32, y, 0)], 1.8)
    p.rope(frame, [(0, 66, 0), (0, 48, 0)], 7)
    p.rope("black", [(0, 50, 0), (0, 8, 0)], 8)
    p.ball("yellow", (46, 13, 26), 14)


@thing("golf club")
def golf_club(p: Potter) -> None:
    p.rope("black", [(-22, 172, 0), (-14, 122, 0)], 6)
    p.rope("grey", [(-14, 124, 0), (4, 12, 0)], 4)
    p.slab("grey", (22, 12, 0), (24, 11, 8), turn=(0, 0, 8))
    p.ball("white", (58, 24, 14), 11)
    p.cone("red", (58, 7, 14), (2, 7, 6))


@thing("baseball bat")
def baseball_bat(p: Potter) -> None:
    p.cone("brown", (0, 4, 0), (34, 4, 34))
    p.ball("clay", (0, 12, 0), (14, 6, 14))
    p.rope("clay", [(0, 14, 0), (0, 66, 0)], 7, 9)
    p.rope("clay", [(0, 66, 0), (0, 156, 0)], 9, 19)
    p.rope("black", [(0, 20, 0), (0, 50, 0)], 8)
    p.ball("white", (44, 16, 24), 16)
    p.rope("red", [(34, 24, 34), (40, 10, 40), (50, 6, 38)], 2)


@thing("dart")
def dart(p: Potter) -> None:
    p.rope("grey", [(0, 58, 88), (0, 58, 56)], 2, 4)
    p.rope("black", [(0, 58, 58), (0, 58, 8)], 9, 9)
    p.rope("grey", [(0, 58, 10), (0, 58, -50)], 4)
    for turn in ((0, 0, 0), (0, 0, 90)):
        p.slab(p.pick("red", "blue", "green"), (0, 58, -56), (2.5, 26, 22), turn=turn)
    p.rope("brown", [(0, 52, 22), (0, 4, 22)], 6)
    p.cone("brown", (0, 5, 20), (28, 5, 26))


@thing("medal")
def medal(p: Potter) -> None:
    p.rope("red", [(8, 100, 4), (34, 168, 0)], 11, both=True)
    p.rope("white", [(8, 102, 8), (34, 168, 4)], 4, both=True)
    p.ring("yellow", (0, 96, 4), (9, 4, 4), turn=(0, 90, 0))
    p.cone("yellow", (0, 48, 4), (46, 9, 46), turn=(0, 90, 0))
    p.ring("brown", (0, 48, 12), (38, 3, 3), turn=(0, 90, 0))
    p.rope("brown", [(-9, 60, 14), (2, 72, 14), (2, 26, 14)], 5)
    p.rope("brown", [(-11, 26, 14), (15, 26, 14)], 5)


@thing("ice skate")
def ice_skate(p: Potter) -> None:
    p.rope("white", [(0, 140, -30), (0, 64, -28)], 25, 22)
    p.ball("white", (0, 56, -24), (24, 20, 28))
    p.rope("white", [(0, 62, -10), (0, 50, 40)], 20, 18)
    p.ball("white", (0, 48, 46), (21, 16, 22))
    p.slab("brown", (0, 34, 8), (20, 5, 60))
    for z in (-34, 40):
        p.rope("grey", [(0, 32, z), (0, 14, z)], 6)
    p.rope("grey", [(0, 9, -62), (0, 8, 66), (0, 18, 80)], 5)
    for y, z in ((124, -5), (106, -4), (88, 0), (76, 14)):
        p.rope("red", [(-14, y, z), (14, y + 5, z)], 3)
    p.cone("", (0, 166, -30), (18, 16, 20))


@thing("surfboard")
def surfboard(p: Potter) -> None:
    board = p.pick("yellow", "orange", "blue")
    p.ball("clay", (0, 8, 0), (52, 12, 40))
    p.ball(board, (0, 92, 0), (30, 88, 8))
    p.slab("white", (0, 92, 8), (4, 76, 3))
    p.slab("red", (0, 124, 6), (27, 5, 4))
    p.slab("red", (0, 110, 7), (29, 3, 3))
    p.cone(board, (0, 34, -14), (10, 14, 3), turn=(0, -30, 0))


@thing("swing")
def swing(p: Potter) -> None:
    for x in (-74, 74):
        p.rope("red", [(x * 0.9, 166, 0), (x, 3, 44)], 6)
        p.rope("red", [(x * 0.9, 166, 0), (x, 3, -44)], 6)
    p.rope("red", [(-70, 166, 0), (70, 166, 0)], 7)
    p.rope("grey", [(28, 164, 0), (28, 46, 18)], 2.6, both=True)
    p.slab("brown", (0, 44, 18), (36, 5, 17))


@thing("seesaw")
def seesaw(p: Potter) -> None:
    p.cone("green", (0, 24, 0), (30, 24, 8))
    p.slab("red", (0, 54, 0), (92, 5, 18), turn=(0, 0, 18))
    for side in (1, -1):
        p.rope("yellow", [(side * 60, 54 + side * 22, -12), (side * 60, 82 + side * 22, -12)], 4)
        p.rope("yellow", [(side * 60, 54 + side * 22, 12), (side * 60, 82 + side * 22, 12)], 4)
        p.rope("yellow", [(side * 60, 82 + side * 22, -14), (side * 60, 82 + side * 22, 14)], 4)
        p.slab("blue", (side * 78, 60 + side * 25, 0), (13, 4, 17), turn=(0, 0, 18))


@thing("snow globe")
def snow_globe(p: Potter) -> None:
    p.cone("brown", (0, 18, 0), (54, 18, 46))
    p.ring("yellow", (0, 34, 0), (46, 5, 5))
    p.ball("white", (0, 52, 0), (46, 18, 46))
    p.cone("green", (-12, 86, 0), (20, 24, 2))
    p.cone("green", (-12, 108, 0), (14, 18, 1))
    p.slab("red", (20, 72, 8), (11, 11, 11))
    p.cone("brown", (20, 92, 8), (17, 9, 2))
    for degrees in (0, 60, 120):
        p.ring("blue", (0, 92, 0), (57, 3, 3), turn=(degrees, 0, 90))
    for at in ((-34, 100, 20), (14, 124, 10), (34, 102, -14), (0, 112, 30), (-20, 130, -8), (30, 84, 34)):
        p.ball("white", at, 5)


@thing("pinwheel")
def pinwheel(p: Potter) -> None:
    p.rope("brown", [(0, 108, -6), (0, 3, -6)], 4)
    for (angle, (x, y, z)), colour in zip(
        p.upright(4, 30, (0, 112, 6)), ("red", "yellow", "blue", "green"), strict=True
    ):
        p.slab(colour, (x, y, z), (22, 25, 3), turn=(0, 0, -angle))
        p.rope(colour, [(x * 1.7, 112 + (y - 112) * 1.7, z), (0, 112, z + 8)], 10, 4)
    p.ball("white", (0, 112, 16), 9)
    p.cone("brown", (0, 5, -6), (24, 5, 20))


@thing("parachute")
def parachute(p: Potter) -> None:
    p.ball("red", (0, 124, 0), (72, 50, 72))
    p.ball("", (0, 108, 0), (66, 50, 66))
    p.slab("", (0, 84, 0), (96, 36, 96))
    for _, (x, _y, z) in p.around(4, 66):
        p.rope("white", [(x, 126, z), (x * 0.62, 158, z * 0.62), (0, 176, 0)], 8, 7)
    for _, (x, _y, z) in p.around(8, 64):
        p.rope("grey", [(x, 124, z), (0, 52, 0)], 2)
    p.ball("clay", (0, 52, 0), 11)
    p.rope("blue", [(0, 42, 0), (0, 22, 0)], 11)
    p.rope("clay", [(8, 40, 0), (20, 66, 0)], 4, both=True)
    p.rope("black", [(6, 20, 0), (9, 3, 2)], 5, both=True)


@thing("rocking horse")
def rocking_horse(p: Potter) -> None:
    for x in (-26, 26):
        p.rope("red", [(x, 30, -84), (x, 12, -46), (x, 6, 0), (x, 12, 46), (x, 30, 84)], 6)
        for z in (-36, 36):
            p.rope("brown", [(x * 0.6, 66, z * 0.8), (x, 14, z)], 9, 7)
    p.ball("brown", (0, 76, 0), (25, 24, 50))
    p.rope("brown", [(0, 84, 38), (0, 128, 58)], 18, 14)
    p.rope("brown", [(0, 134, 56), (0, 118, 90)], 15, 10)
    p.rope("yellow", [(0, 148, 48), (0, 124, 36), (0, 98, 22)], 8, 7)
    p.rope("yellow", [(0, 84, -48), (0, 70, -68), (0, 40, -70)], 9, 5)
    p.slab("blue", (0, 98, -2), (21, 5, 22))
    p.cone("brown", (9, 150, 54), (5, 9, 1), both=True)
    p.eyes((13, 136, 66), 4)
    p.rope("red", [(-24, 126, 56), (24, 126, 56)], 4)


@thing("playing card")
def playing_card(p: Potter) -> None:
    p.slab("white", (0, 88, 0), (56, 80, 5), turn=(0, -6, 0))
    p.ball("red", (12, 98, 2), (15, 14, 8), both=True)
    p.rope("red", [(13, 94, 2), (0, 66, 2)], 12, 5, both=True)
    for x, y, z in ((-40, 146, -2), (40, 30, 10)):
        p.ball("red", (x - 4, y + 2, z), (5, 5, 5))
        p.ball("red", (x + 4, y + 2, z), (5, 5, 5))
        p.cone("red", (x, y - 5, z), (1, 6, 8))
    p.rope("brown", [(0, 40, -10), (0, 4, -44)], 6)
