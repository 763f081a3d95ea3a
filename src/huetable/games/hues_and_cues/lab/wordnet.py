"""What WordNet says about a word, as evidence of its colour: the words of its definition and of its kind."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import NamedTuple

from huetable.language.lookalikes import fold_lookalikes

from .sources import wordnet_lines

PARTS = ("noun", "adj", "verb")
SENSES = 2
"""Of each part of speech, the commonest first: later ones are rarely meant."""
MOST = 10

KIND = 0.5
"""What a word of the kind counts, against one of the definition."""


class WordNetEntry(NamedTuple):
    words: tuple[str, ...]
    above: tuple[tuple[str, int], ...]
    gloss: str
    category: int


class WordNet:
    def __init__(self, folder: Path) -> None:
        self.entries: dict[tuple[str, int], WordNetEntry] = {}
        self.senses: dict[str, list[tuple[str, int]]] = {}
        for part in PARTS:
            for line in wordnet_lines(folder, f"data.{part}"):
                place, entry = _entry(part, line)
                self.entries[place] = entry
            for line in wordnet_lines(folder, f"index.{part}"):
                fields = line.split()
                places = [(part, int(place)) for place in fields[-int(fields[2]) :]]
                self.senses.setdefault(fields[0], []).extend(places[:SENSES])

    def concrete(self, word: str, categories: Collection[int]) -> bool:
        """Whether the word means first of all a thing of these kinds."""
        part, place = self.senses.get(word, [("", 0)])[0]
        return part == "noun" and self.entries[part, place].category in categories

    def evidence(self, word: str, known: Collection[str]) -> dict[str, float]:
        """The known words by which a word is defined, and how much each of them counts."""
        found: dict[str, float] = defaultdict(float)
        for number, place in enumerate(self.senses.get(word, [])[: 2 * SENSES]):
            share = 1 / (1 + number % SENSES)
            entry = self.entries[place]
            definition = set(_folded(entry.gloss.partition('"')[0])) | _parts(entry.words)
            kind = _parts(self.entries[entry.above[0]].words) if entry.above else set()
            for weight, words in ((share, definition), (share * KIND, kind)):
                for other in words:
                    if other in known and other != word:
                        found[other] += weight
        return found


def _entry(part: str, line: str) -> tuple[tuple[str, int], WordNetEntry]:
    data, _, gloss = line.partition(" | ")
    fields = data.split()
    count = int(fields[3], 16)
    words = tuple(fields[4 + 2 * i].partition("(")[0] for i in range(count))
    pointers = fields[5 + 2 * count :]
    above = tuple(
        (part, int(pointers[i + 1]))
        for i in range(0, len(pointers) - 3, 4)
        if pointers[i] in ("@", "@i", "&", "\\") and pointers[i + 2] == part[0]
    )
    return (part, int(fields[0])), WordNetEntry(words, above, gloss, int(fields[1]))


def _folded(text: str) -> Iterator[str]:
    return (fold_lookalikes(word) for word in re.split(r"[^\w']+", text))


def _parts(words: tuple[str, ...]) -> set[str]:
    return {fold_lookalikes(part) for word in words for part in word.split("_")}
