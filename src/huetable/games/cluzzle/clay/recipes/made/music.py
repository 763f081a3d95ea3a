"""What sounds."""

from __future__ import annotations

from huetable.games.cluzzle.clay.recipes.book import thing
from huetable.games.cluzzle.clay.recipes.potter import Potter


@thing("guitar")
def guitar(p: Potter) -> None:
    p.cone("orange", (0, 38, 0), (38, 11, 38), turn=(0, 90, 0))
    p.cone("orange", (0, 82, 0), (28, 11, 28), turn=(0, 90, 0))
    p.cone("black", (0, 62, 9), (12, 4, 12), turn=(0, 90, 0))
    p.slab("brown", (0, 122, 9), (7, 42, 4))
    p.slab("brown", (0, 168, 6), (11, 12, 5))
    p.slab("black", (0, 28, 12), (15, 3, 4))
    for x in (-3, 3):
        p.rope("white", [(x, 28, 16), (x, 160, 14)], 1)
    for y in (164, 172):
        p.ball("white", (13, y, 6), 4, both=True)


@thing("drum")
def drum(p: Potter) -> None:
    p.cone("red", (0, 46, 0), (60, 42, 60))
    p.cone("white", (0, 90, 0), (60, 5, 60))
    for y in (8, 86):
        p.ring("yellow", (0, y, 0), (60, 6, 6))
    for step in range(8):
        places = [at for _, at in p.around(16, 61)]
        (x, _y, z), (u, _v, w) = places[2 * step], places[2 * step + 1]
        p.rope("white", [(x, 84, z), (u, 10, w)], 2)
    p.rope("brown", [(-50, 106, -20), (40, 102, 30)], 4)
    p.ball("brown", (42, 102, 31), 8)
    p.rope("brown", [(50, 106, -20), (-40, 102, 30)], 4)
    p.ball("brown", (-42, 102, 31), 8)


@thing("piano")
def piano(p: Potter) -> None:
    """An upright one."""
    p.slab("brown", (0, 80, -24), (74, 78, 16))
    p.slab("brown", (0, 62, 14), (74, 8, 28))
    p.slab("white", (0, 72, 20), (68, 4, 20))
    for x in (-58, -44, -20, -6, 8, 32, 46, 60):
        p.slab("black", (x, 78, 10), (4, 4, 13))
    for x in (64, -64):
        p.rope("brown", [(x, 58, 34), (x, 4, 34)], 8)
    p.slab("white", (0, 116, -6), (26, 17, 3))


@thing("trumpet")
def trumpet(p: Potter) -> None:
    p.rope("yellow", [(-80, 74, 0), (40, 74, 0)], 6, 7)
    p.cone("yellow", (60, 74, 0), (30, 24, 7), turn=(0, 0, 90))
    p.cone("", (80, 74, 0), (26, 12, 10), turn=(0, 0, 90))
    p.rope("yellow", [(-46, 74, 0), (-56, 46, 0), (-40, 38, 0), (20, 38, 0), (34, 50, 0), (24, 72, 0)], 5)
    for x in (-20, -4, 12):
        p.rope("yellow", [(x, 40, 0), (x, 98, 0)], 6)
        p.ball("white", (x, 102, 0), 6)
    p.ball("grey", (-84, 74, 0), (6, 11, 11))
    p.rope("clay", [(-4, 0, 0), (-4, 34, 0)], 13, 8)


@thing("microphone")
def microphone(p: Potter) -> None:
    p.ball("grey", (0, 136, 0), 30)
    for y in (122, 136, 150):
        p.ring("black", (0, y, 0), (29 if y == 136 else 26, 2, 2))
    p.cone("black", (0, 66, 0), (12, 46, 21))
    p.ring("grey", (0, 112, 0), (21, 4, 4))
    p.ball("red", (0, 88, 17), 5)
    p.cone("grey", (0, 10, 0), (32, 10, 13))


@thing("bell")
def bell(p: Potter) -> None:
    p.ball("yellow", (0, 100, 0), (38, 38, 38))
    p.cone("yellow", (0, 66, 0), (60, 38, 36))
    p.cone("", (0, 44, 0), (50, 24, 32))
    p.ball("brown", (0, 24, 0), 15)
    p.ring("yellow", (0, 144, 0), (12, 5, 5), turn=(0, 90, 0))
    p.ring("yellow", (0, 30, 0), (58, 6, 6))


@thing("music note")
def music_note(p: Potter) -> None:
    for x in (-36, 36):
        p.ball("black", (x - 13, 22, 0), (23, 17, 17), turn=(0, 0, 20))
        p.rope("black", [(x + 6, 26, 0), (x + 6, 132 + x * 0.2, 0)], 6)
    p.slab("black", (6, 132, 0), (42, 11, 7), turn=(0, 0, 11))


@thing("violin")
def violin(p: Potter) -> None:
    p.cone("brown", (0, 34, 0), (35, 10, 35), turn=(0, 90, 0))
    p.cone("brown", (0, 84, 0), (28, 10, 28), turn=(0, 90, 0))
    p.slab("brown", (0, 58, 0), (17, 22, 10))
    p.slab("black", (0, 104, 12), (6, 46, 4))
    p.rope("brown", [(0, 148, 8), (0, 166, 4), (0, 172, 12)], 7, 8)
    p.slab("clay", (0, 52, 14), (15, 3, 5))
    p.rope("black", [(-15, 66, 10), (-17, 44, 10)], 2, both=True)
    p.rope("clay", [(56, 4, 10), (44, 168, 10)], 4)
    p.rope("white", [(48, 6, 12), (36, 166, 12)], 1.5)
    for y in (150, 160):
        p.rope("black", [(-13, y, 6), (13, y, 6)], 3)
