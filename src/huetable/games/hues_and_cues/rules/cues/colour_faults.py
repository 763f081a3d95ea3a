"""The colour names in a cue: plain, in another form, in another language, or hidden in letters that make no word."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from huetable.core.terms import Refusal
from huetable.games.hues_and_cues.rules import clauses
from huetable.games.hues_and_cues.rules.state import FIRST_RULES
from huetable.language.en.colour_names import COLOUR_FORMS

from .compounds import is_coloured_thing, shade_of
from .foreign_colours import foreign_colours
from .hidden_colour_names import hidden_colour_name, spaced_out_colour_name
from .spelling import quoted_part
from .vocabulary import Vocabulary

_ALSO: Final = {
    "en": {"orange": "fruit"},
    "de": {"orange": "fruit", "orangen": "fruit"},
    "es": {"naranja": "fruit", "naranjas": "fruit", "rosa": "flower", "rosas": "flower"},
    "pt": {"laranja": "fruit", "laranjas": "fruit", "rosa": "flower", "rosas": "flower"},
}
"""What else a colour name means: players who meant that need to be told."""


def colour_faults(words: Sequence[str], vocabulary: Vocabulary, rules: int) -> Iterator[Refusal]:
    """The plain name before the one in disguise: who wrote "red" needs no lecture on look-alikes."""
    for word in words:
        yield from _plain_faults(word, vocabulary, rules)
    hidden = [(word, _hidden(word, vocabulary), "hidden") for word in words]
    for word, colour, reason in [
        *hidden,
        ("".join(words), spaced_out_colour_name(words, vocabulary), "apart"),
    ]:
        if colour:
            args = {"word": quoted_part(word), "colour": colour}
            yield Refusal(clauses.HIDDEN_COLOUR_NAME, args, reason)


def _plain_faults(word: str, vocabulary: Vocabulary, rules: int) -> Iterator[Refusal]:
    """Games of the first rules, all of them in English, knew fewer forms and no other language."""
    name = COLOUR_FORMS.get(word) if rules == FIRST_RULES else vocabulary.colour_name(word)
    if name:
        yield Refusal(
            clauses.COLOUR_NAME, {"word": quoted_part(word), "colour": name}, _kind(word, name, vocabulary)
        )
    foreign = foreign_colours(vocabulary.language.code).get(word)
    if foreign and rules != FIRST_RULES:
        args = {"word": quoted_part(word), "colour": foreign.colour, "language": foreign.language}
        yield Refusal(clauses.COLOUR_NAME, args, "foreign")
    shade = shade_of(word, vocabulary)
    if shade:
        yield Refusal(clauses.COLOUR_NAME, {"word": quoted_part(word), "colour": shade}, "shade")


def _kind(word: str, name: str, vocabulary: Vocabulary) -> str:
    plain = "name" if word == vocabulary.language.fold_word(name) else "form"
    also = _ALSO.get(vocabulary.language.code, {})
    return also.get(word, plain)


def _hidden(word: str, vocabulary: Vocabulary) -> str | None:
    """A word of the dictionary counts as itself, whatever it has in it: blueberry, redwood. Only other letters are searched."""
    if vocabulary.is_word(word) or is_coloured_thing(word, vocabulary):
        return None
    return hidden_colour_name(word, vocabulary)
