"""What the bots would know of some words if our own lists did not have them: only names of colours in which they stand."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from huetable.games.hues_and_cues.knowledge import colour_model_for
from huetable.games.hues_and_cues.knowledge.colour_model import ColourModel
from huetable.games.hues_and_cues.knowledge.lexicon import Lexicon
from huetable.games.hues_and_cues.knowledge.own_names import own_names
from huetable.games.hues_and_cues.knowledge.word_data import HAND, word_data
from huetable.games.hues_and_cues.rules.palette import COLOURS
from huetable.language.known import DEFAULT

from .concepts import our_translations


def model_without_own_entries(language: str, cues: Iterable[str]) -> ColourModel:
    """Without our names for these words and without what we translated; what the wordnets would say instead is not there."""
    known, whole = word_data(language), colour_model_for(COLOURS, language)
    asked = {word for cue in cues for word in whole.words_of(cue)}
    left_out = [known.number[word] for word in asked & _own_words(language) if word in known.number]
    first_words = known.name_words[np.cumsum(known.lengths) - known.lengths]
    own = (known.lengths == 1) & (known.kinds >= HAND) & np.isin(first_words, left_out)
    return ColourModel(Lexicon(known, ~own), COLOURS)


def _own_words(language: str) -> set[str]:
    ours = {name.words for name in own_names(language)}
    translated = set(our_translations(language)) if language != DEFAULT else set()
    return {words[0] for words in ours | translated if len(words) == 1}
