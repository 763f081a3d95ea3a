"""German."""

from __future__ import annotations

from huetable.language.interface import Language
from huetable.language.word_lists import fold_phrase_without

from .colours import COLOUR_DERIVATIONS, COLOUR_NAMES, COLOUR_WORDS, COMPOUNDS
from .forms import compared_bases, other_numbers, possible_bases, stem, stems_of
from .umlauts import fold_word
from .words import ARTICLES, COMPARISONS, NUMBERS, ORDINARY, POSITIONS, STOP_WORDS

LANGUAGE = Language(
    code="de",
    own_name="Deutsch",
    fold_word=fold_word,
    fold_phrase=fold_phrase_without(ARTICLES, fold_word),
    stem=stem,
    stems_of=stems_of,
    other_numbers=other_numbers,
    possible_bases=possible_bases,
    compared_bases=compared_bases,
    colour_names=COLOUR_NAMES,
    colour_derivations=COLOUR_DERIVATIONS,
    colour_words=COLOUR_WORDS,
    compounds=COMPOUNDS,
    ordinary_words=ORDINARY,
    numbers=NUMBERS,
    positions=POSITIONS,
    comparisons=COMPARISONS,
    stop_words=STOP_WORDS,
    modifier_last=False,
)
