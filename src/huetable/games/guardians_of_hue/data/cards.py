"""The nine locations: tag, and the ratings on the dark side (ruling G1).

The game is Ronald Villaver's (CC BY-NC-SA 4.0); this adapted content is for non-commercial use.
A location is named by its place in CARDS; the last one is the centre.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class Card(Struct, frozen=True):
    key: str
    """What the code calls it; players read its name in text/en.json."""
    tag: int
    strength: int
    influence: int
    defense: int


CARDS: Final = (
    Card("candy_counter", tag=3, strength=2, influence=1, defense=1),
    Card("flower_meadow", tag=3, strength=2, influence=1, defense=2),
    Card("swimming_pool", tag=3, strength=2, influence=1, defense=2),
    Card("schoolroom", tag=3, strength=2, influence=1, defense=2),
    Card("harbour_houses", tag=4, strength=3, influence=1, defense=2),
    Card("paint_studio", tag=4, strength=3, influence=2, defense=3),
    Card("sunrise_bay", tag=5, strength=4, influence=2, defense=3),
    Card("fun_fair", tag=5, strength=4, influence=2, defense=3),
    Card("night_sky", tag=6, strength=5, influence=0, defense=4),
)

CENTRE: Final = 8
