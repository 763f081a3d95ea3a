"""The colour names of the other languages, which are refused at every table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from huetable.language.en.foreign_colour_names import FOREIGN_COLOUR_NAMES
from huetable.language.known import DEFAULT, language, language_codes


class ForeignColour(NamedTuple):
    language: str
    colour: str


@cache
def foreign_colours(code: str) -> dict[str, ForeignColour]:
    """Every form, folded as the table folds words. A word of the table's own language counts as that."""
    if code == DEFAULT:
        return dict(_at_english_tables())
    own = language(code)
    found = {
        own.fold_word(form): ForeignColour(other, colour)
        for other in language_codes()
        if other != code
        for form, colour in language(other).colour_names.items()
    }
    left_out = {*own.ordinary_words, *own.colour_names, *own.colour_derivations}
    return {form: meaning for form, meaning in found.items() if form not in left_out}


def _at_english_tables() -> Iterator[tuple[str, ForeignColour]]:
    """Recorded cues depend on this list: other languages may learn more names, but it stays."""
    codes = {"German": "de", "Portuguese": "pt", "Spanish": "es"}
    for form, meaning in FOREIGN_COLOUR_NAMES.items():
        name, _, colour = meaning.partition(" for ")
        yield form, ForeignColour(codes[name], colour)
