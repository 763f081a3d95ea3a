"""What the bots can shape: a recipe of strokes for each of these things, varied by chance."""

from __future__ import annotations

from huetable.core.rng import Rng

from .book import RECIPES
from .living import animals, birds, body, bugs, characters, figures, fruit, nature, sea, wild_animals
from .made import (
    accessories,
    appliances,
    buildings,
    clothes,
    food,
    gadgets,
    house,
    kitchen,
    music,
    outdoors,
    play,
    sports,
    tools,
    vehicles,
)
from .potter import Potter

__all__ = ["build", "names"]

_CHAPTERS = (
    *(animals, birds, body, bugs, characters, figures, fruit, nature, sea, wild_animals),
    *(
        accessories,
        appliances,
        buildings,
        clothes,
        food,
        gadgets,
        house,
        kitchen,
        music,
        outdoors,
        play,
        sports,
        tools,
        vehicles,
    ),
)
"""Each of them writes its recipes into the book when it is imported."""


def names() -> tuple[str, ...]:
    return tuple(sorted(RECIPES))


def build(word: str, rng: Rng, variety: float = 1.0, shade: int | None = None) -> bytes:
    """A sculpture of a thing that `names` lists; with variety 0 always the same one. With a shade it has the colours of that
    number, where a recipe offers several.
    """
    potter = Potter(rng, variety, shade)
    RECIPES[word](potter)
    return potter.done()
