"""Where the recipes stand: each is a function that shapes one thing of the deck."""

from __future__ import annotations

from collections.abc import Callable

from .potter import Potter

Recipe = Callable[[Potter], None]

RECIPES: dict[str, Recipe] = {}


def thing(name: str) -> Callable[[Recipe], Recipe]:
    def write(recipe: Recipe) -> Recipe:
        RECIPES[name] = recipe
        return recipe

    return write
