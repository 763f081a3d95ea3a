"""Cues and fields at random, for play that means nothing by them."""

from __future__ import annotations

from typing import Final

from huetable.core.rng import Rng
from huetable.core.terms import Observation, OpenMove
from huetable.games.hues_and_cues.data import first_cues
from huetable.language.known import DEFAULT

from .board import FIELDS
from .moves import Choose, GiveCue, Move, Place
from .view import View

_THINGS: Final = """
apple apricot autumn bamboo banana basil beach beetroot brick butter cactus candle caramel carrot castle cherry
chestnut chili chocolate cinnamon clay clover cloud cobalt cocoa coffee copper coral cork corn cotton cream
cucumber curry custard daffodil dawn denim desert dolphin dragon dusk earth eggplant emerald fern fig fire
flamingo flesh fog forest fox frog garnet ghost ginger glacier gold grape grass guava hazel heather honey ice
indigo iris ivory ivy jade jasmine jeans kale kiwi lagoon lake lavender leaf lemon lettuce lilac lily lime
lipstick lobster magma mango maple marble meadow melon midnight mint mocha moon moss mud mulberry mushroom
mustard navy nectarine nutmeg oak oat ocean olive onion opal orchid oyster paper papaya parsley peach peacock
pear pearl pepper pine pistachio plum poppy potato prune pumpkin quartz rain raisin raspberry rhubarb river
rose ruby rust saffron sage salmon salt sand sapphire shadow shell sky smoke snow spinach spring steel storm
straw strawberry sugar summer sunset swamp tea thistle tiger toast tobacco tomato topaz tulip turquoise
vanilla velvet violet walnut wheat willow wine winter wood wool
"""
THINGS: Final = tuple(_THINGS.split())
MOODS: Final = (
    *("pale", "dark", "light", "deep", "dusty", "warm", "cool", "fresh", "ripe", "faded", "burnt", "wet"),
    *("misty", "royal", "soft", "wild", "frozen", "sweet", "smoky", "muddy", "shiny", "sleepy", "sunny"),
)


def random_move(observation: Observation, open_move: OpenMove, rng: Rng) -> Move:
    view: View = observation.view
    if open_move.move == "choose":
        return Choose(rng.choice(FIELDS, "field"))
    if open_move.move == "place":
        taken = {piece.field for piece in view.public.pieces}
        return Place(rng.choice([field for field in FIELDS if field not in taken], "field"))
    return GiveCue(_words(view, rng))


def _words(view: View, rng: Rng) -> str:
    language = view.public.options.language
    things = THINGS if language == DEFAULT else first_cues(language)
    thing = rng.choice([thing for thing in things if thing not in view.public.used], "thing")
    if language == DEFAULT and view.public.phase == "cue2" and rng.below(2, "two"):
        return f"{rng.choice(MOODS, 'mood')} {thing}"
    return thing
