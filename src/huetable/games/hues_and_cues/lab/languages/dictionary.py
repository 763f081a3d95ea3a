"""The dictionary of a language, by which the cue check tells real words and their forms.

.venv/bin/python -m huetable.games.hues_and_cues.lab.languages.dictionary FOLDER    where FOLDER has what sources fetched

Each line is a folded word and what it is: "e" for an everyday word, "n", "a" and "v" for its parts of speech.
"""

from __future__ import annotations

import lzma
import re
import sys
from collections import defaultdict
from pathlib import Path
from typing import Final

from huetable.games.hues_and_cues.rules.cues.foreign_colours import foreign_colours
from huetable.language.known import language

from .sources import TABLES, debian_spanish, senses, words_by_frequency

DATA: Final = Path(__file__).parents[2] / "data"
COMMON: Final = {"es": 60_000, "pt": 60_000, "de": 90_000}
"""So far down the words are still words and names."""
EVERYDAY: Final = 20_000
ADJECTIVES: Final = {
    "de": ("ig", "lich", "isch", "bar", "sam", "haft", "los"),
    "es": ("oso",),
    "pt": ("oso",),
}
"""By these endings a common word is an adjective; the wordnets have few of them."""
THRICE: Final = re.compile(r"(.)\1\1")


def entries(folder: Path, code: str) -> dict[str, set[str]]:
    known = language(code)
    found: dict[str, set[str]] = defaultdict(set)
    common = [word for word in words_by_frequency(folder, code) if word.isalpha()][: COMMON[code]]
    for rank, word in enumerate(common):
        marks = ("e" if rank < EVERYDAY else "") + ("a" if word.endswith(ADJECTIVES[code]) else "")
        found[known.fold_word(word)].update(marks)
    for synset, word in senses(folder, code):
        if word.isalpha():
            found[known.fold_word(word)].update({"e", synset[-1]} & set("enav"))
    if code == "es":
        for word in debian_spanish(folder):
            found[known.fold_word(word)].update("")
    colours = {*known.colour_names, *known.colour_derivations, *foreign_colours(code)}
    return {word: marks for word, marks in found.items() if is_listed(word) and word not in colours}


def is_listed(word: str) -> bool:
    return bool(re.fullmatch("[a-z]{3,}", word)) and not THRICE.search(word)


def main() -> None:
    folder = Path(sys.argv[1])
    for code in TABLES:
        found = entries(folder, code)
        text = "\n".join(f"{word} {''.join(sorted(found[word]))}".strip() for word in sorted(found))
        file = DATA / code / "words.xz"
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(lzma.compress(text.encode("ascii"), preset=9 | lzma.PRESET_EXTREME))
        print(f"{code}: {len(found)} words, {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
