"""Did you mean ...? Answered from words that anybody may see, never from the one that is looked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from .deck import every_word
from .state import Options
from .word_forms import accepted_forms
from .words import fold

NEAREST = 3


def meant(guess: str, options: Options, rules: int) -> str | None:
    """The word that a guess stands for, if it is one that could be on a card."""
    return _forms(options, rules).get(fold(guess))


def near(guess: str, options: Options, rules: int) -> tuple[str, ...]:
    """Words that differ from it by a slip or two, the nearest first."""
    folded, forms = fold(guess), _forms(options, rules)
    slips = {form: distance(folded, form) for form in forms if abs(len(form) - len(folded)) <= 2}
    close = sorted((far, form) for form, far in slips.items() if far <= (2 if len(folded) > 5 else 1))
    return tuple(dict.fromkeys(forms[form] for _, form in close))[:NEAREST]


@lru_cache(maxsize=64)
def _forms(options: Options, rules: int) -> Mapping[str, str]:
    return {form: word for word in every_word(options, rules) for form in accepted_forms(word, rules)}


def distance(one: Sequence[str], other: Sequence[str]) -> int:
    """How many letters are to be put in, left out or changed."""
    row = list(range(len(other) + 1))
    for number, letter in enumerate(one, 1):
        before, row[0] = row[0], number
        for place, against in enumerate(other, 1):
            before, row[place] = (
                row[place],
                min(row[place] + 1, row[place - 1] + 1, before + (letter != against)),
            )
    return row[-1]
