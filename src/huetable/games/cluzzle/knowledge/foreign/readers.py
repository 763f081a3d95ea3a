"""How a question is said in English, language by language. Without an entry here only the questions of the menu are understood."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Final, NamedTuple

from .german.sentences import german_questions, is_open_in_german, plain_german
from .romance.sentences import is_open_in_romance, plain_romance, romance_questions


class Reader(NamedTuple):
    plain: Callable[[str], str]
    """A question in small letters without what asks for nothing."""
    is_open: Callable[[str], bool]
    """Whether it asks for more than yes or no."""
    in_english: Callable[[str], Iterator[str]]
    """The question in English, in the ways that it may be meant, the likeliest first."""


def _romance(language: str) -> Reader:
    return Reader(
        partial(plain_romance, language=language),
        partial(is_open_in_romance, language=language),
        partial(romance_questions, language=language),
    )


_READERS: Final[Mapping[str, Reader]] = {
    "es": _romance("es"),
    "pt": _romance("pt"),
    "de": Reader(plain_german, is_open_in_german, german_questions),
}
_NO_READER: Final = Reader(lambda text: text, lambda _text: False, lambda _text: iter(()))


def reader(language: str) -> Reader:
    return _READERS.get(language, _NO_READER)
