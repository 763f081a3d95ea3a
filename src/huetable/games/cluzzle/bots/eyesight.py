"""What a sculpture looks like to a bot: a thing whose look it knows, or else something of a kind."""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

import numpy as np

from huetable.core.rng import Rng
from huetable.games.cluzzle import clay
from huetable.games.cluzzle.clay import likeness

from .answer_likelihood import Floats, WordPool
from .attribute_sight import seem_unlike
from .mix_ups import mix_ups

_SHARPNESS: Final = 9.0
"""How fast belief in a known look falls with its distance from what is seen."""
_FIT: Final = 0.35
"""From about this distance on, what is seen looks like nothing that is known."""
_KIND_SHARPNESS: Final = 0.15
"""How fast belief in a thing falls with how little its attributes go with what is seen."""
_KNOWN_BUT_UNLIKE: Final = 0.3
"""Where no known look fits, things with another look are this much less likely than those without any."""
_AT_LEAST: Final = 0.3
"""At first sight it is taken for something that is at least this likely, beside the likeliest."""
_ANYTHING: Final = 0.01
"""This much of the belief is open to anything."""


class Impression(NamedTuple):
    """What there is to see, the same for all who look."""

    seen: likeness.ShapeDescriptor
    distances: dict[str, float]
    """From each look that is known."""
    without: str | None = None
    """A thing whose look is not known, for measuring how well one does without."""

    def fit(self) -> float:
        """How well the nearest known look fits: 1 is a perfect likeness, 0 is like nothing."""
        return exp(-((min(self.distances.values()) / _FIT) ** 2))


class Eyes(NamedTuple):
    sharpness: float
    """How seldom it takes a thing for another."""
    first_glance: float
    """How much it holds on to what it took the sculpture for at first sight."""


def impression(data: bytes, without: str | None = None) -> Impression | None:
    """Nothing can be seen in a photo, nor where there is no clay."""
    try:
        seen = likeness.look(clay.seen_field(data))
    except clay.InvalidClay:
        return None
    distances = likeness.distances(seen)
    distances.pop(without or "", None)
    return Impression(seen, distances, without) if seen.any() else None


def belief_from_look(pool: WordPool, seen: Impression | None) -> Floats:
    """Before any question, with perfect eyes: what the sculpture looks like, if it looks like anything."""
    even = np.full(len(pool.words), 1 / len(pool.words))
    if seen is None:
        return even
    fit = seen.fit()
    mixed: Floats = fit * _by_known_looks(pool, seen) + (1 - fit) * _by_kind(pool, seen)
    return _open_to_anything(mixed)


def belief_at_sight(pool: WordPool, seen: Impression | None, eyes: Eyes, rng: Rng) -> Floats:
    """What somebody makes of a sculpture. Bots know each other's recipes by heart and would name them at first sight, but
    people mix up things of a kind: a fox for a dog, never a top hat for a bicycle.
    """
    sharp = belief_from_look(pool, seen)
    if seen is None:
        return sharp
    mixed = mix_ups(pool.things, eyes.sharpness)
    dull: Floats = sharp @ mixed
    taken_for = _drawn(np.where(dull >= _AT_LEAST * dull.max(), dull**2, 0.0), rng)
    share = eyes.first_glance * seen.fit()
    glance = np.zeros(len(dull))
    glance[taken_for] = 1.0
    return _open_to_anything(share * glance + (1 - share) * dull)


def _by_known_looks(pool: WordPool, seen: Impression) -> Floats:
    apart = np.array([seen.distances.get(thing, np.inf) for thing in pool.things])
    nearest = min(seen.distances.values())
    return _shares(np.exp(-_SHARPNESS * (apart - nearest)))


def _by_kind(pool: WordPool, seen: Impression) -> Floats:
    unlike = seem_unlike(seen.seen, pool.values, seen.without)
    likely = np.exp(-_KIND_SHARPNESS * (unlike - unlike.min()))
    known = np.array([thing in seen.distances for thing in pool.things])
    return _shares(np.where(known, _KNOWN_BUT_UNLIKE, 1.0) * likely)


def _shares(likely: Floats) -> Floats:
    """All together 1, however little each is."""
    total = likely.sum()
    return likely / total if total > 0 else np.full(len(likely), 1 / len(likely))


def _open_to_anything(likely: Floats) -> Floats:
    return (1 - _ANYTHING) * likely + _ANYTHING / len(likely)


def _drawn(weights: Floats, rng: Rng) -> int:
    reached = np.cumsum(weights) >= rng.fraction("first glance") * weights.sum()
    return int(reached.argmax())
