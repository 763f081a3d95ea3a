"""The names that simulated people know: those of the open lists that are one word or two, list by list.

.venv/bin/python -m huetable.games.hues_and_cues.lab.giving.people_names FOLDER    where FOLDER has what lab.sources fetched
"""

from __future__ import annotations

import lzma
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from huetable.games.hues_and_cues.lab.sources import colours
from huetable.games.hues_and_cues.rules.cues.everyday_words import is_everyday_word
from huetable.language.en.colour_names import COLOUR_FORMS

FILE: Final = Path(__file__).parent / "people.xz"
CROWDS: Final = frozenset(["xkcd", "mlmc_english"])
"""Lists of what hundreds of people called a colour."""


def names(folder: Path) -> Iterator[str]:
    """Lines such as "+ sea foam #98e8c8", where + stands for a crowd's name."""
    for named in colours(folder):
        words = named.name.lower().split()
        if len(words) <= 2 and all(is_everyday_word(word) or word in COLOUR_FORMS for word in words):
            yield f"{'+' if named.source in CROWDS else '-'} {' '.join(words)} {named.code.lower()}"


def main() -> None:
    data = "\n".join(sorted(set(names(Path(sys.argv[1])))))
    FILE.write_bytes(lzma.compress(data.encode("ascii"), preset=9 | lzma.PRESET_EXTREME))
    print(f"{FILE.name}: {data.count(chr(10)) + 1} names, {FILE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
