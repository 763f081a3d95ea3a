"""Our own translations, and those of the wordnets: which English words a word of another language stands for."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from huetable.games.hues_and_cues.knowledge.own_names import described_last
from huetable.games.hues_and_cues.rules.cues.vocabulary import vocabulary
from huetable.language.lookalikes import fold_lookalikes

from .sources import senses

FILE: Final = Path(__file__).parent / "concepts.txt"
CODES: Final = ("es", "pt", "de")
MOST: Final = 3
"""How many English words a word of a wordnet is carried over from."""
PARTS: Final = {"n": "noun", "a": "adj", "s": "adj", "v": "verb", "r": "adv"}


def concept_lines() -> Iterator[tuple[str, Mapping[str, list[str]]]]:
    """Each English word with its words in the other languages, as they are written."""
    for line in FILE.read_text("utf-8").splitlines():
        if line.startswith("= "):
            yield from ((name, {code: [name] for code in CODES}) for name in line[2:].split())
        elif line and not line.startswith("#"):
            english, *others = (part.strip() for part in line.split("|"))
            split = ([word.strip() for word in other.split(",")] for other in others)
            yield english, dict(zip(CODES, split, strict=True))


def our_translations(code: str) -> dict[tuple[str, ...], dict[str, float]]:
    """The folded words of each entry, and the English words it stands for."""
    found: dict[tuple[str, ...], dict[str, float]] = defaultdict(dict)
    for english, others in concept_lines():
        for place, written in enumerate(others[code]):
            words = tuple(described_last(written, vocabulary(code)))
            found[words][english] = 1.0 if place == 0 else 0.8
    return dict(found)


def wordnet_translations(folder: Path, code: str) -> dict[str, dict[str, float]]:
    """By meanings that both words have; what English words mean first counts most."""
    english = _english_by_synset(folder)
    found: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    fold = vocabulary(code).language.fold_word
    for synset, word in senses(folder, code):
        if re.fullmatch("[a-z]+", fold(word)):
            for other, share in english.get(synset, {}).items():
                found[fold(word)][other] += share
    return {
        word: dict(sorted(others.items(), key=lambda item: -item[1])[:MOST]) for word, others in found.items()
    }


@cache
def _english_by_synset(folder: Path) -> dict[str, dict[str, float]]:
    """The English words of each meaning of WordNet 3.0: 1 where it is the first meaning of the word, else less."""
    found: dict[str, dict[str, float]] = defaultdict(dict)
    for letter, part in PARTS.items():
        for line in (folder / f"wordnet-base/usr/share/wordnet/index.{part}").read_text("utf-8").splitlines():
            if line.startswith("  "):
                continue
            fields = line.split()
            for rank, place in enumerate(fields[-int(fields[2]) :]):
                if fields[0].isalpha():
                    found[f"{place}-{letter}"][fold_lookalikes(fields[0])] = 1 / (1 + rank)
    return found
