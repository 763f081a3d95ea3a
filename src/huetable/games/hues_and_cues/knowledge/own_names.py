"""What words bring to mind by our own judgement, from a text that anybody can edit: no list must be compiled again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from huetable.games.hues_and_cues.data import file_for, read
from huetable.games.hues_and_cues.rules.cues.spelling import HYPHEN
from huetable.games.hues_and_cues.rules.cues.vocabulary import Vocabulary, vocabulary
from huetable.language.known import DEFAULT

HAND: Final = 2
"""The kind of our own first choice for a word; second and third choices are the kinds after it."""
REVIEWED: Final = 8
"""The same where the lists were found to be wrong."""


class OwnName(NamedTuple):
    words: tuple[str, ...]
    code: str
    """Red, green and blue, as in "ff8800"."""
    kind: int


@cache
def own_names(language: str = DEFAULT) -> tuple[OwnName, ...]:
    return tuple(_parse(_text(language), language))


@cache
def names_of_two_words(language: str = DEFAULT) -> tuple[str, ...]:
    """Such as "sea foam", as they are said."""
    found = (written for written, _, _ in _lines(_text(language)))
    return tuple(dict.fromkeys(name for name in found if len(name.split()) == 2))


def _text(language: str) -> str:
    return read(file_for(language, "own_names.txt")).decode("utf-8")


def _lines(text: str) -> Iterator[tuple[str, str, int]]:
    """Each name as it is written, its colours, and the kind of the first of them."""
    for line in text.splitlines():
        if line and not line.startswith("#"):
            between, kind = (" = ", REVIEWED) if " = " in line else (": ", HAND)
            words, _, codes = line.partition(between)
            yield words, codes, kind


def _parse(text: str, language: str) -> Iterator[OwnName]:
    for written, codes, kind in _lines(text):
        plain = written.split() if language == DEFAULT else described_last(written, vocabulary(language))
        words = tuple(plain)
        for choice, code in enumerate(codes.split()):
            yield OwnName(words, code, kind + choice)


def described_last(cue: str, words: Vocabulary) -> list[str]:
    """The folded words that say something, with the one that is described last, as in English: "wet sand"."""
    parts = HYPHEN.sub(" ", cue).split()
    # A word with an accent is never a little word, even if it is one without it: "té" is tea, "te" is you.
    found = [
        fold
        for part in parts
        if (fold := words.language.fold_word(part)) and _says_something(part, fold, words)
    ]
    return found[:2][::-1] if words.language.modifier_last else found[-2:]


def _says_something(written: str, folded: str, words: Vocabulary) -> bool:
    return folded not in words.language.stop_words or not written.isascii()
