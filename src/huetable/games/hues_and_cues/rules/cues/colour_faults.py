"""The colour names in a cue: plain, in another form, in another language, or hidden in letters that make no word."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from huetable.core.terms import Refusal
from huetable.games.hues_and_cues.rules import clauses
from huetable.games.hues_and_cues.rules.state import FIRST_RULES
from huetable.language.en.colour_names import COLOUR_FORMS, COLOUR_NAMES, MORE_COLOUR_FORMS
from huetable.language.en.foreign_colour_names import FOREIGN_COLOUR_NAMES

from .dictionary import is_dictionary_word
from .hidden_colour_names import hidden_colour_name, spaced_out_colour_name
from .spelling import quoted_part


def colour_faults(words: Sequence[str], rules: int) -> Iterator[Refusal]:
    """The plain name before the one in disguise: who wrote "red" needs no lecture on look-alikes."""
    for word in words:
        name = _colour_name(word, rules)
        if name:
            args = {"word": quoted_part(word), "colour": name}
            yield Refusal(clauses.COLOUR_NAME, args, _kind_of_name(word, name))
    # A word of the dictionary counts as itself, whatever it has in it: blueberry, redwood. Only other letters are searched.
    hidden = [(word, hidden_colour_name(word), "hidden") for word in words if not is_dictionary_word(word)]
    for word, colour, reason in [*hidden, ("".join(words), spaced_out_colour_name(words), "apart")]:
        if colour:
            args = {"word": quoted_part(word), "colour": colour}
            yield Refusal(clauses.HIDDEN_COLOUR_NAME, args, reason)


def _kind_of_name(word: str, name: str) -> str:
    if word == "orange":
        return "fruit"
    if word == name:
        return "name"
    return "form" if name in COLOUR_NAMES else "foreign"


def _colour_name(word: str, rules: int) -> str | None:
    if rules == FIRST_RULES:
        return COLOUR_FORMS.get(word)
    return COLOUR_FORMS.get(word) or MORE_COLOUR_FORMS.get(word) or FOREIGN_COLOUR_NAMES.get(word)
