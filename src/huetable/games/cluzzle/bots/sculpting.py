"""What a bot sculpts: a recipe where there is one, else a plain piece of clay with a few words about the thing."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from huetable.core.rng import Rng
from huetable.games.cluzzle import clay
from huetable.games.cluzzle.clay import recipes
from huetable.games.cluzzle.clay.codec import encode_stroke
from huetable.games.cluzzle.clay.grid import FLOOR, SPAN
from huetable.games.cluzzle.clay.strokes import COLOURS, Brush, Kind, Solid
from huetable.games.cluzzle.knowledge.facts import facts_about
from huetable.games.cluzzle.knowledge.table.entries import data_lines
from huetable.games.cluzzle.rules.words.decks import thing_in
from huetable.games.cluzzle.rules.words.languages import ENGLISH
from huetable.games.cluzzle.rules.words.word_forms import names_word as tells

_SHAPES: Final[tuple[tuple[str, Kind, tuple[int, int, int]], ...]] = (
    ("long", "cone", (14, 70, 14)),
    ("flat", "slab", (60, 12, 60)),
    ("boxy", "slab", (45, 45, 45)),
)
"""The first that is true of the thing; otherwise a ball."""
_BALL: Final[tuple[Kind, tuple[int, int, int]]] = ("ball", (50, 50, 50))

_MIDDLE: Final = SPAN // 2

TELLING_PARTS: Final = (
    *("legs", "wings", "tail", "wheels", "handle", "horns", "leaves", "spikes", "hole", "face"),
)
"""What can be said about a thing without telling too much, the most telling first."""
MOST_PARTS = 2


@cache
def note_words(language: str) -> Mapping[str, str]:
    """The parts and the sentences of a description."""
    lines = (line.partition(": ") for line in data_lines(f"{language}/notes.txt"))
    return {name: said for name, _, said in lines}


def can_shape(word: str, language: str = ENGLISH) -> bool:
    """However the host has written it."""
    return thing_in(word, language) in recipes.names()


def sculpt(word: str, rng: Rng, variety: float, language: str = ENGLISH) -> tuple[bytes, str]:
    """The strokes, and a description."""
    thing = thing_in(word, language)
    if thing in recipes.names():
        return recipes.build(thing, rng, variety) + hidden_mark(rng), ""
    return clay.encode([_piece(word, language)]) + hidden_mark(rng), describe(word, language)


def hidden_mark(rng: Rng) -> bytes:
    """One stroke that changes nothing and that nobody can foresee. A sculpture goes by the hash of its strokes: without the mark
    one could try out all recipes until a hash fits, and know the thing.
    """
    # Below the floor there is no clay. Twelve points with 193 values each way are more than 180 bits.
    places = tuple(
        (rng.below(SPAN + 1, f"mark/{at}/x"), 0, rng.below(SPAN + 1, f"mark/{at}/z")) for at in range(12)
    )
    return encode_stroke(Brush("smooth", 2, places))


def _piece(word: str, language: str) -> Solid:
    known = facts_about(word, language) or {}
    fitting = ((kind, sides) for name, kind, sides in _SHAPES if known.get(name) == "yes")
    kind, sides = next(fitting, _BALL)
    return Solid(kind, (_MIDDLE, FLOOR + sides[1], _MIDDLE), sides, COLOURS.index("clay"))


def describe(word: str, language: str = ENGLISH) -> str:
    """What cannot be seen in a plain piece of clay, without naming the thing."""
    known = facts_about(word, language) or {}
    words = note_words(language)
    parts = [words[name] for name in TELLING_PARTS if known.get(name) == "yes"][:MOST_PARTS]
    text = words[f"clay with {len(parts)}" if parts else "clay"].format(*parts)
    return "" if tells(text, word, language=language) else text
