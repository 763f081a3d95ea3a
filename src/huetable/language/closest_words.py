"""Which words are spelled almost like another one, for suggestions: no recorded move depends on it."""

from __future__ import annotations

from collections.abc import Collection

from rapidfuzz import process
from rapidfuzz.distance import Levenshtein


def closest_words(word: str, others: Collection[str], most: int) -> list[str]:
    """The others that differ from a word by at most so many letters put in, left out or changed, the nearest first."""
    found = process.extract(word, others, scorer=Levenshtein.distance, score_cutoff=most, limit=None)
    return [other for _, other in sorted((far, other) for other, far, _ in found)]
