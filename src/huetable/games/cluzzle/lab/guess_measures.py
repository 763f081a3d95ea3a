"""Are wrong guesses what a person might say? They should be of the right kind, and look like the thing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from huetable.games.cluzzle.bots.answer_likelihood import NAMES, Floats, word_pool
from huetable.games.cluzzle.bots.mix_ups import same_kind
from huetable.games.cluzzle.clay.likeness import known_descriptors
from huetable.games.cluzzle.knowledge.facts import ATTRIBUTES
from huetable.games.cluzzle.rules.words.things import THINGS, thing_of

DECK: Final = tuple(THINGS)
_VISIBLE: Final = frozenset({"What shape is it?", "What parts does it have?", "What colour is it?"})
_NEVER: Final = 1e6
"""How far apart two looks are if one of them is not known; so far that a quarter of all things is always nearer."""
ALIKE: Final = 0.25
"""Of all things this share looks most like a thing."""


class WrongGuess(NamedTuple):
    thing: str
    guess: str


def share_like_people(guesses: Sequence[WrongGuess]) -> float:
    """The share of wrong guesses that are of the right kind and look alike."""
    return sum(is_right_kind(each) and looks_alike(each) for each in guesses) / max(len(guesses), 1)


def is_right_kind(wrong: WrongGuess) -> bool:
    """Both are animals, vehicles, things to eat; or both are listed under one heading of the table."""
    return bool(_kinds()[_place(wrong.thing), _place(wrong.guess)])


def looks_alike(wrong: WrongGuess) -> bool:
    """The guess is among the quarter of all things that look most like the thing: by their sculptures, or by the shape,
    parts and colours that they have.
    """
    thing, guess = _place(wrong.thing), _place(wrong.guess)
    return any(bool(apart[thing, guess] <= np.quantile(apart[thing], ALIKE)) for apart in _apart())


def _place(word: str) -> int:
    return DECK.index(thing_of(word) or word)


@cache
def _kinds() -> npt.NDArray[np.bool_]:
    return same_kind(word_pool(DECK))


@cache
def _apart() -> tuple[Floats, Floats]:
    """By sculptures, where there are recipes for both, and by what can be seen of the things themselves."""
    words, looks = known_descriptors()
    places = [DECK.index(word) for word in words]
    middle = looks.mean(axis=1, dtype=np.float64)
    by_look = np.full((len(DECK), len(DECK)), _NEVER)
    by_look[np.ix_(places, places)] = ((middle[:, None] - middle[None]) ** 2).sum(axis=2)
    seen = [number for number, name in enumerate(NAMES) if ATTRIBUTES[name].group in _VISIBLE]
    values = word_pool(DECK).values[:, seen]
    unit = values / np.maximum(np.linalg.norm(values, axis=1, keepdims=True), 1e-6)
    return by_look, -unit @ unit.T
