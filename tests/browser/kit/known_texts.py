"""Whether a text is one that the catalogues and rulebooks of a language have, with something in place of each argument."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from huetable.games import all_games, rulebook, table_rulebook
from huetable.messages.catalogues import entries, load_catalogue
from huetable.messages.grammar import join_list
from huetable.messages.parser import Argument, Choice, Number, Part, parse_message
from huetable.translation.areas import all_areas

SAME_EVERYWHERE: Final = frozenset({"huetable", "uno", "coloradd", "uno coloradd", "jsonl", "s", "tv"})
"""Names and units."""

_LETTERS: Final = re.compile(r"[^\W\d_]")
_CODE: Final = re.compile(r"[a-z]\d{1,2}|\d{1,2}[a-z]|[a-z]|[a-z]+-[a-z]+-(?:\d\d){1,4}")
"""A square of a board, or a row of it, or the code of a table: the more tables there are, the more pairs of digits."""
_MARKS: Final = re.compile(r"\*\*|`|\n+|(?<!\w)\*|\*(?!\w)|\b[A-Z]+-\d+\b")
"""Where the page begins a new text node: bold, slanted and typed words, paragraphs and links to clauses."""
_PIECES: Final = re.compile(r" · | – |: |, |\n|(?<=[.!?…]) |,$")
"""What stands between two texts of which each is whole."""
_HEAD: Final = re.compile(r"(?<=:) ")
"""The page writes "Your turn:" apart from what to do."""
_SCORE: Final = re.compile(r"(.+) -?\d+")
"""A name and its points."""
_SLOT: Final = "\ue000"
"""In place of an argument. It is in no text."""


class KnownTexts:
    """The texts of one language. `own` are names, codes and words that were played."""

    def __init__(self, language: str, own: Iterable[str] = ()) -> None:
        self._whole, self._with_arguments = _patterns(language)
        self._own = {_folded(text) for text in own} | SAME_EVERYWHERE
        self._found: dict[str, bool] = {}

    def has(self, text: str) -> bool:
        text = _folded(text)
        if text not in self._found:
            # A text within itself would never end.
            self._found[text] = False
            self._found[text] = self._looked_up(text)
        return self._found[text]

    def _looked_up(self, text: str) -> bool:
        if not _LETTERS.search(text) or text in self._own or text in self._whole:
            return True
        if _CODE.fullmatch(text):
            return True
        if (score := _SCORE.fullmatch(text)) and self.has(score[1]):
            return True
        if any(
            self.has(text[: found.start()]) and self.has(text[found.end() :])
            for found in _PIECES.finditer(text)
        ):
            return True
        return any(
            rough.fullmatch(text) and self._fits(pattern, text) for rough, pattern in self._with_arguments
        )

    def _fits(self, pattern: tuple[str, ...], text: str) -> bool:
        """Every argument must be a text of the language too. `pattern` is what stands before, between and after them."""
        before, *others = pattern
        if not text.startswith(before):
            return False
        rest = text[len(before) :]
        if not others:
            return not rest
        ends = (found.start() for found in re.finditer(f"(?={re.escape(others[0])})", rest))
        return any(self._fits(tuple(others), rest[end:]) and self.has(rest[:end]) for end in ends)


Rough = tuple[re.Pattern[str], tuple[str, ...]]


@cache
def _patterns(language: str) -> tuple[frozenset[str], tuple[Rough, ...]]:
    """The texts without arguments, and the others: roughly, and what stands around their arguments."""
    texts = {_folded(piece) for text in _texts(language) for piece in _nodes(text)}
    with_arguments = sorted(text for text in texts if _SLOT in text and text.strip(_SLOT + " "))
    roughly = [
        (re.compile(".*".join(map(re.escape, text.split(_SLOT))), re.DOTALL), tuple(text.split(_SLOT)))
        for text in with_arguments
    ]
    return frozenset(text for text in texts if _SLOT not in text), tuple(roughly)


def _nodes(text: str) -> Iterator[str]:
    """The text, and each part of it that the page may put into a node of its own."""
    yield text
    yield from _MARKS.split(text)
    yield from text.split("; ")
    yield from _HEAD.split(text, maxsplit=1)


def _texts(language: str) -> Iterator[str]:
    for area in all_areas():
        if area.kind == "messages":
            for _, message in entries(load_catalogue(area.english, language)):
                yield from _written(parse_message(message))
    for book in (table_rulebook(language), *(rulebook(game, language) for game in all_games().values())):
        yield from (book.title, *book.sections)
        yield from (passage.text for passage in book.passages)
        for clause in book.clauses:
            yield from (clause.id, clause.text, *clause.examples)
    yield join_list([_SLOT] * 2, language)
    yield join_list([_SLOT] * 3, language)


def _written(parts: tuple[Part, ...]) -> Iterator[str]:
    """A message in each of its variants, with a slot for every argument."""
    if not parts:
        yield ""
        return
    for start in _variants(parts[0]):
        for rest in _written(parts[1:]):
            yield start + rest


def _variants(part: Part) -> Iterator[str]:
    match part:
        case str():
            yield part
        case Argument() | Number():
            yield _SLOT
        case Choice(_, _, _, variants):
            for variant in variants.values():
                yield from _written(variant)


def _folded(text: str) -> str:
    """Without what capitals, spaces and the sign for one's turn make of a text."""
    return " ".join(text.removeprefix("●").split()).casefold()
