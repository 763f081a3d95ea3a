"""Reads a question in another language than English: says it in English in the ways that it may be meant, and takes the first that
is understood.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import islice
from typing import Final

from huetable.games.cluzzle.knowledge.english.plain_text import LONGEST
from huetable.games.cluzzle.knowledge.english.reading import Open, read_english
from huetable.games.cluzzle.knowledge.query import GoesWith, IsTrue, Query
from huetable.games.cluzzle.knowledge.table.entries import data_lines

from .readers import reader

_MOST_TRIED: Final = 40
_JOIN: Final = re.compile(r",|\b(?:[oueyi]|ou|oder|und)\b")
_MOST_WORDS: Final = 24
"""Nobody asks a longer question that can be answered with yes or no, and every word may have several meanings."""


@lru_cache(maxsize=4096)
def read_foreign(question: str, language: str) -> Query | Open | None:
    """What is asked; "open" if it cannot be answered with yes or no, None if it was not understood."""
    text = plain_question(question, language)
    if not text or len(text.split()) > _MOST_WORDS:
        return None
    if text in _menu(language):
        return IsTrue(_menu(language)[text])
    if reader(language).is_open(text):
        return "open"
    return _best(_readings(text, language))


def _readings(text: str, language: str) -> Iterator[Query | Open]:
    """What is understood of it in English; with many an "or" reading takes long, so that less is tried."""
    most = _MOST_TRIED // (1 + 2 * len(_JOIN.findall(text)))
    tried = (read_english(each) for each in islice(english_questions(text, language), most))
    return (found for found in tried if found is not None)


def _best(readings: Iterator[Query | Open]) -> Query | Open | None:
    """The first; but that something merely goes with the thing is the last that is meant."""
    doubtful = None
    for found in readings:
        if not isinstance(found, GoesWith):
            return found
        doubtful = doubtful or found
    return doubtful


@cache
def _menu(language: str) -> Mapping[str, str]:
    """The questions of the menu mean their attribute, whatever else they could mean."""
    lines = (line.partition(": ") for line in data_lines(f"{language}/attributes.txt"))
    return {plain_question(question, language): name for name, _, question in lines}


def english_questions(text: str, language: str) -> Iterator[str]:
    """A plain question said in English, in the ways that it may be meant, the likeliest first."""
    return reader(language).in_english(text)


def plain_question(question: str, language: str) -> str:
    """In lower case, without marks and without what asks for nothing."""
    text = re.sub(r"[^\w\s,.'’\"-]", " ", question[:LONGEST].lower()).strip(" .,")
    text = " ".join(re.sub(r"(?<!\d)\.|\.(?!\d)", " ", text).replace("’", "'").split())
    return reader(language).plain(text)
