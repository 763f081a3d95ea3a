"""Letters that make no real word, looked through: what colour name hides in them?"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

from huetable.language.edit_distance import within_one_edit
from huetable.language.lookalikes import fold_similar_letters, without_repeats

from .vocabulary import Vocabulary, vocabulary

ENGLISH: Final = vocabulary("en")

_LONG: Final = 4
"""A colour name of at least this many letters is seen even with a letter or two stuck on."""
_STUCK_ON: Final = 2


@cache
def _searched(words: Vocabulary, fold: Callable[[str], str]) -> Mapping[str, str]:
    return {fold(form): name for form, name in words.searched.items()}


@lru_cache(maxsize=4096)
def hidden_colour_name(word: str, words: Vocabulary = ENGLISH) -> str | None:
    """The colour name in a folded word that is not real: doubled, by look-alikes, or glued to other words."""
    # "reeed" for red, "bIue" for blue, "skyblue", "skybluue": each search is wider than the one before.
    by_letters = _searched(words, without_repeats)
    return (
        by_letters.get(without_repeats(word))
        or _searched(words, fold_similar_letters).get(fold_similar_letters(word))
        or _glued_colour_name(word, words.searched, words)
        or _glued_colour_name(without_repeats(word), by_letters, words)
    )


def _glued_colour_name(word: str, forms: Mapping[str, str], words: Vocabulary) -> str | None:
    for form, name in forms.items():
        before, found, after = word.partition(form)
        if found and _leaves_words(before, after, len(form), words):
            return name
    return None


def _leaves_words(before: str, after: str, length: int, words: Vocabulary) -> bool:
    """Whether what is left of a word without its colour is made of words, or is hardly anything."""
    if length >= _LONG and len(before) + len(after) <= _STUCK_ON:
        return True
    return all(not rest or glued_words(rest, words) for rest in (before, after))


@lru_cache(maxsize=4096)
def glued_words(word: str, words: Vocabulary = ENGLISH) -> tuple[str, ...]:
    """The real words that letters are glued together from; none, if they are not."""
    if _is_part(word, words):
        return (word,)
    # The longest first word wins, and no part is shorter than two letters.
    for cut in range(len(word) - 2, 1, -1):
        if _is_part(word[:cut], words) and (rest := glued_words(word[cut:], words)):
            return (word[:cut], *rest)
    return ()


def _is_part(word: str, words: Vocabulary) -> bool:
    """Glued words are everyday words: among all the words of a dictionary any letters can be found."""
    language = words.language
    listed = word in words.searched or word in language.positions or word in language.comparisons
    return listed or words.is_everyday_word(word)


def spaced_out_colour_name(cue: Sequence[str], words: Vocabulary = ENGLISH) -> str | None:
    """The colour name that the words of a cue make together, if they are not real words one by one."""
    if len(cue) < 2 or all(map(words.is_word, cue)):
        return None
    joined = "".join(cue)
    if joined in words.searched:
        return words.searched[joined]
    return (
        None if words.is_word(joined) or any(map(words.is_word, cue)) else hidden_colour_name(joined, words)
    )


def looks_like_colour_name(word: str, words: Vocabulary = ENGLISH) -> bool:
    """Whether one letter more, less, other or swapped would make it a colour name."""
    return not words.is_word(word) and any(within_one_edit(word, name) for name in words.plain)
