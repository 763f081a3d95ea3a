"""Words that do something in every question, whatever it is about."""

from __future__ import annotations

from typing import Final

from huetable.games.cluzzle.data import read_data


def _sections() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    section = ""
    for line in read_data("en/function_words.txt").splitlines():
        if line.startswith("["):
            section = line.strip("[]")
        elif not line.startswith("#"):
            found.setdefault(section, []).extend(line.split())
    return found


_WORDS: Final = _sections()
STOP_WORDS: Final = frozenset(_WORDS["stop"])
"""They say nothing about what is asked."""
WEAK_WORDS: Final = frozenset(_WORDS["weak"])
"""They need not be understood, but may be a part of a phrase."""
KEPT_WORDS: Final = frozenset(_WORDS["kept"])
"""They look like a form of another word, and are words of their own."""
ADJECTIVES: Final = frozenset(_WORDS["adjectives"])
PLACE_ADVERBS: Final = frozenset(_WORDS["adverbs"])
BESIDE_A_YEAR: Final = frozenset(_WORDS["beside a year"])
BESIDE_A_COMPARISON: Final = frozenset(_WORDS["beside a comparison"])
BESIDE_A_COUNT: Final = frozenset(_WORDS["beside a count"])
BESIDE_A_COMPANION: Final = frozenset(_WORDS["beside a companion"])
BESIDE_FITTING: Final = frozenset(_WORDS["fitting"])
SAME_WORDS: Final = {form: base for form, _, base in (pair.partition("/") for pair in _WORDS["same"])}
"""Irregular and other forms, with their base."""
