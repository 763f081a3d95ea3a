"""Word lists as they are written in the folders of the languages, made longer by rule."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

ROMAN_NUMBERS: Final = """
ii iii iv vi vii viii ix xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii xxiv xxv xxvi xxvii xxviii xxix xxx
"""
"""From two to thirty, without single letters: those are refused anyway."""

_MARK: Final = re.compile(r"[^\w\s]")


def folded_set(words: str, fold: Callable[[str], str]) -> frozenset[str]:
    return frozenset(fold(word) for word in words.split())


def with_endings(words: Iterable[str], endings: Mapping[str, str]) -> Iterator[str]:
    """Each word; one that ends in a mark with all the endings that the mark stands for: "roj*" is rojo, roja, …"""
    for word in words:
        stem = _MARK.sub("", word)
        for ending in endings[word[len(stem) :]].split(",") if len(stem) < len(word) else ("",):
            yield stem + ending


def colour_forms(
    lists: Mapping[str, str], endings: Mapping[str, str], fold: Callable[[str], str]
) -> dict[str, str]:
    """The forms of colour names, folded, and which colour each is."""
    return {
        fold(form): colour for colour, words in lists.items() for form in with_endings(words.split(), endings)
    }


def stems_of_words(text: str, fold: Callable[[str], str], stem: Callable[[str], str]) -> list[str]:
    return [stem(fold(word)) for word in re.findall(r"\w+", text)]


def fold_phrase_without(articles: frozenset[str], fold: Callable[[str], str]) -> Callable[[str], str]:
    """How a phrase is folded in a language with these articles."""

    def fold_phrase(text: str) -> str:
        words = text.replace("-", " ").split()
        rest = words[1:] if len(words) > 1 and words[0].casefold() in articles else words
        return "".join(map(fold, rest))

    return fold_phrase
