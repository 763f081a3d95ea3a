"""What is wrong with the letters of a cue, each fault by its own name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from huetable.core.terms import Refusal
from huetable.games.hues_and_cues.rules import clauses
from huetable.language.folding import JOINERS
from huetable.language.lookalikes import APOSTROPHES, HYPHENS

MOST_CHARACTERS: Final = 100
"""Of a whole cue: two long words with all their accents fit."""
MOST_LETTERS: Final = 24
_QUOTED: Final = 30
"""So much of what was written is shown in a refusal: any text at all may come."""

HYPHEN: Final = re.compile(f"[{re.escape(HYPHENS)}]")
_APOSTROPHE: Final = re.compile(f"[{APOSTROPHES}]")


def quoted_part(text: str) -> str:
    """As much of it as a sentence can hold."""
    return text if len(text) <= _QUOTED else f"{text[:_QUOTED]}…"


def refuse_length(cue: str) -> Refusal | None:
    if len(cue) <= MOST_CHARACTERS:
        return None
    return Refusal(clauses.NOT_A_WORD, {"characters": len(cue), "most": MOST_CHARACTERS}, "length")


def spelling_faults(cue: str) -> Iterator[Refusal]:
    for chunk in cue.split():
        for word in HYPHEN.split(chunk):
            reason = _spelling_fault(word)
            if reason:
                yield Refusal(clauses.NOT_A_WORD, _details(chunk, word, reason), reason)


def _spelling_fault(word: str) -> str | None:
    """The reason why this is no word: a part between hyphens, or all of it."""
    if not word:
        return "hyphen"
    wrong = wrong_character(word)
    if wrong is not None:
        return _kind(wrong)
    if not all(part[:1].isalpha() for part in _APOSTROPHE.split(word)):
        return "apostrophe" if _APOSTROPHE.search(word) else "unseen"
    return "long" if letter_count(word) > MOST_LETTERS else None


def wrong_character(word: str) -> str | None:
    """The first that is neither a letter, nor its mark, nor an apostrophe."""
    return next(
        (
            character
            for character in word
            if character not in JOINERS + APOSTROPHES and unicodedata.category(character)[0] not in "LM"
        ),
        None,
    )


def _kind(character: str) -> str:
    if unicodedata.category(character)[0] == "N":
        return "digit"
    return "sign" if character.isprintable() else "unseen"


def _details(chunk: str, word: str, reason: str) -> dict[str, str | int]:
    if reason == "long":
        return {"word": quoted_part(word), "letters": letter_count(word), "most": MOST_LETTERS}
    if reason == "sign":
        return {"word": quoted_part(chunk), "sign": wrong_character(word) or ""}
    return {"word": quoted_part(chunk)}


def letter_count(word: str) -> int:
    return sum(character.isalpha() for character in word)
