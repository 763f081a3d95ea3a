"""English. Recorded moves depend on its modules, so the games that were first played in it use them directly."""

from __future__ import annotations

from collections.abc import Iterator

from huetable.language.folding import fold_phrase
from huetable.language.interface import Language, PossibleBase, no_bases
from huetable.language.lookalikes import fold_lookalikes

from .base_forms import possible_bases
from .colour_names import COLOUR_FORMS, COLOUR_NAMES, MORE_COLOUR_FORMS
from .place_and_comparison_words import COMPARISONS, NUMBERS, POSITIONS
from .plurals import other_numbers
from .stems import stem, stems_of

STOP_WORDS = frozenset(["the", "a", "an", "of", "in", "on", "at", "and", "with", "my", "some", "very"])


def _bases(word: str) -> Iterator[PossibleBase]:
    return map(PossibleBase, possible_bases(word))


LANGUAGE = Language(
    code="en",
    own_name="English",
    fold_word=fold_lookalikes,
    fold_phrase=fold_phrase,
    stem=stem,
    stems_of=stems_of,
    other_numbers=other_numbers,
    possible_bases=_bases,
    compared_bases=no_bases,
    colour_names={name: name for name in COLOUR_NAMES},
    colour_derivations={**MORE_COLOUR_FORMS, **COLOUR_FORMS},
    colour_words={name: name for name in COLOUR_NAMES},
    compounds=None,
    ordinary_words=frozenset(["rot", "rote"]),
    numbers=NUMBERS,
    positions=POSITIONS,
    comparisons=COMPARISONS,
    stop_words=STOP_WORDS,
    modifier_last=False,
)
