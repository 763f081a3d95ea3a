"""How Spanish and Portuguese inflect alike: gender, number, participles, and a phrase that starts with its noun."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import Final

from .folding import without_accents
from .interface import PossibleBase

_LEAST: Final = 3
"""Letters that a base keeps."""
_MOST_CHANGING: Final = 3
_SPACES: Final = re.compile(r"([\s-]+)")

Endings = Sequence[tuple[str, Sequence[str], str]]
"""An ending, what stands there in the base, and which parts of speech the base can be."""


def bases_by_endings(word: str, endings: Endings) -> Iterator[PossibleBase]:
    for ending, instead, parts in endings:
        stem = word.removesuffix(ending)
        if stem != word and len(stem) + 1 >= _LEAST:
            plural = parts == "na" and ending.endswith("s")
            yield from (PossibleBase(stem + put, parts, plural) for put in instead)


def superlative_bases(word: str, endings: Sequence[str]) -> Iterator[str]:
    """Rapidísimo is of rápido, riquíssima of rico."""
    for ending in endings:
        stem = word.removesuffix(ending)
        if stem != word and len(stem) > 2:
            yield from (stem, f"{stem}o", f"{stem}e")
            if stem.endswith("qu"):
                yield f"{stem[:-2]}co"
            if stem.endswith("gu"):
                yield f"{stem[:-2]}go"


def phrase_numbers(
    words: str, number: Callable[[str], set[str]], connectors: frozenset[str]
) -> Iterator[str]:
    """Other numbers of a phrase: its first word changes, and its adjectives do, up to what joins on the rest."""
    parts = _SPACES.split(without_accents(words.strip()))
    written = "".join(parts)
    end = next((at for at in range(0, len(parts), 2) if parts[at] in connectors), len(parts))
    places = range(0, min(end, 2 * _MOST_CHANGING), 2)
    forms = [sorted({part} | number(part)) if at in places else [part] for at, part in enumerate(parts)]
    yield from (form for chosen in product(*forms) if (form := "".join(chosen)) != written)


def stem_by_endings(word: str, irregular: Mapping[str, str], endings: Sequence[str]) -> str:
    """Without its plural, its gender and one more ending; three letters are left at least."""
    word = irregular.get(word, word)
    if len(word) > 4 and word.endswith("s"):
        word = word[:-1]
    cut = (ending for ending in endings if word.endswith(ending) and len(word) - len(ending) >= _LEAST)
    word = word.removesuffix(next(cut, ""))
    return word[:-1] if len(word) > 3 and word[-1] in "aeo" else word
