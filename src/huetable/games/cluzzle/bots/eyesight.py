"""What a sculpture looks like to a bot."""

from __future__ import annotations

from collections.abc import Mapping
from math import log, log1p

from huetable.core.rng import Rng
from huetable.games.cluzzle import clay
from huetable.games.cluzzle.clay import likeness as describe


def likeness(data: bytes) -> Mapping[str, float]:
    """How likely it is which thing, by its look alone; nothing can be said about a photo."""
    try:
        return describe.likeness_of(describe.look(clay.seen_field(data)))
    except clay.InvalidClay:
        return {}


def blurred_likeness(look: Mapping[str, float], sharpness: float, rng: Rng) -> dict[str, float]:
    """What somebody with eyes of this sharpness makes of it. Bots know each other's recipes by heart, and would tell
    them at first sight: so a look only puts words in an order, which comes out the more mixed up the worse the eyes are.
    """
    order = sorted(look, key=lambda word: (-look[word], word))
    blurred = {
        word: -sharpness * log1p(rank) - log(-log(max(rng.fraction(word), 1e-9)))
        for rank, word in enumerate(order)
    }
    seen = sorted(order, key=lambda word: -blurred[word])
    weights = [(1 + rank) ** -sharpness for rank in range(len(seen))]
    return {word: weight / sum(weights) for word, weight in zip(seen, weights, strict=True)}
