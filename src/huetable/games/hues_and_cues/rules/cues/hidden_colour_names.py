"""Letters that make no real word, looked through: what colour name hides in them?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from huetable.language.edit_distance import within_one_edit
from huetable.language.en.colour_names import COLOUR_FORMS, COLOUR_NAMES
from huetable.language.en.place_and_comparison_words import COMPARISONS, POSITIONS
from huetable.language.lookalikes import fold_similar_letters, without_repeats

from .dictionary import is_dictionary_word
from .everyday_words import is_everyday_word

_BY_LETTERS: Final = {without_repeats(form): name for form, name in COLOUR_FORMS.items()}
_BY_GLANCE: Final = {fold_similar_letters(form): name for form, name in COLOUR_FORMS.items()}

_LONG: Final = 4
"""A colour name of at least this many letters is seen even with a letter or two stuck on."""
_STUCK_ON: Final = 2


@lru_cache(maxsize=4096)
def hidden_colour_name(word: str) -> str | None:
    """The colour name in a folded word that is not real: doubled, by look-alikes, or glued to other words."""
    # "reeed" for red, "bIue" for blue, "skyblue", "skybluue": each search is wider than the one before.
    return (
        _BY_LETTERS.get(without_repeats(word))
        or _BY_GLANCE.get(fold_similar_letters(word))
        or _glued_colour_name(word, COLOUR_FORMS)
        or _glued_colour_name(without_repeats(word), _BY_LETTERS)
    )


def _glued_colour_name(word: str, forms: Mapping[str, str]) -> str | None:
    for form, name in forms.items():
        before, found, after = word.partition(form)
        if found and _leaves_words(before, after, len(form)):
            return name
    return None


def _leaves_words(before: str, after: str, length: int) -> bool:
    """Whether what is left of a word without its colour is made of words, or is hardly anything."""
    if length >= _LONG and len(before) + len(after) <= _STUCK_ON:
        return True
    return all(not rest or glued_words(rest) for rest in (before, after))


@lru_cache(maxsize=4096)
def glued_words(word: str) -> tuple[str, ...]:
    """The real words that letters are glued together from; none, if they are not."""
    if _is_part(word):
        return (word,)
    # The longest first word wins, and no part is shorter than two letters.
    for cut in range(len(word) - 2, 1, -1):
        if _is_part(word[:cut]) and (rest := glued_words(word[cut:])):
            return (word[:cut], *rest)
    return ()


def _is_part(word: str) -> bool:
    """Glued words are everyday words: among all the words of a dictionary any letters can be found."""
    return word in COLOUR_FORMS or word in POSITIONS or word in COMPARISONS or is_everyday_word(word)


def spaced_out_colour_name(words: Sequence[str]) -> str | None:
    """The colour name that words make together, if they are not real words one by one."""
    if len(words) < 2 or all(map(is_dictionary_word, words)):
        return None
    joined = "".join(words)
    if joined in COLOUR_FORMS:
        return COLOUR_FORMS[joined]
    return (
        None
        if is_dictionary_word(joined) or any(map(is_dictionary_word, words))
        else hidden_colour_name(joined)
    )


def looks_like_colour_name(word: str) -> bool:
    """Whether one letter more, less, other or swapped would make it a colour name."""
    return not is_dictionary_word(word) and any(within_one_edit(word, name) for name in COLOUR_NAMES)
