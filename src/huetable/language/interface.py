"""What the games ask of a language. Each language is a folder beside this file, named by its code."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple


class PossibleBase(NamedTuple):
    """What an inflected word could be a form of, if a dictionary has it as one of these parts of speech."""

    word: str
    parts: str = "nav"
    """Noun, adjective, verb."""
    sure: bool = False
    """Whether the form can hardly be anything else: it counts even if it has an entry of its own."""


class Compounds(NamedTuple):
    """How colour names behave in glued words: "Rotwein" is a thing, "weinrot" a colour."""

    things: frozenset[str]
    """Words for things that end in a colour name all the same: "Abendrot"."""
    tones: frozenset[str]
    """What makes a colour of a colour name before it: "Rotton"."""


class Language(NamedTuple):
    """Words go in and come out folded, unless it says otherwise."""

    code: str
    """As in the `lang` of a page: "es"."""
    own_name: str
    """What its speakers call it: "Español"."""
    fold_word: Callable[[str], str]
    """One written word as a reader takes it: small, without accents, look-alike letters replaced."""
    fold_phrase: Callable[[str], str]
    """A written word or phrase, letters and digits alone, without a leading article."""
    stem: Callable[[str], str]
    """What a word has in common with its forms; for search, so rather too short than too long."""
    stems_of: Callable[[str], list[str]]
    """The stems of all words of a written text, in order."""
    other_numbers: Callable[[str], Iterator[str]]
    """Every other number of a written word or phrase; some of them may be no words."""
    possible_bases: Callable[[str], Iterator[PossibleBase]]
    """What a word may be an inflection of: plural, gender, case, verb form."""
    compared_bases: Callable[[str, bool], Iterator[str]]
    """The adjectives of which a word may be a comparative or superlative; True, if it is the last word of a cue."""
    colour_names: Mapping[str, str]
    """The forms of the eleven colour names, and which colour each is: {"rojas": "red"}."""
    colour_derivations: Mapping[str, str]
    """What else is made from them: reddish, redden, redness."""
    colour_words: Mapping[str, str]
    """What each of the eleven colours is called, as it is written: {"brown": "marrón"}."""
    compounds: Compounds | None
    """For a language that glues words together."""
    ordinary_words: frozenset[str]
    """Everyday words that are colour names in another language: "rot" in English."""
    numbers: frozenset[str]
    """From one to thirty."""
    positions: frozenset[str]
    """Words for places on a board, and the numbers."""
    comparisons: frozenset[str]
    """Words that compare by what they mean, and verbs of change."""
    stop_words: frozenset[str]
    """Articles, prepositions and other words that say nothing by themselves."""
    modifier_last: bool
    """Whether the word that describes follows the one that is described: "arena mojada", but "wet sand"."""


def no_bases(_word: str, _last: bool) -> Iterator[str]:  # noqa: FBT001
    """For a language whose comparatives a game finds in another way."""
    return iter(())
