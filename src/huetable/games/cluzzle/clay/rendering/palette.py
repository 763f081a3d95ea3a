"""The colours of the clay, as light shows them."""

from __future__ import annotations

from typing import Final

import numpy as np

from huetable.games.cluzzle.clay.strokes import COLOURS

HEX: Final = {
    "white": "f4efe6",
    "grey": "9c968e",
    "black": "34302d",
    "brown": "80502f",
    "red": "cb3a3d",
    "orange": "ec8b2d",
    "yellow": "f2d03a",
    "green": "4a9a55",
    "blue": "3f70bd",
    "purple": "84499f",
    "pink": "f0a3b0",
    "clay": "cf9a78",
}
FLOOR_HEX: Final = "e2d8c5"


def _light(hex: str) -> list[float]:
    return [(int(hex[at : at + 2], 16) / 255) ** 2.2 for at in (0, 2, 4)]


LIGHT = np.array([_light("cf9a78"), *(_light(HEX[name]) for name in COLOURS[1:])])
"""Linear red, green and blue by the number of the colour."""

FLOOR_LIGHT = np.array(_light(FLOOR_HEX))
