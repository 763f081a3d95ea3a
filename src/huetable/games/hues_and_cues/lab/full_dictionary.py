"""The words that the everyday dictionary lacks: SCOWL's, and some of today's that SCOWL does not know either.

.venv/bin/python -m huetable.games.hues_and_cues.lab.full_dictionary FOLDER    where FOLDER has what lab.sources fetched
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from huetable.games.hues_and_cues.rules.cues.everyday_words import is_everyday_word
from huetable.language.en.colour_names import COLOUR_FORMS
from huetable.language.en.regular_forms import with_s

from .dictionary import GAME, LEFT_OUT, write
from .sources import scowl

DRAWN_OUT = re.compile(r"(.)\1\1")
"""Such as zzz: a noise, and how a colour name is hidden."""

KINDS = ("words", "upper", "proper-names")

BY_HAND = """
blackspot bluecap bluegum blueschist blueshift brownnose brownnoser browntop graywater grayscale greenkeeper greenlight
greenlit greenstick greenstuff greenwash greenwashed greenwasher greenwashing greyscale greywater orangeroot pinkwashing
purpleheart purplewood redditor whitebark whiteprint whitetip yellowback yellowbelly yellowfish yellowjacket
"""
"""Words with a colour name in them that larger dictionaries have, and that would pass for a disguise."""


def words(folder: Path) -> set[str]:
    by_hand = {form for word in BY_HAND.split() for form in (word, *with_s(word))}
    listed = by_hand.union(*(scowl(folder, kind) for kind in KINDS))
    useless = {word for word in listed if is_everyday_word(word) or len(word) < 3 or DRAWN_OUT.search(word)}
    return listed - useless - LEFT_OUT - set(COLOUR_FORMS)


if __name__ == "__main__":
    write(GAME / "data/more_words.xz", sorted(words(Path(sys.argv[1]))))
