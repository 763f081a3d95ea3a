"""The dictionary by which the cue check tells real words: made of WordNet and of the commonest words of GloVe.

.venv/bin/python -m huetable.games.hues_and_cues.lab.dictionary FOLDER    where FOLDER has what lab.sources fetched
"""

from __future__ import annotations

import lzma
import re
import sys
from collections.abc import Iterable
from pathlib import Path

from huetable.language.en.colour_names import COLOUR_FORMS

from .sources import lemmas, words_by_frequency

COMMON = 40_000
"""So far down GloVe's words are still words and names; further down they are what people mistyped."""

LEFT_OUT = {"jetblue", "bluewave", "whitehouse", "redd", "ree", "blu"}
"""Common enough, but colour names glued, doubled or cut short all the same."""

ADDED = {"reddit"}
"""A word of today that neither source knows, and that would pass for a disguise."""

GAME = Path(__file__).parents[1]

TESTED = 20_000
"""How many of the commonest words a test puts to the cue check."""


def words(folder: Path) -> set[str]:
    known = set(lemmas(folder))
    common = words_by_frequency(folder)[:COMMON]
    found = {word for word in common if re.fullmatch("[a-z]+", word) and not derived(word, known)}
    return {word for word in known | found | ADDED if len(word) > 2} - LEFT_OUT - set(COLOUR_FORMS)


def derived(word: str, known: set[str]) -> bool:
    """Plurals and verb forms are found by rule, so they need no room."""
    return any(
        word.endswith(ending) and word.removesuffix(ending) in known and len(word) > len(ending) + 2
        for ending in ("s", "ed", "ing")
    )


def write(file: Path, found: Iterable[str]) -> None:
    data = "\n".join(found).encode("ascii")
    file.write_bytes(lzma.compress(data, preset=9 | lzma.PRESET_EXTREME))
    print(f"{file.name}: {len(data.split())} words, {file.stat().st_size} bytes")


def main() -> None:
    folder = Path(sys.argv[1])
    common = [word for word in words_by_frequency(folder) if re.fullmatch("[a-z]+", word)]
    write(GAME / "data/words.xz", sorted(words(folder)))
    write(GAME / "tests/common.xz", common[:TESTED])


if __name__ == "__main__":
    main()
