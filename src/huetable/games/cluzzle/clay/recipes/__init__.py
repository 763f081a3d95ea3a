"""What the bots can shape: a recipe of strokes for each of these things, varied by chance."""

from __future__ import annotations

from huetable.core.rng import Rng

from . import (  # noqa: F401  # each writes its recipes into the book
    animals,
    birds,
    body,
    bugs,
    buildings,
    clothes,
    figures,
    food,
    fruit,
    house,
    music,
    nature,
    play,
    sea,
    tools,
    vehicles,
)
from .book import RECIPES
from .potter import Potter

__all__ = ["build", "names"]


def names() -> tuple[str, ...]:
    return tuple(sorted(RECIPES))


def build(word: str, rng: Rng, variety: float = 1.0) -> bytes:
    """A sculpture of a thing that `names` lists; with variety 0 always the same one."""
    potter = Potter(rng, variety)
    RECIPES[word](potter)
    return potter.done()
