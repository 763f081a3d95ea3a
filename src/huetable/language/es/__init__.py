"""Spanish."""

from __future__ import annotations

from huetable.language.interface import Language
from huetable.language.lookalikes import fold_lookalikes
from huetable.language.word_lists import fold_phrase_without

from .colours import COLOUR_DERIVATIONS, COLOUR_NAMES, COLOUR_WORDS
from .forms import compared_bases, other_numbers, possible_bases, stem, stems_of
from .words import ARTICLES, COMPARISONS, NUMBERS, ORDINARY, POSITIONS, STOP_WORDS

LANGUAGE = Language(
    code="es",
    own_name="Español",
    fold_word=fold_lookalikes,
    fold_phrase=fold_phrase_without(ARTICLES, fold_lookalikes),
    stem=stem,
    stems_of=stems_of,
    other_numbers=other_numbers,
    possible_bases=possible_bases,
    compared_bases=compared_bases,
    colour_names=COLOUR_NAMES,
    colour_derivations=COLOUR_DERIVATIONS,
    colour_words=COLOUR_WORDS,
    compounds=None,
    ordinary_words=ORDINARY,
    numbers=NUMBERS,
    positions=POSITIONS,
    comparisons=COMPARISONS,
    stop_words=STOP_WORDS,
    modifier_last=True,
)
