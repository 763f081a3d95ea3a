"""Did you mean ...? Answered from words that anybody may see, never from the one that is looked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from huetable.language.closest_words import closest_words

from .rules.state import Options
from .rules.words.deck import every_word
from .rules.words.folding import fold_guess
from .rules.words.word_forms import accepted_forms

NEAREST = 3


def word_meant(guess: str, options: Options, rules: int) -> str | None:
    """The word that a guess stands for, if it is one that could be on a card."""
    return _forms(options, rules).get(fold_guess(guess, options.language))


def similar_words(guess: str, options: Options, rules: int) -> tuple[str, ...]:
    """Words that differ from it by a slip or two, the nearest first."""
    folded, forms = fold_guess(guess, options.language), _forms(options, rules)
    close = closest_words(folded, forms.keys(), 2 if len(folded) > 5 else 1)
    return tuple(dict.fromkeys(forms[form] for form in close))[:NEAREST]


@lru_cache(maxsize=64)
def _forms(options: Options, rules: int) -> Mapping[str, str]:
    return {
        form: word
        for word in every_word(options, rules)
        for form in accepted_forms(word, rules, options.language)
    }
