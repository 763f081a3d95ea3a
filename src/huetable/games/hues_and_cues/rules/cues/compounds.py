"""Colour names in the glued words of languages such as German: "Rotwein" is a thing, "weinrot" is a colour."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from .vocabulary import Vocabulary

_LEAST: Final = 3
"""Letters of the other part: "Brot" and "Prosa" have no colour in them."""
_THING: Final = 4
"""Letters of a thing that a colour name may stand before."""
_LINKS: Final = ("", "s", "n", "en", "es", "e")
"""What may join the parts: "Himmel-s-blau"."""


@lru_cache(maxsize=4096)
def shade_of(word: str, vocabulary: Vocabulary) -> str | None:
    """The colour that a real word ends in and is a shade of, as in "himmelblau"."""
    compounds = vocabulary.language.compounds
    if compounds is None or _is_one_of(word, compounds.things, vocabulary):
        return None
    return next(
        (
            vocabulary.searched[form]
            for first, form in _split(word, vocabulary)
            if _is_part(first, vocabulary)
        ),
        None,
    )


def _split(word: str, vocabulary: Vocabulary) -> Iterator[tuple[str, str]]:
    for at in range(_LEAST, len(word) - 2):
        if word[at:] in vocabulary.language.colour_names:
            yield word[:at], word[at:]


def _is_one_of(word: str, things: frozenset[str], vocabulary: Vocabulary) -> bool:
    return word in things or not things.isdisjoint(
        base.word for base in vocabulary.language.possible_bases(word)
    )


def _is_part(first: str, vocabulary: Vocabulary) -> bool:
    stems = (first.removesuffix(link) for link in _LINKS if first.endswith(link))
    return any(len(stem) >= _LEAST and _is_known(stem, vocabulary) for stem in stems)


def _is_known(stem: str, vocabulary: Vocabulary) -> bool:
    """Of "Kirsche" only "Kirsch" is left before "rot"."""
    return stem in vocabulary.searched or vocabulary.has_entry(stem) or vocabulary.has_entry(f"{stem}e")


@lru_cache(maxsize=4096)
def is_coloured_thing(word: str, vocabulary: Vocabulary) -> bool:
    """Whether a colour name stands before a thing, as in "Rotbarsch"; but a "Rotton" is a red."""
    return any(True for _ in _coloured_things(word, vocabulary))


def is_coloured_noun(word: str, vocabulary: Vocabulary) -> bool:
    """Whether the dictionary knows that thing as a noun: "Grünfink", but not "Rotschnell" nor the plural of "Rotton"."""
    compounds = vocabulary.language.compounds
    return compounds is not None and any(
        vocabulary.is_noun(thing) and not _is_one_of(thing, compounds.tones, vocabulary)
        for thing in _coloured_things(word, vocabulary)
    )


def _coloured_things(word: str, vocabulary: Vocabulary) -> Iterator[str]:
    """What a word is without the colour name that it begins with."""
    compounds = vocabulary.language.compounds
    if compounds is None:
        return
    for name in vocabulary.plain:
        thing = word.removeprefix(name)
        if thing != word and len(thing) >= _THING and thing not in compounds.tones:
            yield from [thing] if _is_thing(thing, vocabulary) else ()


def _is_thing(thing: str, vocabulary: Vocabulary) -> bool:
    known = vocabulary.is_everyday_word(thing) or vocabulary.base_forms(thing) or vocabulary.is_noun(thing)
    return bool(known) and thing not in vocabulary.searched
