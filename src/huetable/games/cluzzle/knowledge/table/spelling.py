"""What can be asked about the word itself: its letters, its length, its words, its rhymes."""

from __future__ import annotations

import re
from typing import Final, Literal

from huetable.games.cluzzle.rules.state import Answer
from huetable.language.folding import without_accents

Feature = Literal["starts", "ends", "contains", "letters", "words", "syllables", "before", "rhymes"]
VOWELS: Final = "aeiou"
_SOUNDS: Final = re.compile(r"[aeiouy]+")
_LAST_SOUND: Final = re.compile(r"[aeiouy]+[^aeiouy]*e?$|[aeiouy]+$")


def answer(word: str, feature: Feature, argument: str, relation: str, count: int) -> Answer:
    plain = re.sub(r"[^a-z ]", " ", without_accents(word)).strip()
    if not plain:
        return "unknown"
    match feature:
        case "starts":
            return _yes(
                plain.startswith(tuple(argument)) if len(argument) > 2 else plain.startswith(argument)
            )
        case "ends":
            return _yes(plain.endswith(tuple(argument)) if len(argument) > 2 else plain.endswith(argument))
        case "contains":
            return _yes(argument in plain)
        case "before":
            return _yes(plain[0] < argument)
        case "rhymes":
            return _rhymes(plain, argument)
        case _:
            return _yes(related(_number(plain, feature), relation, count))


def _number(plain: str, feature: Feature) -> int:
    if feature == "letters":
        return len(plain.replace(" ", ""))
    return len(plain.split()) if feature == "words" else syllables(plain)


def syllables(text: str) -> int:
    """As well as spelling tells."""
    return sum(
        max(1, len(_SOUNDS.findall(re.sub(r"(?<=[^aeiouyl])e$|(?<=[^l])es$", "", word))))
        for word in text.split()
    )


def related(known: float, relation: str, count: float) -> bool:
    match relation:
        case "more":
            return known > count
        case "less":
            return known < count
        case "least":
            return known >= count
        case "most":
            return known <= count
        case _:
            return known == count


def _rhymes(plain: str, other: str) -> Answer:
    """The same last sound is spelled the same, or else differs in its last letter; in between only ears can tell."""
    own, theirs = _LAST_SOUND.search(plain), _LAST_SOUND.search(other)
    if own is None or theirs is None:
        return "unknown"
    if own[0] == theirs[0]:
        return "yes"
    return "no" if own[0].rstrip("e")[-1:] != theirs[0].rstrip("e")[-1:] else "unknown"


def _yes(holds: bool) -> Answer:
    return "yes" if holds else "no"
