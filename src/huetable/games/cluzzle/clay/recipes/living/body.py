"""Parts of the body."""

from __future__ import annotations

from huetable.games.cluzzle.clay.recipes.book import thing
from huetable.games.cluzzle.clay.recipes.potter import Potter


@thing("hand")
def hand(p: Potter) -> None:
    p.slab("clay", (0, 62, 0), (30, 30, 12))
    p.rope("clay", [(0, 40, 0), (0, 6, 0)], 20, 20)
    for x, top in ((-23, 122), (-8, 138), (8, 142), (23, 130)):
        p.rope("clay", [(x, 84, 0), (x * 1.3, top, 0)], 8, 7)
    p.rope("clay", [(-26, 56, 2), (-54, 80, 4), (-58, 98, 4)], 9, 7)
    for x, top in ((-30, 124), (-10, 140), (10, 144), (30, 132)):
        p.ball("pink", (x, top, -7), (4, 6, 2))


@thing("foot")
def foot(p: Potter) -> None:
    p.rope("clay", [(0, 100, -40), (0, 24, -38)], 20, 20)
    p.ball("clay", (0, 16, -38), (22, 16, 26))
    p.rope("clay", [(0, 22, -30), (-4, 16, 34)], 20, 15)
    p.ball("clay", (-2, 13, 34), (30, 13, 20))
    for x, z, size in ((-27, 58, 11), (-9, 62, 8), (5, 58, 7.5), (17, 52, 7), (27, 44, 6.5)):
        p.ball("clay", (x, 10, z), size)
        p.ball("pink", (x, 11 + size * 0.5, z + size * 0.6), size * 0.5)


@thing("nose")
def nose(p: Potter) -> None:
    """In the middle of a piece of face: without cheeks and brows it is taken for other things."""
    p.ball("clay", (0, 84, -34), (70, 84, 22))
    p.cone("clay", (0, 86, -8), (38, 46, 8), turn=(0, 8, 0))
    p.ball("clay", (0, 48, 4), (42, 18, 30))
    p.ball("black", (15, 34, 20), (9, 8, 9), both=True)
    p.ball("white", (34, 118, -16), (15, 9, 8), both=True)
    p.ball("black", (34, 118, -8), (6, 6, 4), both=True)
    p.rope("brown", [(16, 136, -14), (36, 144, -15), (56, 134, -18)], 6, 4, both=True)


@thing("ear")
def ear(p: Potter) -> None:
    p.ball("clay", (0, 88, 0), (44, 62, 12))
    p.ball("", (2, 92, 12), (30, 46, 10))
    rim = [(-22, 40, 4), (-40, 84, 6), (-32, 130, 6), (4, 150, 6), (36, 128, 6), (40, 92, 6), (26, 60, 6)]
    p.rope("clay", rim, 9, 9)
    p.rope("clay", [(22, 108, 4), (-2, 118, 4), (-16, 98, 4), (-10, 72, 4)], 7, 6)
    p.ball("clay", (-10, 28, 2), (22, 24, 10))
    p.ball("black", (-2, 84, 2), (8, 11, 6))


@thing("eye")
def eye(p: Potter) -> None:
    p.ball("white", (0, 66, 0), (58, 58, 56))
    p.ball(p.pick("blue", "green", "brown"), (0, 66, 30), (31, 31, 29))
    p.ball("black", (0, 66, 42), (16, 16, 19))
    p.ball("white", (9, 76, 58), 5)
    for path in (
        [(52, 80, 20), (40, 84, 38), (36, 74, 42)],
        [(-52, 84, 18), (-42, 80, 36)],
        [(-48, 40, 26), (-36, 46, 42)],
        [(50, 40, 20), (40, 40, 38)],
    ):
        p.rope("red", path, 2)


@thing("tooth")
def tooth(p: Potter) -> None:
    p.slab("white", (0, 96, 0), (42, 34, 32))
    p.ball("white", (22, 122, 0), (22, 22, 28), both=True)
    p.ball("", (0, 146, 0), (12, 16, 40))
    p.rope("white", [(24, 70, 0), (30, 36, 0), (24, 6, 0)], 20, 8, both=True)
    p.ball("", (0, 34, 0), (12, 34, 44))


@thing("heart")
def heart(p: Potter) -> None:
    p.ball("red", (26, 110, 0), (34, 32, 24), both=True)
    p.rope("red", [(30, 98, 0), (0, 22, 0)], 27, 9, both=True)
    p.rope("red", [(0, 96, 0), (0, 24, 0)], 24, 8)
    p.ball("white", (-34, 122, 20), (7, 10, 5), turn=(0, 0, -30))


@thing("bone")
def bone(p: Potter) -> None:
    p.rope("white", [(-50, 20, 0), (50, 20, 0)], 12)
    for x in (-62, 62):
        p.ball("white", (x, 20, 15), (18, 16, 17))
        p.ball("white", (x, 20, -15), (18, 16, 17))


@thing("skull")
def skull(p: Potter) -> None:
    p.ball("white", (0, 98, -6), (46, 46, 48))
    p.slab("white", (0, 46, 16), (28, 22, 22))
    p.ball("white", (28, 72, 22), (14, 13, 14), both=True)
    p.ball("", (19, 90, 40), (14, 15, 16), both=True)
    p.ball("black", (19, 90, 28), (13, 14, 10), both=True)
    p.cone("black", (0, 66, 36), (9, 9, 2))
    for x in (-18, -9, 0, 9, 18):
        p.rope("black", [(x, 50, 38), (x, 28, 38)], 1.6)
    p.rope("black", [(-26, 40, 36), (26, 40, 36)], 1.6)


@thing("brain")
def brain(p: Potter) -> None:
    p.ball("pink", (22, 56, 0), (28, 46, 58), both=True)
    for x in (14, 34):
        for step in range(5):
            z = -40 + 20 * step
            top = 96 - 10 * abs(step - 2) - (12 if x == 34 else 0)
            p.rope("pink", [(x - 8, top, z - 8), (x + 9, top - 4, z), (x - 6, top, z + 9)], 8, both=True)
    for y in (34, 56, 76):
        p.rope("pink", [(46, y, -36), (54, y + 9, -12), (52, y - 6, 12), (42, y + 4, 38)], 8, both=True)
    p.slab("", (0, 96, 0), (3, 40, 70))
    p.ball("clay", (0, 20, -44), (26, 16, 20))
    p.rope("clay", [(0, 24, -26), (0, 2, -30)], 11, 9)


@thing("moustache")
def moustache(p: Potter) -> None:
    p.ball("brown", (22, 50, 0), (27, 20, 16), turn=(0, 0, -14), both=True)
    p.rope("brown", [(34, 46, 0), (60, 44, 0), (78, 62, 0), (70, 80, 0), (60, 74, 0)], 15, 4, both=True)
    p.cone("clay", (0, 14, 0), (24, 14, 8))
    p.rope("clay", [(0, 20, 0), (0, 46, -4)], 6)
