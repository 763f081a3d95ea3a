"""Simulated people who guess: each remembers half of the names in the open lists and half of our own, and errs.

They are made of the lists themselves (people_names.py), never of what the bots have compiled from them, and they think
in another way: a person calls one thing to mind, puts its colour on the nearest field, and knows nothing of odds.
"""

from __future__ import annotations

import lzma
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from typing import Final
from zlib import crc32

import numpy as np

from huetable.core.rng import Rng
from huetable.games.hues_and_cues.knowledge.own_names import HAND, REVIEWED, own_names
from huetable.games.hues_and_cues.knowledge.word_data import Floats, oklab_of
from huetable.games.hues_and_cues.rules.palette import COLOURS
from huetable.language.en.colour_names import COLOUR_FORMS

from .people_names import FILE

Memory = tuple[tuple[int, int, int], float]
"""A colour, red, green and blue up to 255, and how readily it comes to mind."""

NAMED, WITH_COLOUR, PART = 4.0, 3.0, 1.0
"""How readily a name comes to mind that is just the cue, the cue beside a plain colour, or has the cue in it."""
CROWD, OURS, OURS_SECOND = 3.0, 12.0, 6.0
"""A crowd's name counts as several; what our own first and second choices count."""
ERROR: Final = 0.035
"""By how much eye and memory err, in OKLab."""
THOUGHTS: Final = 8
"""How many colours a person calls to mind for each of two cues before deciding what fits both."""
SECOND_COUNTS: Final = 0.6

CHANGES: Final = {
    "dark": (-0.15, 0.9),
    "deep": (-0.1, 1.1),
    "pale": (0.13, 0.6),
    "light": (0.13, 0.75),
    "bright": (0.04, 1.3),
    "dusty": (-0.02, 0.6),
    "soft": (0.06, 0.7),
}
"""What a person takes a modifier to do to lightness and chroma."""

_BOARD: Final = oklab_of(np.array([list(bytes.fromhex(code[1:])) for code in COLOURS], np.uint8))


@cache
def memories() -> dict[str, tuple[Memory, ...]]:
    """By cue: all that anybody could remember."""
    found: dict[str, list[Memory]] = defaultdict(list)
    for line in lzma.decompress(FILE.read_bytes()).decode("ascii").split("\n"):
        mark, *words, code = line.split(" ")
        _remember(found, words, code[1:], CROWD if mark == "+" else 1.0)
    for name in own_names():
        first = name.kind in (HAND, REVIEWED)
        found[" ".join(name.words)].append((_rgb(name.code), OURS if first else OURS_SECOND))
    return {cue: tuple(colours) for cue, colours in found.items()}


def _remember(found: dict[str, list[Memory]], words: Sequence[str], code: str, factor: float) -> None:
    found[" ".join(words)].append((_rgb(code), NAMED * factor))
    if len(words) == 2:
        plain = not COLOUR_FORMS.keys().isdisjoint(words)
        for word in words:
            found[word].append((_rgb(code), (WITH_COLOUR if plain else PART) * factor))


def _rgb(code: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(code)
    return red, green, blue


class Person:
    """Remembers half of everything: which half depends on the number."""

    def __init__(self, number: int) -> None:
        self._luck = np.random.default_rng(number)
        self._kept = Rng.from_number(number).bytes(4096, "memories")
        self._known: dict[str, tuple[Floats, Floats] | None] = {}

    def guess(self, cues: Sequence[str], taken: int | None = None) -> int:
        """The field where this person puts a piece; any, if the cues say nothing."""
        thoughts = [found for found in map(self._think, cues) if found is not None]
        if not thoughts:
            return int(self._luck.integers(len(_BOARD)))
        colour = thoughts[0][0] if len(thoughts) == 1 else _what_fits(*thoughts[-2:])
        seen = colour + self._luck.normal(0, ERROR / np.sqrt(3), 3)
        distance = ((_BOARD - seen) ** 2).sum(1)
        if taken is not None:
            distance[taken] = np.inf
        return int(distance.argmin())

    def _think(self, cue: str) -> Floats | None:
        """Colours that the cue calls to mind, by chance, the likelier the readier they come."""
        if cue not in self._known:
            self._known[cue] = self._recall(cue)
        known = self._known[cue]
        if known is None:
            return None
        return known[0][self._luck.choice(len(known[0]), THOUGHTS, p=known[1])]

    def _recall(self, cue: str) -> tuple[Floats, Floats] | None:
        """What the person knows of a whole cue, of its second word changed by the first, or of both words."""
        change, _, head = cue.partition(" ")
        kept = self._half(cue)
        if kept or not head:
            return _colours(kept)
        if change in CHANGES:
            return _changed(_colours(self._half(head)), *CHANGES[change])
        return _colours([*self._half(change), *self._half(head)])

    def _half(self, cue: str) -> list[Memory]:
        found = memories().get(cue, ())
        return [memory for memory in found if self._kept[_place(cue, memory[0]) % len(self._kept)] < 128]


def _place(cue: str, colour: tuple[int, int, int]) -> int:
    return crc32(cue.encode() + bytes(colour))


def _colours(found: Sequence[Memory]) -> tuple[Floats, Floats] | None:
    if not found:
        return None
    weights = np.array([weight for _, weight in found])
    return oklab_of(np.array([colour for colour, _ in found], np.uint8)), weights / weights.sum()


def _changed(
    known: tuple[Floats, Floats] | None, lightness: float, chroma: float
) -> tuple[Floats, Floats] | None:
    if known is None:
        return None
    factors, shift = np.array([[1, chroma, chroma], [lightness, 0, 0]], np.float32)
    return known[0] * factors + shift, known[1]


def _what_fits(first: Floats, second: Floats) -> Floats:
    """Of the colours that two cues call to mind, between the two that are most alike, nearer to the second."""
    distance = ((first[:, None] - second) ** 2).sum(-1)
    one, other = np.unravel_index(distance.argmin(), distance.shape)
    fits: Floats = (1 - SECOND_COUNTS) * first[one] + SECOND_COUNTS * second[other]
    return fits
